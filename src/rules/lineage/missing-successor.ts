import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { isHabit } from '../log-habit.ts';
import { statusPlace } from '../supersession-pairs.ts';

/** Logs shorter than this have no habit of leaving the successor out. */
const MANY_RECORDS = 20;

export default defineRule({
  id: 'missing-successor',
  summary: 'A record is superseded and nothing says by what',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    none: 'unexpected status `{status}` without a successor, expected the record that replaces it, such as `superseded by ADR-0005`',
    habit: 'unexpected status `{status}` without a successor in {records} records, expected the record that replaces each',
  },
  *check(log, { text }) {
    const lacking = log.decisions.filter((decision) => isLacking(decision, log, text(decision.path).text));
    const habit = log.decisions.length >= MANY_RECORDS && isHabit(lacking.length, log.decisions.length);
    for (const decision of habit ? lacking.slice(0, 1) : lacking) {
      yield {
        message: habit ? 'habit' : 'none',
        path: decision.path,
        place: statusPlace(decision, text(decision.path).text),
        data: { status: decision.status?.word ?? '', records: lacking.length },
        ...(habit || decision.status?.notation === 'title' ? { level: 'warning' as const } : {}),
      };
    }
  },
});

/** The bare word `superseded`, no edge, no claim of whatever kind, and no sentence that names what came after. */
function isLacking(decision: Decision, log: Log, text: string): boolean {
  if (decision.status?.name !== 'superseded' || decision.statuses.some((claim) => claim.notation === 'folder')) return false;
  if ((log.lineage.successors.get(decision.id) ?? []).some((edge) => edge.kind === 'supersedes' || edge.kind === 'deprecates'))
    return false;
  if (decision.links.some((link) => link.direction === 'inverse' && (link.kind === 'supersedes' || link.kind === 'deprecates')))
    return false;
  return isBare(decision, text) && !namesSuccessor(decision, text);
}

/** Nothing but status words and dates stands where the record states its status. */
function isBare(decision: Decision, text: string): boolean {
  const claims = decision.statuses.filter((claim) => claim.kind === 'word');
  if (claims.some((claim) => withoutDates(claim.text.replace(claim.word, '')) !== '')) return false;
  return decision.sections.every((section) => {
    if (section.kind !== 'status') return true;
    const body = text.slice(section.body.start, section.body.end).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
    return withoutDates(claims.reduce((rest, claim) => rest.replace(claim.word, ''), body)) === '';
  });
}

function withoutDates(text: string): string {
  return text.replace(/\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}

const ENDED =
  /supersed|superced|replac|obsolet|retire|deprecat|migrat|moved|instead|see |ersetz|remplac|reemplaz|sustitu|substitu|vervang|erstatt|замен|置|替|取代|대체/i;

/** A line of the body that speaks of an end and cites a record or links somewhere. */
function namesSuccessor(decision: Decision, text: string): boolean {
  const cited = [
    ...decision.mentions.map((mention) => mention.place),
    ...decision.uses.filter((use) => use.kind !== 'image').map((use) => use.place),
  ];
  return cited.some(({ start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const to = text.indexOf('\n', end);
    return ENDED.test(text.slice(Math.max(from, start - 300), to < 0 ? text.length : Math.min(to, end + 300)));
  });
}
