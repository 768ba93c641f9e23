import type { Dialect } from '../../model/dialect.ts';

/** The RFC shape: a Meta list first, every section an H1. */
export const rfc: Dialect = {
  id: 'rfc',
  title: 'RFC',
  signs: [
    { kind: 'section', key: 'meta', depth: 1, weight: 12 },
    { kind: 'label', label: 'rfc pull request', weight: 1 },
    { kind: 'label', label: 'rfc pr', weight: 1 },
    { kind: 'label', label: 'supersedes', weight: 0.5 },
    { kind: 'section', key: 'motivation', depth: 1, weight: 0.5 },
    { kind: 'section', key: 'drawbacks', depth: 1, weight: 0.5 },
    { kind: 'section', key: 'unresolved questions', depth: 1, weight: 0.5 },
    { kind: 'section', key: 'summary', depth: 1, weight: 0.5 },
  ],
  threshold: 12,
  sections: [
    { kind: 'summary', title: 'Summary', depth: 1, required: false },
    { kind: 'context', title: 'Motivation', depth: 1, required: false },
    { kind: 'outcome', title: 'What it is', depth: 1, required: false },
    { kind: 'negative', title: 'Drawbacks', depth: 1, required: false },
    { kind: 'options', title: 'Alternatives', depth: 1, required: false },
  ],
  ordered: false,
  status: { required: false, words: ['draft', 'accepted', 'implemented', 'superseded'], open: true },
  metadata: { notation: 'bullet', labels: { title: 'Name', date: 'Start Date', authors: 'Author(s)', status: 'Status' } },
  headings: {
    'how it works': 'notes',
    'what it is': 'outcome',
    motivation: 'context',
    drawbacks: 'negative',
    summary: 'summary',
    proposal: 'outcome',
  },
};
