import type { Dialect } from '../../model/dialect.ts';

/** The Alexandrian form: prologue, discussion, solution, consequences. */
export const alexandrian: Dialect = {
  id: 'alexandrian',
  title: 'Alexandrian',
  home: 'https://github.com/joelparkerhenderson/architecture-decision-record',
  signs: [
    { kind: 'section', key: 'prologue', weight: 2 },
    { kind: 'section', key: 'prologue (summary)', weight: 2 },
    { kind: 'section', key: 'discussion', weight: 1 },
    { kind: 'section', key: 'discussion (context)', weight: 1.5 },
    { kind: 'section', key: 'solution', weight: 1 },
    { kind: 'section', key: 'solution (decision)', weight: 1.5 },
    { kind: 'section', key: 'consequences (results)', weight: 1 },
  ],
  threshold: 3.5,
  sections: [
    { kind: 'summary', title: 'Prologue (Summary)', depth: 2, required: false },
    { kind: 'context', title: 'Discussion (Context)', depth: 2, required: true },
    { kind: 'outcome', title: 'Solution (Decision)', depth: 2, required: true },
    { kind: 'consequences', title: 'Consequences (Results)', depth: 2, required: true },
  ],
  ordered: true,
  status: { required: false, words: ['proposed', 'rejected', 'accepted', 'deprecated', 'superseded'], open: true },
  metadata: { notation: 'section', labels: { status: 'Status' } },
};
