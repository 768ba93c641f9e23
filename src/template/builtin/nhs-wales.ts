import type { Template } from './template.ts';

/** GIG Cymru: status in an admonition, from summary to recommendation. */
export const nhsWales: Template = {
  id: 'nhs-wales',
  title: 'GIG Cymru',
  dialect: 'nhs-wales',
  text: `# {title}

!!! info
    **Status**: {proposed | under review | accepted | rejected | superseded | deprecated}
    **Updated**: {YYYY-MM-DD}

## Summary

{The question in a few sentences.}

## Drivers

- {driver 1}

## Options

- {option 1}
- {option 2}

## Options Analysis

{Pro, con and other points of each option.}

## Recommendation

{The option to take, and why.}

### Consequences

- {what follows}

### Confirmation

{How it is checked.}

## More Information

{Links.}
`,
};
