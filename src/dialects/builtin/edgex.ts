import type { Dialect } from '../../model/dialect.ts';

/** EdgeX Foundry: submitters and a change log whose last line is the status. */
export const edgex: Dialect = {
  id: 'edgex',
  title: 'EdgeX Foundry',
  home: 'https://docs.edgexfoundry.org/latest/design/adr/',
  signs: [
    { kind: 'section', key: 'referenced use case(s)', weight: 3 },
    { kind: 'section', key: 'submitters', depth: 3, weight: 2 },
    { kind: 'section', key: 'change log', weight: 1.5 },
    { kind: 'section', key: 'proposed design', weight: 2 },
    { kind: 'section', key: 'considerations', weight: 1 },
    { kind: 'section', key: 'other related adrs', weight: 1.5 },
    { kind: 'section-kind', section: 'context', weight: 0.5 },
    { kind: 'section-kind', section: 'outcome', weight: 0.5 },
  ],
  threshold: 4.5,
  sections: [
    { kind: 'changelog', title: 'Change Log', depth: 2, required: false },
    { kind: 'context', title: 'Context', depth: 2, required: true },
    { kind: 'outcome', title: 'Proposed Design', depth: 2, required: true },
    { kind: 'links', title: 'Other Related ADRs', depth: 2, required: false },
  ],
  ordered: false,
  status: { required: false, words: ['proposed', 'accepted', 'deprecated'], open: true },
  metadata: { notation: 'section', labels: { status: 'Status' } },
  headings: { considerations: 'notes', 'proposed design': 'outcome', decision: 'outcome' },
};
