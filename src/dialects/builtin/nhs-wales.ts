import type { Dialect } from '../../model/dialect.ts';

/** GIG Cymru (NHS Wales): status in an admonition, Summary to Recommendation. */
export const nhsWales: Dialect = {
  id: 'nhs-wales',
  title: 'GIG Cymru',
  signs: [
    { kind: 'field', field: 'status', notation: 'quote', weight: 1 },
    { kind: 'label', label: 'updated', weight: 1 },
    { kind: 'section', key: 'summary', depth: 2, weight: 0.5 },
    { kind: 'section', key: 'drivers', depth: 2, weight: 1.5 },
    { kind: 'section', key: 'options analysis', weight: 2 },
    { kind: 'section', key: 'recommendation', depth: 2, weight: 2 },
    { kind: 'section-kind', section: 'options', weight: 0.5 },
  ],
  threshold: 5,
  sections: [
    { kind: 'summary', title: 'Summary', depth: 2, required: true },
    { kind: 'drivers', title: 'Drivers', depth: 2, required: false },
    { kind: 'options', title: 'Options', depth: 2, required: false },
    { kind: 'arguments', title: 'Options Analysis', depth: 2, required: false },
    { kind: 'outcome', title: 'Recommendation', depth: 2, required: true },
    { kind: 'consequences', title: 'Consequences', depth: 3, required: false },
    { kind: 'confirmation', title: 'Confirmation', depth: 3, required: false },
    { kind: 'more', title: 'More Information', depth: 2, required: false },
  ],
  ordered: false,
  status: { required: false, words: ['proposed', 'accepted', 'rejected', 'deprecated', 'superseded'], open: true },
  metadata: { notation: 'quote', labels: { status: 'Status', updated: 'Updated' } },
};
