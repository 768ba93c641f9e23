import type { Dialect } from '../../model/dialect.ts';

/** Gareth Morgan: number in brackets, status inside the heading `## Status - ACTIVE`. */
export const garethMorgan: Dialect = {
  id: 'gareth-morgan',
  title: 'Gareth Morgan',
  signs: [
    { kind: 'title', pattern: '^\\[\\d+\\]', weight: 3 },
    { kind: 'section', key: 'decided approach', weight: 2 },
    { kind: 'section', key: 'options analysis', weight: 1 },
    { kind: 'section', key: 'governance', weight: 1 },
    { kind: 'section-kind', section: 'context', weight: 0.5 },
  ],
  threshold: 4,
  sections: [
    { kind: 'context', title: 'Context', depth: 2, required: true },
    { kind: 'outcome', title: 'Decided Approach', depth: 2, required: true },
    { kind: 'consequences', title: 'Consequences', depth: 2, required: false },
    { kind: 'confirmation', title: 'Governance', depth: 2, required: false },
    { kind: 'arguments', title: 'Options Analysis', depth: 2, required: false },
  ],
  ordered: false,
  status: { required: true, words: ['draft', 'accepted', 'deprecated', 'superseded'], open: true },
  metadata: { notation: 'heading', labels: { status: 'Status' } },
};
