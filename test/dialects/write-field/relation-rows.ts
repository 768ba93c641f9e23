import { BY, MADR, type Row } from './row.ts';

/** A record claims a relation that leaves its own status alone. */
export const relationRows: readonly Row[] = [
  {
    notation: 'section',
    field: 'supersedes',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\nAccepted\n',
    after: '# 2. Poll for orders\n\n## Status\n\nAccepted\n\nSupersedes [5. Push orders](0005-push-orders.md)\n',
    other: '# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'section with relations in a list',
    field: 'supersedes',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\nAccepted\n\n* Amends [4. Fax](0004-fax.md)\n',
    after:
      '# 2. Poll for orders\n\n## Status\n\nAccepted\n\n* Amends [4. Fax](0004-fax.md)\n* Supersedes [5. Push orders](0005-push-orders.md)\n',
    other: '# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'section, amends',
    field: 'amends',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\nAccepted\n',
    after: '# 2. Poll for orders\n\n## Status\n\nAccepted\n\nAmends [5. Push orders](0005-push-orders.md)\n',
    other: '# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'section, amended by',
    field: 'amended-by',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\nAccepted\n',
    after: '# 2. Poll for orders\n\n## Status\n\nAccepted\n\nAmended by [5. Push orders](0005-push-orders.md)\n',
    other: '# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'front matter, new key',
    field: 'supersedes',
    value: BY,
    before: '---\nstatus: accepted\n---\n\n# Poll for orders\n',
    after: '---\nstatus: accepted\nsupersedes: ADR-0005\n---\n\n# Poll for orders\n',
    body: MADR,
  },
  {
    notation: 'front matter, beside a scalar',
    field: 'supersedes',
    value: BY,
    before: '---\nstatus: accepted\nsupersedes: 0001\n---\n\n# Poll for orders\n',
    after: '---\nstatus: accepted\nsupersedes: ["0001", "0005"]\n---\n\n# Poll for orders\n',
    body: MADR,
    other: '---\nstatus: accepted\n---\n\n# Push orders\n',
  },
  {
    notation: 'front matter, list in a line',
    field: 'supersedes',
    value: BY,
    before: '---\nstatus: accepted\nsupersedes: [ADR-0001]\n---\n\n# Poll for orders\n',
    after: '---\nstatus: accepted\nsupersedes: [ADR-0001, ADR-0005]\n---\n\n# Poll for orders\n',
    body: MADR,
    other: '---\nstatus: accepted\n---\n\n# Push orders\n',
  },
  {
    notation: 'front matter, list in lines with comments',
    field: 'supersedes',
    value: BY,
    before: '---\nstatus: accepted\nsupersedes:\n  - ADR-0001 # the fax\ntags: [orders]\n---\n\n# Poll for orders\n',
    after: '---\nstatus: accepted\nsupersedes:\n  - ADR-0001 # the fax\n  - ADR-0005\ntags: [orders]\n---\n\n# Poll for orders\n',
    body: MADR,
    other: '---\nstatus: accepted\n---\n\n# Push orders\n',
  },
  {
    notation: 'decision-lifecycle, the word none',
    field: 'supersedes',
    value: BY,
    before:
      '---\nstatus: accepted\ndate: 2025-02-03\ntitle: Poll for orders\ndecided-by: Ann\nsupersedes: none\n---\n\n# ADR-0002 — Poll for orders\n\n## Status\n\nAccepted\n',
    after:
      '---\nstatus: accepted\ndate: 2025-02-03\ntitle: Poll for orders\ndecided-by: Ann\nsupersedes: 0005-push-orders\n---\n\n# ADR-0002 — Poll for orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'bullets of MADR 2, new section',
    field: 'supersedes',
    value: BY,
    before: '# Poll for orders\n\n* Status: accepted\n',
    after: '# Poll for orders\n\n* Status: accepted\n',
    body: MADR,
  },
  {
    notation: 'line',
    field: 'supersedes',
    value: BY,
    before: '# Poll for orders\n\nStatus: accepted\n',
    after: '# Poll for orders\n\nStatus: accepted\n\nSupersedes: [ADR-0005](0005-push-orders.md)\n',
  },
  {
    notation: 'bold lines with hard breaks',
    field: 'supersedes',
    value: BY,
    before: '# Poll for orders\n\n**Status:** Accepted  \n**Date:** 2025-02-03  \n',
    after:
      '# Poll for orders\n\n**Status:** Accepted  \n**Date:** 2025-02-03  \n**Supersedes:** [ADR-0005](0005-push-orders.md)  \n',
  },
  {
    notation: 'table',
    field: 'supersedes',
    value: BY,
    before: '# Poll for orders\n\n|  |  |\n| --- | --- |\n| Status | Accepted |\n| Date | 2025-02-03 |\n',
    after:
      '# Poll for orders\n\n|  |  |\n| --- | --- |\n| Status | Accepted |\n| Supersedes | [ADR-0005](0005-push-orders.md) |\n| Date | 2025-02-03 |\n',
  },
  {
    notation: 'quote',
    field: 'supersedes',
    value: BY,
    before: '# Poll for orders\n\n> Status: Accepted\n> Date: 2025-02-03\n',
    after: '# Poll for orders\n\n> Status: Accepted\n> Date: 2025-02-03\n> Supersedes: [ADR-0005](0005-push-orders.md)\n',
  },
  {
    notation: 'check boxes',
    field: 'supersedes',
    value: BY,
    before: '# Poll for orders\n\n## Status\n\n- [ ] Proposed\n- [x] Accepted\n',
    after: '# Poll for orders\n\n## Status\n\n- [ ] Proposed\n- [x] Accepted\n\nSupersedes [ADR-0005](0005-push-orders.md)\n',
  },
];
