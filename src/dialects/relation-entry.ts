import type { Field } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import type { FrontMatterEntry } from '../model/source.ts';
import { addToEntry, insertEntry } from './edit-front-matter.ts';
import { type NamePlace, nameRecord } from './name-record.ts';
import { keyFor, type RelationChange, usesList } from './relation-habit.ts';
import { isEmptyValue } from './status-value.ts';

/** Front matter of these dialects holds one predecessor and one successor. */
const SINGLE: ReadonlySet<string> = new Set(['hve-core', 'decision-lifecycle']);

/** Edits that add the other record to an entry of the header, or to a new key of the front matter when there is no entry. */
export function addToField(change: RelationChange, own: Field | undefined): readonly Edit[] | undefined {
  const { decision, context } = change;
  if (!own || own.notation === 'front-matter') {
    const entry = own && decision.frontMatter?.entries.find((one) => one.key === own.label);
    const edit = entry ? addToKey(change, entry) : newKey(change);
    return edit && [edit];
  }
  const name = nameFor(change, 'prose');
  if (name === undefined) return undefined;
  const { start, end } = own.valuePlace;
  if (own.items && own.items.length > 0) {
    const last = own.items.at(-1)?.place ?? own.valuePlace;
    const line = context.text.slice(context.text.lastIndexOf('\n', last.start) + 1, last.start);
    return [{ start: last.end, end: last.end, insert: `${context.text.includes('\r\n') ? '\r\n' : '\n'}${line}${name}` }];
  }
  const last = decision.links.filter((link) => link.reference.place.start >= start && link.reference.place.end <= end).at(-1);
  if (last) return [{ start: last.reference.place.end, end: last.reference.place.end, insert: `, ${name}` }];
  const empty = isEmptyValue(own.value.replace(/\([^)]*\)/g, '')) || isEmptyValue(own.value);
  const gap = /[:：|]/.test(context.text[start - 1] ?? '') ? ' ' : '';
  return [empty ? { start, end, insert: `${gap}${name}` } : { start: end, end, insert: `, ${name}` }];
}

function addToKey(change: RelationChange, entry: FrontMatterEntry): Edit | undefined {
  const { decision, context } = change;
  const filled = entry.items.some((item) => !isEmptyValue(item.value));
  const name = nameFor(change, 'key');
  if (name === undefined || (filled && SINGLE.has(decision.dialect))) return undefined;
  return addToEntry(entry, name, { text: context.text, list: usesList(change) });
}

function newKey(change: RelationChange): Edit | undefined {
  const { decision, context } = change;
  const name = nameFor(change, 'key');
  if (name === undefined) return undefined;
  return insertEntry(decision, { key: keyFor(change), value: name, list: usesList(change) }, { text: context.text, after: [] });
}

/** The name of the other record as the log writes it in such a place. */
export function nameFor({ decision, other, context }: RelationChange, place: NamePlace): string | undefined {
  return nameRecord({ other, from: decision, log: context.log }, place);
}
