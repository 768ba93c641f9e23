import type { Dialect } from '../../model/dialect.ts';

/** Ultra-ADLC: arbitration result with schema `peri.adlc/decision-record-v1`, sections are H1. */
export const ultraAdlc: Dialect = {
  id: 'ultra-adlc',
  title: 'Ultra-ADLC decision record',
  signs: [
    { kind: 'key', key: 'schema', value: '^peri\\.adlc/decision-record', weight: 10 },
    { kind: 'key', key: 'decision_id', weight: 2 },
    { kind: 'key', key: 'packet_id', weight: 2 },
  ],
  threshold: 8,
  sections: [
    { kind: 'outcome', title: 'Decision', depth: 1, required: true },
    { kind: 'rationale', title: 'Rationale and Contrary Evidence', depth: 1, required: true },
    { kind: 'consequences', title: 'User-visible Consequences', depth: 1, required: true },
    { kind: 'confirmation', title: 'Verification Obligations', depth: 1, required: false },
    { kind: 'more', title: 'Provenance', depth: 1, required: false },
  ],
  ordered: false,
  status: { required: true, words: ['accepted', 'proposed', 'superseded'], open: false },
  metadata: { notation: 'front-matter', labels: { status: 'status', number: 'decision_id' } },
  headings: {
    'user-visible consequences': 'consequences',
    'verification obligations': 'confirmation',
    provenance: 'more',
    'authority basis': 'notes',
    'rationale and contrary evidence': 'rationale',
    escalation: 'notes',
    reversibility: 'notes',
    'requirement and work-package impact': 'notes',
  },
};
