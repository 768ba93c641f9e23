import type { Template } from './template.ts';

/** Nygard's parts with the marks that adr-tools fills in. */
export const adrTools: Template = {
  id: 'adr-tools',
  title: 'adr-tools',
  dialect: 'adr-tools',
  text: `# NUMBER. TITLE

Date: DATE

## Status

STATUS

## Context

<!-- the forces at play -->

## Decision

<!-- our answer to them -->

## Consequences

<!-- the situation afterwards -->
`,
};
