import type { FileChange } from '../model/change.ts';
import type { Decision } from '../model/decision.ts';
import type { Log } from '../model/log.ts';
import { type CommonLines, commonLines, likeness, plainText } from './similar-text.ts';

/** Which record of now is which of before. */
export interface Pairing {
  /** Record now → record before. */
  readonly pairs: ReadonlyMap<Decision, Decision>;
  /** Records before that are none of the log's records now. */
  readonly gone: readonly Decision[];
}

/** More pairs than this are not compared text by text: then names, titles and git's own renames must do. */
const MOST_COMPARED = 40_000;

/** Pairs the records of a log at two moments: by path, by git's renames, by equal text, title or number, and last by what they share. */
export function pairRecords(base: Log, head: Log, files: readonly FileChange[]): Pairing {
  const pairs = new Map<Decision, Decision>();
  const basePaths = new Map(base.decisions.map((decision) => [decision.path, decision]));
  for (const now of head.decisions) {
    const before = basePaths.get(now.path);
    if (before) pairs.set(now, before);
  }
  const open = openEnds(base, head, pairs);
  if (open.gone.size === 0 || open.fresh.size === 0) return { pairs, gone: [...open.gone] };
  const common = commonLines([...base.texts.values()].map(({ text }) => text));
  const renames = new Map(files.flatMap((change) => (change.from === undefined ? [] : [[change.path, change.from] as const])));
  const take = (now: Decision, before: Decision): void => {
    pairs.set(now, before);
    open.fresh.delete(now);
    open.gone.delete(before);
  };
  for (const isSame of [byRename(renames, { base, head, common }), byText(base, head), byTitle, byNumber]) {
    for (const now of [...open.fresh]) {
      const matches = [...open.gone].filter((before) => isSame(now, before));
      if (matches.length === 1 && matches[0]) take(now, matches[0]);
    }
  }
  if (open.fresh.size * open.gone.size <= MOST_COMPARED)
    for (const [now, before] of alike(open, { base, head, common })) take(now, before);
  return { pairs, gone: [...open.gone] };
}

interface OpenEnds {
  readonly fresh: Set<Decision>;
  readonly gone: Set<Decision>;
}

function openEnds(base: Log, head: Log, pairs: ReadonlyMap<Decision, Decision>): OpenEnds {
  const paired = new Set(pairs.values());
  return {
    fresh: new Set(head.decisions.filter((decision) => !pairs.has(decision))),
    gone: new Set(base.decisions.filter((decision) => !paired.has(decision))),
  };
}

interface Texts {
  readonly base: Log;
  readonly head: Log;
  readonly common: CommonLines;
}

type IsSame = (now: Decision, before: Decision) => boolean;

/** Git finds renames by bytes: between two short records of one template it sees them where there are none. */
function byRename(renames: ReadonlyMap<string, string>, texts: Texts): IsSame {
  return (now, before) =>
    renames.get(now.path) === before.path &&
    (byTitle(now, before) || bySlug(now, before) || likenessOf(now, before, texts) >= 0.3);
}

function byText(base: Log, head: Log): IsSame {
  const before = new Map(base.decisions.map((decision) => [decision, plainText(textOf(base, decision))]));
  const after = new Map<Decision, string>();
  return (now, then) => {
    const text = after.get(now) ?? plainText(textOf(head, now));
    after.set(now, text);
    return text !== '' && before.get(then) === text;
  };
}

function byTitle(now: Decision, before: Decision): boolean {
  const title = titleOf(now);
  return title.length > 2 && title === titleOf(before);
}

/** A record that is rewritten under another name keeps its number. */
function byNumber(now: Decision, before: Decision): boolean {
  return (
    now.number !== undefined && now.number === before.number && now.name.kind === 'numbered' && before.name.kind === 'numbered'
  );
}

function titleOf(decision: Decision): string {
  return (decision.title?.value ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function bySlug(now: Decision, before: Decision): boolean {
  return now.name.slug.length > 2 && now.name.slug.toLowerCase() === before.name.slug.toLowerCase();
}

/** Pairs that share most of what is their own, the likest first. */
function alike(open: OpenEnds, texts: Texts): readonly (readonly [now: Decision, before: Decision])[] {
  const scored = [...open.fresh].flatMap((now) =>
    [...open.gone].map((before) => ({ now, before, score: likenessOf(now, before, texts) })),
  );
  const taken = new Set<Decision>();
  const found: [Decision, Decision][] = [];
  for (const { now, before, score } of scored.sort((a, b) => b.score - a.score)) {
    if (score < 0.5 || taken.has(now) || taken.has(before)) continue;
    taken.add(now).add(before);
    found.push([now, before]);
  }
  return found;
}

function likenessOf(now: Decision, before: Decision, { base, head, common }: Texts): number {
  return likeness(textOf(base, before), textOf(head, now), common);
}

function textOf(log: Log, decision: Decision): string {
  return log.texts.get(decision.path)?.text ?? '';
}
