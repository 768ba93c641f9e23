import type { Decision } from '../../model/decision.ts';
import type { Files } from '../../model/files.ts';
import { defineRule } from '../../model/finding.ts';
import type { LinkUse } from '../../model/source.ts';
import { standingOf } from '../link-standing.ts';
import { isHabit } from '../log-habit.ts';
import { retarget, targetTo } from '../target-candidates.ts';

interface SiteLink {
  readonly decision: Decision;
  readonly use: LinkUse;
  readonly target: string;
  /** The target that works on a code host too. */
  readonly wanted: string;
}

export default defineRule({
  id: 'site-style-link',
  summary: 'A link works on a built site and nowhere else',
  scope: 'log',
  level: 'note',
  fix: 'suggested',
  messages: {
    page: 'unexpected target `{target}`, it leads to a page of a built site; expected `{wanted}`',
    habit:
      'unexpected target `{target}`, it leads to a page of a built site; expected `{wanted}`; {records} records of this log link like this',
  },
  *check(log, { files, text }) {
    const links = log.decisions.flatMap((decision) => siteLinks(decision, files));
    const records = new Set(links.map((one) => one.decision.id)).size;
    const habit = isHabit(records, log.decisions.length);
    for (const { decision, use, target, wanted } of habit ? links.slice(0, 1) : links) {
      const fix = habit
        ? undefined
        : retarget([use], { to: wanted, path: decision.path, text: text(decision.path).text, safety: 'suggested' });
      yield {
        message: habit ? 'habit' : 'page',
        path: decision.path,
        place: use.place,
        data: { target, wanted, records },
        ...(fix ? { fix } : {}),
      };
    }
  },
});

function siteLinks(decision: Decision, files: Files): readonly SiteLink[] {
  return decision.uses.flatMap((use) => {
    if (use.kind === 'reference') return [];
    const standing = standingOf(use, decision.path, files);
    if (standing.kind !== 'site') return [];
    return [
      {
        decision,
        use,
        target: standing.written,
        wanted: targetTo(standing.actual, decision.path, standing.rooted ? '' : standing.written),
      },
    ];
  });
}
