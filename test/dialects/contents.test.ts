import { describe, expect, it } from 'vitest';
import { readRecord } from './read-record.ts';

describe('the outcome', () => {
  it.each([
    ['Chosen option: "NATS", because it is small.', 'NATS', 'it is small.'],
    ['Chosen option: \'Section "A"\', because of b.', 'Section "A"', 'b.'],
    ['Chosen option: “NATS”, because it is small.', 'NATS', 'it is small.'],
    ['Chosen option: NATS, because it is small.', 'NATS', 'it is small.'],
    ['Chosen option: **NATS**, because it is small.', 'NATS', 'it is small.'],
    ['**Chosen option:** "NATS", because it is small.', 'NATS', 'it is small.'],
    ['Chosen option: [NATS](#nats), because it is small.', 'NATS', 'it is small.'],
    ['Chosen option: "NATS", because\n\n* it is small\n* it is quick', 'NATS', '* it is small\n* it is quick'],
    ['Chosen option: "NATS".', 'NATS', undefined],
    ['Opción elegida: "NATS", porque es pequeño.', 'NATS', 'es pequeño.'],
    ['Gewählte Option: "NATS", weil es klein ist.', 'NATS', 'es klein ist.'],
    ['We use NATS.', undefined, undefined],
    ['```\nChosen option: "NATS", because x.\n```', undefined, undefined],
    ['<!-- Chosen option: "NATS", because x. -->', undefined, undefined],
  ])('%j', (text, chosen, because) => {
    const { outcome } = readRecord(`# A\n\n## Considered Options\n\n* NATS\n* B\n\n## Decision Outcome\n\n${text}\n`);
    expect([outcome?.chosen?.value, outcome?.because?.value]).toEqual([chosen, because]);
  });
});

describe('options', () => {
  const titles = (text: string): readonly string[] =>
    readRecord(text).options.map(
      ({ title, listed, described }) => `${title}${listed ? ' listed' : ''}${described ? ' described' : ''}`,
    );

  it.each([
    ['a list', '## Considered Options\n\n* A\n* B\n', ['A listed', 'B listed']],
    ['a numbered list', '## Options\n\n1. A\n2. B\n', ['A listed', 'B listed']],
    [
      'links',
      '## Considered Options\n\n* [A](#a)\n* [B](#b)\n\n## Pros and Cons of the Options\n\n### A\n\n* Good, because x\n\n### B\n\n* Bad, because y\n',
      ['A listed described', 'B listed described'],
    ],
    ['bold titles with text', '## Considered Options\n\n* **A**: the first\n* **B**: the second\n', ['A listed', 'B listed']],
    [
      'headings below the options',
      '## Considered Options\n\n### Option 1: A\n\nx\n\n### Option 2: B\n\ny\n',
      ['Option 1: A described', 'Option 2: B described'],
    ],
    [
      'an argued option that is not listed',
      '## Considered Options\n\n* A\n* B\n\n## Pros and Cons of the Options\n\n### C\n\n* Good, because x\n',
      ['A listed', 'B listed', 'C described'],
    ],
    ['a nested list belongs to its option', '## Considered Options\n\n* A\n  * Good, because x\n* B\n', ['A listed', 'B listed']],
    ['none in code', '## Considered Options\n\n```\n* A\n```\n', []],
  ])('%s', (_name, text, expected) => {
    expect(titles(`# T\n\n${text}`)).toEqual(expected);
  });

  it('have signed arguments', () => {
    const [option] = readRecord(
      '# T\n\n## Considered Options\n\n* A\n\n## Pros and Cons of the Options\n\n### A\n\n* Good, because x\n* Bad, because y\n* Neutral, because z\n* Just said\n',
    ).options;
    expect(option?.arguments.map((one) => one.sign)).toEqual(['good', 'bad', 'neutral', 'unsigned']);
  });
});

describe('consequences', () => {
  it.each([
    ['of MADR 4', '## Decision Outcome\n\nx\n\n### Consequences\n\n* Good, because a\n* Bad, because b\n', ['good', 'bad']],
    [
      'of MADR 2',
      '## Decision Outcome\n\nx\n\n### Positive Consequences\n\n* a\n\n### Negative Consequences\n\n* b\n',
      ['good', 'bad'],
    ],
    ['of Nygard', '## Consequences\n\n- a\n- b\n', ['unsigned', 'unsigned']],
    [
      'under headings of their own',
      '## Consequences\n\n### Positive\n\n- a\n\n### Negative\n\n- b\n\n### Neutral\n\n- c\n',
      ['good', 'bad', 'neutral'],
    ],
    [
      'not those of an option',
      '## Consequences\n\n- a\n\n## Pros and Cons of the Options\n\n### B\n\n#### Positive\n\n- b\n',
      ['unsigned'],
    ],
  ])('%s', (_name, text, signs) => {
    expect(readRecord(`# T\n\n${text}`).consequences.map((one) => one.sign)).toEqual(signs);
  });
});

describe('follow-ups', () => {
  /** Vectors of the narrow algorithm: what follows `### Follow-ups`, and what it counts as done and total. */
  const VECTORS: readonly (readonly [text: string, done: number, total: number])[] = [
    ['- [x] a\n- [ ] b\n', 1, 2],
    ['- [X] a\n', 1, 1],
    ['* [x] a\n', 0, 0],
    ['  - [x] a\n- [x] b\n', 1, 1],
    ['- [x] ~~a~~ (dropped)\n- [x] b\n', 1, 1],
    ['- [ ] ~~a~~ (dropped)\n- [x] b\n', 1, 1],
    ['- [ ] ~~a~~\n- [x] b\n', 1, 2],
    ['- [ ] a (dropped)\n', 0, 1],
    ['```\n- [ ] a\n```\n\n- [x] b\n', 1, 1],
    ['- [x] a\n\n### More\n\n- [x] b\n', 1, 1],
    ['- [x] a\n\n## Notes\n\n- [x] b\n', 1, 1],
    ['#### Part\n\n- [ ] a\n- [x] b\n', 1, 2],
  ];

  it.each(VECTORS)('%j: %i of %i', (text, done, total) => {
    const counted = readRecord(`# T\n\n## Consequences\n\n### Follow-ups\n\n${text}`).followUps.filter(
      (one) => one.strict && one.state !== 'dropped',
    );
    expect([counted.filter((one) => one.state === 'done').length, counted.length]).toEqual([done, total]);
  });

  it.each([
    ['under consequences', '## Consequences\n\n- [ ] a\n', ['open a']],
    ['under next steps', '## Next Steps\n\n* [x] a\n', ['done a']],
    ['under action items, nested', '## Action items\n\n- one\n  - [ ] a\n', ['open a']],
    ['of MADR', '## Decision Outcome\n\nx\n\n### Consequences\n\n#### Follow-ups\n\n- [ ] a\n', ['open a']],
    ['dropped', '## Follow-ups\n\n- [ ] ~~a~~ (dropped)\n', ['dropped ~~a~~ (dropped)']],
    ['not under context', '## Context\n\n- [ ] a\n', []],
    ['not in code', '## Follow-ups\n\n```\n- [ ] a\n```\n', []],
    ['not the boxes of a status', '## Status\n\n- [ ] Proposed\n- [x] Accepted\n', []],
  ])('%s', (_name, text, expected) => {
    expect(readRecord(`# T\n\n${text}`).followUps.map((one) => `${one.state} ${one.text}`)).toEqual(expected);
  });
});

describe('a Y-Statement', () => {
  const slots = (text: string): string => Object.keys(readRecord(`# T\n\n${text}\n`).yStatement?.slots ?? {}).join(' ');

  it.each([
    [
      'five slots',
      'In the context of A, facing B, we decided for C to achieve D, accepting E.',
      'context facing decided achieve accepting',
    ],
    [
      'six slots',
      'In the context of A, facing B, we decided for C and against D, to achieve E, accepting that F.',
      'context facing decided against achieve accepting',
    ],
    [
      'seven slots',
      'In the context of A, facing B, we decided for C and neglected D, to achieve E, accepting F, because G.',
      'context facing decided against achieve accepting because',
    ],
    [
      'one slot a line',
      'In the context of A,\nfacing B,\nwe decided for C\nand against D,\nto achieve E,\naccepting F.',
      'context facing decided against achieve accepting',
    ],
    [
      'the other wording',
      'For A, given B, we choose C rather than D to gain E while accepting F.',
      'context facing decided against achieve accepting',
    ],
    [
      'in a quote',
      '> In the context of **A**,\n> facing B,\n> we decided for C\n> to achieve D,\n> accepting E.',
      'context facing decided achieve accepting',
    ],
    [
      'in a fence of its language',
      '```adr\nIn the context of A, facing B, we decided for C to achieve D, accepting E.\n```',
      'context facing decided achieve accepting',
    ],
    [
      'below a heading without a blank line',
      '## Decision\nIn the context of A, facing B, we decided for C to achieve D, accepting E.',
      'context facing decided achieve accepting',
    ],
    ['not an example', '```text\nFor A, given B, we choose C rather than D to gain E while accepting F.\n```', ''],
    ['not three slots', 'In the context of A, we decided for B to achieve C.', ''],
    ['not prose', 'For most teams this is fine. We chose it.', ''],
  ])('with %s', (_name, text, expected) => {
    expect(slots(text)).toBe(expected);
  });
});

describe('marks', () => {
  it('are read outside code', () => {
    const { markers, mentions } = readRecord(
      '# T\n\nSee ADR-0007, [ADR 8](0008-x.md) and RFC-9.\n\n[CONFIRM-07]: who pays\n\n[NEEDS-TRIAGE]\n\n`ADR-0009 [CONFIRM-08]`\n\n```\nADR-0010\n```\n',
    );
    expect(mentions.map((one) => [one.text, one.number, one.href])).toEqual([
      ['ADR-0007', '0007', undefined],
      ['ADR 8', '8', '0008-x.md'],
      ['RFC-9', '9', undefined],
    ]);
    expect(markers.map((one) => [one.kind, one.number])).toEqual([
      ['confirm', '07'],
      ['needs-triage', undefined],
    ]);
  });

  it('of the template stay visible', () => {
    const { placeholders } = readRecord(
      '# {short title}\n\n## Context\n\n{Describe the context}\n\n<!-- fill in -->\n\n## Decision\n\nTODO\n',
    );
    expect(placeholders.map((one) => one.syntax)).toEqual(expect.arrayContaining(['braces']));
  });
});
