import type { Decision, Mention } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { isClaimed } from '../claim-at.ts';
import { decisionsById } from '../supersession-pairs.ts';

export default defineRule({
  id: 'unmarked-supersession',
  summary: 'A sentence says that a record replaces another, and no field says so',
  scope: 'decision',
  level: 'note',
  fix: 'suggested',
  messages: {
    prose:
      'unexpected `{phrase}` in a sentence alone, expected a relation to `{other}` that tools and readers of `{other}` can see',
  },
  *check(decision, context) {
    const seen = new Set<string>();
    for (const mention of decision.mentions) {
      const found = claimBefore(mention, context.text(decision.path).text);
      const other = found === undefined ? undefined : otherRecord(mention, decision, context.log);
      if (
        !found ||
        !other ||
        seen.has(other.id) ||
        isConnected(decision.id, other.id, context.log) ||
        isClaimed(mention.place, decision)
      )
        continue;
      seen.add(other.id);
      yield {
        message: 'prose',
        place: { start: found.start, end: mention.place.end },
        data: { phrase: found.phrase, other: other.id },
        ...(found.partial
          ? {}
          : {
              fix: {
                safety: 'suggested',
                title: `Say that the record supersedes \`${other.id}\``,
                changes: [{ id: decision.id, field: 'supersedes', value: other.id }],
              },
            }),
      };
    }
  },
});

const SUBJECT = 'this (?:adr|decision|record|rfc|document|proposal)|it|we|hereby';
const CLAIM = new RegExp(
  `\\b(?:${SUBJECT})\\s+(?:(?:now|hereby|fully|also|partially|partly)\\s+)?(supersedes?|replaces?|obsoletes?)\\s+((?:(?:the|our|old|previous|earlier|decisions?|records?|descriptions?|rules?|parts?|portions?|some|aspects|those|that|made|of|in|from)\\s+){0,6})[[*_\`(]*$`,
  'i',
);

/** `This decision supersedes` right before a citation: present tense, the record itself as the subject. */
function claimBefore(
  mention: Mention,
  text: string,
): { readonly start: number; readonly phrase: string; readonly partial: boolean } | undefined {
  const before = text.slice(Math.max(0, mention.place.start - 100), mention.place.start).replace(/\s/g, ' ');
  const match = CLAIM.exec(before);
  const phrase = match?.[1];
  if (!match || phrase === undefined) return undefined;
  return {
    start: mention.place.start - before.length + match.index,
    phrase,
    partial: /part|portion|some|aspects|those|that/i.test(match[0].slice(match[0].indexOf(phrase))),
  };
}

function otherRecord(mention: Mention, decision: Decision, log: Log): Decision | undefined {
  const href = mention.href === undefined || mention.href === '' ? {} : { href: mention.href };
  const resolution = log.resolve(
    { text: mention.text, place: mention.place, number: mention.number, prefix: mention.prefix, ...href },
    decision.path,
  );
  return resolution.kind === 'resolved' && resolution.id !== decision.id ? decisionsById(log).get(resolution.id) : undefined;
}

/** Any replacement or change between the two, from whichever side, says enough. */
function isConnected(a: string, b: string, log: Log): boolean {
  const edges = [...(log.lineage.successors.get(a) ?? []), ...(log.lineage.predecessors.get(a) ?? [])];
  return edges.some(
    (edge) =>
      (edge.from === b || edge.to === b) && (edge.kind === 'supersedes' || edge.kind === 'amends' || edge.kind === 'deprecates'),
  );
}
