import type { Dialect } from '../../model/dialect.ts';

/** MADR 1.4.0: a line `User Story:` below the title, no status and no date. */
export const madr1: Dialect = {
  id: 'madr-1',
  title: 'MADR 1',
  home: 'https://github.com/adr/madr/tree/1.4.0',
  signs: [
    { kind: 'section-kind', section: 'options', weight: 2 },
    { kind: 'section-kind', section: 'outcome', weight: 1 },
    { kind: 'section', key: 'decision outcome', weight: 1.5 },
    { kind: 'label', label: 'user story', weight: 3.5 },
    { kind: 'section-kind', section: 'arguments', weight: 1 },
  ],
  threshold: 5,
  sections: [
    { kind: 'options', title: 'Considered Options', depth: 2, required: false },
    { kind: 'outcome', title: 'Decision Outcome', depth: 2, required: true },
    { kind: 'arguments', title: 'Pros and Cons of the Options', depth: 2, required: false },
  ],
  ordered: true,
  status: { required: false, words: ['proposed', 'rejected', 'accepted', 'deprecated', 'superseded'], open: false },
  metadata: { notation: 'line', labels: {} },
};
