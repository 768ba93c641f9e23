/** What a healthy record says; every style writes the same facts in its own form. */
export interface RecordFacts {
  readonly number: number;
  readonly title: string;
  readonly day: string;
}

/** One family of records, as small as its users would call complete. */
export interface RecordStyle {
  readonly name: string;
  /** Whether records carry front matter, compare options, and have a number. */
  readonly traits: readonly ('front-matter' | 'options' | 'numbered' | 'numbered-title' | 'ordered')[];
  readonly path: (facts: RecordFacts) => string;
  readonly text: (facts: RecordFacts) => string;
  /** The line that says `accepted`, and the one that says the day. */
  readonly statusLine: string;
  readonly dateLine: (day: string) => string;
  /** Headings as this style writes them. */
  readonly context: string;
  readonly outcome: string;
  /** A line that claims to supersede another record, and the line after which it stands. */
  readonly supersedes: (old: RecordFacts) => string;
  readonly supersededBy: (next: RecordFacts) => string;
  readonly claimAfter: (facts: RecordFacts) => string;
}

export const FIRST: RecordFacts = { number: 1, title: 'Use one queue', day: '2025-03-03' };
export const SECOND: RecordFacts = { number: 2, title: 'Cache tariffs in memory', day: '2025-03-10' };
export const THIRD: RecordFacts = { number: 3, title: 'Sign webhooks', day: '2025-04-07' };
export const FOURTH: RecordFacts = { number: 4, title: 'Keep events for a year', day: '2025-05-12' };

/** The decisions of every healthy log. */
export const DECISIONS: readonly RecordFacts[] = [FIRST, SECOND, THIRD, FOURTH];

/** The files of a healthy log in one style, by path. */
export function healthyLog(style: RecordStyle): Readonly<Record<string, string>> {
  return Object.fromEntries(DECISIONS.map((facts) => [style.path(facts), style.text(facts)]));
}

const CONTEXT = 'Support gets five letters a week about it, and nobody knows who answers them.';
const numbered =
  (folder: string): RecordStyle['path'] =>
  (facts) =>
    `${folder}/${fourDigits(facts)}-${slug(facts)}.md`;
const keyed =
  (word: string): ((other: RecordFacts) => string) =>
  (other) =>
    `${word}: ${fourDigits(other)}-${slug(other)}`;

const madrBody = (consequences: string): string => `## Context and Problem Statement

${CONTEXT}

## Decision Drivers

* Less work at night

## Considered Options

* The short way
* The long way

## Decision Outcome

Chosen option: "The short way", because it needs nothing new.

${consequences}

## Pros and Cons of the Options

### The short way

* Good, because it needs nothing new

### The long way

* Bad, because it takes until autumn
`;

const CONSEQUENCES_4 = `### Consequences

* Good, because the letters stop
* Bad, because one team has to be on call`;

const CONSEQUENCES_2 = `### Positive Consequences

* The letters stop

### Negative Consequences

* One team has to be on call`;

const madr4: RecordStyle = {
  name: 'MADR 4',
  traits: ['front-matter', 'options', 'numbered', 'ordered'],
  path: numbered('docs/decisions'),
  text: ({ title, day }) =>
    `---\nstatus: accepted\ndate: ${day}\ndecision-makers: platform team\n---\n\n# ${title}\n\n${madrBody(CONSEQUENCES_4)}`,
  statusLine: 'status: accepted',
  dateLine: (day) => `date: ${day}`,
  context: '## Context and Problem Statement',
  outcome: '## Decision Outcome',
  supersedes: keyed('supersedes'),
  supersededBy: keyed('superseded-by'),
  claimAfter: () => 'decision-makers: platform team',
};

const madr3: RecordStyle = {
  ...madr4,
  name: 'MADR 3',
  text: ({ title, day }) =>
    `---\nstatus: accepted\ndate: ${day}\ndeciders: platform team\n---\n\n# ${title}\n\n${madrBody(CONSEQUENCES_4)}`,
  claimAfter: () => 'deciders: platform team',
};

const madr2: RecordStyle = {
  name: 'MADR 2',
  traits: ['options', 'numbered', 'ordered'],
  path: numbered('docs/adr'),
  text: ({ title, day }) =>
    `# ${title}\n\n* Status: accepted\n* Deciders: platform team\n* Date: ${day}\n\n${madrBody(CONSEQUENCES_2)}\n## Links\n\n* The letters are kept by support.\n`,
  statusLine: '* Status: accepted',
  dateLine: (day) => `* Date: ${day}`,
  context: '## Context and Problem Statement',
  outcome: '## Decision Outcome',
  supersedes: (old) => `* Supersedes [${old.title}](${fourDigits(old)}-${slug(old)}.md)`,
  supersededBy: (next) => `* Superseded by [${next.title}](${fourDigits(next)}-${slug(next)}.md)`,
  claimAfter: () => '* The letters are kept by support.',
};

const log4brains: RecordStyle = {
  name: 'log4brains',
  traits: ['options', 'ordered'],
  path: (facts) => `docs/adr/${dated(facts)}.md`,
  text: ({ title, day }) =>
    `# ${title}\n\n- Status: accepted\n- Deciders: platform team\n- Date: ${day}\n- Tags: operations\n\n${madrBody(CONSEQUENCES_2).replaceAll('\n* ', '\n- ')}\n## Links\n\n- The letters are kept by support.\n`,
  statusLine: '- Status: accepted',
  dateLine: (day) => `- Date: ${day}`,
  context: '## Context and Problem Statement',
  outcome: '## Decision Outcome',
  supersedes: (old) => `- Supersedes [${old.title}](${dated(old)}.md)`,
  supersededBy: (next) => `- Superseded by [${next.title}](${dated(next)}.md)`,
  claimAfter: () => '- The letters are kept by support.',
};

const nygardBody = `## Context

${CONTEXT}

## Decision

We take the short way, since it needs nothing new.

## Consequences

The letters stop. One team has to be on call.
`;

const adrTools: RecordStyle = {
  name: 'adr-tools',
  traits: ['numbered', 'numbered-title', 'ordered'],
  path: numbered('doc/adr'),
  text: ({ number, title, day }) => `# ${number}. ${title}\n\nDate: ${day}\n\n## Status\n\nAccepted\n\n${nygardBody}`,
  statusLine: 'Accepted',
  dateLine: (day) => `Date: ${day}`,
  context: '## Context',
  outcome: '## Decision',
  supersedes: (old) => `\nSupersedes [${old.number}. ${old.title}](${fourDigits(old)}-${slug(old)}.md)`,
  supersededBy: (next) => `\nSuperseded by [${next.number}. ${next.title}](${fourDigits(next)}-${slug(next)}.md)`,
  claimAfter: () => 'Accepted',
};

const lifecycle: RecordStyle = {
  name: 'decision lifecycle',
  traits: ['front-matter', 'numbered', 'numbered-title', 'ordered'],
  path: numbered('docs/decisions'),
  text: (facts) =>
    `---\nstatus: accepted\ndate: ${facts.day}\ntitle: ${facts.title}\ndecided-by: platform team\n---\n\n# ADR-${fourDigits(facts)} - ${facts.title}\n\n## Status\n\nAccepted\n\n${nygardBody}`,
  statusLine: 'status: accepted',
  dateLine: (day) => `date: ${day}`,
  context: '## Context',
  outcome: '## Decision',
  supersedes: keyed('supersedes'),
  supersededBy: keyed('superseded-by'),
  claimAfter: () => 'decided-by: platform team',
};

const mxDecision: RecordStyle = {
  name: 'mxDecision',
  traits: ['numbered', 'numbered-title', 'ordered'],
  path: (facts) => `docs/decisions/ADR-${fourDigits(facts)}-${slug(facts)}.md`,
  text: (facts) =>
    `# ADR-${fourDigits(facts)}: ${facts.title}\n**Status:** accepted | **Date:** ${facts.day}\n\n${nygardBody.slice(0, nygardBody.indexOf('The letters'))}### Advantages\n\n- The letters stop\n\n### Disadvantages / Risks\n\n- One team has to be on call\n\n### Follow-ups\n\n- [x] Tell support\n\nAll of it is told in the handbook.\n`,
  statusLine: '**Status:** accepted | **Date:** ',
  dateLine: (day) => `**Status:** accepted | **Date:** ${day}`,
  context: '## Context',
  outcome: '## Decision',
  supersedes: (old) => `\n**Supersedes:** ADR-${fourDigits(old)}`,
  supersededBy: (next) => `\n**Superseded by:** ADR-${fourDigits(next)}`,
  claimAfter: () => 'All of it is told in the handbook.',
};

/** The styles whose healthy logs the tests start from. */
export const STYLES: readonly RecordStyle[] = [madr4, madr3, madr2, log4brains, adrTools, lifecycle, mxDecision];

function fourDigits({ number }: RecordFacts): string {
  return `${number}`.padStart(4, '0');
}

function slug({ title }: RecordFacts): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function dated(facts: RecordFacts): string {
  return `${facts.day.replaceAll('-', '')}-${slug(facts)}`;
}
