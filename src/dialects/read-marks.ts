import type { Directive, Marker, Mention, Placeholder, SectionFact } from '../model/decision.ts';
import type { LinkUse, Source } from '../model/source.ts';
import { withoutFragment } from './read-references.ts';

const MENTION =
  /(?<![\p{L}\p{N}_/\\.#@-])((?:[A-Za-z]{2,8}-){0,2}(?:[A-Z]{0,3}ADR|adr|Adr|DR|RFC)(?:-[A-Za-z]{1,10}){0,2})(?:s(?=[\s-]))?[-_ #]{0,2}0*(\d{1,5})(?![\p{L}\p{N}_]|\.\d|-\d|\/)/gu;

/** Records cited by number in running text, links' words included; code, comments, addresses and headings' own number not. */
export function readMentions(source: Source): readonly Mention[] {
  if (!/adr|DR|RFC/i.test(source.prose)) return [];
  const mentions: Mention[] = [];
  let link = 0;
  for (const match of mentionsIn(source.prose)) {
    const start = match.index;
    while ((source.links[link]?.place.end ?? Number.POSITIVE_INFINITY) <= start) link++;
    const around = enclosing(source.links[link], start);
    const digits = /\d+$/.exec(match[0])?.[0] ?? '';
    mentions.push({
      text: match[0],
      prefix: (match[1] ?? '').replace(/[^A-Za-z]/g, '').toUpperCase(),
      number: digits,
      place: { start, end: start + match[0].length },
      ...(around?.href === undefined ? {} : { href: withoutFragment(around.href) }),
    });
  }
  return mentions;
}

const LIKELY = /(?:ADR|adr|Adr|DR|RFC)(?:-[A-Za-z]{1,10}){0,2}s?[-_ #]{0,2}\d/g;

/** Mentions, looked for only around what is likely one: the whole pattern over the whole text costs ten times as much. */
function mentionsIn(prose: string): readonly { readonly 0: string; readonly 1: string | undefined; readonly index: number }[] {
  const found: { readonly 0: string; readonly 1: string | undefined; readonly index: number }[] = [];
  let done = 0;
  for (const likely of prose.matchAll(LIKELY)) {
    if (likely.index < done) continue;
    let from = likely.index;
    while (from > done && !/\s/.test(prose.charAt(from - 1)) && likely.index - from < 60) from--;
    const end = likely.index + likely[0].length + 12;
    const match = new RegExp(MENTION).exec(prose.slice(from, end));
    if (!match) continue;
    found.push({ 0: match[0], 1: match[1], index: from + match.index });
    done = from + match.index + match[0].length;
  }
  return found;
}

function enclosing(link: LinkUse | undefined, offset: number): LinkUse | undefined {
  return link && link.kind !== 'definition' && link.place.start <= offset && offset < link.place.end ? link : undefined;
}

const MARKER = /\[(?:CONFIRM-(\d+)\]:?[ \t]*([^\n]*)|NEEDS-TRIAGE\][:]?[ \t]*([^\n]*))/g;

/** Open questions that authors left in the text. */
export function readMarkers(source: Source): readonly Marker[] {
  if (!source.prose.includes('[CONFIRM-') && !source.prose.includes('[NEEDS-TRIAGE]')) return [];
  return [...source.prose.matchAll(MARKER)].map((match) => {
    const place = { start: match.index, end: match.index + match[0].trimEnd().length };
    return match[1] === undefined
      ? { kind: 'needs-triage', text: (match[3] ?? '').trim(), place }
      : { kind: 'confirm', number: match[1], text: (match[2] ?? '').trim(), place };
  });
}

const DIRECTIVE =
  /^(?:<!--|#)\s*adr-lint[\s:-]+(disable-next-line|disable-line|disable-file|disable|enable)\b([\s\S]*?)(?:-->)?\s*$/;

/** Suppression comments, in HTML comments of the body and in YAML comments of the front matter. */
export function readDirectives(source: Source): readonly Directive[] {
  if (!source.text.includes('adr-lint')) return [];
  const comments = source.comments.map(({ value, place }) => ({ value, place }));
  const block = source.frontMatter?.place;
  if (block) {
    const yaml = source.text.slice(block.start, block.end);
    for (const match of yaml.matchAll(/(?<=^|\s)#\s*adr-lint[^\n]*/g))
      comments.push({
        value: match[0].trimEnd(),
        place: { start: block.start + match.index, end: block.start + match.index + match[0].trimEnd().length },
      });
  }
  return comments
    .flatMap(({ value, place }): readonly Directive[] => {
      const match = DIRECTIVE.exec(value.trim());
      if (!match) return [];
      const [list = '', ...reason] = (match[2] ?? '').split(/\s--\s/);
      const action = match[1];
      if (
        action !== 'disable' &&
        action !== 'enable' &&
        action !== 'disable-next-line' &&
        action !== 'disable-line' &&
        action !== 'disable-file'
      )
        return [];
      const rules = list.split(/[\s,]+/).filter((rule) => rule !== '');
      return [{ action, rules, ...(reason.length > 0 ? { reason: reason.join(' -- ').trim() } : {}), place }];
    })
    .sort((a, b) => a.place.start - b.place.start);
}

const TEMPLATE_WORDS =
  '(?:short|title|option|argument|example|e\\.g|describe|description|decision driver|driver|list|name|names|link|insert|your|brief|pointer|yyyy|date|space for|problem|context|proposed|accepted|rejected|number|nnnn|justification|improvement|compromising|positive|negative|the |what |who |why |how |when |this |a |an |text|short text|author|status|summary|explain|consequence|outcome|ticket|todo|tbd|fill|replace|evaluate|concern|use case|quality|downside|system|benefit|comparison|adr|component|discuss|repeat|same|enter|provide|specify|optional|subtitle|topic|project|team|role|impact|risk|benefit)';
const BRACES = new RegExp(`(?<![\\w$\\\\{])\\{\\s*(?=${TEMPLATE_WORDS})[^{}\\n]{2,240}\\}(?!\\})`, 'gi');
const DOUBLE_BRACES = /\{\{\s*[A-Za-z_][\w. -]{0,60}\s*\}\}/g;
const BRACKETS = new RegExp(`(?<![\\w\\]\\\\!])\\[(?=${TEMPLATE_WORDS})[^\\[\\]\\n]{2,240}\\](?![(\\[:])`, 'gi');
const ANGLES = new RegExp(
  `(?<![\\w<\\\\])<(?=${TEMPLATE_WORDS})(?!\\w+\\s+(?:selected|disabled|checked|open|hidden|required)\\b)[^<>=\\n]{2,160}\\s[^<>=\\n]{1,160}>`,
  'gi',
);
const GUIDING = new RegExp(`^${TEMPLATE_WORDS}`, 'i');
const LEAD_SENTENCES =
  /^(?:what is the (?:issue|change) that we(?:'|’)re|the issue motivating this decision|the change that we(?:'|’)re proposing|what becomes easier or more difficult|this section describes the (?:forces|resulting|response)|describe (?:the|your|here) .{3,80}(?:here|below)\.?$|在这里(?:补充|填写))/i;
const WHOLE_WORDS =
  /^[\s*_`>[({-]*(?:tbd|todo|tba|fixme|lorem ipsum.*|xxx+|…|\.{3,}|to be (?:done|defined|determined|written|decided)|fill (?:in|me)|coming soon|placeholder|wip)[\s*_`\])}.!:-]*$/i;
const COMMENT_WORDS =
  /^<!--\s*(?:optional\b|this is an optional element|numbers? of options can vary|these are optional|(?:what|which|who|how|why|when|describe|explain|list|add|write|replace|fill|insert|delete|remove|use this|example|e\.g\.|note:? (?:this|remove)|instructions?|guidance|template|your |the (?:issue|change|following)|here )\b|proposed\s*\||draft\s*\||\[(?![^\]\n]*\]\())/i;
/** Text a template left that nobody filled in, in every syntax that templates use. Code, and prose that only talks about such things, is not. */
export function readPlaceholders(source: Source, facts: readonly SectionFact[]): readonly Placeholder[] {
  const found: Placeholder[] = [];
  const add = (syntax: Placeholder['syntax'], start: number, text: string): void => {
    found.push({ syntax, text, place: { start, end: start + text.length } });
  };
  const { prose } = source;
  if (prose.includes('{')) {
    for (const match of prose.matchAll(DOUBLE_BRACES)) add('double-braces', match.index, match[0]);
    for (const match of prose.matchAll(BRACES)) add('braces', match.index, match[0]);
  }
  if (prose.includes('['))
    for (const match of prose.matchAll(BRACKETS)) if (!isReference(source, match.index)) add('brackets', match.index, match[0]);
  if (prose.includes('<')) for (const match of prose.matchAll(ANGLES)) add('angle', match.index, match[0]);
  addFrontMatter(source, add);
  for (const comment of source.comments)
    if (COMMENT_WORDS.test(comment.value)) add('comment', comment.place.start, comment.value);
  for (const fact of facts) addWholeBody(source, fact, add);
  return found.sort((a, b) => a.place.start - b.place.start);
}

function isReference(source: Source, offset: number): boolean {
  return source.links.some((link) => link.place.start <= offset && offset < link.place.end);
}

/** Values of the front matter that are still what the template asks for; statuses are read apart. */
function addFrontMatter(source: Source, add: (syntax: Placeholder['syntax'], start: number, text: string) => void): void {
  for (const entry of source.frontMatter?.entries ?? []) {
    if (/^status$/i.test(entry.key) || entry.valuePlace.end - entry.valuePlace.start > 300) continue;
    const value = source.text.slice(entry.valuePlace.start, entry.valuePlace.end);
    const marked = value.replace(/^["']|["']$/g, '');
    const syntax = MARKS[`${marked.charAt(0)}${marked.at(-1) ?? ''}`];
    const words = marked.slice(1, -1).trim();
    if (syntax === undefined || !GUIDING.test(words) || (syntax === 'brackets' && isYamlList(words))) continue;
    add(/^(?:yyyy|date)/i.test(words) ? 'date' : syntax, entry.valuePlace.start + value.indexOf(marked), marked);
  }
}

const MARKS: Readonly<Record<string, Placeholder['syntax']>> = { '{}': 'braces', '<>': 'angle', '[]': 'brackets' };

/** `[a, b]` and `[a]`; an item of three words is no name. */
function isYamlList(words: string): boolean {
  return words.split(',').every((item) => item.trim().split(/\s+/).length < 3);
}

/** A section whose own text is nothing but "TBD", or a sentence of a well-known template. */
function addWholeBody(
  source: Source,
  fact: SectionFact,
  add: (syntax: Placeholder['syntax'], start: number, text: string) => void,
): void {
  if (fact.depth === 0 || fact.body.end - fact.body.start > 600) return;
  const raw = source.prose.slice(fact.body.start, fact.body.end);
  const text = raw.trim();
  if (text === '' || text.length > 400) return;
  const start = fact.body.start + raw.indexOf(text);
  if (WHOLE_WORDS.test(text)) add('word', start, text);
  else if (LEAD_SENTENCES.test(text.replace(/^[*_>\s]+/, ''))) add('italic-hint', start, text.split(/\r?\n/, 1)[0] ?? text);
}
