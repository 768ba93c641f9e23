import { joinPath, parentPath } from '../lineage/paths.ts';
import type { Decision, Mention, Reference } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import type { Log, Resolution } from '../model/log.ts';
import type { LinkUse } from '../model/source.ts';

/** A record and the number and name it will have. */
export interface Renumbering {
  readonly log: Log;
  readonly decision: Decision;
  readonly number: number;
  /** Its name then, without extension. */
  readonly newStem: string;
}

/** Edits of one file, and mentions that may mean the record or another one. */
export interface MentionEdits {
  readonly edits: readonly Edit[];
  readonly doubtful: readonly string[];
}

/** Edits of the record's own number in heading and front matter. */
export function ownNumberEdits(change: Renumbering, text: string): readonly Edit[] {
  const { decision, number } = change;
  const { heading, frontMatter } = decision.numbers;
  const places = [heading, frontMatter].flatMap((one) => (one ? [one.place] : []));
  const unread = heading ? [] : decision.name.kind === 'draft' ? draftMark(change, text) : firstWord(change);
  return [...places.map((place) => ({ ...place, insert: inWidth(number, text.slice(place.start, place.end)) })), ...unread];
}

/** `# 0011 Title`: the number of the file's name, digit by digit, at the start of the title. */
function firstWord({ decision, number }: Renumbering): readonly Edit[] {
  const written = decision.numbers.name ?? '';
  const title = decision.titles.find(
    ({ from, text }) => from === 'heading' && written.length > 2 && text.startsWith(`${written} `),
  );
  return title ? [{ start: title.place.start, end: title.place.start + written.length, insert: inWidth(number, written) }] : [];
}

/** `ADR-XXXX` in a heading waits for a number. */
function draftMark({ decision, number }: Renumbering, text: string): readonly Edit[] {
  return decision.titles.flatMap(({ place, from }) => {
    const start = text.lastIndexOf('\n', place.start) + 1;
    const mark = from === 'heading' ? /\b(?:X{2,5}|N{3,5})\b/.exec(text.slice(start, place.end)) : null;
    return mark
      ? [{ start: start + mark.index, end: start + mark.index + mark[0].length, insert: inWidth(number, mark[0]) }]
      : [];
  });
}

/** The number with as many digits as were written, where zeros were. */
function inWidth(number: number, written: string): string {
  const digits = /\d+/.exec(written)?.[0] ?? written;
  const padded = digits.startsWith('0') || /^[XN]+$/.test(digits) ? `${number}`.padStart(digits.length, '0') : `${number}`;
  return written.replace(digits, padded);
}

/** Edits of everything in a file that means the record: its name wherever it stands, links to it, and its number. */
export function renumberEdits(
  change: Renumbering,
  file: Decision,
  facts: { readonly text: string; readonly numbersCount: boolean },
): MentionEdits {
  const edits: Edit[] = [...stemEdits(change, file, facts.text)];
  const doubtful: string[] = [];
  const add = (edit: Edit | undefined): void => {
    if (edit && !edits.some((other) => edit.start < other.end && other.start < edit.end)) edits.push(edit);
  };
  for (const use of file.uses) add(labelEdit(change, file, use, facts.text));
  for (const cited of [
    ...file.mentions.map(asCitation),
    ...file.links.map(({ reference }) => ({
      ...reference,
      isNamed: reference.href !== undefined || reference.stem !== undefined,
    })),
  ]) {
    if (cited.number === undefined || Number(cited.number) !== change.decision.number || isForeignRfc(cited, change.log))
      continue;
    const resolution = change.log.resolve(cited, file.path);
    if (meansIt(resolution, change) && (facts.numbersCount || cited.isNamed)) add(digitsEdit(cited, change, facts.text));
    else if (resolution.kind === 'ambiguous' && resolution.candidates.includes(change.decision.id)) doubtful.push(cited.text);
  }
  return { edits, doubtful: [...new Set(doubtful)] };
}

/** `RFC-2119` is a standard, but in a log that calls its own records so. */
function isForeignRfc({ prefix, href }: Reference, { decisions, path }: Log): boolean {
  return (
    prefix === 'RFC' &&
    href === undefined &&
    !/rfc/i.test(path) &&
    !decisions.some(({ name, dialect }) => /rfc/i.test(name.prefix) || dialect === 'rfc')
  );
}

type Citation = Reference & { readonly isNamed: boolean };

function asCitation({ text, place, number, prefix, href }: Mention): Citation {
  return { text, place, number, prefix, ...(href === undefined || href === '' ? { isNamed: false } : { href, isNamed: true }) };
}

function meansIt(resolution: Resolution, { decision }: Renumbering): boolean {
  return resolution.kind === 'resolved' && resolution.id === decision.id;
}

function digitsEdit({ place, number }: Citation, { number: next }: Renumbering, text: string): Edit | undefined {
  const written = text.slice(place.start, place.end);
  const at = number === undefined ? -1 : written.indexOf(number);
  if (number === undefined || at < 0) return undefined;
  const start = place.start + at;
  return { start, end: start + number.length, insert: inWidth(next, number) };
}

/** The record's name in full, which no other record has: in links, keys, code spans and text alike. In a link it must lead to the record. */
function stemEdits({ decision, newStem, log }: Renumbering, file: Decision, text: string): readonly Edit[] {
  const stem = lastPart(decision.id);
  const isShared = log.decisions.some((other) => other.id !== decision.id && lastPart(other.id) === stem);
  const edits: Edit[] = [];
  for (let start = text.indexOf(stem); start >= 0; start = text.indexOf(stem, start + stem.length)) {
    const end = start + stem.length;
    if (/[\p{L}\p{N}_-]/u.test(text[start - 1] ?? ' ') || /[\p{L}\p{N}_-]/u.test(text[end] ?? ' ')) continue;
    const use = file.uses.find(({ hrefPlace }) => hrefPlace !== undefined && hrefPlace.start <= start && end <= hrefPlace.end);
    if (use === undefined ? !isShared : leadsTo(use, file.path, decision)) edits.push({ start, end, insert: newStem });
  }
  return edits;
}

function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

function leadsTo({ href }: LinkUse, from: string, decision: Decision): boolean {
  if (href === undefined) return false;
  const target = (href.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '');
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target))
    return target.endsWith(decision.path) || target.endsWith(decision.path.replace(/\.[^.]+$/, ''));
  const path = decodePath(target.startsWith('/') ? joinPath('', target.slice(1)) : joinPath(parentPath(from), target)).replace(
    /\.(?:md|markdown|mdx|html?)$/i,
    '',
  );
  const own = decision.path.replace(/\.[^.]+$/, '');
  return path.toLowerCase() === own.toLowerCase() || path.toLowerCase() === parentPath(own).toLowerCase();
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The number that the words of a link to the record begin with: `[7. Title](…)`, `[0007](…)`. */
function labelEdit({ decision, number }: Renumbering, file: Decision, use: LinkUse, text: string): Edit | undefined {
  const { textPlace } = use;
  if (textPlace === undefined || !leadsTo(use, file.path, decision)) return undefined;
  const label = text.slice(textPlace.start, textPlace.end);
  const match = /^([*_`]{0,3}(?:\p{L}{2,8}[-_ #]?)?)(\d{1,6})(?![\d]|\.\d)/u.exec(label);
  if (!match || Number(match[2]) !== decision.number) return undefined;
  const start = textPlace.start + (match[1]?.length ?? 0);
  return { start, end: start + (match[2]?.length ?? 0), insert: inWidth(number, match[2] ?? '') };
}
