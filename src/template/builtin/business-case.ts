import type { Template } from './template.ts';

/** The business case form. */
export const businessCase: Template = {
  id: 'business-case',
  title: 'Business case',
  dialect: 'business-case',
  text: `# {title}

## Status

{proposed | accepted | rejected | deprecated | superseded}

## Evaluation criteria

* {criterion 1}

## Candidates to consider

* {candidate 1}
* {candidate 2}

## Research and analysis of each candidate

{How each candidate meets the criteria, its cost, its strengths and weaknesses.}

## Recommendation

{The candidate to take, and why.}
`,
};
