import type { Template } from './template.ts';

/** A decision as chapter 9 of an arc42 document has it: Nygard's parts one level deeper. */
export const arc42: Template = {
  id: 'arc42',
  title: 'arc42, chapter 9',
  dialect: 'nygard',
  text: `## {title of the decision}

### Status

{proposed | accepted | deprecated | superseded}

### Context

<the problem, its constraints and who is affected>

### Decision

<the choice, in full sentences>

### Consequences

<what follows for the other chapters>
`,
};
