import type { Edge } from '../../src/model/log.ts';
import type { TextKey } from '../texts/texts.ts';
import { type RecordLink, recordLinks } from './record-link.ts';
import type { SiteFacts, SiteRecord } from './site-facts.ts';
import { statusTone } from './status-view.ts';

/** What a reader must know before the text: in words, with links. */
export interface NoticeView {
  /** `over`: not to be followed any more. `partly`: a part of it is not. `pending`: not decided. */
  readonly kind: 'over' | 'partly' | 'pending';
  /** Sentences; each may end with links. */
  readonly parts: readonly NoticePart[];
}

export interface NoticePart {
  readonly words: string;
  readonly links: readonly NoticeLink[];
}

export interface NoticeLink extends RecordLink {
  /** Which part it is about, as the author wrote it. */
  readonly scope?: string;
}

/** The notices of a record: first whether it still holds, then which parts of it others have changed. */
export function noticesOf(facts: SiteFacts, record: SiteRecord): readonly NoticeView[] {
  const over = overNotice(facts, record);
  const pending = over === undefined ? pendingNotice(facts, record) : undefined;
  const partly = over === undefined ? partlyNotice(facts, record) : undefined;
  return [over, pending, partly].filter((notice) => notice !== undefined);
}

function overNotice(facts: SiteFacts, record: SiteRecord): NoticeView | undefined {
  const { log, decision } = record;
  const tone = statusTone(decision);
  const next = nextOf(facts, record);
  const heads = log.lineage.heads.get(decision.id) ?? [];
  const replaced = heads.length !== 1 || heads[0] !== decision.id;
  if (tone === 'superseded' || replaced) return supersededNotice(facts, record, next);
  if (tone !== 'rejected' && tone !== 'withdrawn' && tone !== 'deprecated') return undefined;
  const instead = next.length === 0 ? [] : [part(facts, 'notice.see-next', { links: next })];
  return { kind: 'over', parts: [part(facts, `notice.${tone}`), ...instead] };
}

function supersededNotice(facts: SiteFacts, { log, decision }: SiteRecord, next: readonly RecordLink[]): NoticeView {
  const ids = (log.lineage.heads.get(decision.id) ?? []).filter((id) => id !== decision.id);
  const current = recordLinks(facts, log.name, ids);
  const inRing = log.lineage.cycles.some((ring) => ring.includes(decision.id));
  const first =
    next.length === 0 ? part(facts, 'notice.superseded-by-nothing') : part(facts, 'notice.superseded', { links: next });
  const only = next.length === 1 && current.length === 1 && next[0]?.href === current[0]?.href;
  const second =
    inRing && current.length === 0
      ? [part(facts, 'notice.ring')]
      : current.length === 0 || only
        ? []
        : [part(facts, 'notice.current', { links: current })];
  const says = statusTone(decision);
  const contrary =
    says === 'accepted' || says === 'implemented'
      ? [part(facts, 'notice.contrary', { status: facts.say(`status.${says}`) })]
      : [];
  return { kind: 'over', parts: [first, ...second, ...contrary] };
}

/** What replaces a record as a whole. */
function nextOf(facts: SiteFacts, { log, decision }: SiteRecord): readonly RecordLink[] {
  const edges = (log.lineage.successors.get(decision.id) ?? []).filter(
    ({ kind, part: how }) => kind === 'supersedes' && how === 'whole',
  );
  return recordLinks(
    facts,
    log.name,
    edges.map(({ from }) => from),
  );
}

function pendingNotice(facts: SiteFacts, { decision }: SiteRecord): NoticeView | undefined {
  const tone = statusTone(decision);
  return tone === 'proposed' || tone === 'draft' ? { kind: 'pending', parts: [part(facts, `notice.${tone}`)] } : undefined;
}

function partlyNotice(facts: SiteFacts, record: SiteRecord): NoticeView | undefined {
  const edges = record.log.lineage.successors.get(record.decision.id) ?? [];
  const partial = edges.filter(({ kind, part: how }) => kind === 'supersedes' && how === 'partial');
  const amending = edges.filter(({ kind }) => kind === 'amends');
  const parts = [
    ...(partial.length === 0 ? [] : [part(facts, 'notice.partly', { links: scoped(facts, record, partial) })]),
    ...(amending.length === 0 ? [] : [part(facts, 'notice.amended', { links: scoped(facts, record, amending) })]),
  ];
  return parts.length === 0 ? undefined : { kind: 'partly', parts };
}

function scoped(facts: SiteFacts, record: SiteRecord, edges: readonly Edge[]): readonly NoticeLink[] {
  return edges.flatMap((edge) =>
    recordLinks(facts, record.log.name, [edge.from]).map((link) => ({
      ...link,
      ...(edge.scope === undefined ? {} : { scope: edge.scope }),
    })),
  );
}

interface PartLinks {
  readonly links?: readonly NoticeLink[];
  readonly status?: string;
}

function part(facts: SiteFacts, key: TextKey, { links = [], status = '' }: PartLinks = {}): NoticePart {
  return { words: facts.say(key, { n: links.length, status }), links };
}
