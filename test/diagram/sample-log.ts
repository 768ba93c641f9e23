import type { Decision, RelationKind } from '../../src/model/decision.ts';
import type { Edge, Log } from '../../src/model/log.ts';
import type { StatusClaim, StatusName } from '../../src/model/status.ts';

/** A record of a sample log: the title and what differs from an accepted record. */
export interface SampleRecord {
  readonly id: string;
  readonly number?: number;
  readonly title?: string;
  readonly status?: StatusName | { readonly word: string } | 'none';
}

/** A relation of a sample log, from the newer record to the older one. */
export interface SampleEdge {
  readonly from: string;
  readonly to: string;
  readonly kind?: RelationKind;
  readonly part?: 'whole' | 'partial';
  readonly scope?: string;
  readonly doubt?: Edge['doubt'];
  readonly claimedBy?: Edge['claimedBy'];
}

const NOWHERE = { start: 0, end: 0 };
const ENDED: readonly (StatusName | undefined)[] = ['superseded', 'rejected', 'withdrawn', 'deprecated'];

/** Builds a log for diagrams from records and relations as literals. */
export function sampleLog(records: readonly SampleRecord[], relations: readonly SampleEdge[] = []): Log {
  const decisions = records.map(sampleDecision);
  const edges = relations.map(sampleEdge);
  const replaced = new Set(edges.filter(({ kind, part }) => kind === 'supersedes' && part === 'whole').map(({ to }) => to));
  const living = decisions.filter(({ id, status }) => !replaced.has(id) && !ENDED.includes(status?.name)).map(({ id }) => id);
  return {
    name: 'root',
    path: 'docs/decisions',
    decisions,
    texts: new Map(),
    skipped: [],
    links: [],
    edges,
    lineage: {
      successors: new Map(),
      predecessors: new Map(),
      heads: new Map(living.map((id) => [id, [id]])),
      cycles: [],
      inForce: new Set(living),
    },
    resolve: () => ({ kind: 'dangling' }),
  };
}

/** A log with many records in chains of a given length. */
export function longLog(chains: number, length: number): Log {
  const names = Array.from({ length: chains * length }, (_, index) => index);
  const records = names.map((index) => ({ id: `r${index}`, number: index + 1, title: `Decision number ${index + 1}` }));
  const edges = names.filter((index) => index % length > 0).map((index) => ({ from: `r${index}`, to: `r${index - 1}` }));
  return sampleLog(records, edges);
}

function sampleDecision({ id, number, title, status = 'accepted' }: SampleRecord): Decision {
  const claim = status === 'none' ? undefined : sampleStatus(status);
  return {
    log: 'root',
    path: `docs/decisions/${id}.md`,
    id,
    dialect: 'madr-4',
    name: { kind: 'plain', shape: '', prefix: '', slug: id },
    ...(number === undefined ? {} : { number }),
    numbers: {},
    ...(title === undefined ? {} : { title: { value: title, place: NOWHERE } }),
    titles: [],
    ...(claim === undefined ? {} : { status: claim }),
    statuses: [],
    dates: [],
    decisionMakers: [],
    consulted: [],
    informed: [],
    authors: [],
    tags: [],
    drivers: [],
    options: [],
    consequences: [],
    followUps: [],
    links: [],
    mentions: [],
    uses: [],
    governs: [],
    asrTriggers: [],
    placeholders: [],
    markers: [],
    sections: [],
    fields: [],
    directives: [],
    problems: [],
  };
}

function sampleStatus(status: StatusName | { readonly word: string }): StatusClaim {
  const word = typeof status === 'string' ? status : status.word;
  return {
    text: word,
    word,
    ...(typeof status === 'string' ? { name: status } : {}),
    kind: 'word',
    notation: 'section',
    place: NOWHERE,
    valuePlace: NOWHERE,
  };
}

function sampleEdge({ from, to, kind = 'supersedes', part = 'whole', scope, doubt, claimedBy = 'both' }: SampleEdge): Edge {
  return {
    from,
    to,
    kind,
    part,
    claimedBy,
    claims: [],
    ...(scope === undefined ? {} : { scope }),
    ...(doubt === undefined ? {} : { doubt }),
  };
}
