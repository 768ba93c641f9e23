import { fieldNameOf } from '../dialects/collect-fields.ts';
import { labelKey } from '../dialects/vocabulary/label-words.ts';
import type { FrontMatter, FrontMatterEntry } from '../model/source.ts';
import { sourceChunk, textChunk } from './chunks.ts';
import type { HeaderValue } from './header-draft.ts';
import type { HeaderValues } from './header-values.ts';
import { lineEndOf, type Part } from './parts.ts';
import type { Outline } from './record-view.ts';
import { yamlFlowScalar, yamlScalar } from './yaml-text.ts';

/** The front matter after the change, and lines that leave it for More Information. */
export interface FrontMatterChange {
  readonly part?: Part;
  readonly moved: readonly Part[];
}

/** Labels of older versions and other templates for what MADR 4 calls by the key behind them. */
const OLD_LABELS: Readonly<Record<string, string>> = {
  deciders: 'decision-makers',
  decider: 'decision-makers',
  'decided by': 'decision-makers',
  'decision makers': 'decision-makers',
  'decision maker': 'decision-makers',
  status: 'status',
  date: 'date',
  consulted: 'consulted',
  informed: 'informed',
};

/** Edits a front matter by the ranges of its values, or writes a new one. Keys, comments and order of what stands there stay. */
export function frontMatterChange(outline: Outline, values: HeaderValues): FrontMatterChange {
  const { frontMatter, text } = outline.source;
  if (!frontMatter)
    return values.values.length === 0 ? { moved: [] } : { part: newFrontMatter(values.values, lineEndOf(text)), moved: [] };
  const status = statusEdit(outline, values);
  const edits = [...(status ? [status.edit] : []), ...keyEdits(frontMatter), ...fillEdits(frontMatter, values.values)];
  const added = values.values.filter((value) => !emptyEntry(frontMatter, value.key));
  return { part: editedPart(frontMatter, { edits, added }, text), moved: status?.moved ?? [] };
}

function newFrontMatter(values: readonly HeaderValue[], eol: string): Part {
  return { chunks: [textChunk(['---', ...values.flatMap(valueLines), '---'].join(eol))] };
}

/** Lines of one key. */
export function valueLines({ key, value }: HeaderValue): readonly string[] {
  return typeof value === 'string'
    ? [`${key}: ${yamlScalar(value)}`]
    : [`${key}:`, ...value.map((item) => `  - ${yamlScalar(item)}`)];
}

interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A status with a link keeps the identifier; the claim with its link becomes a line of More Information. */
function statusEdit(
  { decision, source }: Outline,
  values: HeaderValues,
): { readonly edit: TextEdit; readonly moved: readonly Part[] } | undefined {
  const claim = decision.status;
  if (claim?.notation !== 'front-matter' || values.status === undefined) return undefined;
  const entry = source.frontMatter?.entries.find(
    (one) => one.valuePlace.start <= claim.place.start && claim.place.end <= one.valuePlace.end,
  );
  const links = decision.links.filter(
    (link) =>
      link.notation === 'front-matter' &&
      link.reference.href !== undefined &&
      link.place.start >= claim.valuePlace.start &&
      link.place.end <= claim.valuePlace.end,
  );
  if (entry?.kind !== 'scalar' || (links.length === 0 && values.status === claim.text)) return undefined;
  const inner = { start: entry.valuePlace.start + (entry.quoted ? 1 : 0), end: entry.valuePlace.end - (entry.quoted ? 1 : 0) };
  const moved = links.length === 0 ? [] : [{ chunks: [sourceChunk(inner.start, inner.end)] }];
  return { edit: { ...entry.valuePlace, text: yamlScalar(values.status) }, moved };
}

function keyEdits({ entries }: FrontMatter): readonly TextEdit[] {
  return entries.flatMap((entry) => {
    const label = labelKey(entry.key);
    const name = Object.hasOwn(OLD_LABELS, label) ? OLD_LABELS[label] : undefined;
    return name === undefined || name === entry.key || entries.some((other) => other.key === name)
      ? []
      : [{ ...entry.keyPlace, text: name }];
  });
}

function fillEdits(frontMatter: FrontMatter, values: readonly HeaderValue[]): readonly TextEdit[] {
  return values.flatMap((value) => {
    const entry = emptyEntry(frontMatter, value.key);
    if (!entry) return [];
    const text =
      typeof value.value === 'string' ? ` ${yamlScalar(value.value)}` : ` [${value.value.map(yamlFlowScalar).join(', ')}]`;
    return [{ start: entry.valuePlace.start, end: entry.valuePlace.end, text }];
  });
}

/** A key that waits for a value. */
function emptyEntry({ entries }: FrontMatter, key: string): FrontMatterEntry | undefined {
  return entries.find((entry) => entry.kind === 'empty' && (entry.key === key || fieldNameOf(entry.key) === key));
}

function editedPart(
  frontMatter: FrontMatter,
  change: { readonly edits: readonly TextEdit[]; readonly added: readonly HeaderValue[] },
  text: string,
): Part {
  const { place } = frontMatter;
  const fence = text.lastIndexOf('---', place.end - 1);
  const eol = lineEndOf(text);
  const linesOf = (values: readonly HeaderValue[]): string =>
    values
      .flatMap(valueLines)
      .map((line) => line + eol)
      .join('');
  const after = lastMadrEnd(frontMatter.entries, text) ?? fence;
  const own = change.added.filter(({ key }) => isMadrKey(key));
  const more = change.added.filter(({ key }) => !isMadrKey(key));
  const added = [
    { at: after, lines: linesOf(own) },
    { at: fence, lines: linesOf(more) },
  ].filter(({ lines }) => lines !== '');
  const sorted = [...change.edits, ...added.map(({ at, lines }) => ({ start: at, end: at, text: lines }))].sort(
    (a, b) => a.start - b.start,
  );
  let from = place.start;
  const chunks = sorted.flatMap((edit) => {
    const pieces = [sourceChunk(from, edit.start), textChunk(edit.text)];
    from = edit.end;
    return pieces;
  });
  return { chunks: [...chunks, sourceChunk(from, place.end)], origin: place };
}

const MADR_NAMES: ReadonlySet<string> = new Set(['status', 'date', 'decision-makers', 'consulted', 'informed']);

function isMadrKey(key: string): boolean {
  return MADR_NAMES.has(fieldNameOf(key) ?? key);
}

/** The start of the line after the last key that MADR has too: its other keys belong there. */
function lastMadrEnd(entries: FrontMatter['entries'], text: string): number | undefined {
  const last = entries.findLast((entry) => isMadrKey(entry.key));
  if (!last) return undefined;
  const end = text.indexOf('\n', Math.max(last.keyPlace.end, last.valuePlace.end));
  return end < 0 ? undefined : end + 1;
}
