import type { Dialect } from '../../model/dialect.ts';

/** adr-tools: `# 7. Title`, a line `Date:`, then the Nygard sections; relations are lines of the Status section. */
export const adrTools: Dialect = {
  id: 'adr-tools',
  title: 'adr-tools',
  home: 'https://github.com/npryce/adr-tools',
  signs: [
    { kind: 'section-kind', section: 'status', weight: 2 },
    { kind: 'section-kind', section: 'context', weight: 1 },
    { kind: 'section-kind', section: 'outcome', weight: 1 },
    { kind: 'section-kind', section: 'consequences', weight: 1 },
    { kind: 'section', key: 'context', weight: 0.5 },
    { kind: 'section', key: 'decision', weight: 0.5 },
    { kind: 'section', key: 'consequences', depth: 2, weight: 0.5 },
    { kind: 'section', key: 'context and problem statement', weight: -2 },
    { kind: 'section', key: 'decision outcome', weight: -1.5 },
    { kind: 'section-kind', section: 'options', weight: -0.5 },
    { kind: 'title', pattern: '^\\d+\\. ', weight: 0.6 },
    { kind: 'field', field: 'date', notation: 'line', weight: 0.6 },
  ],
  threshold: 5.5,
  sections: [
    { kind: 'status', title: 'Status', depth: 2, required: false },
    { kind: 'context', title: 'Context', depth: 2, required: true },
    { kind: 'outcome', title: 'Decision', depth: 2, required: true },
    { kind: 'consequences', title: 'Consequences', depth: 2, required: true },
  ],
  ordered: true,
  status: { required: true, words: ['proposed', 'accepted', 'rejected', 'deprecated', 'superseded'], open: false },
  metadata: { notation: 'section', labels: { status: 'Status', date: 'Date' } },
};
