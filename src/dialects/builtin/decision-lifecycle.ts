import type { Dialect } from '../../model/dialect.ts';

/** The decision lifecycle: line-based front matter with `decided-by`, status twice, predecessors never touched. */
export const decisionLifecycle: Dialect = {
  id: 'decision-lifecycle',
  title: 'Decision lifecycle',
  home: 'https://github.com/arbiterForge/codeArbiter',
  signs: [
    { kind: 'key', key: 'decided-by', weight: 8 },
    { kind: 'title', pattern: '^ADR-\\d+ [—-] ', weight: 2 },
    { kind: 'key', key: 'governs', weight: 1 },
    { kind: 'key', key: 'supersedes', weight: 0.5 },
    { kind: 'section', key: 'alternatives considered', weight: 0.5 },
    { kind: 'section', key: 'risks', weight: 0.5 },
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
  threshold: 11,
  sections: [
    { kind: 'status', title: 'Status', depth: 2, required: true },
    { kind: 'context', title: 'Context', depth: 2, required: true },
    { kind: 'outcome', title: 'Decision', depth: 2, required: true },
    { kind: 'options', title: 'Alternatives considered', depth: 2, required: false },
    { kind: 'consequences', title: 'Consequences', depth: 2, required: false },
    { kind: 'risks', title: 'Risks', depth: 2, required: false },
  ],
  ordered: true,
  status: { required: true, words: ['draft', 'proposed', 'accepted', 'superseded', 'rejected'], open: false },
  metadata: {
    notation: 'front-matter',
    labels: { title: 'title', status: 'status', date: 'date', 'decision-makers': 'decided-by', governs: 'governs' },
  },
  keys: ['status', 'date', 'title', 'decided-by', 'supersedes', 'governs'],
};
