import type { Template } from './template.ts';

/** The Alexandrian form. */
export const alexandrian: Template = {
  id: 'alexandrian',
  title: 'Alexandrian',
  dialect: 'alexandrian',
  text: `# {title}

## Prologue (Summary)

{The decision in one sentence.}

## Discussion (Context)

{The forces: technical, social, of the project.}

## Solution (Decision)

{How the forces are resolved.}

## Consequences (Results)

{What holds afterwards, wanted or not.}
`,
};
