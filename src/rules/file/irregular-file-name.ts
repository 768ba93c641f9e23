import type { Decision, RecordName } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { isHabit, type LogFault } from '../log-habit.ts';
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
    separator: 'unexpected file name `{name}`, expected `{usual}` between its words as in the other records',
    shapes:
      'unexpected shapes of file names, expected one: {count} of {records} records, such as `{name}`, are not named like `{shape}`',
  },
  *check(log) {
    const decisions = log.decisions.filter(({ name }) => name.kind !== 'draft');
    if (decisions.length < FEWEST) return;
    const seen = new Set<string>();
    for (const { decision, ...fault } of [
      ...irregularShapes(decisions),
      ...irregularExtensions(decisions),
      ...irregularSeparators(decisions),
    ]) {
      if (!seen.has(decision.path)) yield { ...fault, path: decision.path, place: { start: 0, end: 0 } };
      seen.add(decision.path);
    }
  },
});

/** Fewer records show no habit. */
const FEWEST = 4;

type Irregular = Omit<LogFault, 'path' | 'place'> & { readonly decision: Decision };

function irregularShapes(decisions: readonly Decision[]): readonly Irregular[] {
  const width = usualWidth(decisions);
  const frame = usual(decisions, ({ name }) => frameOf(name));
  const [example] = decisions.filter(({ name }) => frameOf(name) === frame && hasWidth(name, width));
  if (frame === undefined || !example) return [];
  const others = decisions.filter(({ name }) => frameOf(name) !== frame || !hasWidth(name, width));
  const shape = `${example.name.shape}…`;
  const [first] = others;
  if (first && isHabit(others.length, decisions.length)) {
    const data = { name: fileName(first.path), shape, count: others.length, records: decisions.length };
    return [{ decision: first, message: 'shapes', level: 'note', data }];
  }
  return others.map((decision) => ({ decision, message: 'shape', data: { name: ownName(decision), shape } }));
}

function irregularExtensions(decisions: readonly Decision[]): readonly Irregular[] {
  const wanted = usual(decisions, ({ path }) => extensionOf(path));
  const others = decisions.filter(({ path }) => extensionOf(path) !== wanted);
  if (wanted === undefined || isHabit(others.length, decisions.length)) return [];
  return others.map((decision) => ({
    decision,
    message: 'extension',
    data: { extension: extensionOf(decision.path), usual: wanted },
  }));
}

/** Words joined by `_` in a log that joins them by `-`, or the other way round; names with both may hold the name of something. */
function irregularSeparators(decisions: readonly Decision[]): readonly Irregular[] {
  const joined = decisions.filter(({ name }) => separatorOf(name) !== undefined);
  const wanted = usual(joined, ({ name }) => separatorOf(name) ?? '');
  const others = joined.filter(({ name }) => separatorOf(name) !== wanted);
  if (joined.length < FEWEST || wanted === undefined || isHabit(others.length, joined.length)) return [];
  return others.map((decision) => ({
    decision,
    message: 'separator',
    level: 'note',
    data: { name: ownName(decision), usual: wanted },
  }));
}

function separatorOf({ slug }: RecordName): '-' | '_' | undefined {
  const [hyphen, underscore] = [slug.includes('-'), slug.includes('_')];
  return hyphen === underscore ? undefined : hyphen ? '-' : '_';
}

/** The shape without the number of digits: letters before the number and what parts it from the words. */
function frameOf({ kind, shape }: RecordName): string {
  return kind === 'numbered' ? shape.replace(/0+/g, '0') : shape;
}

/** Digits of the padded numbers of the log; undefined where none is padded. */
function usualWidth(decisions: readonly Decision[]): number | undefined {
  const widths = count(
    decisions.filter(({ name }) => name.number?.startsWith('0') === true && name.number.length > 1),
    ({ name }) => name.number?.length ?? 0,
  );
  return [...widths].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Numbers that outgrew the padding are as wide as they must be. */
function hasWidth({ kind, number }: RecordName, width: number | undefined): boolean {
  if (kind !== 'numbered' || number === undefined || width === undefined || number.length === width) return true;
  return number.length > width && !number.startsWith('0');
}

/** What at least three of five records share. */
function usual(decisions: readonly Decision[], key: (decision: Decision) => string): string | undefined {
  const [first] = [...count(decisions, key)].sort((a, b) => b[1] - a[1]);
  return first && first[1] * 5 >= decisions.length * 3 ? first[0] : undefined;
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
