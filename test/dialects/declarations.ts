import type { Decision } from '../../src/model/decision.ts';
import type { Notation } from '../../src/model/status.ts';

/** What a dialect's fixture shows: the shared suite holds each word. */
export interface Declaration {
  /** Folder below `fixtures`. */
  readonly fixture: string;
  readonly dialect: string;
  /** Path of the record in its log. */
  readonly record: string;
  /** Where the status stands; none when the dialect has no place for it or the record leaves it out. */
  readonly status?: Notation;
  /** Where the date of the decision stands. */
  readonly date?: Notation;
  /** Lists of the decision that are not empty; all others are. */
  readonly lists: readonly ListName[];
}

export type ListName = {
  [Name in keyof Decision]-?: Decision[Name] extends readonly unknown[] ? Name : never;
}[keyof Decision];

/** Lists that say what was decided; the others say how the file is written. */
export const LISTS: readonly ListName[] = [
  'decisionMakers',
  'consulted',
  'informed',
  'authors',
  'tags',
  'drivers',
  'options',
  'consequences',
  'followUps',
  'links',
  'mentions',
  'governs',
  'asrTriggers',
];

export const DECLARATIONS: readonly Declaration[] = [
  {
    fixture: 'madr-4',
    dialect: 'madr-4',
    record: '0007-use-nats.md',
    status: 'front-matter',
    date: 'front-matter',
    lists: ['decisionMakers', 'consulted', 'informed', 'drivers', 'options', 'consequences'],
  },
  {
    fixture: 'madr-4-bare-minimal',
    dialect: 'madr-4',
    record: '0008-keep-one-repository.md',
    lists: ['options', 'consequences'],
  },
  {
    fixture: 'madr-3',
    dialect: 'madr-3',
    record: '0012-sign-webhooks.md',
    status: 'front-matter',
    date: 'front-matter',
    lists: ['decisionMakers', 'consulted', 'informed', 'options', 'consequences'],
  },
  {
    fixture: 'madr-2',
    dialect: 'madr-2',
    record: '0003-cache-tariffs.md',
    status: 'bullet',
    date: 'bullet',
    lists: ['decisionMakers', 'drivers', 'options', 'consequences', 'links', 'mentions'],
  },
  { fixture: 'madr-1', dialect: 'madr-1', record: '0002-choose-a-build-tool.md', lists: ['options'] },
  {
    fixture: 'log4brains',
    dialect: 'log4brains',
    record: '20250203-use-nats-for-events.md',
    status: 'bullet',
    date: 'bullet',
    lists: ['decisionMakers', 'tags', 'drivers', 'options', 'consequences', 'links'],
  },
  {
    fixture: 'nygard',
    dialect: 'nygard',
    record: '0004-publish-prices-nightly.md',
    status: 'section',
    lists: ['consequences', 'followUps'],
  },
  {
    fixture: 'adr-tools',
    dialect: 'adr-tools',
    record: '0005-keep-events-for-a-year.md',
    status: 'section',
    date: 'line',
    lists: ['links', 'mentions'],
  },
  {
    fixture: 'y-statement',
    dialect: 'y-statement',
    record: '0006-sessions-in-redis.md',
    status: 'front-matter',
    date: 'front-matter',
    lists: [],
  },
  { fixture: 'y-statement-for-given', dialect: 'y-statement', record: '0009-read-replicas.md', lists: [] },
  {
    fixture: 'hve-core',
    dialect: 'hve-core',
    record: '0010-one-queue-for-all.md',
    status: 'front-matter',
    date: 'front-matter',
    lists: ['decisionMakers', 'informed', 'tags', 'drivers', 'options', 'consequences', 'links', 'asrTriggers'],
  },
  {
    fixture: 'decision-lifecycle',
    dialect: 'decision-lifecycle',
    record: '0011-append-only-ledger.md',
    status: 'front-matter',
    date: 'front-matter',
    lists: ['decisionMakers', 'mentions', 'governs'],
  },
  {
    fixture: 'mx-decision',
    dialect: 'mx-decision',
    record: 'ADR-0013-split-the-label-service.md',
    status: 'pipe-line',
    date: 'pipe-line',
    lists: ['consequences', 'followUps', 'mentions'],
  },
  { fixture: 'ultra-adlc', dialect: 'ultra-adlc', record: 'decision-001.md', status: 'front-matter', lists: [] },
  {
    fixture: 'structured-madr',
    dialect: 'structured-madr',
    record: 'adr_0014.md',
    status: 'front-matter',
    date: 'front-matter',
    lists: ['authors', 'tags', 'drivers', 'options', 'consequences', 'links', 'mentions'],
  },
  {
    fixture: 'rfc',
    dialect: 'rfc',
    record: '0015-one-way-to-log.md',
    status: 'bullet',
    date: 'bullet',
    lists: ['authors', 'links', 'mentions'],
  },
  {
    fixture: 'tyree-akerman',
    dialect: 'tyree-akerman',
    record: '0016-where-labels-are-drawn.md',
    status: 'section',
    lists: ['options', 'mentions'],
  },
  {
    fixture: 'edgex',
    dialect: 'edgex',
    record: '0017-common-metrics.md',
    status: 'status-log',
    date: 'text',
    lists: ['authors'],
  },
  { fixture: 'alexandrian', dialect: 'alexandrian', record: '0018-one-front-door.md', lists: [] },
  {
    fixture: 'planguage',
    dialect: 'planguage',
    record: '0019-prices-within-a-second.md',
    status: 'line',
    date: 'line',
    lists: ['authors', 'tags'],
  },
  { fixture: 'gareth-morgan', dialect: 'gareth-morgan', record: '020-tariffs-on-a-cdn.md', status: 'heading', lists: [] },
  {
    fixture: 'nhs-wales',
    dialect: 'nhs-wales',
    record: '0021-welsh-labels.md',
    status: 'quote',
    date: 'quote',
    lists: ['drivers', 'options', 'consequences'],
  },
  { fixture: 'adg', dialect: 'adg', record: 'AD0022-which-broker.md', status: 'front-matter', lists: ['tags', 'options'] },
  {
    fixture: 'business-case',
    dialect: 'business-case',
    record: '0023-choose-a-label-printer.md',
    status: 'section',
    lists: ['drivers', 'options'],
  },
  { fixture: 'unknown', dialect: 'unknown', record: '0024-a-page-of-thoughts.md', lists: [] },
];
