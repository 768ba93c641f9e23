/** Emoji, dingbats, arrows, variation selectors and joiners: decoration in headings and statuses. */
const DECORATION =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200B-\u200D\u2060\uFE0E\uFE0F\u20E3\u2000-\u200A\u2190-\u21FF\u2300-\u23FF\u2500-\u27BF\u2B00-\u2BFF]/gu;
const NEEDS_CARE = /[^\x20-\x7E]/;
const NUMBERING =
  /^(?:(?:\d+(?:\.\d+)+\s|\d+(?:\.\d+)*\s*[.):]|\d+\s+[-–—]\s|\(?[ivx]{1,4}[.)]|[a-h][.)])\s*|제\s*\d+\s*장\s*[:.]?\s*|第\s*[\d一二三四五六七八九十]+\s*[章节節]\s*[:：.]?\s*)+/u;
const EDGES = /^[\s*_#:：.\-–—=>|~`"'“”«»]+|[\s*_#:：.\-–—=|~`"'“”«»?？]+$/gu;

/** Beyond this many characters a heading says nothing that a vocabulary holds; the patterns stay cheap. */
const LONGEST_TITLE = 500;

/**
 * A heading or label as vocabularies hold it: lower case, without numbering, emoji, marks and outer punctuation, inner
 * blanks collapsed. `## 2. ✅ Decisão:` becomes `decisão`.
 */
export function sectionKey(title: string): string {
  let key = title.slice(0, LONGEST_TITLE);
  if (NEEDS_CARE.test(key))
    key = key
      .normalize('NFC')
      .replace(DECORATION, ' ')
      .replace(/\u00A0/g, ' ');
  key = key.trim().toLowerCase().replace(NUMBERING, '');
  return key.replace(EDGES, '').replace(/\s+/g, ' ');
}

/** Text without emoji and other decoration, blanks collapsed. */
export function withoutDecoration(text: string): string {
  if (!NEEDS_CARE.test(text)) return text.replace(/\s+/g, ' ').trim();
  return text
    .replace(DECORATION, ' ')
    .replace(/\u00A0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
