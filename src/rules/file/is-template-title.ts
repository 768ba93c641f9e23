const WORDS =
  /^(?:(?:adr|decision|record)[ -]?)?(?:title|short title|your title|title here|title of (?:the )?(?:adr|decision|record)|adr title|decision title|number\.? title|adr template|template|untitled|new (?:adr|decision|record)|tbd|todo|title goes here|insert title(?: here)?|placeholder(?: title)?|name of (?:the )?(?:adr|decision)|short title of solved problem and solution|short noun phrase)$/i;
const NUMBER = /^(?:(?:ADR|adr)[-_ ]?)?(?:\d{1,5}|N{2,5}|X{2,5}|NUMBER|\{[^{}]*\}|\[[^[\]]*\]|<[^<>]*>)\s*[.:)–—-]\s*/;
const MARKED = /^(?:\{[^{}]*\}|\{\{[^{}]*\}\}|<[^<>]*>|\[[^[\]]*\])$/;
const GUIDANCE = /\b(?:title|subject|name|noun phrase)\b/i;

/** Whether a title is nothing but a template's: its own words, or brackets that say what to write. */
export function isTemplateTitle(title: string): boolean {
  const text = title.trim();
  if (text.length > 200) return false;
  return [text, text.replace(NUMBER, '')].some(
    (words) => WORDS.test(words.replace(/^[<{["'*_]+|[>}\]"'*_.]+$/g, '').trim()) || (MARKED.test(words) && GUIDANCE.test(words)),
  );
}
