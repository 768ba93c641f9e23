import type { ElementContent } from 'hast';
import { type LanguageRules, languageOf } from './languages.ts';

/** Code beyond this many characters stays plain. */
const MOST_CHARACTERS = 50_000;

/**
 * Code as spans with classes, or undefined when the language is not known. Comments, strings, words of the language, constants and
 * names: enough to find one's way in the few lines a record holds, at no cost.
 */
export function highlight(code: string, word: string): readonly ElementContent[] | undefined {
  const rules = languageOf(word);
  if (rules === undefined || code.length > MOST_CHARACTERS) return undefined;
  const nodes: ElementContent[] = [];
  let plain = 0;
  for (const match of code.matchAll(patternOf(rules))) {
    const kind = kindOf(match.groups ?? {}, match[0], rules);
    if (kind === undefined) continue;
    if (match.index > plain) nodes.push({ type: 'text', value: code.slice(plain, match.index) });
    nodes.push({
      type: 'element',
      tagName: 'span',
      properties: { className: [`c-${kind}`] },
      children: [{ type: 'text', value: match[0] }],
    });
    plain = match.index + match[0].length;
  }
  if (plain < code.length) nodes.push({ type: 'text', value: code.slice(plain) });
  return nodes;
}

const KINDS = ['comment', 'inserted', 'deleted', 'function', 'string', 'parameter', 'constant'] as const;
const WORD = '(?<call>[A-Za-z_]\\w*(?=\\())|(?<word>[A-Za-z_]\\w*)';
const PATTERNS = new WeakMap<LanguageRules, RegExp>();

/** All rules of a language in one pattern, so that a string hides a comment in it and the other way round. */
function patternOf(rules: LanguageRules): RegExp {
  const known = PATTERNS.get(rules);
  if (known !== undefined) return known;
  const parts = KINDS.flatMap((kind) => (rules[kind] === undefined ? [] : [`(?<${kind}>${rules[kind]})`]));
  const pattern = new RegExp([...parts, WORD].join('|'), 'gm');
  PATTERNS.set(rules, pattern);
  return pattern;
}

function kindOf(groups: Readonly<Record<string, string | undefined>>, text: string, rules: LanguageRules): string | undefined {
  const kind = KINDS.find((one) => groups[one] !== undefined);
  if (kind !== undefined) return kind;
  if (rules.keywords?.has(rules.ignoreCase ? text.toLowerCase() : text)) return 'keyword';
  return groups['call'] !== undefined && rules.keywords !== undefined && !rules.ignoreCase ? 'function' : undefined;
}
