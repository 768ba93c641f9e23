import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'bare-number-reference',
  summary: 'A record is named by its number alone where its file name is wanted',
  scope: 'decision',
  level: 'off',
  fix: 'safe',
  messages: {
    bare: 'unexpected number `{written}` in `{phrase}`, expected the name of the record: `{id}`',
  },
  *check(decision, { log, text }) {
    const keys = decision.fields.filter(({ name, notation }) => name === 'relation' && notation === 'front-matter');
    for (const { reference, phrase } of decision.links) {
      if (!keys.some(({ valuePlace }) => valuePlace.start <= reference.place.start && reference.place.end <= valuePlace.end))
        continue;
      if (reference.number === undefined || reference.stem !== undefined || reference.href !== undefined) continue;
      const resolution = log.resolve(reference, decision.path);
      if (resolution.kind !== 'resolved') continue;
      const { place } = reference;
      // Only plain characters of the reference itself are replaced, whatever stands around them.
      const isLiteral = text(decision.path).text.slice(place.start, place.end) === reference.text;
      yield {
        message: 'bare',
        place,
        data: { written: reference.text, phrase, id: resolution.id },
        ...(isLiteral
          ? {
              fix: {
                safety: 'safe',
                title: `Write \`${resolution.id}\``,
                edits: { [decision.path]: [{ ...place, insert: resolution.id }] },
              },
            }
          : {}),
      };
    }
  },
});
