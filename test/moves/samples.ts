/** A log in one notation: two records, and how a diff of a status move looks. */
export interface Sample {
  readonly name: string;
  /** Text of a record with a number, a title and a status word in lower case. */
  text(number: string, title: string, status: string): string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const NYGARD = (status: string): string =>
  `## Status\n\n${capital(status)}\n\n## Context\n\nThe old way no longer holds.\n\n## Decision\n\nWe change it.\n\n## Consequences\n\nOne more part to run.\n`;
const MADR =
  '## Context and Problem Statement\n\nWhich way?\n\n## Considered Options\n\n* One\n* Two\n\n## Decision Outcome\n\nChosen option: "One", because it is there.\n';

export const SAMPLES: readonly Sample[] = [
  {
    name: 'adr-tools',
    text: (number, title, status) => `# ${Number(number)}. ${title}\n\nDate: 2025-02-03\n\n${NYGARD(status)}`,
  },
  { name: 'Nygard without a date', text: (number, title, status) => `# ADR ${number}: ${title}\n\n${NYGARD(status)}` },
  {
    name: 'MADR 4',
    text: (_number, title, status) =>
      `---\nstatus: ${status}\ndate: 2025-02-03\ndecision-makers: Ada, Ben\n---\n\n# ${title}\n\n${MADR}`,
  },
  {
    name: 'MADR 3',
    text: (_number, title, status) =>
      `---\n# These are optional elements.\nstatus: "${status}"\ndate: 2025-02-03\ndeciders: [Ada, Ben]\n---\n# ${title}\n\n${MADR}`,
  },
  {
    name: 'MADR 2',
    text: (_number, title, status) => `# ${title}\n\n* Status: ${status}\n* Deciders: Ada, Ben\n* Date: 2025-02-03\n\n${MADR}`,
  },
  {
    name: 'log4brains',
    text: (_number, title, status) =>
      `# ${title}\n\n- Status: ${status}\n- Deciders: Ada\n- Date: 2025-02-03\n- Tags: data\n\n${MADR}`,
  },
  {
    name: 'bold bullets',
    text: (number, title, status) =>
      `# ${number} ${title}\n\n- **Status:** ${capital(status)}\n- **Date:** 2025-02-03\n\n${MADR}`,
  },
  {
    name: 'a bold line',
    text: (number, title, status) =>
      `# ${number}. ${title}\n\n**Status:** ${capital(status)}\n\n**Date:** 2025-02-03\n\n## Context\n\nWhy.\n\n## Decision\n\nThis.\n\n## Consequences\n\nThat.\n`,
  },
  {
    name: 'a pipe line',
    text: (number, title, status) =>
      `# ADR-${number}: ${title}\n\n**Status:** ${capital(status)} | **Date:** 2025-02-03\n\n## Context\n\nWhy.\n\n## Decision\n\nThis.\n\n## Consequences\n\n### Advantages\n\n- Good\n\n### Disadvantages / Risks\n\n- Bad\n\n### Follow-ups\n\n- [ ] Do\n`,
  },
  {
    name: 'a table',
    text: (number, title, status) =>
      `# ${number} ${title}\n\n| Status | Date |\n| --- | --- |\n| ${capital(status)} | 2025-02-03 |\n\n## Context\n\nWhy.\n\n## Decision\n\nThis.\n\n## Consequences\n\nThat.\n`,
  },
  {
    name: 'carriage returns',
    text: (number, title, status) =>
      `# ${Number(number)}. ${title}\n\nDate: 2025-02-03\n\n${NYGARD(status)}`.replaceAll('\n', '\r\n'),
  },
  { name: 'a byte-order mark', text: (_number, title, status) => `\uFEFF---\nstatus: ${status}\n---\n\n# ${title}\n\n${MADR}` },
  {
    name: 'no line end at the end',
    text: (number, title, status) => `# ${Number(number)}. ${title}\n\n${NYGARD(status)}`.trimEnd(),
  },
];
