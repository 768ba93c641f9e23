import type { Decision } from '../../model/decision.ts';
import type { Files } from '../../model/files.ts';
import { defineRule } from '../../model/finding.ts';
import type { LinkUse } from '../../model/source.ts';
import { standingOf } from '../link-standing.ts';
import { isHabit } from '../log-habit.ts';
import type { Malformation } from '../read-target.ts';

const WANTED: Readonly<Record<Malformation, (target: string) => string>> = {
  empty: () => 'a path or an address',
  handle: (target) => (target === '@' ? 'a path or an address' : `an address such as \`https://github.com/${target.slice(1)}\``),
  address: (target) => `\`https://${target}\``,
  mail: (target) => `\`mailto:${target}\``,
  word: () => 'a path or an address',
  mark: (target) => `\`${target.replace(/^[(<]+/, '').replace(/[)>]+$/, '')}\``,
  machine: () => 'a path within the repository',
  slashes: (target) => `\`${target.replace(/^(https?|ftp):?\/{0,2}/i, '$1://')}\``,
};

interface Malformed {
  readonly decision: Decision;
  readonly use: LinkUse;
  readonly how: Malformation;
}

export default defineRule({
  id: 'malformed-link',
  summary: 'The target of a link is neither a path nor an address',
  scope: 'log',
  level: 'warning',
  fix: 'none',
  messages: {
    empty: 'unexpected empty target of `{text}`, expected {wanted}',
    malformed: 'unexpected target `{target}`, expected {wanted}',
    habit: 'unexpected target `{target}`, expected {wanted}; {records} records of this log have such targets',
  },
  *check(log, { files }) {
    const groups = new Map<Malformation, Malformed[]>();
    for (const decision of log.decisions)
      for (const one of malformedIn(decision, files)) groups.set(one.how, [...(groups.get(one.how) ?? []), one]);
    for (const [how, group] of groups) {
      const records = new Set(group.map((one) => one.decision.id)).size;
      const habit = isHabit(records, log.decisions.length);
      for (const { decision, use } of habit ? group.slice(0, 1) : group) {
        const target = shortened((use.href ?? '').trim());
        yield {
          message: habit ? 'habit' : how === 'empty' ? 'empty' : 'malformed',
          path: decision.path,
          place: use.place,
          data: { target, text: shortened(use.text), wanted: WANTED[how](target), records },
          ...(habit ? { level: 'note' as const } : {}),
        };
      }
    }
  },
});

function malformedIn(decision: Decision, files: Files): readonly Malformed[] {
  return decision.uses.flatMap((use) => {
    if (use.kind === 'reference' || (use.kind === 'definition' && use.href === '')) return [];
    const standing = standingOf(use, decision.path, files);
    return standing.kind === 'malformed' ? [{ decision, use, how: standing.how }] : [];
  });
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
