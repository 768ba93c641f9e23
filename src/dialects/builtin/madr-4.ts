import type { Dialect } from '../../model/dialect.ts';

/** MADR 4.0.0: metadata in YAML front matter, all of it optional; four variants share these headings. */
export const madr4: Dialect = {
  id: 'madr-4',
  title: 'MADR 4',
  home: 'https://adr.github.io/madr/',
  signs: [
    { kind: 'section-kind', section: 'context', weight: 1 },
    { kind: 'section-kind', section: 'outcome', weight: 1 },
    { kind: 'section-kind', section: 'options', weight: 2 },
    { kind: 'section-kind', section: 'arguments', weight: 1.5 },
    { kind: 'section-kind', section: 'drivers', weight: 1 },
    { kind: 'section', key: 'context and problem statement', weight: 2 },
    { kind: 'section', key: 'decision outcome', weight: 1.5 },
    { kind: 'key', key: 'decision-makers', weight: 2 },
    { kind: 'section', key: 'confirmation', depth: 3, weight: 1.5 },
    { kind: 'field', field: 'status', notation: 'front-matter', weight: 0.5 },
  ],
  threshold: 3,
  sections: [
    { kind: 'context', title: 'Context and Problem Statement', depth: 2, required: true },
    { kind: 'drivers', title: 'Decision Drivers', depth: 2, required: false },
    { kind: 'options', title: 'Considered Options', depth: 2, required: false },
    { kind: 'outcome', title: 'Decision Outcome', depth: 2, required: true },
    { kind: 'consequences', title: 'Consequences', depth: 3, required: false },
    { kind: 'confirmation', title: 'Confirmation', depth: 3, required: false },
    { kind: 'arguments', title: 'Pros and Cons of the Options', depth: 2, required: false },
    { kind: 'more', title: 'More Information', depth: 2, required: false },
  ],
  ordered: true,
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
  keys: ['status', 'date', 'decision-makers', 'consulted', 'informed'],
};
