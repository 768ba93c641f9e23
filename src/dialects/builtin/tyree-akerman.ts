import type { Dialect } from '../../model/dialect.ts';

/** Tyree and Akerman 2005: fourteen parts, as headings or as bold lead-ins. */
export const tyreeAkerman: Dialect = {
  id: 'tyree-akerman',
  title: 'Tyree and Akerman',
  signs: [
    { kind: 'section', key: 'issue', weight: 1 },
    { kind: 'section', key: 'positions', weight: 2 },
    { kind: 'section', key: 'argument', weight: 2 },
    { kind: 'section', key: 'implications', weight: 1.5 },
    { kind: 'section', key: 'group', weight: 1 },
    { kind: 'section', key: 'assumptions', weight: 0.5 },
    { kind: 'section', key: 'related requirements', weight: 0.5 },
    { kind: 'section', key: 'related artifacts', weight: 1 },
    { kind: 'section', key: 'related principles', weight: 1 },
    { kind: 'label', label: 'issue', weight: 1 },
    { kind: 'label', label: 'positions', weight: 2 },
    { kind: 'label', label: 'argument', weight: 2 },
    { kind: 'label', label: 'implications', weight: 1.5 },
    { kind: 'label', label: 'assumptions', weight: 0.5 },
  ],
  threshold: 4,
  sections: [
    { kind: 'context', title: 'Issue', depth: 2, required: true },
    { kind: 'outcome', title: 'Decision', depth: 2, required: true },
    { kind: 'status', title: 'Status', depth: 2, required: false },
    { kind: 'assumptions', title: 'Assumptions', depth: 2, required: false },
    { kind: 'constraints', title: 'Constraints', depth: 2, required: false },
    { kind: 'options', title: 'Positions', depth: 2, required: false },
    { kind: 'rationale', title: 'Argument', depth: 2, required: false },
    { kind: 'consequences', title: 'Implications', depth: 2, required: false },
    { kind: 'links', title: 'Related decisions', depth: 2, required: false },
    { kind: 'notes', title: 'Notes', depth: 2, required: false },
  ],
  ordered: false,
  status: { required: false, words: ['proposed', 'accepted'], open: true },
  metadata: { notation: 'section', labels: { status: 'Status' } },
};
