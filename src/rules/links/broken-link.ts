import type { Decision } from '../../model/decision.ts';
import { defineRule, type Fault, type RuleContext } from '../../model/finding.ts';
import type { LinkUse } from '../../model/source.ts';
import { danglingPaths } from '../lineage-claims.ts';
import { type Standing, standingOf } from '../link-standing.ts';
import { either } from '../nearest-word.ts';
import { isRecordLike } from '../record-like.ts';
import { candidatesFor, retarget, targetTo } from '../target-candidates.ts';

type Missing = Extract<Standing, { kind: 'missing' }>;

interface Lost {
  readonly standing: Missing;
  readonly uses: readonly LinkUse[];
}

export default defineRule({
  id: 'broken-link',
  summary: 'A link leads to a file that does not exist',
  scope: 'decision',
  level: 'error',
  fix: 'suggested',
  messages: {
    missing: 'unexpected target `{target}`, expected a file that exists',
    renamed: 'unexpected target `{target}`, no file is there; expected {wanted}',
  },
  *check(decision, context) {
    for (const lost of lostTargets(decision, context)) yield toFault(lost, decision, context);
  },
});

/** Targets without a file, one entry a path: further uses of the same path are the same fault. */
function lostTargets(decision: Decision, context: RuleContext): readonly Lost[] {
  const lost = new Map<string, { standing: Missing; uses: LinkUse[] }>();
  let claimed: ReadonlySet<string> | undefined;
  for (const use of decision.uses) {
    if (use.kind === 'image' || use.kind === 'reference' || use.kind === 'autolink') continue;
    const standing = standingOf(use, decision.path, context.files);
    if (standing.kind !== 'missing') continue;
    claimed ??= danglingPaths(decision, context);
    if (claimed.has(standing.path)) continue;
    const entry = lost.get(standing.path) ?? { standing, uses: [] };
    entry.uses.push(use);
    lost.set(standing.path, entry);
  }
  return [...lost.values()];
}

function toFault({ standing, uses }: Lost, decision: Decision, context: RuleContext): Fault {
  const record = isRecordLike(standing.path, standing.written, context.log);
  const candidates = candidatesFor({ path: standing.path, written: standing.written, from: decision.path, record }, context);
  const targets = candidates.map((path) => targetTo(path, decision.path, standing.written));
  const [first, ...more] = uses;
  const only = targets.length === 1 ? targets[0] : undefined;
  const fix =
    only === undefined
      ? undefined
      : retarget(uses, { to: only, path: decision.path, text: context.text(decision.path).text, safety: 'suggested' });
  return {
    message: targets.length > 0 ? 'renamed' : 'missing',
    place: first?.place ?? { start: 0, end: 0 },
    data: { target: standing.written, wanted: either(targets) },
    ...(record ? {} : { level: 'warning' as const }),
    ...(more.length > 0
      ? { related: more.slice(0, 5).map((use) => ({ path: decision.path, place: use.place, message: 'the same target again' })) }
      : {}),
    ...(fix ? { fix } : {}),
  };
}
