import type { Template } from './template.ts';

/** The five parts of Michael Nygard, with a prompt for each. */
export const nygard: Template = {
  id: 'nygard',
  title: 'Nygard',
  dialect: 'nygard',
  text: `# {title}

## Status

{proposed | accepted | rejected | deprecated | superseded}

## Context

_What situation calls for a decision?_

## Decision

_What do we do about it?_

## Consequences

_What becomes easier, and what becomes harder?_
`,
};
