import type { Dialect } from '../../model/dialect.ts';

/** Michael Nygard's five parts: title, status, context, decision, consequences. */
export const nygard: Dialect = {
  id: 'nygard',
  title: 'Nygard',
  home: 'https://cognitect.com/blog/2011/11/15/documenting-architecture-decisions',
  signs: [
    { kind: 'section-kind', section: 'status', weight: 2 },
    { kind: 'section-kind', section: 'context', weight: 1 },
    { kind: 'section-kind', section: 'outcome', weight: 1 },
    { kind: 'section-kind', section: 'consequences', weight: 1 },
    { kind: 'section', key: 'context', weight: 0.5 },
    { kind: 'section', key: 'decision', weight: 0.5 },
    { kind: 'section', key: 'consequences', depth: 2, weight: 0.5 },
    { kind: 'section', key: 'context and problem statement', weight: -2 },
    { kind: 'section', key: 'decision outcome', weight: -1.5 },
    { kind: 'section-kind', section: 'options', weight: -0.5 },
  ],
  threshold: 3,
  sections: [
    { kind: 'status', title: 'Status', depth: 2, required: false },
    { kind: 'context', title: 'Context', depth: 2, required: true },
    { kind: 'outcome', title: 'Decision', depth: 2, required: true },
    { kind: 'consequences', title: 'Consequences', depth: 2, required: true },
  ],
  ordered: false,
  status: { required: true, words: ['proposed', 'accepted', 'rejected', 'deprecated', 'superseded'], open: false },
  metadata: { notation: 'section', labels: { status: 'Status', date: 'Date' } },
};
