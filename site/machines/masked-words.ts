const NOISE = /<!--[\s\S]*?-->|```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|\]\([^)\s]*\)|https?:\/\/\S+|<\/?[a-z][^>]*>/gi;

/** The words of a text without code, comments, tags and addresses. Near enough for a search. */
export function maskedWords(text: string): string {
  return text.replace(NOISE, ' ');
}
