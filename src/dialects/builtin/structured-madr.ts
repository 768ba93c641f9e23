import type { Dialect } from '../../model/dialect.ts';

/** Structured MADR 1.0: rich front matter, both Decision and Decision Outcome with meanings of their own, a closing audit. */
export const structuredMadr: Dialect = {
  id: 'structured-madr',
  title: 'Structured MADR',
  home: 'https://github.com/zircote/structured-madr',
  signs: [
    { kind: 'key', key: 'type', value: '^adr$', weight: 4 },
    { kind: 'key', key: 'category', weight: 1 },
    { kind: 'key', key: 'created', weight: 1 },
    { kind: 'key', key: 'technologies', weight: 0.5 },
    { kind: 'section', key: 'audit', depth: 2, weight: 2 },
    { kind: 'section-kind', section: 'context', weight: 1 },
    { kind: 'section-kind', section: 'outcome', weight: 1 },
    { kind: 'section-kind', section: 'options', weight: 1 },
  ],
  threshold: 7,
  sections: [
    { kind: 'status', title: 'Status', depth: 2, required: true },
    { kind: 'context', title: 'Context', depth: 2, required: true },
    { kind: 'drivers', title: 'Decision Drivers', depth: 2, required: false },
    { kind: 'options', title: 'Considered Options', depth: 2, required: false },
    { kind: 'outcome', title: 'Decision', depth: 2, required: true },
    { kind: 'consequences', title: 'Consequences', depth: 2, required: true },
    { kind: 'links', title: 'Related Decisions', depth: 2, required: false },
    { kind: 'more', title: 'More Information', depth: 2, required: false },
    { kind: 'audit', title: 'Audit', depth: 2, required: false },
  ],
  ordered: false,
  status: { required: true, words: ['proposed', 'accepted', 'deprecated', 'superseded'], open: false },
  metadata: {
    notation: 'front-matter',
    labels: { title: 'title', status: 'status', created: 'created', updated: 'updated', authors: 'author', tags: 'tags' },
  },
  headings: { 'decision outcome': 'summary' },
};
