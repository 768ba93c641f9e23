import type { Dialect } from '../../model/dialect.ts';

/** MADR 3.0.0: front matter with `deciders`, and a section Validation. */
export const madr3: Dialect = {
  id: 'madr-3',
  title: 'MADR 3',
  home: 'https://adr.github.io/madr/',
  signs: [
    { kind: 'section-kind', section: 'context', weight: 1 },
    { kind: 'section-kind', section: 'outcome', weight: 1 },
    { kind: 'section-kind', section: 'options', weight: 2 },
    { kind: 'section-kind', section: 'arguments', weight: 1.5 },
    { kind: 'section-kind', section: 'drivers', weight: 1 },
    { kind: 'section', key: 'context and problem statement', weight: 2 },
    { kind: 'section', key: 'decision outcome', weight: 1.5 },
    { kind: 'key', key: 'deciders', weight: 2.6 },
    { kind: 'section', key: 'validation', depth: 2, weight: 2.1 },
    { kind: 'field', field: 'status', notation: 'front-matter', weight: 0.4 },
  ],
  threshold: 3,
  sections: [
    { kind: 'context', title: 'Context and Problem Statement', depth: 2, required: true },
    { kind: 'drivers', title: 'Decision Drivers', depth: 2, required: false },
    { kind: 'options', title: 'Considered Options', depth: 2, required: false },
    { kind: 'outcome', title: 'Decision Outcome', depth: 2, required: true },
    { kind: 'consequences', title: 'Consequences', depth: 3, required: false },
    { kind: 'confirmation', title: 'Validation', depth: 2, required: false },
    { kind: 'arguments', title: 'Pros and Cons of the Options', depth: 2, required: false },
    { kind: 'more', title: 'More Information', depth: 2, required: false },
  ],
  ordered: true,
  status: { required: false, words: ['proposed', 'rejected', 'accepted', 'deprecated', 'superseded'], open: true },
  metadata: {
    notation: 'front-matter',
    labels: { status: 'status', date: 'date', 'decision-makers': 'deciders', consulted: 'consulted', informed: 'informed' },
  },
  keys: ['status', 'date', 'deciders', 'consulted', 'informed'],
};
