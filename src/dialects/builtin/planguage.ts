import type { Dialect } from '../../model/dialect.ts';

/** Planguage: keyword lines such as Tag, Gist and Requirement. */
export const planguage: Dialect = {
  id: 'planguage',
  title: 'Planguage',
  signs: [
    { kind: 'label', label: 'gist', weight: 3 },
    { kind: 'label', label: 'requirement', weight: 1 },
    { kind: 'label', label: 'rationale', weight: 0.5 },
    { kind: 'label', label: 'stakeholders', weight: 1 },
    { kind: 'label', label: 'defined', weight: 1 },
    { kind: 'label', label: 'priority', weight: 0.5 },
    { kind: 'label', label: 'assumptions', weight: 0.5 },
    { kind: 'label', label: 'risks', weight: 0.5 },
    { kind: 'section', key: 'gist', weight: 3 },
    { kind: 'section', key: 'requirement', weight: 1 },
    { kind: 'section', key: 'stakeholders', weight: 0.5 },
    { kind: 'section', key: 'defined', weight: 0.5 },
  ],
  threshold: 4,
  sections: [],
  ordered: false,
  status: { required: false, words: ['draft', 'proposed', 'accepted'], open: true },
  metadata: { notation: 'line', labels: { status: 'Status', date: 'Date', authors: 'Author' } },
};
