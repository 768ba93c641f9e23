import type { Dialect } from '../../model/dialect.ts';

/** ad-guidance-tool: a question, options with anchors, an outcome. */
export const adg: Dialect = {
  id: 'adg',
  title: 'Architectural Decision Guidance',
  home: 'https://github.com/adr/ad-guidance-tool',
  signs: [
    { kind: 'key', key: 'adr_id', weight: 4 },
    { kind: 'key', key: 'comments', weight: 1 },
    { kind: 'section', key: 'question', weight: 1.5 },
    { kind: 'section', key: 'criteria', weight: 1 },
    { kind: 'section', key: 'outcome', weight: 1 },
    { kind: 'section', key: 'options', weight: 0.5 },
  ],
  threshold: 5,
  sections: [
    { kind: 'context', title: 'Question', depth: 2, required: true },
    { kind: 'options', title: 'Options', depth: 2, required: false },
    { kind: 'drivers', title: 'Criteria', depth: 2, required: false },
    { kind: 'outcome', title: 'Outcome', depth: 2, required: true },
    { kind: 'notes', title: 'Comments', depth: 2, required: false },
  ],
  ordered: true,
  status: { required: true, words: ['draft', 'accepted'], open: false },
  metadata: { notation: 'front-matter', labels: { title: 'title', number: 'adr_id', status: 'status', tags: 'tags' } },
};
