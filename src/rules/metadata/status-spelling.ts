import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import type { Place } from '../../model/place.ts';

export default defineRule({
  id: 'status-spelling',
  summary: 'A status or a relation is spelt in a way that is read but not recommended',
  scope: 'decision',
  level: 'note',
  fix: 'safe',
  messages: {
    spelling: 'unexpected spelling `{written}`, expected `{wanted}`',
  },
  *check(decision, { text }) {
    if (!decision.statuses.some(isOld) && !decision.links.some(isOld)) return;
    const source = text(decision.path).text;
    for (const place of oldSpellings(decision, source)) {
      const written = source.slice(place.start, place.end);
      const wanted = corrected(written);
      yield {
        message: 'spelling',
        place,
        data: { written, wanted },
        fix: { safety: 'safe', title: `Write \`${wanted}\``, edits: { [decision.path]: [{ ...place, insert: wanted }] } },
      };
    }
  },
});

function isOld({ oldSpelling }: { readonly oldSpelling?: boolean }): boolean {
  return oldSpelling === true;
}

const OLD = /super[cs]e{1,2}d(?:e[sd]|s|ing)?|depreciated/gi;

/** The words themselves, each once: a status and the relation it begins may share one. */
function oldSpellings(decision: Decision, source: string): readonly Place[] {
  const ranges = [
    ...decision.statuses.filter(isOld).map(({ place }) => place),
    ...decision.links.filter(isOld).map(({ place, reference }) => ({
      start: place.start,
      end: Math.max(place.start, Math.min(place.end, reference.place.start)),
    })),
  ];
  const found = new Map<number, Place>();
  for (const { start, end } of ranges) {
    for (const match of source.slice(start, end).matchAll(OLD)) {
      const at = start + match.index;
      if (corrected(match[0]) !== match[0]) found.set(at, { start: at, end: at + match[0].length });
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

function corrected(written: string): string {
  const lower = written.toLowerCase();
  const stem = lower.startsWith('deprec')
    ? 'deprecated'
    : `supersed${/(?:es|s)$/.test(lower) ? 'es' : lower.endsWith('ing') ? 'ing' : lower.endsWith('ed') && lower.length > 8 ? 'ed' : 'e'}`;
  if (written === written.toUpperCase()) return stem.toUpperCase();
  return written.charAt(0) === lower.charAt(0) ? stem : stem.charAt(0).toUpperCase() + stem.slice(1);
}
