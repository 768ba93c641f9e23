import { BY, MADR, type Row } from './row.ts';

/** A record gets a successor: bullets, lines, tables and quotes. */
export const successorLineRows: readonly Row[] = [
  {
    notation: 'bullets of MADR 2',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n* Status: accepted\n* Deciders: Ann\n* Date: 2020-02-03\n',
    after: '# Poll for orders\n\n* Status: superseded by [ADR-0005](0005-push-orders.md)\n* Deciders: Ann\n* Date: 2020-02-03\n',
    body: MADR,
  },
  {
    notation: 'bullets of log4brains',
    field: 'superseded-by',
    value: '20200105-push-orders',
    name: '20200101-poll-for-orders.md',
    otherName: '20200105-push-orders.md',
    before: '# Poll for orders\n\n- Status: accepted\n- Date: 2020-01-01\n- Tags: orders\n',
    after:
      '# Poll for orders\n\n- Status: superseded by [20200105-push-orders](20200105-push-orders.md)\n- Date: 2020-01-01\n- Tags: orders\n',
    body: MADR,
  },
  {
    notation: 'bold bullets',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n- **Status:** Accepted\n- **Date:** 2020-02-03\n',
    after: '# Poll for orders\n\n- **Status:** Superseded by [ADR-0005](0005-push-orders.md)\n- **Date:** 2020-02-03\n',
    body: MADR,
  },
  {
    notation: 'line',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\nStatus: accepted\n',
    after: '# Poll for orders\n\nStatus: superseded by [ADR-0005](0005-push-orders.md)\n',
  },
  {
    notation: 'bold line with a hard break',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n**Status:** Accepted  \n**Date:** 2025-02-03\n',
    after: '# Poll for orders\n\n**Status:** Superseded by [ADR-0005](0005-push-orders.md)  \n**Date:** 2025-02-03\n',
  },
  {
    notation: 'pipe line',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n**Status:** Accepted | **Date:** 2025-02-03 | **Review:** 2026-02-03\n',
    after:
      '# Poll for orders\n\n**Status:** Superseded by [ADR-0005](0005-push-orders.md) | **Date:** 2025-02-03 | **Review:** 2026-02-03\n',
    body: MADR,
  },
  {
    notation: 'table of keys and values',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n|        |          |\n| ------ | -------- |\n| Status | Accepted |\n| Date   | 2025-02-03 |\n',
    after:
      '# Poll for orders\n\n|        |          |\n| ------ | -------- |\n| Status | Superseded by [ADR-0005](0005-push-orders.md) |\n| Date   | 2025-02-03 |\n',
  },
  {
    notation: 'table with a heading row',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n| Status | Date |\n| --- | --- |\n| Accepted | 2025-02-03 |\n',
    after:
      '# Poll for orders\n\n| Status | Date |\n| --- | --- |\n| Superseded by [ADR-0005](0005-push-orders.md) | 2025-02-03 |\n',
  },
  {
    notation: 'table row of its own',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n|  |  |\n| --- | --- |\n| Status | Accepted |\n| Superseded by | N/A |\n',
    after:
      '# Poll for orders\n\n|  |  |\n| --- | --- |\n| Status | Superseded |\n| Superseded by | [ADR-0005](0005-push-orders.md) |\n',
  },
  {
    notation: 'quote',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n> Status: Accepted\n> Date: 2025-02-03\n',
    after: '# Poll for orders\n\n> Status: Superseded by [ADR-0005](0005-push-orders.md)\n> Date: 2025-02-03\n',
  },
  {
    notation: 'pseudo front matter with a bullet of its own',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n---\n\n- status: accepted\n- supersedes: -\n- superseded by: -\n- date: 2025-02-03\n\n---\n',
    after:
      '# Poll for orders\n\n---\n\n- status: superseded\n- supersedes: -\n- superseded by: [ADR-0005](0005-push-orders.md)\n- date: 2025-02-03\n\n---\n',
    body: MADR,
  },
  {
    notation: 'footer of mx-decision',
    field: 'superseded-by',
    value: 'ADR-0005-push-orders',
    name: 'ADR-0002-poll-for-orders.md',
    otherName: 'ADR-0005-push-orders.md',
    before: '# ADR-0002: Poll for orders\n\n**Status:** accepted | **Date:** 2025-02-03\n',
    after: '# ADR-0002: Poll for orders\n\n**Status:** superseded | **Date:** 2025-02-03\n',
  },
];
