import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'duplicate-number',
  summary: 'Two records of one log carry the same number',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    taken: 'unexpected number `{number}`, it is also the number of {others}; the next free number is `{free}`',
  },
  *check(log, { settings }) {
    const groups = byNumber(log.decisions);
    const free = Math.max(-1, ...groups.keys()) + 1;
    for (const [, group] of groups) {
      const [first, ...rest] = group;
      if (!first || rest.length === 0 || isShared(group, settings.numbering.shared)) continue;
      yield {
        message: 'taken',
        path: first.path,
        place: numberPlace(first),
        data: {
          number: first.numbers.name ?? first.number ?? '',
          others: rest.map((other) => `\`${fileName(other.path)}\``).join(', '),
          free: `${free}`.padStart(first.numbers.name?.length ?? 1, '0'),
        },
        related: rest.map((other) => ({
          path: other.path,
          place: numberPlace(other),
          message: `\`${fileName(other.path)}\` carries the number too`,
        })),
      };
    }
  },
});

/** Numbered records by number; dated names have none. */
function byNumber(decisions: readonly Decision[]): ReadonlyMap<number, readonly Decision[]> {
  const groups = new Map<number, Decision[]>();
  for (const decision of decisions) {
    if (decision.number === undefined || decision.name.kind !== 'numbered') continue;
    const list = groups.get(decision.number);
    if (list) list.push(decision);
    else groups.set(decision.number, [decision]);
  }
  return groups;
}

function isShared(group: readonly Decision[], shared: readonly (readonly string[])[]): boolean {
  const ids = group.map((decision) => decision.id);
  return shared.some((stems) => ids.every((id) => stems.includes(id)));
}

function numberPlace(decision: Decision): { readonly start: number; readonly end: number } {
  return decision.numbers.heading?.place ?? decision.title?.place ?? { start: 0, end: 0 };
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
