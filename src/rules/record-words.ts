import type { Decision } from '../model/decision.ts';
import type { Place } from '../model/place.ts';

/** One word of a record, or a sign that carries meaning. */
export interface Word {
  /** In lower case; what two words are compared by. */
  readonly key: string;
  readonly place: Place;
  /** True for the first word of a sentence, a list item, a table row or a paragraph. */
  readonly opens: boolean;
}

/**
 * The words of a part of a record as a reader hears them: without marks of Markdown, targets of links, comments, tags, numbers of
 * list items and marks of check boxes. Wrapping, bullets and emphasis make no difference.
 */
export function wordsOf(text: string, part: Place, silent: readonly Place[]): readonly Word[] {
  const words: Word[] = [];
  let isBlock = true;
  let isCode = false;
  let next = 0;
  for (const { 0: whole, index } of text.slice(part.start, part.end).matchAll(/[^\n\r]*(?:\r?\n|\r)|[^\n\r]+$/g)) {
    const line = whole.replace(/[\r\n]+$/, '');
    const lead = LEAD.exec(line)?.[0] ?? '';
    if (/^[ \t>]*(?:`{3}|~{3})/.test(line)) isCode = !isCode;
    let opens = isBlock || isCode || lead.trim() !== '';
    isBlock = lead.length === line.length || lead.includes('#');
    for (const token of line.slice(lead.length).matchAll(TOKEN)) {
      const start = part.start + index + lead.length + token.index;
      while ((silent[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
      if ((silent[next]?.start ?? Number.POSITIVE_INFINITY) <= start) continue;
      if (/^[.!?;]/.test(token[0])) opens = true;
      else {
        words.push({ key: token[0].toLowerCase(), place: { start, end: start + token[0].length }, opens });
        opens = false;
      }
    }
  }
  return words;
}

/** What stands before the first word of a line: marks of quotes, items, rows and headings, the number of an item, a check box. */
const LEAD = /^[ \t>]*(?:(?:[-*+|#]+|\d{1,9}[.)])(?:[ \t]+|$))*(?:\[[ xX~-]\](?=[ \t]))?[ \t|]*/;

/** Words (a character each where words are not parted by blanks), signs that change a meaning, ends of sentences. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+|[%€£$≤≥≠]|[.!?;](?=\s|$)/gu;

/** Parts of a record that say nothing to a reader, in order: front matter, targets of links, comments, tags, fence lines. */
export function silentParts(decision: Decision, text: string): readonly Place[] {
  const parts: Place[] = [
    ...(decision.frontMatter ? [decision.frontMatter.place] : []),
    ...targetParts(decision, text),
    ...commentParts(text),
  ];
  for (const { 0: match, index } of text.matchAll(UNSPOKEN)) parts.push({ start: index, end: index + match.length });
  return mergeParts(parts);
}

const UNSPOKEN =
  /&(?:#x?[0-9a-f]{1,8}|[a-z]{2,24});|\[\^[^\]\s]{1,40}\]|https?:\/\/[^\s<>)\]]+|^[ \t]{0,8}(?:`{3,}|~{3,})[^\n\r]*|<\/?(?:a|b|br|code|details|div|em|i|img|kbd|li|ol|p|pre|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|ul)\b[^<>]{0,500}>/gim;

/** Everything of a link but its words; the words too where they only repeat a file's name. */
function* targetParts(decision: Decision, text: string): Generator<Place> {
  for (const { place, textPlace } of decision.uses) {
    const isName = textPlace !== undefined && /^[\w./\\-]+\.\w{1,8}$/.test(text.slice(textPlace.start, textPlace.end));
    if (textPlace === undefined || isName) yield place;
    else
      yield* [
        { start: place.start, end: textPlace.start },
        { start: textPlace.end, end: place.end },
      ];
  }
}

function* commentParts(text: string): Generator<Place> {
  for (let start = text.indexOf('<!--'); start >= 0; ) {
    const close = text.indexOf('-->', start + 4);
    const end = close < 0 ? text.length : close + 3;
    yield { start, end };
    start = text.indexOf('<!--', end);
  }
}

/** Parts in order, those that touch as one. */
export function mergeParts(parts: readonly Place[]): readonly Place[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) merged.push({ start, end });
  }
  return merged;
}
