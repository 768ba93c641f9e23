import type { Field } from '../model/decision.ts';
import type { Located } from '../model/place.ts';
import { isEmptyValue } from './status-value.ts';

/** Names in a field: its list items, or its text split at commas, semicolons, "and" and line breaks. Empty words give none. */
export function readNames(field: Field): readonly Located<string>[] {
  const parts = field.items ?? splitNames(field.value, field.valuePlace.start);
  return parts.flatMap(({ value, place }) => {
    const name = cleanName(value);
    return isEmptyValue(name) || isTemplateName(name) ? [] : [{ value: name, place }];
  });
}

const SEPARATOR = /\s*(?:[,;、，；\n]|\s&\s|\s\/\s|\s\|\s|<br\s*\/?>|\s(?:and|und|et|y|e|og|en)\s)\s*/giu;

/** Splits outside of links, parentheses and quotes. */
export function splitNames(text: string, base: number): readonly Located<string>[] {
  const masked = text.replace(/\[[^\]]{0,500}\](?:\([^)]{0,500}\))?|\([^)]{0,500}\)/g, (part) => 'x'.repeat(part.length));
  const parts: Located<string>[] = [];
  let start = 0;
  const push = (end: number): void => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    const value = raw.trim();
    if (value !== '') parts.push({ value, place: { start: base + start + lead, end: base + start + lead + value.length } });
  };
  for (const match of masked.matchAll(SEPARATOR)) {
    push(match.index);
    start = match.index + match[0].length;
  }
  push(text.length);
  return parts;
}

/** Nobody is called longer; the patterns stay cheap. */
const LONGEST_NAME = 500;

function cleanName(raw: string): string {
  return raw
    .slice(0, LONGEST_NAME)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[-*+]\s+/, '')
    .replace(/^[\s{"'“”*_`]+|[\s}"'“”*_`.]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isTemplateName(name: string): boolean {
  return (
    /^(?:tbd|todo|list (?:of )?every(?:one|body)|name|names|your name|people|\[list|list everyone|insert .*)/i.test(name) ||
    /^[[<].*[\]>]$/.test(name)
  );
}
