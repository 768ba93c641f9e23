import { FIRST, FOURTH, type RecordFacts, type RecordStyle, SECOND, THIRD } from './healthy-records.ts';

/** The files of a log by path. */
export type Files = Readonly<Record<string, string>>;

/** A log with one fault, and where the rule must find it. */
export interface Seeded {
  readonly files: Files;
  /** `path:line`. */
  readonly at: string;
}

function placed(files: Files, path: string, line: string): Seeded {
  const lines = (files[path] ?? '').split('\n');
  const last = lines.lastIndexOf(line);
  if (last < 0) throw new Error(`${path} has no line ${line}`);
  return { files, at: `${path}:${last + 1}` };
}

/** Replaces a text once; the fault stands on the line given. */
export function replaced(
  files: Files,
  path: string,
  change: { readonly from: string; readonly to: string; readonly at: string },
): Seeded {
  const text = files[path];
  if (!text?.includes(change.from)) throw new Error(`${path} has no ${change.from}`);
  return placed({ ...files, [path]: text.replace(change.from, change.to) }, path, change.at);
}

/** Writes another word where the third record says `accepted`. */
export function status(files: Files, style: RecordStyle, { word }: { readonly word: string }): Seeded {
  const written = style.statusLine.replace(/accepted/i, (old) =>
    old === 'Accepted' ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word,
  );
  const path = style.path(THIRD);
  const text = (files[path] ?? '')
    .replaceAll('Accepted', `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .replace(style.statusLine, written);
  const line = text.split('\n').find((one) => one.startsWith(written)) ?? written;
  return placed({ ...files, [path]: text }, path, line);
}

/** Adds a claim to supersede another record. */
export function claim(
  files: Files,
  style: RecordStyle,
  { on, other }: { readonly on: RecordFacts; readonly other: RecordFacts },
): Seeded {
  const line = style.supersedes(other);
  const after = style.claimAfter(on);
  return replaced(files, style.path(on), { from: `${after}\n`, to: `${after}\n${line}\n`, at: line.trimStart() });
}

/** The third record claims to supersede the first, which knows nothing of it. */
export function oneSided(files: Files, style: RecordStyle): Seeded {
  const seeded = claim(files, style, { on: THIRD, other: FIRST });
  return placed(seeded.files, style.path(FIRST), statusOf(files, style, FIRST));
}

/** The line of a record that says its status. */
function statusOf(files: Files, style: RecordStyle, facts: RecordFacts): string {
  return (files[style.path(facts)] ?? '').split('\n').find((line) => line.startsWith(style.statusLine)) ?? '';
}

/** Two records supersede each other. */
export function ring(files: Files, style: RecordStyle): Seeded {
  const one = claim(files, style, { on: THIRD, other: FIRST });
  const both = claim(one.files, style, { on: FIRST, other: THIRD });
  return placed(both.files, style.path(FIRST), statusOf(both.files, style, FIRST));
}

/** Puts a sentence into the context of the third record. */
export function sentence(files: Files, style: RecordStyle, text: string): Seeded {
  return context(files, style, text);
}

/** Puts a line in the place of the context of the third record. */
export function context(files: Files, style: RecordStyle, text: string): Seeded {
  const path = style.path(THIRD);
  const old = files[path] ?? '';
  const start = old.indexOf(`${style.context}\n\n`) + style.context.length + 2;
  const end = old.indexOf('\n', start);
  const changed = {
    ...files,
    [path]: text === '' ? old.slice(0, start) + old.slice(end + 2) : old.slice(0, start) + text + old.slice(end),
  };
  return placed(changed, path, text === '' ? style.context : text);
}

/** Takes the decision out of the third record. */
export function withoutOutcome(files: Files, style: RecordStyle): Seeded {
  const path = style.path(THIRD);
  const text = files[path] ?? '';
  const start = text.indexOf(`${style.outcome}\n`);
  const end = text.indexOf('\n## ', start);
  const changed = { ...files, [path]: text.slice(0, start) + text.slice(end + 1) };
  return placed(changed, path, titleLine(text));
}

/** Gives the fourth record the number of the third. */
export function takenNumber(files: Files, style: RecordStyle): Seeded {
  const twin = { ...FOURTH, number: 3 };
  const { [style.path(FOURTH)]: _old, ...others } = files;
  const changed = { ...others, [style.path(twin)]: style.text(twin) };
  const [first] = [style.path(THIRD), style.path(twin)].sort();
  const path = first ?? '';
  return placed(changed, path, titleLine(changed[path] ?? ''));
}

/** Gives the fourth record the title of the second. */
export function takenTitle(files: Files, style: RecordStyle): Seeded {
  const path = style.path(FOURTH);
  const changed = { ...files, [path]: (files[path] ?? '').replaceAll(FOURTH.title, SECOND.title) };
  const first = style.path(SECOND);
  return placed(changed, first, titleLine(changed[first] ?? ''));
}

/** Renames a file. */
export function renamed(files: Files, from: string, to: string): Seeded {
  const { [from]: text = '', ...others } = files;
  return { files: { ...others, [to]: text }, at: `${to}:1` };
}

/** Writes another number into the heading of the third record. */
export function otherNumber(files: Files, style: RecordStyle): Seeded {
  const path = style.path(THIRD);
  const text = files[path] ?? '';
  const old = titleLine(text);
  const wrong = style.traits.includes('numbered-title') ? old.replace('3', '8') : old.replace('# ', '# ADR-0008: ');
  return replaced(files, path, { from: old, to: wrong, at: wrong });
}

/** Leaves the third record one option. */
export function singleOption(files: Files, style: RecordStyle): Seeded {
  const path = style.path(THIRD);
  const text = (files[path] ?? '').replace(/\n[*-] The long way/, '').replace(/\n### The long way\n\n.*\n/, '');
  return placed({ ...files, [path]: text }, path, text.split('\n').find((line) => /^[*-] The short way$/.test(line)) ?? '');
}

/** Moves the context of the third record to its end. */
export function misordered(files: Files, style: RecordStyle): Seeded {
  const path = style.path(THIRD);
  const text = files[path] ?? '';
  const start = text.indexOf(`${style.context}\n`);
  const end = text.indexOf('\n## ', start) + 1;
  const rest = text.slice(0, start) + text.slice(end);
  return placed({ ...files, [path]: `${rest.trimEnd()}\n\n${text.slice(start, end).trimEnd()}\n` }, path, style.context);
}

/** Adds a part at the end of the third record. */
export function appended(files: Files, style: RecordStyle, part: string, line: string): Seeded {
  const path = style.path(THIRD);
  return placed({ ...files, [path]: `${files[path] ?? ''}\n${part}` }, path, line);
}

function titleLine(text: string): string {
  return text.split('\n').find((line) => line.startsWith('# ')) ?? '';
}
