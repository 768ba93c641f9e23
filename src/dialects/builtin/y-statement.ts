import type { Dialect } from '../../model/dialect.ts';

/** One sentence with six or seven slots: context, facing, decided, against, achieve, accepting, because. */
export const yStatement: Dialect = {
  id: 'y-statement',
  title: 'Y-Statement',
  signs: [
    { kind: 'y-statement', slots: 5, weight: 4 },
    { kind: 'y-statement', slots: 6, weight: 0.5 },
    { kind: 'section-kind', section: 'options', weight: -2 },
    { kind: 'section-kind', section: 'outcome', weight: -2 },
    { kind: 'section-kind', section: 'context', weight: -1.5 },
    { kind: 'section-kind', section: 'arguments', weight: -2 },
  ],
  threshold: 3,
  sections: [],
  ordered: false,
  status: { required: false, words: ['proposed', 'rejected', 'accepted', 'deprecated', 'superseded'], open: true },
  metadata: {
    notation: 'front-matter',
    labels: {
      status: 'status',
      date: 'date',
      'decision-makers': 'decision-makers',
      consulted: 'consulted',
      informed: 'informed',
    },
  },
};
