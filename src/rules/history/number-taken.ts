import type { LogChange } from '../../model/change.ts';
import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'number-taken',
  summary: 'The number of a new record is taken on the branch it will land on',
  scope: 'change',
  level: 'error',
  fix: 'none',
  messages: {
    taken: 'unexpected number `{number}`, on `{ref}` it is the number of `{other}`; the next free number is `{free}`',
  },
  *check(change, { settings }) {
    const { base, head, target, ref, records } = change;
    if (target === base) return;
    const owners = byNumber(target.decisions.filter(isForeign(change)));
    let free = Math.max(-1, ...numbersOf(target.decisions), ...numbersOf(head.decisions));
    for (const record of records) {
      if (record.kind !== 'added' && (record.kind !== 'kept' || record.base.number === record.head.number)) continue;
      const own = record.head;
      const other = isNumbered(own) ? owners.get(own.number) : undefined;
      if (!other || other.path === own.path || isShared(own, other, settings.numbering.shared)) continue;
      free++;
      yield {
        message: 'taken',
        path: own.path,
        place: numberPlace(own),
        data: {
          number: own.numbers.name ?? own.number ?? '',
          ref,
          other: other.path,
          free: `${free}`.padStart(own.numbers.name?.length ?? 1, '0'),
        },
        related: [{ path: other.path, place: numberPlace(other), message: `\`${other.path}\` has the number on \`${ref}\`` }],
      };
    }
  },
});

type Numbered = Decision & { readonly number: number };

function isNumbered(decision: Decision): decision is Numbered {
  return decision.number !== undefined && decision.name.kind === 'numbered';
}

function numbersOf(decisions: readonly Decision[]): readonly number[] {
  return decisions.filter(isNumbered).map(({ number }) => number);
}

/** Records of the branch that the change does not have under whatever name: those it has are judged as duplicates of its own log. */
function isForeign({ head, records }: LogChange): (decision: Decision) => boolean {
  const known = new Set([
    ...head.decisions.map(({ path }) => path),
    ...records.flatMap((record) => (record.kind === 'kept' ? [record.base.path] : [])),
  ]);
  return ({ path }) => !known.has(path);
}

function byNumber(decisions: readonly Decision[]): ReadonlyMap<number, Decision> {
  return new Map(
    decisions
      .filter(isNumbered)
      .reverse()
      .map((decision) => [decision.number, decision]),
  );
}

function isShared(own: Decision, other: Decision, shared: readonly (readonly string[])[]): boolean {
  return shared.some((stems) => stems.includes(own.id) && stems.includes(other.id));
}

function numberPlace(decision: Decision): { readonly start: number; readonly end: number } {
  return decision.numbers.heading?.place ?? decision.title?.place ?? { start: 0, end: 0 };
}
