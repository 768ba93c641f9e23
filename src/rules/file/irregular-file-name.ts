import type { Decision, RecordName } from '../../model/decision.ts';
import { defineRule, type Fault } from '../../model/finding.ts';
import { isHabit } from '../log-habit.ts';
import { fileName } from '../record-place.ts';

export default defineRule({
  id: 'irregular-file-name',
  summary: 'A file name has another shape than those of the other records',
  scope: 'log',
  level: 'warning',
  fix: 'none',
  messages: {
    shape: 'unexpected file name `{name}`, expected the shape `{shape}` of the other records',
    extension: 'unexpected extension `{extension}`, expected `{usual}` as on the other records',
    shapes: 'unexpected shapes of file names, expected one: {count} of {records} records, such as `{name}`, are not named like `{shape}`',
  },
  *check(log) {
    const decisions = log.decisions.filter(({ name }) => name.kind !== 'draft');
    if (decisions.length < FEWEST) return;
    yield* irregularShapes(decisions);
    yield* irregularExtensions(decisions);
  },
});

/** Fewer records show no habit. */
const FEWEST = 4;

type PlacedFault = Fault & { readonly path: string };

function* irregularShapes(decisions: readonly Decision[]): Generator<PlacedFault> {
  const width = usualWidth(decisions);
  const shapes = count(decisions, ({ name }) => frameOf(name));
  const frame = usual(shapes, decisions.length);
  const [example] = decisions.filter(({ name }) => frameOf(name) === frame && hasWidth(name, width));
  if (frame === undefined || !example) return;
  const others = decisions.filter(({ name }) => frameOf(name) !== frame || !hasWidth(name, width));
  const shape = `${example.name.shape}…`;
  const [first] = others;
  if (first && isHabit(others.length, decisions.length)) {
    yield { ...faultAt(first, 'shapes', { name: fileName(first.path), shape, count: others.length, records: decisions.length }), level: 'note' };
    return;
  }
  for (const decision of others) yield faultAt(decision, 'shape', { name: ownName(decision), shape });
}

function* irregularExtensions(decisions: readonly Decision[]): Generator<PlacedFault> {
  const wanted = usual(count(decisions, ({ path }) => extensionOf(path)), decisions.length);
  const others = decisions.filter(({ path }) => extensionOf(path) !== wanted);
  if (wanted === undefined || isHabit(others.length, decisions.length)) return;
  for (const decision of others) yield faultAt(decision, 'extension', { extension: extensionOf(decision.path), usual: wanted });
}

/** The shape without the number of digits: letters before the number and what parts it from the words. */
function frameOf({ kind, shape }: RecordName): string {
  return kind === 'numbered' ? shape.replace(/0+/g, '0') : shape;
}

/** Digits of the padded numbers of the log; undefined where none is padded. */
function usualWidth(decisions: readonly Decision[]): number | undefined {
  const widths = count(decisions.filter(({ name }) => name.number?.startsWith('0') === true && name.number.length > 1), ({ name }) => name.number?.length ?? 0);
  return [...widths].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Numbers that outgrew the padding are as wide as they must be. */
function hasWidth({ kind, number }: RecordName, width: number | undefined): boolean {
  if (kind !== 'numbered' || number === undefined || width === undefined || number.length === width) return true;
  return number.length > width && !number.startsWith('0');
}

/** What at least three of five records share. */
function usual(counts: ReadonlyMap<string, number>, records: number): string | undefined {
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] * 5 >= records * 3 ? first[0] : undefined;
}

function count<K>(decisions: readonly Decision[], key: (decision: Decision) => K): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const decision of decisions) counts.set(key(decision), (counts.get(key(decision)) ?? 0) + 1);
  return counts;
}

/** A record in a folder of its own is named by the folder. */
function ownName({ path, id, name }: Decision): string {
  const file = fileName(path);
  return file.includes(name.slug) ? file : id.slice(id.lastIndexOf('/') + 1);
}

function extensionOf(path: string): string {
  return /\.[^./]+$/.exec(path)?.[0] ?? '';
}

function faultAt(decision: Decision, message: string, data: Readonly<Record<string, string | number>>): PlacedFault {
  return { message, path: decision.path, place: { start: 0, end: 0 }, data };
}
