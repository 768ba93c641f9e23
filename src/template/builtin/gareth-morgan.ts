import type { Template } from './template.ts';

/** Number in brackets, status in its heading. */
export const garethMorgan: Template = {
  id: 'gareth-morgan',
  title: 'Gareth Morgan',
  dialect: 'gareth-morgan',
  text: `# [000] {title}

## Status - DRAFT

## Context

_The situation and its constraints._

## Decided Approach

_The approach that was taken._

## Consequences

_What it costs and what it brings._

## Governance

_How it is watched that the decision is kept._

## Options Analysis

_The other ways, and why they were left._
`,
};
