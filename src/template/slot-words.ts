/** Words that one slot can hold: beyond them it is a text, and only its author can say what counts. */
export const MOST_WORDS = 60;

/** How many words a text has, as blanks part them. */
export function countOf(words: string): number {
  return words.split(/\s+/).length;
}

/** Entries as one phrase. */
export function listed(items: readonly string[]): string {
  return items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Words that begin a sentence and are no names: within one they are written small. */
const SMALL =
  /^(?:The|A|An|We|Our|This|These|Those|There|It|In|On|When|For|With|All|Each|Every|Most|Many|Some|Which|How|What|Should|Use|Using|To|As|By|Not|No|Currently|Today)(?=\s)/;

/** A sentence or entry as part of another sentence. */
export function asPhrase(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.。;,:]+$/, '')
    .replace(SMALL, (word) => word.toLowerCase());
}

/** Sentences about the document instead of its subject, and entries with a label. */
const SAYS_NOTHING =
  /^(?:(?:this|the)\s+(?:document|adr|decision record|record|rfc|section|page)\b|in this (?:document|adr|record|rfc|section)\b|[*_]*[\p{L} -]{2,30}[*_]*:[*_]*\s|see (?:also )?\[)/iu;

/** True for a sentence that can be part of a statement: short enough, about the subject, and not the head of a list. */
export function isTelling(sentence: string): boolean {
  return !SAYS_NOTHING.test(sentence) && countOf(sentence) <= MOST_WORDS && !/[:：]$/.test(sentence);
}

const SIGN = /^[\s*_]*(?:good|bad|pro|con|positive|negative)[\s*_]*[,:][\s*_]*(?:because(?: of)?[\s*_]+)?/i;

/** A consequence without the words that give its sign. */
export function withoutSign(text: string): string {
  return text.replace(SIGN, '');
}

/** A decision and its reason in one sentence: `We decided for X because: it is easy`. */
export function splitReason(sentence: string): { readonly decided: string; readonly because: string } | undefined {
  const match = /^(.{3,}?)[\s,;]+because\s*:?\s+(.+)$/is.exec(sentence);
  return match?.[1] === undefined || match[2] === undefined ? undefined : { decided: match[1], because: match[2] };
}
