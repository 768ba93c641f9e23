import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'partial-supersession-without-scope',
  summary: 'A record is superseded in part and nothing says in which',
  scope: 'decision',
  level: 'note',
  fix: 'none',
  messages: {
    part: 'unexpected `{phrase}` without the part that is meant, expected its scope in parentheses after `{reference}`',
  },
  *check(decision, { log, text }) {
    for (const link of decision.links) {
      if (link.kind !== 'supersedes' || link.part !== 'partial' || link.scope !== undefined) continue;
      const resolution = log.resolve(link.reference, decision.path);
      if (resolution.kind !== 'resolved') continue;
      const other = log.edges.find(
        (edge) =>
          edge.kind === 'supersedes' &&
          edge.scope !== undefined &&
          [edge.from, edge.to].includes(decision.id) &&
          [edge.from, edge.to].includes(resolution.id),
      );
      if (other || saysMore(text(decision.path).text, link.place.end)) continue;
      yield { message: 'part', place: link.place, data: { phrase: link.phrase, reference: link.reference.text } };
    }
  },
});

/** The sentence goes on after the reference, or before the next blank line, and may well say which part. */
function saysMore(text: string, from: number): boolean {
  const rest = text.slice(from, from + 400).split(/\r?\n[ \t]*(?:\r?\n|[-*+] )/, 1)[0] ?? '';
  return (rest.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3;
}
