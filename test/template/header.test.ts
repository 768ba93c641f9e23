import { describe, expect, it } from 'vitest';
import { normalized, outcomeOf } from './normalize-text.ts';

const BODY = '\n## Context\n\nWhy.\n\n## Decision\n\nWhat.\n';

/** The front matter of a record, line by line, and what More Information holds. */
function headerAfter(head: string, path?: string): { readonly front: readonly string[]; readonly more: string } {
  const { text } = normalized(`${head}${BODY}`, path);
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1]?.split('\n') ?? [];
  return { front, more: /## More Information\n\n([\s\S]*)$/.exec(text)?.[1]?.trimEnd() ?? '' };
}

const HEADERS: readonly (readonly [name: string, head: string, front: readonly string[], more: string])[] = [
  [
    'a line of pipes',
    '# T\n\n**Status:** Accepted | **Date:** 2024-01-02 | **Ticket:** LP-9\n',
    ['status: accepted', 'date: 2024-01-02'],
    '**Ticket:** LP-9',
  ],
  ['a day in words', '# T\n\nDate: March 5, 2024\n', ['date: 2024-03-05'], ''],
  ['a day that can be read in two ways', '# T\n\nDate: 05/06/2024\n', ['date: 05/06/2024'], ''],
  [
    'a day with more words',
    '# T\n\n- Date: 2024-03-05 (first draft in May)\n',
    ['date: 2024-03-05'],
    '- Date: 2024-03-05 (first draft in May)',
  ],
  ['a status with its day', '# T\n\n## Status\n\nAccepted (2024-03-05)\n', ['status: accepted', 'date: 2024-03-05'], ''],
  [
    'a status with a sentence',
    '# T\n\n## Status\n\nAccepted. The team in Ulm waits.\n',
    ['status: accepted'],
    '### Status\n\nAccepted. The team in Ulm waits.',
  ],
  ['two statuses that agree', '---\nstatus: Accepted\n---\n# T\n\n## Status\n\nAccepted\n', ['status: Accepted'], ''],
  [
    'two statuses that do not',
    '---\nstatus: accepted\n---\n# T\n\n## Status\n\nRejected\n',
    ['status: accepted'],
    '### Status\n\nRejected',
  ],
  ['an old spelling', '# T\n\n- Status: superceded by ADR-0009\n', ['status: superseded by ADR-0009'], ''],
  [
    'an old spelling in the front matter',
    '---\nstatus: superceded by ADR-0009\n---\n# T\n',
    ['status: superseded by ADR-0009'],
    '',
  ],
  ['another word for a status', '# T\n\n## Status\n\nApproved\n', ['status: approved'], ''],
  ['a status that nobody knows', '# T\n\n## Status\n\nParked\n', ['status: Parked'], ''],
  [
    'two successors',
    '# T\n\n- Status: superseded by [9](0009-a.md) and [10](0010-b.md)\n',
    ['status: superseded by ADR-0009, ADR-0010'],
    'superseded by [9](0009-a.md) and [10](0010-b.md)',
  ],
  [
    'a successor in a line of its own',
    '# T\n\n- Status: superseded\n- Superseded by: [9](0009-a.md)\n',
    ['status: superseded by ADR-0009'],
    '- Superseded by: [9](0009-a.md)',
  ],
  [
    'a template that nobody filled in',
    '# T\n\n* Status: [proposed | rejected | accepted]\n* Deciders: [list everyone involved in the decision] <!-- optional -->\n',
    ['status: "[proposed | rejected | accepted]"', 'decision-makers: "[list everyone involved in the decision]"'],
    '',
  ],
  ['labels without values', '# T\n\n- Status: accepted\n- Deciders:\n- Supersedes: -\n', ['status: accepted'], ''],
  [
    'people with links and marks',
    '# T\n\n- Deciders: [Ana](https://example.com/a), **Bo** and @cy\n',
    ['decision-makers:', '  - "[Ana](https://example.com/a)"', '  - Bo', '  - "@cy"'],
    '',
  ],
  ['a section of people', '# T\n\n## Deciders\n\n- Ana\n- Bo\n', ['decision-makers:', '  - Ana', '  - Bo'], ''],
  [
    'keys of its own',
    '# T\n\n- Last updated: 2024-01-02\n- Review by: 2025-01-01\n- Tags: a, b\n',
    ['tags:', '  - a', '  - b', 'last-updated: 2024-01-02', 'review-by: 2025-01-01'],
    '',
  ],
  [
    'a key that waits for its value',
    '---\nstatus:\ndate: # the day\nconsulted:\n---\n# T\n\nDate: 2024-01-02\n\n## Status\n\nAccepted\n',
    ['status: accepted', 'date: 2024-01-02 # the day', 'consulted:'],
    '',
  ],
  [
    'old keys',
    '---\ndeciders: [Ana]\nnav: 3\n---\n# T\n\n- Status: draft\n',
    ['decision-makers: [Ana]', 'status: draft', 'nav: 3'],
    '',
  ],
  ['a title with its status', '# Proposed: T\n', ['status: proposed'], ''],
  ['a quote', '# T\n\n> [!NOTE]\n> **Status:** Rejected\n> **Date:** 2024-01-02\n', ['status: rejected', 'date: 2024-01-02'], ''],
  [
    'a list below a label',
    '# T\n\n## Status\n\nAccepted\n\nRelates to:\n\n- [3](0003-x.md)\n',
    ['status: accepted'],
    'Relates to:\n\n- [3](0003-x.md)',
  ],
  [
    'a status in a heading',
    '# T\n\n## Superseded by [9](0009-a.md)\n',
    ['status: superseded by ADR-0009'],
    'Superseded by [9](0009-a.md)',
  ],
  [
    'a successor named by its stem',
    '# T\n\n- Status: superseded by [maps](20210401-use-maps.md)\n',
    ['status: superseded by 20210401-use-maps'],
    'superseded by [maps](20210401-use-maps.md)',
  ],
];

describe('the header', () => {
  it.each(HEADERS)('%s', (_, head, front, more) => {
    expect(headerAfter(head)).toEqual({ front, more });
  });

  it('has nothing to say where the record says nothing', () => {
    expect(normalized(`# T\n${BODY}`).text).toBe(
      '# T\n\n## Context and Problem Statement\n\nWhy.\n\n## Decision Outcome\n\nWhat.\n',
    );
  });

  it('takes a rule that closed the header along', () => {
    expect(normalized(`# T\n\n- Status: draft\n\n---\n${BODY}`).text).toMatch(/^---\nstatus: draft\n---\n\n# T\n\n## Context/);
  });
});

describe('records that are left alone', () => {
  it.each([
    ['a merge that was not finished', '# T\n\n<<<<<<< a\n## Status\n=======\n## State\n>>>>>>> b\n', 'conflict-marker'],
    ['an open front matter', '---\nstatus: accepted\n# T\n\n## Status\n\nAccepted\n', 'unclosed-front-matter'],
    [
      'a fence that is not closed and would be moved',
      '# T\n\n## Decision\n\nx\n\n## Consequences\n\n## Context\n\n```\nopen\n',
      'unclosed-fence',
    ],
    ['line ends of another age', '# T\r\r## Context\r\rx\r', 'line ends of a lone carriage return'],
    ['front matter in TOML', '+++\na = 1\n+++\n\n# T\n\n## Status\n\nAccepted\n', 'front matter in TOML'],
  ])('%s', (_, text, detail) => {
    const result = outcomeOf(text);
    expect(result.ok ? 'changed' : result.reason).toEqual({ kind: 'unreadable', detail });
  });
});
