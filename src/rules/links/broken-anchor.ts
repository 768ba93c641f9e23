import type { Decision } from '../../model/decision.ts';
import { defineRule, type Fix, type RuleContext } from '../../model/finding.ts';
import type { LinkUse, SourceText } from '../../model/source.ts';
import { nearest } from '../../source/nearest.ts';
import { standingOf } from '../link-standing.ts';
import { anchorsAt, isFreeFragment } from '../page-anchors.ts';

export default defineRule({
  id: 'broken-anchor',
  summary: 'A link names a heading that its page does not have',
  scope: 'decision',
  level: 'warning',
  fix: 'suggested',
  messages: {
    missing: 'unexpected fragment `#{fragment}`, `{page}` has no such heading',
    near: 'unexpected fragment `#{fragment}`, expected `#{wanted}`',
  },
  *check(decision, context) {
    const seen = new Set<string>();
    const used = new Set(decision.uses.flatMap((use) => (use.kind === 'reference' ? [use.href] : [])));
    for (const use of decision.uses) {
      if (use.kind === 'definition' && !used.has(use.href)) continue;
      const named = namedHeading(use, decision, context);
      const key = named && `${named.path}#${named.fragment}`;
      if (!named || !key || seen.has(key)) continue;
      seen.add(key);
      const anchors = anchorsAt(named.path, context);
      if (!anchors || anchors.has(named.fragment)) continue;
      const wanted = nearest(named.fragment, anchors.slugs);
      const fix = wanted === undefined ? undefined : renamed(use, wanted, context.text(decision.path));
      yield {
        message: wanted === undefined ? 'missing' : 'near',
        place: use.place,
        data: { fragment: named.fragment, page: named.path.slice(named.path.lastIndexOf('/') + 1), wanted: wanted ?? '' },
        ...(fix ? { fix } : {}),
      };
    }
  },
});

/** The page and the heading that a use names, if it names one; further uses of the same heading are the same fault, and definitions nobody uses lead no one astray. */
function namedHeading(
  use: LinkUse,
  decision: Decision,
  context: RuleContext,
): { readonly path: string; readonly fragment: string } | undefined {
  if (use.kind !== 'link' && use.kind !== 'definition') return undefined;
  if (!use.href?.includes('#')) return undefined;
  const standing = standingOf(use, decision.path, context.files);
  if (standing.kind !== 'page' && standing.kind !== 'found' && standing.kind !== 'case' && standing.kind !== 'site')
    return undefined;
  const { fragment } = standing;
  if (isFreeFragment(fragment)) return undefined;
  if (standing.kind === 'page') return { path: decision.path, fragment };
  return { path: standing.kind === 'found' ? standing.path : standing.actual, fragment };
}

function renamed(use: LinkUse, wanted: string, { path, text }: SourceText): Fix | undefined {
  if (!use.hrefPlace) return undefined;
  const { start, end } = use.hrefPlace;
  const hash = text.slice(start, end).indexOf('#');
  if (hash < 0) return undefined;
  return {
    safety: 'suggested',
    title: `Link to \`#${wanted}\``,
    edits: { [path]: [{ start: start + hash + 1, end, insert: wanted }] },
  };
}
