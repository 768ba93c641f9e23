import type { Template } from './template.ts';

/** MADR 3: the status holds a link, the check is a section of its own. */
export const madr3: Template = {
  id: 'madr-3',
  title: 'MADR 3',
  dialect: 'madr-3',
  text: `---
status: {proposed | rejected | accepted | deprecated | … | superseded by [ADR-0005](0005-example.md)}
date: {YYYY-MM-DD when the decision was last updated}
deciders: {list everyone involved in the decision}
consulted: {list everyone whose opinions are sought}
informed: {list everyone who is kept up-to-date}
---

# {short title of solved problem and solution}

## Context and Problem Statement

{Describe the context and problem statement.}

<!-- This is an optional element. Feel free to remove. -->
## Decision Drivers

* {decision driver 1}

## Considered Options

* {title of option 1}
* {title of option 2}

## Decision Outcome

Chosen option: "{title of option 1}", because {justification}.

<!-- This is an optional element. Feel free to remove. -->
### Consequences

* Good, because {positive consequence}
* Bad, because {negative consequence}

<!-- This is an optional element. Feel free to remove. -->
## Validation

{Describe how the implementation is checked.}

<!-- This is an optional element. Feel free to remove. -->
## Pros and Cons of the Options

### {title of option 1}

* Good, because {argument a}
* Bad, because {argument b}

<!-- This is an optional element. Feel free to remove. -->
## More Information

{Evidence and links.}
`,
};
