import type { RecordName } from '../model/decision.ts';

/** Letters that stand for "decision record" in file names, in lower case. */
const recordWords = new Set(
  'adr adrs dr ad adl ard madr tdr ddr pdr edr sdr idr kdr bdr rfc rfd rdr tep kep rep pep sdd decision decisions record'.split(
    ' ',
  ),
);

/** Of these, the ones that may stand right before the digits: `RFC3339` and `PEP8` name other things. */
const attachable = new Set('adr dr ad ard tdr ddr pdr edr sdr idr kdr bdr decision'.split(' '));

const markdown = /\.(?:md|markdown|mdx|mdown|mkdn?|mdwn)$/i;
const markup = /\.(?:md|markdown|mdx|mdown|mkdn?|mdwn|adoc|asciidoc|rst)$/i;

/** Whether the name has an extension of Markdown, in whatever letter case. */
export function isMarkdown(path: string): boolean {
  return markdown.test(path);
}

/** The file's name without folder and markup extension. */
export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(markup, '');
}

/** Whether the file is the page of its folder, which may be the record's own. */
export function isFolderPage(path: string): boolean {
  return /^(?:readme|index)$/i.test(stemOf(path));
}

/**
 * What a file's name says about the record. The name of a `README.md` or `index.md` in a folder is the folder's.
 * `prefixes` are letters (as written) that stand before the numbers of this log, when they are none that everybody uses.
 */
export function recordName(pathInLog: string, prefixes: ReadonlySet<string> = noPrefixes): RecordName {
  const folder = pathInLog.split('/').at(-2);
  const stem = folder !== undefined && isFolderPage(pathInLog) ? folder : stemOf(pathInLog);
  return commonName(stem) ?? datedName(stem) ?? draftName(stem) ?? numberedName(stem, prefixes) ?? plainRecordName(stem);
}

/** Nearly all names are `0007-title`: the others' patterns need not be tried on them. */
function commonName(stem: string): RecordName | undefined {
  const [written, number] = /^(\d{3,4})(?=-\p{L})/u.exec(stem) ?? [];
  return written === undefined || number === undefined ? undefined : named('numbered', stem, { written, prefix: '', number });
}

const noPrefixes: ReadonlySet<string> = new Set();

/** True when the name alone makes the file a record: a number, a date, or an `XXXX` that waits for one. */
export function isRecordName(name: RecordName): boolean {
  return name.kind !== 'plain';
}

/** True when few other files have such a name: a date, three digits or more, or letters such as `ADR` before the digits. */
export function isStrongName(name: RecordName): boolean {
  return name.kind === 'dated' || (name.kind === 'numbered' && (name.prefix !== '' || (name.number?.length ?? 0) >= 3));
}

const end = '(?=[-_. )\\]]|$)';
const dated = new RegExp(`^((?:\\p{L}+[-_ ])?)((?:19|20)\\d\\d)([-_.]?)(\\d\\d)\\3(\\d\\d)(?:T?\\d{4}|T?\\d{6})?${end}`, 'u');
const dayFirst = new RegExp(`^(\\d\\d)([-_.])(\\d\\d)\\2((?:19|20)\\d\\d)${end}`);
const monthOnly = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])(?=[-_ ])/;

function datedName(stem: string): RecordName | undefined {
  const full = dated.exec(stem);
  const prefix = full?.[1] ?? '';
  if (full !== null && (prefix === '' || recordWords.has(letters(prefix)))) {
    return named('dated', stem, { written: full[0], prefix, date: `${full[2]}-${full[4]}-${full[5]}` });
  }
  const month = monthOnly.exec(stem);
  if (month !== null) return named('dated', stem, { written: month[0], prefix: '', date: `${month[1]}-${month[2]}` });
  const day = dayFirst.exec(stem);
  return day === null ? undefined : named('dated', stem, { written: day[0], prefix: '' });
}

const draft = new RegExp(
  `^((?:\\p{L}+[-_ ])*?\\p{L}*?)(X{2,5}|x{3,5}|N{3,5}|n{3,5}|YYYY[-_]?MM[-_]?DD|yyyy[-_]?mm[-_]?dd)${end}`,
  'u',
);

function draftName(stem: string): RecordName | undefined {
  const match = draft.exec(stem);
  const prefix = match?.[1] ?? '';
  const isKnown = prefix === '' || prefix.split(/[-_ ]/).some((part) => recordWords.has(part.toLowerCase()));
  return match === null || !isKnown ? undefined : named('draft', stem, { written: match[0], prefix });
}

const yearNumber = new RegExp(`^((?:\\p{L}+[-_ ]?)?(?:19|20)\\d\\d[-_])(\\d{3,4})${end}`, 'u');
const numbered = new RegExp(`^([[(#]?(?:\\p{L}[\\p{L}']*[-_ .]+){0,5}\\p{L}*[-_ ]?#?)(\\d{1,12})${end}`, 'u');

function numberedName(stem: string, prefixes: ReadonlySet<string>): RecordName | undefined {
  for (const pattern of [yearNumber, numbered]) {
    const match = pattern.exec(stem);
    const [written, prefix, number] = match ?? [];
    if (written === undefined || prefix === undefined || number === undefined) continue;
    if (prefixes.has(prefix) || isNumberAfter(prefix, number)) return named('numbered', stem, { written, prefix, number });
  }
  return undefined;
}

/** Whether the digits are a record's number, judged by the letters before them: `ADR-12`, `ccc-jb-001`, not `use-java-17`. */
function isNumberAfter(prefix: string, number: string): boolean {
  const parts = prefix
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '');
  const at = parts.findIndex((part) => recordWords.has(part));
  const isAttached = /\p{L}$/u.test(prefix);
  if (parts.length === 0) return true;
  if (at === -1) return number.length >= 3 && number.startsWith('0') && (!isAttached || prefix === prefix.toUpperCase());
  if (isAttached && !attachable.has(parts.at(-1) ?? '')) return false;
  return number.length >= 3 || (at === 0 && parts.length === 1);
}

function plainRecordName(stem: string): RecordName {
  const prefix = /^(?:\p{L}+[-_ ])??(?:madr|adr|rfc)s?[-_ ]+/iu.exec(stem)?.[0] ?? '';
  return { kind: 'plain', shape: prefix, prefix, slug: stem.slice(prefix.length) };
}

interface NameParts {
  readonly written: string;
  readonly prefix: string;
  readonly number?: string;
  readonly date?: string;
}

function named(kind: RecordName['kind'], stem: string, parts: NameParts): RecordName {
  const rest = stem.slice(parts.written.length);
  const separator = /^[-_. )\]:–—]+/.exec(rest)?.[0] ?? '';
  return {
    kind,
    shape: (parts.written + separator).replace(/\d/g, '0'),
    prefix: parts.prefix,
    ...(parts.number === undefined ? {} : { number: parts.number }),
    ...(parts.date === undefined ? {} : { date: parts.date }),
    slug: rest.slice(separator.length),
  };
}

function letters(prefix: string): string {
  return prefix.replace(/[^\p{L}]/gu, '').toLowerCase();
}
