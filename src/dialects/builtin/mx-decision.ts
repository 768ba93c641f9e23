import type { Dialect } from '../../model/dialect.ts';

/** mxDecision: status and date on one bold line with a pipe, follow-ups as check boxes. */
export const mxDecision: Dialect = {
  id: 'mx-decision',
  title: 'mxDecision',
  signs: [
    { kind: 'title', pattern: '^ADR-(?:\\d+|N+): ', weight: 1.5 },
    { kind: 'field', field: 'status', notation: 'pipe-line', weight: 3 },
    { kind: 'section', key: 'follow-ups', depth: 3, weight: 1 },
    { kind: 'section', key: 'advantages', depth: 3, weight: 1 },
    { kind: 'section', key: 'disadvantages / risks', depth: 3, weight: 2 },
    { kind: 'section-kind', section: 'context', weight: 1 },
    { kind: 'section-kind', section: 'outcome', weight: 1 },
    { kind: 'section-kind', section: 'consequences', weight: 1 },
  ],
  threshold: 7,
  sections: [
    { kind: 'context', title: 'Context', depth: 2, required: true },
    { kind: 'outcome', title: 'Decision', depth: 2, required: true },
    { kind: 'consequences', title: 'Consequences', depth: 2, required: true },
    { kind: 'positive', title: 'Advantages', depth: 3, required: false },
    { kind: 'negative', title: 'Disadvantages / Risks', depth: 3, required: false },
    { kind: 'follow-ups', title: 'Follow-ups', depth: 3, required: false },
  ],
  ordered: true,
  status: { required: true, words: ['proposed', 'accepted', 'implemented', 'superseded', 'deprecated'], open: false },
  metadata: { notation: 'pipe-line', labels: { status: 'Status', date: 'Date' } },
};
