import { nygard, type TestFiles } from './make-facts.ts';

const madr = (title: string, front: string, body: string): string => `---\n${front}\n---\n\n# ${title}\n\n${body}`;

const LONG_BODY = `## Context and Problem Statement

Parcels are planned at night. The planner holds sessions in memory, and a restart loses them[^1]. See [the first way](0001-keep-sessions-in-memory.md#context).

## Decision Drivers

* Operators must be able to restart the planner
* No more than one new part

## Considered Options

* Redis
* A database table
* Sticky sessions

## Decision Outcome

Chosen option: "Redis", because it loses nothing at a restart.

### Consequences

* Good, because a restart costs nothing.
* Bad, because one more part must be watched.

- [x] Set up the cluster
- [ ] Switch off the old planner @ann by 2025-12-01
- [ ] Write the runbook

### Confirmation

| What | Who | When |
| --- | --- | ---: |
| Restart at noon | Ann | 2025-03-01 |
| Restart under load, with a description that is much longer than the column is wide on a phone | Bob | 2025-03-08 |

\`\`\`ts
// Keeps a session for an hour.
export async function keep(session: Session): Promise<void> {
  await redis.set(session.id, JSON.stringify(session), 'EX', 3600);
}
\`\`\`

\`\`\`mermaid
graph LR
  planner --> redis
\`\`\`

\`\`\`
+---------+      +-------+
| planner | ---> | redis |
+---------+      +-------+
\`\`\`

![The flow](img/flow.svg)

> What is not kept is lost.

1. First
2. Second
   * Inner

[^1]: Twice in May.
`;

/** A log that has something of everything, for tests in a browser. */
export const SAMPLE: TestFiles = {
  'docs/adr/0001-keep-sessions-in-memory.md': nygard(
    '1. Keep sessions in memory',
    'Superseded by [3. Keep sessions in Redis](0003-keep-sessions-in-redis.md)',
    { date: '2023-04-11' },
  ),
  'docs/adr/0002-sign-webhooks.md': nygard('2. Sign webhooks with HMAC', 'Proposed', {
    date: '2025-02-20',
    consequences: '- [ ] Ask the partners',
  }),
  'docs/adr/0003-keep-sessions-in-redis.md': madr(
    'Keep sessions in Redis',
    'status: accepted\ndate: 2025-03-02\ndecision-makers: [Ann Lee, Bob Ray]\nconsulted: Cy Dow\ntags: [sessions, platform]\nsupersedes: 1\nreview-by: 2026-05-01\ngoverns: [src/sessions/**]\ncomponent: planner',
    LONG_BODY,
  ),
  'docs/adr/0004-use-fax.md': nygard('4. Use fax', 'Rejected', { date: '2022-01-01', consequences: '- [ ] Buy toner' }),
  'docs/adr/0005-one-repo.md': madr(
    'One repository for everything',
    'status: implemented\ndate: 2024-01-09\ndecision-makers: Ann Lee\ntags: platform\nreview-by: 2025-01-01',
    '## Context and Problem Statement\n\nMany repositories.\n\n## Considered Options\n\n* One repository\n* Many\n\n## Decision Outcome\n\nChosen option: "One repository", because it is one.\n',
  ),
  'docs/adr/0006-use-ftp.md': nygard('6. Use FTP', 'Deprecated', { date: '2020-05-05' }),
  'docs/adr/0007-odd.md': nygard('7. Something odd', 'Amber', { date: '03/04/2024' }),
  'docs/adr/0008-share-the-cache.md': nygard(
    '8. Share the cache',
    'Accepted\n\nAmends [3. Keep sessions in Redis](0003-keep-sessions-in-redis.md)',
    { date: '2025-06-01' },
  ),
  'docs/adr/0009-old-idea.md': nygard('9. An old idea', 'Withdrawn', { date: '2021-01-01' }),
  'docs/adr/0010-someday.md': nygard('10. Someday', 'Draft', { date: '2025-12-01' }),
  'docs/adr/img/flow.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M10 20H110" stroke="#888" stroke-width="4"/></svg>',
};
