import type { Template } from './template.ts';

/** The parts of MADR 4.0.0 that every record has. */
export const madr4Minimal: Template = {
  id: 'madr-4-minimal',
  title: 'MADR 4, minimal',
  dialect: 'madr-4',
  text: `# {short title, representative of solved problem and found solution}

## Context and Problem Statement

{Describe the context and problem statement in two to three sentences or as a story.}

## Considered Options

* {title of option 1}
* {title of option 2}

## Decision Outcome

Chosen option: "{title of option 1}", because {justification}.

<!-- This is an optional element. Feel free to remove. -->
### Consequences

* Good, because {positive consequence}
* Bad, because {negative consequence}
`,
};
