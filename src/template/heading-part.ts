import type { Place } from '../model/place.ts';
import { type Chunk, sourceChunk, textChunk } from './chunks.ts';
import type { Part } from './parts.ts';
import type { SectionNode } from './record-view.ts';

/** What a heading becomes. */
export interface HeadingChange {
  /** 1 to 6; deeper levels do not exist and are taken as 6. */
  readonly depth: number;
  /** New words, or the new beginning of the words: absent where the author's stay. */
  readonly words?: { readonly text: string; readonly place: Place };
}

/** A heading at another level or with other words. Marks, comments and anchors beside the words stay; a line that stood for a heading becomes one. */
export function headingPart(node: SectionNode, change: HeadingChange, text: string): Part {
  const { heading } = node.fact;
  const depth = Math.max(1, Math.min(6, change.depth));
  const raw = text.slice(heading.start, heading.end);
  const chunks = raw.startsWith('#')
    ? atxChunks(heading, { ...change, depth }, raw)
    : isSetext(raw)
      ? setextChunks(heading, { ...change, depth }, text)
      : leadInChunks(heading, { ...change, depth }, raw);
  return { chunks, origin: heading, heading: { words: headingText(node, change, text), section: node.index } };
}

/** The heading's words after the change, without markup. */
function headingText(node: SectionNode, { words }: HeadingChange, text: string): string {
  if (!words) return node.fact.title;
  const own = headingWords(node.fact.heading, text);
  if (words.place.start === own.start && words.place.end >= own.end) return words.text;
  return node.fact.title.replace(text.slice(words.place.start, words.place.end), words.text);
}

/** The words of a heading in the text: without marks, without comments, HTML and `{#anchor}` around them. */
export function headingWords(heading: Place, text: string): Place {
  const raw = text.slice(heading.start, heading.end);
  const first = raw.split(/\r?\n/, 1)[0] ?? '';
  const marks = /^#{1,6}[ \t]*/.exec(first)?.[0].length ?? 0;
  const lead = marks + (/^(?:<[^>]*>[ \t]*)*/.exec(first.slice(marks))?.[0].length ?? 0);
  const closed = marks > 0 ? first.replace(/[ \t]+#+[ \t]*$/, '') : first;
  const words = closed
    .slice(lead)
    .replace(/(?:[ \t]*(?:<!--(?:(?!-->).)*-->|<[^>]*>|\{#[^}]*\}))+[ \t]*$/, '')
    .trimEnd();
  return { start: heading.start + lead, end: heading.start + lead + words.length };
}

function atxChunks(heading: Place, change: HeadingChange, raw: string): readonly Chunk[] {
  const marks = /^#+/.exec(raw)?.[0].length ?? 0;
  const closing = /[ \t](#+)[ \t]*$/.exec(raw);
  const level = '#'.repeat(change.depth);
  const open = change.depth === marks ? sourceChunk(heading.start, heading.start + marks) : textChunk(level);
  const end =
    closing?.[1] === undefined || closing[1].length !== marks || raw.length === marks
      ? undefined
      : heading.start + closing.index + 1;
  const inner = withWords({ start: heading.start + marks, end: end ?? heading.end }, change);
  if (end === undefined) return [open, ...inner];
  return [
    open,
    ...inner,
    change.depth === marks ? sourceChunk(end, end + marks) : textChunk(level),
    sourceChunk(end + marks, heading.end),
  ];
}

function withWords(place: Place, { words }: HeadingChange): readonly Chunk[] {
  if (!words) return [sourceChunk(place.start, place.end)];
  return [sourceChunk(place.start, words.place.start), textChunk(words.text), sourceChunk(words.place.end, place.end)];
}

function isSetext(raw: string): boolean {
  return /\n[ \t]{0,3}(?:=+|-+)[ \t]*$/.test(raw);
}

/** Underlined headings exist at two levels; below them the heading gets marks instead of its underline. */
function setextChunks(heading: Place, change: HeadingChange, text: string): readonly Chunk[] {
  const raw = text.slice(heading.start, heading.end);
  const line = raw.lastIndexOf('\n');
  const underline = raw.slice(line + 1);
  const own = underline.includes('=') ? 1 : 2;
  const wordsEnd = heading.start + raw.slice(0, line).trimEnd().length;
  const words = withWords({ start: heading.start, end: wordsEnd }, change);
  if (change.depth > 2) return [textChunk(`${'#'.repeat(change.depth)} `), ...words];
  const mark = change.depth === 1 ? '=' : '-';
  const length = change.words ? change.words.text.length : underline.trim().length;
  const rule =
    change.depth === own && !change.words
      ? [sourceChunk(heading.start + line + 1, heading.end)]
      : [textChunk(mark.repeat(Math.max(3, length)))];
  return [...words, sourceChunk(wordsEnd, heading.start + line + 1), ...rule];
}

/** `**Context**` or `Context:` on a line of its own. */
function leadInChunks(heading: Place, change: HeadingChange, raw: string): readonly Chunk[] {
  const lead = /^[\s*_]*/.exec(raw)?.[0].length ?? 0;
  const words = raw.slice(lead).replace(/[\s*_:：]+$/, '');
  const place = { start: heading.start + lead, end: heading.start + lead + words.length };
  return [
    textChunk(`${'#'.repeat(change.depth)} `),
    change.words ? textChunk(change.words.text) : sourceChunk(place.start, place.end),
  ];
}

/** True for a line that stands for a heading: a blank line must follow it when it becomes one. */
export function isLeadIn(heading: Place, text: string): boolean {
  const raw = text.slice(heading.start, heading.end);
  return raw !== '' && !raw.startsWith('#') && !isSetext(raw);
}

/** A heading that the record did not have. */
export function newHeading(depth: number, words: string): Part {
  return { chunks: [textChunk(`${'#'.repeat(depth)} ${words}`)], heading: { words, section: undefined } };
}
