import type { Template } from './template.ts';

/** MADR 4.0.0 with all its parts. */
export const madr4: Template = {
  id: 'madr-4',
  title: 'MADR 4',
  dialect: 'madr-4',
  text: `---
status: "{proposed | rejected | accepted | deprecated | … | superseded by ADR-0123}"
date: {YYYY-MM-DD when the decision was last updated}
decision-makers: {list everyone involved in the decision}
consulted: {list everyone whose opinions are sought; two-way communication}
informed: {list everyone who is kept up-to-date; one-way communication}
---

# {short title, representative of solved problem and found solution}

## Context and Problem Statement

{Describe the context and problem statement in two to three sentences or as a story. You may want to articulate the problem as a question.}

<!-- This is an optional element. Feel free to remove. -->
## Decision Drivers

* {decision driver 1}
* {decision driver 2}

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
### Confirmation

{Describe how it is confirmed that the decision is followed.}

<!-- This is an optional element. Feel free to remove. -->
## Pros and Cons of the Options

### {title of option 1}

* Good, because {argument a}
* Neutral, because {argument b}
* Bad, because {argument c}

<!-- This is an optional element. Feel free to remove. -->
## More Information

{Evidence, agreement of the team, when and how the decision is looked at again, links to other decisions.}
`,
};
