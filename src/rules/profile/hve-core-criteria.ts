import { defineRule } from '../../model/finding.ts';
import { entryOf, mapsOf, placeWithin } from '../front-matter-value.ts';

export default defineRule({
  id: 'hve-core-criteria',
  summary: 'A success criterion is read from a file that does not exist',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    missing: 'unexpected source `{source}` of a success criterion, expected a file of the repository (ADR-CONSISTENCY-002)',
  },
  *check(decision, context) {
    const entry = entryOf('success_criteria', decision);
    if (!entry) return;
    const { text } = context.text(decision.path);
    const seen = new Map<string, number>();
    for (const { source } of mapsOf(entry.value)) {
      if (typeof source !== 'string' || !PATH.test(source)) continue;
      const nth = seen.get(source) ?? 0;
      seen.set(source, nth + 1);
      if (source.split('/').includes('..') || context.files.kind(source.replace(/^\.\//, '')) === undefined)
        yield { message: 'missing', place: placeWithin(entry, source, { text, nth }), data: { source } };
    }
  },
});

/** `dir/…/name.ext`; anything with blanks is free text. */
const PATH = /^(?:[\w.@-]+\/)+[\w.@-]+\.[A-Za-z0-9]{1,8}$/;
