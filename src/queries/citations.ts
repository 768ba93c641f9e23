import type { Decision } from '../model/decision.ts';
import type { Files } from '../model/files.ts';
import type { InputFault, Log } from '../model/log.ts';
import type { SourceText } from '../model/source.ts';

/** What cites records outside the logs, and where it is no longer right. */
export interface Citations {
  /** Faults of the rule `stale-citation`, by the log they speak about. */
  readonly faults: ReadonlyMap<Log, readonly InputFault[]>;
  /** Texts of the files at fault. */
  readonly texts: ReadonlyMap<string, SourceText>;
  /** How many files were read. */
  readonly read: number;
  /** How many citations were found, right or not. */
  readonly found: number;
}

/** Files over this many bytes are data and no notes. */
const MOST_BYTES = 1024 ** 2;
/** Files that tell the past on purpose, and those that machines write. */
const PAST =
  /(?:^|\/)(?:changelog|changes|history|release[-_ ]?notes?|news|licen[cs]e)(?:\.\w+)?$|\.(?:lock|min\.js|map|svg|snap|patch|diff)$|(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock)$/i;
/** A record's number after its prefix, or a file of a log. */
const CITATION =
  /(?<![\p{L}\p{N}_-])(?<prefix>\p{L}{2,8})(?<gap>[-_ #]?)(?<number>\d{1,6})(?![\p{L}\p{N}_]|[.-]\d)(?<slug>-[\p{L}\p{N}-]+)?(?<end>\.md)?|(?<![\p{L}\p{N}_])(?<file>\d{3,4}-[a-z0-9][\p{L}\p{N}-]*)(?:\.md)?/gu;

/**
 * Citations of replaced and missing records in code and notes: `ADR-0007`, `0007-use-ftp.md`. Files of the logs themselves are
 * left out; `paths` are files, and what is ignored is for the caller to leave out. A line that also names the current record is right.
 */
export function staleCitations(files: Files, logs: readonly Log[], paths: readonly string[]): Citations {
  const indexes = logs.map(indexOf);
  const faults = new Map<Log, InputFault[]>();
  const texts = new Map<string, SourceText>();
  let [read, found] = [0, 0];
  for (const path of paths) {
    if (PAST.test(path) || indexes.some((index) => isInLog(path, index))) continue;
    const text = textOf(files, path);
    if (text === undefined) continue;
    read++;
    for (const citation of citationsIn(text)) {
      const hit = judge(citation, nearest(path, citation, indexes), text);
      if (hit === undefined) continue;
      found++;
      if (hit.fault === undefined) continue;
      texts.set(path, { path, text, bom: false });
      const list = faults.get(hit.log) ?? [];
      faults.set(hit.log, list);
      list.push({ kind: 'stale-citation', path, place: citation.place, ...hit.fault });
    }
  }
  return { faults, texts, read, found };
}

interface Index {
  readonly log: Log;
  /** Folder of the package that the log belongs to, with a slash at its end; empty for the root. */
  readonly home: string;
  readonly byNumber: ReadonlyMap<number, readonly Decision[]>;
  readonly byStem: ReadonlyMap<string, Decision>;
  readonly prefixes: ReadonlySet<string>;
  readonly highest: number;
  readonly paths: ReadonlySet<string>;
}

function indexOf(log: Log): Index {
  const byNumber = new Map<number, Decision[]>();
  const prefixes = new Set(['ADR']);
  for (const decision of log.decisions) {
    const prefix = decision.name.prefix.replace(/[^\p{L}]/gu, '').toUpperCase();
    if (prefix !== '') prefixes.add(prefix);
    if (decision.number === undefined || decision.name.kind !== 'numbered') continue;
    byNumber.set(decision.number, [...(byNumber.get(decision.number) ?? []), decision]);
  }
  return {
    log,
    home: homeOf(log.path),
    byNumber,
    byStem: new Map(log.decisions.map((decision) => [decision.id.toLowerCase(), decision])),
    prefixes,
    highest: Math.max(-1, ...byNumber.keys()),
    paths: new Set([...log.decisions, ...log.skipped].map(({ path }) => path)),
  };
}

/** `packages/web/` for `packages/web/docs/adr`: what stands before the folders that only hold documentation. */
function homeOf(path: string): string {
  const segments = path.split('/');
  const docs = segments.findIndex((segment) =>
    /^(?:docs?|documentation|adrs?|decisions?|architecture|design|doc-.*|\..*)$/i.test(segment),
  );
  const home = segments.slice(0, docs < 0 ? segments.length - 1 : docs).join('/');
  return home === '' || path === '.' ? '' : `${home}/`;
}

function isInLog(path: string, { log, paths }: Index): boolean {
  return paths.has(path) || (log.path !== '.' && path.startsWith(`${log.path}/`));
}

function textOf(files: Files, path: string): string | undefined {
  const content = files.read(path);
  if (!content.ok || content.bytes.length > MOST_BYTES || content.bytes.subarray(0, 8000).includes(0)) return undefined;
  return new TextDecoder('utf-8', { ignoreBOM: false }).decode(content.bytes);
}

interface Citation {
  readonly text: string;
  readonly place: { readonly start: number; readonly end: number };
  readonly prefix?: string;
  readonly number?: string;
  readonly stem?: string;
}

function* citationsIn(text: string): Generator<Citation> {
  for (const match of text.matchAll(CITATION)) {
    const { prefix, number, slug, file, gap } = match.groups ?? {};
    const place = { start: match.index, end: match.index + match[0].length };
    const stem =
      file ??
      (slug !== undefined && prefix !== undefined && number !== undefined ? `${prefix}${gap ?? ''}${number}${slug}` : undefined);
    yield {
      text: match[0],
      place,
      ...(prefix === undefined ? {} : { prefix: prefix.toUpperCase() }),
      ...(number === undefined ? {} : { number }),
      ...(stem === undefined ? {} : { stem: stem.toLowerCase() }),
    };
  }
}

/** The one log that a citation can mean: of the innermost package around the file that has the record's name or prefix. */
function nearest(path: string, citation: Citation, indexes: readonly Index[]): Index | undefined {
  const { stem } = citation;
  const byStem = stem === undefined ? [] : indexes.filter(({ byStem: stems }) => stems.has(stem));
  if (byStem.length > 0) return byStem.length === 1 ? byStem[0] : undefined;
  const { prefix } = citation;
  if (prefix === undefined) return undefined;
  const around = indexes.filter((index) => index.prefixes.has(prefix) && index.byNumber.size > 0 && path.startsWith(index.home));
  const depth = Math.max(-1, ...around.map(({ home }) => home.length));
  const inner = around.filter(({ home }) => home.length === depth);
  return inner.length === 1 ? inner[0] : undefined;
}

interface Hit {
  readonly log: Log;
  readonly fault?: Pick<InputFault, 'message' | 'data'>;
}

function judge(citation: Citation, index: Index | undefined, text: string): Hit | undefined {
  if (index === undefined) return undefined;
  const { log } = index;
  const decision = citation.stem === undefined ? undefined : index.byStem.get(citation.stem);
  const candidates = decision ? [decision] : (index.byNumber.get(Number(citation.number)) ?? []);
  const [only] = candidates;
  if (only === undefined)
    return isOurs(citation, index)
      ? { log, fault: { message: 'missing', data: { cited: citation.text, log: log.path } } }
      : undefined;
  const heads = log.lineage.heads.get(only.id) ?? [];
  if (candidates.length > 1 || heads.includes(only.id)) return { log };
  const current = log.decisions.filter(({ id }) => heads.includes(id));
  if (current.some((head) => namesOf(head).some((name) => lineAround(text, citation.place.start).includes(name)))) return { log };
  if (current.length === 0) return { log, fault: { message: 'ended', data: { cited: citation.text } } };
  return {
    log,
    fault: { message: 'replaced', data: { cited: citation.text, current: current.map(({ id }) => `\`${id}\``).join(' or ') } },
  };
}

/** A number that the log could have: not far beyond its highest, written with the digits its records have. */
function isOurs({ prefix, number }: Citation, { byNumber, highest }: Index): boolean {
  if (prefix === undefined || number === undefined) return false;
  const widths = new Set([...byNumber.values()].flatMap((list) => list.map(({ numbers }) => numbers.name?.length)));
  return prefix === 'ADR' && widths.has(number.length) && Number(number) > 0 && Number(number) <= highest + 20;
}

function namesOf({ id, number, numbers }: Decision): readonly string[] {
  return number === undefined
    ? [id]
    : [id, `ADR-${numbers.name ?? number}`, `ADR-${number}`, `ADR ${numbers.name ?? number}`, `ADR ${number}`];
}

function lineAround(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  return text.slice(start, end < 0 ? text.length : end);
}
