import type { Dialect } from '../../model/dialect.ts';

/** MADR 2.1.2: metadata as a bullet list under the title. */
export const madr2: Dialect = {
  id: 'madr-2',
  title: 'MADR 2',
  home: 'https://github.com/adr/madr/tree/2.1.2',
  signs: [
    { kind: 'section-kind', section: 'context', weight: 1 },
    { kind: 'section-kind', section: 'outcome', weight: 1 },
    { kind: 'section-kind', section: 'options', weight: 2 },
    { kind: 'section-kind', section: 'arguments', weight: 1.5 },
    { kind: 'section-kind', section: 'drivers', weight: 1 },
    { kind: 'section', key: 'context and problem statement', weight: 2 },
    { kind: 'section', key: 'decision outcome', weight: 1.5 },
    { kind: 'field', field: 'status', notation: 'bullet', weight: 2 },
    { kind: 'field', field: 'decision-makers', notation: 'bullet', weight: 1 },
    { kind: 'field', field: 'story', weight: 1 },
    { kind: 'field', field: 'date', notation: 'bullet', weight: 0.6 },
    { kind: 'section', key: 'positive consequences', depth: 3, weight: 0.6 },
    { kind: 'section', key: 'links', depth: 2, weight: 0.5 },
    { kind: 'field', field: 'status', notation: 'bold-bullet', weight: 1.5 },
  ],
  threshold: 4,
  sections: [
    { kind: 'context', title: 'Context and Problem Statement', depth: 2, required: true },
    { kind: 'drivers', title: 'Decision Drivers', depth: 2, required: false },
    { kind: 'options', title: 'Considered Options', depth: 2, required: false },
    { kind: 'outcome', title: 'Decision Outcome', depth: 2, required: true },
    { kind: 'positive', title: 'Positive Consequences', depth: 3, required: false },
    { kind: 'negative', title: 'Negative Consequences', depth: 3, required: false },
    { kind: 'arguments', title: 'Pros and Cons of the Options', depth: 2, required: false },
    { kind: 'links', title: 'Links', depth: 2, required: false },
  ],
  ordered: true,
  status: { required: false, words: ['proposed', 'rejected', 'accepted', 'deprecated', 'superseded'], open: false },
  metadata: { notation: 'bullet', labels: { status: 'Status', date: 'Date', 'decision-makers': 'Deciders' } },
};
