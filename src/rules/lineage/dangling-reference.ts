import type { Decision } from '../../model/decision.ts';
import { defineRule, type Fault, type RuleContext } from '../../model/finding.ts';
import type { ResolvedLink } from '../../model/log.ts';
import { filesByName } from '../find-file.ts';
import { isDangling, isLineageKind } from '../lineage-claims.ts';
import { standingOfHref } from '../link-standing.ts';
import { either } from '../nearest-word.ts';
import { decisionsById } from '../supersession-pairs.ts';
import { candidatesFor, targetTo } from '../target-candidates.ts';

export default defineRule({
  id: 'dangling-reference',
  summary: 'A relation names a record that the log does not have',
  scope: 'log',
  level: 'error',
  fix: 'suggested',
  messages: {
    none: 'unexpected reference `{reference}` after `{phrase}`, the log has no such record',
    renamed: 'unexpected reference `{reference}` after `{phrase}`, the log has no such record; expected {wanted}',
    elsewhere: 'unexpected reference `{reference}` after `{phrase}`, this log has no such record; expected a link to {wanted}',
  },
  *check(log, context) {
    const byId = decisionsById(log);
    for (const claim of log.links) {
      const decision = byId.get(claim.claimant);
      if (!decision || !isDangling(claim, decision, context)) continue;
      if (!isLineageKind(claim.link.kind) && claim.link.reference.href !== undefined) continue;
      yield toFault(claim, decision, context);
    }
  },
});

function toFault(claim: ResolvedLink, decision: Decision, context: RuleContext): Fault & { readonly path: string } {
  const { link } = claim;
  const { reference } = link;
  const targets = targetsOf(claim, decision, context);
  const away = reference.href === undefined && targets.length > 0;
  const fix =
    away || targets.length !== 1
      ? undefined
      : retargeted(claim, decision, { to: targets[0] ?? '', text: context.text(decision.path).text });
  return {
    message: targets.length === 0 ? 'none' : away ? 'elsewhere' : 'renamed',
    path: decision.path,
    place: reference.place,
    data: { reference: reference.text, phrase: link.phrase, wanted: either(targets) },
    ...(away || !isLineageKind(link.kind) ? { level: 'warning' as const } : {}),
    ...(fix ? { fix } : {}),
  };
}

/** Targets the reference may have meant, as links from the record; a name without a link is looked for in the whole repository. */
function targetsOf({ link }: ResolvedLink, decision: Decision, context: RuleContext): readonly string[] {
  const { href, stem } = link.reference;
  if (href !== undefined) {
    const standing = standingOfHref(encodeURI(href), decision.path, context.files);
    if (standing.kind !== 'missing') return [];
    const paths = candidatesFor({ path: standing.path, written: standing.written, from: decision.path, record: true }, context);
    return paths.map((path) => targetTo(path, decision.path, standing.written));
  }
  if (stem === undefined) return [];
  const name = stem.slice(stem.lastIndexOf('/') + 1).toLowerCase();
  const paths = filesByName(context.files).get(/\.\w+$/.test(name) ? name : `${name}.md`) ?? [];
  return paths.slice(0, 3).map((path) => targetTo(path, decision.path, ''));
}

/** A fix that replaces the target within the reference; the words of the link stay. */
function retargeted(
  { link }: ResolvedLink,
  decision: Decision,
  change: { readonly to: string; readonly text: string },
): Fault['fix'] {
  const use = decision.uses.find(
    (one) => one.hrefPlace && link.reference.place.start <= one.place.start && one.place.end <= link.reference.place.end,
  );
  if (!use?.hrefPlace) return undefined;
  const raw = change.text.slice(use.hrefPlace.start, use.hrefPlace.end);
  const end = use.hrefPlace.start + (/[#?]/.exec(raw)?.index ?? raw.length);
  return {
    safety: 'suggested',
    title: `Link to \`${change.to}\``,
    edits: { [decision.path]: [{ start: use.hrefPlace.start, end, insert: change.to }] },
  };
}
