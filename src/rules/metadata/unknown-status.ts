import type { Settings } from '../../model/config.ts';
import type { Decision } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { StatusClaim } from '../../model/status.ts';
import { isHabit, type LogFault } from '../log-habit.ts';
import { either, nearestWord } from '../nearest-word.ts';

export default defineRule({
  id: 'unknown-status',
  summary: 'The status is a word that is not known',
  scope: 'log',
  level: 'error',
  fix: 'suggested',
  messages: {
    near: 'unexpected status `{word}`, expected `{near}`; known words are {known}',
    unknown: 'unexpected status `{word}`, expected {known}',
    habit:
      'unexpected status `{word}` on {count} of {records} records, expected a known word or its meaning in the config: `statuses: {words: {{key}: accepted}}`',
  },
  *check({ decisions }, context) {
    for (const group of byWord(decisions)) {
      const [first] = group;
      if (first && isHabit(group.length, decisions.length)) yield habitFault(first, group.length, decisions.length);
      else yield* group.map((unknown) => toFault(unknown, context));
    }
  },
});

interface UnknownStatus {
  readonly decision: Decision;
  readonly status: StatusClaim;
}

/** Records whose status is not known, by its word. */
function byWord(decisions: readonly Decision[]): Iterable<readonly UnknownStatus[]> {
  const groups = new Map<string, UnknownStatus[]>();
  for (const decision of decisions) {
    const { status } = decision;
    if (!status || status.name !== undefined || status.kind !== 'word') continue;
    const key = status.word.toLowerCase();
    const list = groups.get(key);
    if (list) list.push({ decision, status });
    else groups.set(key, [{ decision, status }]);
  }
  return groups.values();
}

function habitFault({ decision, status }: UnknownStatus, count: number, records: number): LogFault {
  return {
    message: 'habit',
    level: 'warning',
    path: decision.path,
    place: status.place,
    data: { word: shortened(status.word), key: shortened(status.word.toLowerCase()), count, records },
  };
}

function toFault({ decision, status }: UnknownStatus, { dialect, settings }: RuleContext): LogFault {
  const known = knownWords(settings);
  const near = nearestWord(status.word, [...known, ...SYNONYMS]);
  const { open } = dialect(decision).status;
  return {
    message: near === undefined ? 'unknown' : 'near',
    level: open && near === undefined ? 'warning' : 'error',
    path: decision.path,
    place: status.place,
    data: { word: shortened(status.word), near: near ?? '', known: either(known) },
    ...(near === undefined
      ? {}
      : {
          fix: {
            safety: 'suggested',
            title: `Write \`${near}\``,
            edits: { [decision.path]: [{ ...status.place, insert: likeWritten(near, status.word) }] },
          },
        }),
  };
}

const NAMES = ['draft', 'proposed', 'accepted', 'implemented', 'rejected', 'withdrawn', 'deprecated', 'superseded'] as const;

/** Words that mean one of the names: a slip of the pen may be of them. */
const SYNONYMS = ['approved', 'pending', 'declined', 'obsolete', 'replaced', 'completed', 'active'];

function knownWords({ allowedStatuses, statusWords }: Settings): readonly string[] {
  return [...new Set([...(allowedStatuses ?? NAMES), ...Object.keys(statusWords)])];
}

function likeWritten(word: string, written: string): string {
  if (written === written.toUpperCase() && written.length > 1) return word.toUpperCase();
  return written.charAt(0) === written.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
