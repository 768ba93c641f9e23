import { BY, MADR, type Row } from './row.ts';

/** A record gets a successor: front matter, sections and headings. */
export const successorRows: readonly Row[] = [
  {
    notation: 'section, exact word',
    field: 'superseded-by',
    value: BY,
    before: '# 2. Poll for orders\n\nDate: 2025-02-03\n\n## Status\n\nAccepted\n',
    after: '# 2. Poll for orders\n\nDate: 2025-02-03\n\n## Status\n\nSuperseded by [5. Push orders](0005-push-orders.md)\n',
    other: '# 5. Push orders\n\nDate: 2025-02-03\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'section, with another relation in the line',
    field: 'superseded-by',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\nAccepted. Supersedes [1. Fax](0001-fax.md).\n',
    after:
      '# 2. Poll for orders\n\n## Status\n\nSuperseded by [5. Push orders](0005-push-orders.md). Supersedes [1. Fax](0001-fax.md).\n',
    other: '# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'section, bold word with a date',
    field: 'superseded-by',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\n**Accepted** (2025-03-11)\n',
    after:
      '# 2. Poll for orders\n\n## Status\n\nSuperseded by [5. Push orders](0005-push-orders.md); **Accepted** (2025-03-11)\n',
    other: '# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'section, second successor',
    field: 'superseded-by',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\nSuperseded by [4. Fax](0004-fax.md)\n',
    after:
      '# 2. Poll for orders\n\n## Status\n\nSuperseded by [4. Fax](0004-fax.md)\n\nSuperseded by [5. Push orders](0005-push-orders.md)\n',
    other: '# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'section, Windows line ends',
    field: 'superseded-by',
    value: BY,
    before: '# 2. Poll for orders\r\n\r\n## Status\r\n\r\nAccepted\r\n',
    after: '# 2. Poll for orders\r\n\r\n## Status\r\n\r\nSuperseded by [5. Push orders](0005-push-orders.md)\r\n',
    other: '# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'front matter of MADR 4, comment kept',
    field: 'superseded-by',
    value: BY,
    before: '---\nstatus: accepted # by the board\ndate: 2025-02-03\n---\n\n# Poll for orders\n',
    after: '---\nstatus: superseded by ADR-0005 # by the board\ndate: 2025-02-03\n---\n\n# Poll for orders\n',
    body: MADR,
  },
  {
    notation: 'front matter, quotes kept',
    field: 'superseded-by',
    value: BY,
    before: "---\nstatus: 'accepted'\ndecision-makers: Ann\n---\n\n# Poll for orders\n",
    after: "---\nstatus: 'superseded by ADR-0005'\ndecision-makers: Ann\n---\n\n# Poll for orders\n",
    body: MADR,
  },
  {
    notation: 'front matter of MADR 3, linked',
    field: 'superseded-by',
    value: BY,
    before: '---\nstatus: accepted\ndeciders: Ann\nconsulted: Bob\n---\n\n# Poll for orders\n',
    after:
      '---\nstatus: superseded by [ADR-0005](0005-push-orders.md)\ndeciders: Ann\nconsulted: Bob\n---\n\n# Poll for orders\n',
    body: MADR,
  },
  {
    notation: 'front matter with a key of its own',
    field: 'superseded-by',
    value: BY,
    before: '---\nstatus: accepted\nsuperseded-by:\n---\n\n# Poll for orders\n',
    after: '---\nstatus: superseded\nsuperseded-by: ADR-0005\n---\n\n# Poll for orders\n',
    body: MADR,
  },
  {
    notation: 'front matter of hve-core',
    field: 'superseded-by',
    value: BY,
    before:
      '---\nid: "0002"\ntitle: Poll for orders\nstatus: accepted\nproposed_date: 2025-01-01\naccepted_date: 2025-01-02\ndeciders: [Ann]\naffected_components: [shop]\nsupersedes: null\nsuperseded-by: null\n---\n',
    after:
      '---\nid: "0002"\ntitle: Poll for orders\nstatus: superseded\nproposed_date: 2025-01-01\naccepted_date: 2025-01-02\ndeciders: [Ann]\naffected_components: [shop]\nsupersedes: null\nsuperseded-by: "0005"\n---\n',
    body: '\n## Context\n\nOrders wait.\n\n## Decision Drivers\n\n* speed\n\n## Risks and Mitigations\n\nNone.\n\n## Rollback / Exit Strategy\n\nNone.\n',
  },
  {
    notation: 'front matter and section together',
    field: 'superseded-by',
    value: BY,
    before: '---\ntitle: Poll for orders\nstatus: Accepted\n---\n\n# 2. Poll for orders\n\n## Status\n\nAccepted\n',
    after:
      '---\ntitle: Poll for orders\nstatus: Superseded\n---\n\n# 2. Poll for orders\n\n## Status\n\nSuperseded by [5. Push orders](0005-push-orders.md)\n',
    other: '---\ntitle: Push orders\nstatus: Accepted\n---\n\n# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'heading with a status',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n## Status - ACTIVE\n',
    after: '# Poll for orders\n\n## Status - SUPERSEDED BY [ADR-0005](0005-push-orders.md)\n',
  },
  {
    notation: 'title with a status',
    field: 'superseded-by',
    value: BY,
    before: '# Accepted: Poll for orders\n',
    after: '# Superseded by [ADR-0005](0005-push-orders.md): Poll for orders\n',
  },
  {
    notation: 'check boxes',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n## Status\n\n- [ ] Proposed\n- [x] Accepted\n- [ ] Superseded\n',
    after:
      '# Poll for orders\n\n## Status\n\n- [ ] Proposed\n- [ ] Accepted\n- [x] Superseded by [ADR-0005](0005-push-orders.md)\n',
  },
  {
    notation: 'status log',
    field: 'superseded-by',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\n2020-01-01 proposed\n\n2020-02-01 accepted\n',
    after:
      '# 2. Poll for orders\n\n## Status\n\n2020-01-01 proposed\n\n2020-02-01 accepted\n\n2026-01-15 superseded by [5. Push orders](0005-push-orders.md)\n',
    other: '# 5. Push orders\n\n## Status\n\n2020-01-01 proposed\n\n2020-02-01 accepted\n',
  },
  {
    notation: 'German section',
    field: 'superseded-by',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\nAkzeptiert\n',
    after: '# 2. Poll for orders\n\n## Status\n\nErsetzt durch [5. Push orders](0005-push-orders.md)\n',
    other: '# 5. Push orders\n\n## Status\n\nAkzeptiert\n',
  },
  {
    notation: 'record without any status',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n',
    after: '---\nstatus: superseded by ADR-0005\n---\n\n# Poll for orders\n',
    body: MADR,
  },
];
