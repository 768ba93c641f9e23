import type { Template } from './template.ts';

/** MADR 2: metadata as a list below the title. */
export const madr2: Template = {
  id: 'madr-2',
  title: 'MADR 2',
  dialect: 'madr-2',
  text: `# [short title of solved problem and solution]

* Status: [proposed | rejected | accepted | deprecated | … | superseded by [ADR-0005](0005-example.md)] <!-- optional -->
* Deciders: [list everyone involved in the decision] <!-- optional -->
* Date: [YYYY-MM-DD when the decision was last updated] <!-- optional -->

Technical Story: [description | ticket/issue URL] <!-- optional -->

## Context and Problem Statement

[Describe the context and problem statement.]

## Decision Drivers <!-- optional -->

* [driver 1]

## Considered Options

* [option 1]
* [option 2]

## Decision Outcome

Chosen option: "[option 1]", because [justification].

### Positive Consequences <!-- optional -->

* [e.g., improvement of quality attribute satisfaction]

### Negative Consequences <!-- optional -->

* [e.g., compromising quality attribute]

## Pros and Cons of the Options <!-- optional -->

### [option 1]

* Good, because [argument a]
* Bad, because [argument b]

## Links <!-- optional -->

* [Link type] [Link to ADR] <!-- example: Refined by [ADR-0005](0005-example.md) -->
`,
};
