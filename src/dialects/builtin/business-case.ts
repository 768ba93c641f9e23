import type { Dialect } from '../../model/dialect.ts';

/** The business case form: criteria, candidates, research, recommendation. */
export const businessCase: Dialect = {
  id: 'business-case',
  title: 'Business case',
  home: 'https://github.com/joelparkerhenderson/architecture-decision-record',
  signs: [
    { kind: 'section', key: 'evaluation criteria', weight: 2 },
    { kind: 'section', key: 'candidates', weight: 1.5 },
    { kind: 'section', key: 'candidates to consider', weight: 1.5 },
    { kind: 'section', key: 'research and analysis', weight: 2 },
    { kind: 'section', key: 'research and analysis of each candidate', weight: 2 },
    { kind: 'section', key: 'recommendation', weight: 1 },
  ],
  threshold: 4,
  sections: [
    { kind: 'drivers', title: 'Evaluation criteria', depth: 2, required: false },
    { kind: 'options', title: 'Candidates to consider', depth: 2, required: true },
    { kind: 'arguments', title: 'Research and analysis of each candidate', depth: 2, required: false },
    { kind: 'outcome', title: 'Recommendation', depth: 2, required: true },
  ],
  ordered: false,
  status: { required: false, words: ['proposed', 'rejected', 'accepted', 'deprecated', 'superseded'], open: true },
  metadata: { notation: 'section', labels: { status: 'Status' } },
  headings: { 'candidates to consider': 'options', 'research and analysis of each candidate': 'arguments' },
};
