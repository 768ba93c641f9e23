import type { Decision } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import type { FrontMatterEntry } from '../model/source.ts';
import { isEmptyValue } from './status-value.ts';

/** Line end of a text: the one its first line has. */
export function lineEnd(text: string): string {
  return /^[^\r\n]*\r\n/.test(text) ? '\r\n' : '\n';
}

/** End of the line an offset stands on, before its line end. */
export function endOfLine(text: string, offset: number): number {
  const at = text.indexOf('\n', offset);
  if (at < 0) return text.length;
  return text[at - 1] === '\r' && at > offset ? at - 1 : at;
}

/** Start of the line an offset stands on. */
export function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** An edit that gives a key one scalar for what it has now; undefined where the value is a block that a scalar can not stand for. */
export function setEntry(entry: FrontMatterEntry, value: string, text: string): Edit | undefined {
  const { start, end } = entry.valuePlace;
  const raw = text.slice(start, end);
  if (entry.kind === 'list' && !raw.startsWith('[')) return undefined;
  if (entry.kind === 'map' && !raw.startsWith('{')) return undefined;
  const scalar = yamlScalar(value, { quote: quoteOf(raw), flow: false });
  return { start, end, insert: start > 0 && text[start - 1] === ':' ? ` ${scalar}` : scalar };
}

/** An edit that gives a key a list; a list in lines stays one. */
export function setList(entry: FrontMatterEntry, values: readonly string[], text: string): Edit | undefined {
  const { start, end } = entry.valuePlace;
  const raw = text.slice(start, end);
  if (entry.kind === 'list' && raw.startsWith('-')) {
    const indent = text.slice(startOfLine(text, start), start);
    const lines = values.map((value) => `- ${yamlScalar(value, { quote: undefined, flow: false })}`);
    return { start, end, insert: lines.join(`${lineEnd(text)}${indent}`) };
  }
  if (entry.kind === 'list') return { start, end, insert: flowList(values) };
  return setEntry(entry, values.join(', '), text);
}

function flowList(values: readonly string[]): string {
  return `[${values.map((value) => yamlScalar(value, { quote: undefined, flow: true })).join(', ')}]`;
}

/** An edit that adds a value to a key: to its list, beside its scalar, or as the first one. `list` makes the first value a list of one. */
export function addToEntry(
  entry: FrontMatterEntry,
  value: string,
  facts: { readonly text: string; readonly list: boolean },
): Edit | undefined {
  const { text } = facts;
  const { start, end } = entry.valuePlace;
  if (entry.kind === 'list') return addToList(entry, value, text);
  if (entry.kind === 'map') return undefined;
  if (entry.kind === 'empty' || isEmptyValue(entry.text)) {
    if (!facts.list) return setEntry(entry, value, text);
    return { start, end, insert: `${text[start - 1] === ':' ? ' ' : ''}${flowList([value])}` };
  }
  const raw = text.slice(start, end);
  if (entry.text.includes(','))
    return { start, end, insert: yamlScalar(`${entry.text}, ${value}`, { quote: quoteOf(raw), flow: false }) };
  const first = quoteOf(raw) === undefined ? yamlScalar(entry.text, { quote: undefined, flow: true }) : raw;
  return { start, end, insert: `[${first}, ${yamlScalar(value, { quote: quoteOf(raw), flow: true })}]` };
}

function addToList(entry: FrontMatterEntry, value: string, text: string): Edit | undefined {
  const last = entry.items.at(-1);
  const { start, end } = entry.valuePlace;
  if (!last) return text.slice(start, end).startsWith('[') ? { start, end, insert: flowList([value]) } : undefined;
  const quote = quoteOf(text.slice(last.place.start, last.place.end));
  if (text[start] === '[')
    return { start: last.place.end, end: last.place.end, insert: `, ${yamlScalar(value, { quote, flow: true })}` };
  const at = endOfLine(text, last.place.end);
  const lineStart = startOfLine(text, last.place.start);
  const lead = /^[ \t]*-[ \t]+/.exec(text.slice(lineStart))?.[0];
  return lead === undefined
    ? undefined
    : { start: at, end: at, insert: `${lineEnd(text)}${lead}${yamlScalar(value, { quote, flow: false })}` };
}

/** An edit that adds a key to the front matter: after the last of `after` that is there, else at its end. Without a block it makes one. */
export function insertEntry(
  decision: Decision,
  entry: { readonly key: string; readonly value: string; readonly list: boolean },
  facts: { readonly text: string; readonly after: readonly string[] },
): Edit {
  const { text } = facts;
  const eol = lineEnd(text);
  const line = `${entry.key}: ${entry.list ? flowList([entry.value]) : yamlScalar(entry.value, { quote: undefined, flow: false })}`;
  const block = decision.frontMatter;
  if (!block) return { start: 0, end: 0, insert: `---${eol}${line}${eol}---${eol}${eol}` };
  const anchor = block.entries.filter((one) => facts.after.includes(one.key)).at(-1) ?? block.entries.at(-1);
  const at = anchor ? endOfLine(text, Math.max(anchor.valuePlace.end, anchor.keyPlace.end)) : endOfLine(text, block.place.start);
  return { start: at, end: at, insert: `${eol}${line}` };
}

function quoteOf(raw: string): '"' | "'" | undefined {
  return raw.startsWith('"') ? '"' : raw.startsWith("'") ? "'" : undefined;
}

const PLAIN_START = /^(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|[-?:](?=\S))/;
const NOT_TEXT = /^(?:[-+.\d][\d._eExXoO]*|true|false|yes|no|on|off|null|~)$/i;

/** A scalar that YAML reads as this very text: plain where that is safe, in the quotes that stood there, else in double quotes. */
export function yamlScalar(value: string, style: { readonly quote: '"' | "'" | undefined; readonly flow: boolean }): string {
  const plain =
    PLAIN_START.test(value) &&
    !NOT_TEXT.test(value) &&
    !/: |:$| #|\s$|[\n\r\t]/.test(value) &&
    !(style.flow && /[,[\]{}]/.test(value));
  if (style.quote === undefined && plain) return value;
  if (style.quote === "'" && !/[\n\r]/.test(value)) return `'${value.replaceAll("'", "''")}'`;
  return `"${value.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t')}"`;
}
