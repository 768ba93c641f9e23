import type { Template } from './template.ts';

/** The fourteen parts of Tyree and Akerman, as sections. */
export const tyreeAkerman: Template = {
  id: 'tyree-akerman',
  title: 'Tyree and Akerman',
  dialect: 'tyree-akerman',
  text: `# {title}

## Issue

{The design question, and why it has to be answered now.}

## Decision

{The position that was taken.}

## Status

{pending | decided | approved}

## Group

{A name for decisions of this kind.}

## Assumptions

{What is taken for given: cost, schedule, technology.}

## Constraints

{What the decision must not change.}

## Positions

* {position 1}
* {position 2}

## Argument

{Why this position: cost, time, people.}

## Implications

{What follows: other decisions, new requirements, training.}

## Related decisions

{Other decisions that this one touches.}

## Related requirements

{Requirements that call for it.}

## Related artifacts

{Designs and documents that show it.}

## Related principles

{Principles it follows.}

## Notes

{What was said on the way.}
`,
};
