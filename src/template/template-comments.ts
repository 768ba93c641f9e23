const COMMENT = /<!--([\s\S]*?)(?:-->|$)/g;
/** What templates write into a comment beside a label or heading: `optional`, a hint what to fill in, the words to choose from. */
const HINT =
  /^\s*\[?(?:optional\b|(?:acceptable|possible|allowed|valid) (?:values|statuses)\b|one of:|numbers? of links|improvement of quality|compromising quality|same as above|\{?proposed\b[^-]*\||options?: \w+ \||this is an optional|these are optional|numbers? of options|proposed\s*\||draft\s*\||e\.?g\.|if applicable|feel free|default:|yyyy-mm-dd|list everyone)/i;

/** Text with the comments that templates put beside labels and headings replaced by nothing; other comments stay. */
export function withoutTemplateComments(text: string): string {
  return text.includes('<!--') ? text.replace(COMMENT, (comment, inner: string) => (HINT.test(inner) ? '' : comment)) : text;
}

/** True when a text holds a comment that is more than a hint of a template. */
export function hasOwnComment(text: string): boolean {
  return withoutTemplateComments(text).includes('<!--');
}
