import type { Dialect } from '../../model/dialect.ts';

/** hve-core: MADR 4 with its own front matter; the title stands there, without a heading. */
export const hveCore: Dialect = {
  id: 'hve-core',
  title: 'hve-core',
  home: 'https://github.com/microsoft/hve-core',
  signs: [
    { kind: 'key', key: 'id', weight: 1 },
    { kind: 'key', key: 'deciders', weight: 1 },
    { kind: 'key', key: 'proposed_date', weight: 8 },
    { kind: 'key', key: 'asr_triggers', weight: 6 },
    { kind: 'key', key: 'affected_components', weight: 6 },
    { kind: 'section', key: 'risks and mitigations', weight: 0.5 },
  ],
  threshold: 9,
  sections: [
    { kind: 'context', title: 'Context and Problem Statement', depth: 2, required: true },
    { kind: 'drivers', title: 'Decision Drivers', depth: 2, required: false },
    { kind: 'options', title: 'Considered Options', depth: 2, required: true },
    { kind: 'outcome', title: 'Decision Outcome', depth: 2, required: true },
    { kind: 'consequences', title: 'Consequences', depth: 3, required: true },
    { kind: 'confirmation', title: 'Confirmation', depth: 3, required: false },
    { kind: 'arguments', title: 'Pros and Cons of the Options', depth: 2, required: false },
    { kind: 'risks', title: 'Risks and Mitigations', depth: 2, required: false },
    { kind: 'rollback', title: 'Rollback / Exit Strategy', depth: 2, required: false },
    { kind: 'components', title: 'Affected Components', depth: 2, required: false },
    { kind: 'more', title: 'More Information', depth: 2, required: false },
  ],
  ordered: false,
  status: { required: true, words: ['proposed', 'accepted', 'rejected', 'deprecated', 'superseded', 'withdrawn'], open: false },
  metadata: { notation: 'front-matter', labels: { title: 'title', number: 'id', status: 'status', 'proposed-date': 'proposed_date', 'accepted-date': 'accepted_date', 'decision-makers': 'deciders', consulted: 'consulted', informed: 'informed', tags: 'tags' } },
  keys: ['id', 'title', 'description', 'author', 'ms.date', 'ms.topic', 'status', 'proposed_date', 'accepted_date', 'effort', 'affected_components', 'success_criteria', 'deciders', 'consulted', 'informed', 'tags', 'supersedes', 'superseded-by', 'related', 'asr_triggers', 'migrated-from', 'migrated-on', 'migrated-by', 'original-id', 'decisionMetadata'],
};
