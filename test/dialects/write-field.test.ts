import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../src/config/resolve-config.ts';
import { writeField } from '../../src/dialects/write-field.ts';
import { findLogs } from '../../src/discovery/find-logs.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import type { Decision } from '../../src/model/decision.ts';
import type { FieldChange } from '../../src/model/finding.ts';
import type { Log } from '../../src/model/log.ts';
import { applyEdits } from '../../src/source/edits.ts';
import { parseWithRemark } from '../../src/source/parse.ts';
import { loadWorkspace } from '../../src/workspace.ts';

/** One notation: the head of a record before and after, the other records beside it. */
interface Row {
  readonly notation: string;
  readonly field: FieldChange['field'];
  /** Id of the other record, or the value. */
  readonly value: string;
  readonly before: string;
  readonly after: string;
  /** File name of the record; `0002-poll-for-orders.md` when absent. */
  readonly name?: string;
  /** What follows the head; Nygard's sections when absent. */
  readonly body?: string;
  /** Head of the other record; the same form as `before` when absent. */
  readonly other?: string;
  readonly otherName?: string;
}

const NYGARD = '\n## Context\n\nOrders wait.\n\n## Decision\n\nWe push.\n\n## Consequences\n\nOne part more.\n';
const MADR = '\n## Context and Problem Statement\n\nOrders wait.\n\n## Considered Options\n\n* Push\n* Poll\n\n## Decision Outcome\n\nChosen option: "Push", because orders come at once.\n';

const BY = '0005-push-orders';
const SELF = '0002-poll-for-orders';

const superseded: readonly Row[] = [
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
    after: '# 2. Poll for orders\n\n## Status\n\nSuperseded by [5. Push orders](0005-push-orders.md). Supersedes [1. Fax](0001-fax.md).\n',
    other: '# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'section, bold word with a date',
    field: 'superseded-by',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\n**Accepted** (2025-03-11)\n',
    after: '# 2. Poll for orders\n\n## Status\n\nSuperseded by [5. Push orders](0005-push-orders.md); **Accepted** (2025-03-11)\n',
    other: '# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
  {
    notation: 'section, second successor',
    field: 'superseded-by',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\nSuperseded by [4. Fax](0004-fax.md)\n',
    after: '# 2. Poll for orders\n\n## Status\n\nSuperseded by [4. Fax](0004-fax.md)\n\nSuperseded by [5. Push orders](0005-push-orders.md)\n',
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
    after: '---\nstatus: superseded by [ADR-0005](0005-push-orders.md)\ndeciders: Ann\nconsulted: Bob\n---\n\n# Poll for orders\n',
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
    before: '---\nid: "0002"\ntitle: Poll for orders\nstatus: accepted\nproposed_date: 2025-01-01\naccepted_date: 2025-01-02\ndeciders: [Ann]\naffected_components: [shop]\nsupersedes: null\nsuperseded-by: null\n---\n',
    after: '---\nid: "0002"\ntitle: Poll for orders\nstatus: superseded\nproposed_date: 2025-01-01\naccepted_date: 2025-01-02\ndeciders: [Ann]\naffected_components: [shop]\nsupersedes: null\nsuperseded-by: "0005"\n---\n',
    body: '\n## Context\n\nOrders wait.\n\n## Decision Drivers\n\n* speed\n\n## Risks and Mitigations\n\nNone.\n\n## Rollback / Exit Strategy\n\nNone.\n',
  },
  {
    notation: 'front matter and section together',
    field: 'superseded-by',
    value: BY,
    before: '---\ntitle: Poll for orders\nstatus: Accepted\n---\n\n# 2. Poll for orders\n\n## Status\n\nAccepted\n',
    after: '---\ntitle: Poll for orders\nstatus: Superseded\n---\n\n# 2. Poll for orders\n\n## Status\n\nSuperseded by [5. Push orders](0005-push-orders.md)\n',
    other: '---\ntitle: Push orders\nstatus: Accepted\n---\n\n# 5. Push orders\n\n## Status\n\nAccepted\n',
  },
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
    after: '# Poll for orders\n\n- Status: superseded by [20200105-push-orders](20200105-push-orders.md)\n- Date: 2020-01-01\n- Tags: orders\n',
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
    after: '# Poll for orders\n\n**Status:** Superseded by [ADR-0005](0005-push-orders.md) | **Date:** 2025-02-03 | **Review:** 2026-02-03\n',
    body: MADR,
  },
  {
    notation: 'table of keys and values',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n|        |          |\n| ------ | -------- |\n| Status | Accepted |\n| Date   | 2025-02-03 |\n',
    after: '# Poll for orders\n\n|        |          |\n| ------ | -------- |\n| Status | Superseded by [ADR-0005](0005-push-orders.md) |\n| Date   | 2025-02-03 |\n',
  },
  {
    notation: 'table with a heading row',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n| Status | Date |\n| --- | --- |\n| Accepted | 2025-02-03 |\n',
    after: '# Poll for orders\n\n| Status | Date |\n| --- | --- |\n| Superseded by [ADR-0005](0005-push-orders.md) | 2025-02-03 |\n',
  },
  {
    notation: 'table row of its own',
    field: 'superseded-by',
    value: BY,
    before: '# Poll for orders\n\n|  |  |\n| --- | --- |\n| Status | Accepted |\n| Superseded by | N/A |\n',
    after: '# Poll for orders\n\n|  |  |\n| --- | --- |\n| Status | Superseded |\n| Superseded by | [ADR-0005](0005-push-orders.md) |\n',
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
    after: '# Poll for orders\n\n---\n\n- status: superseded\n- supersedes: -\n- superseded by: [ADR-0005](0005-push-orders.md)\n- date: 2025-02-03\n\n---\n',
    body: MADR,
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
    after: '# Poll for orders\n\n## Status\n\n- [ ] Proposed\n- [ ] Accepted\n- [x] Superseded by [ADR-0005](0005-push-orders.md)\n',
  },
  {
    notation: 'status log',
    field: 'superseded-by',
    value: BY,
    before: '# 2. Poll for orders\n\n## Status\n\n2020-01-01 proposed\n\n2020-02-01 accepted\n',
    after: '# 2. Poll for orders\n\n## Status\n\n2020-01-01 proposed\n\n2020-02-01 accepted\n\n2026-01-15 superseded by [5. Push orders](0005-push-orders.md)\n',
    other: '# 5. Push orders\n\n## Status\n\n2020-01-01 proposed\n\n2020-02-01 accepted\n',
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

const relations: readonly Row[] = [
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
    after: '# 2. Poll for orders\n\n## Status\n\nAccepted\n\n* Amends [4. Fax](0004-fax.md)\n* Supersedes [5. Push orders](0005-push-orders.md)\n',
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
    before: '---\nstatus: accepted\ndate: 2025-02-03\ntitle: Poll for orders\ndecided-by: Ann\nsupersedes: none\n---\n\n# ADR-0002 — Poll for orders\n\n## Status\n\nAccepted\n',
    after: '---\nstatus: accepted\ndate: 2025-02-03\ntitle: Poll for orders\ndecided-by: Ann\nsupersedes: 0005-push-orders\n---\n\n# ADR-0002 — Poll for orders\n\n## Status\n\nAccepted\n',
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
    after: '# Poll for orders\n\n**Status:** Accepted  \n**Date:** 2025-02-03  \n**Supersedes:** [ADR-0005](0005-push-orders.md)  \n',
  },
  {
    notation: 'table',
    field: 'supersedes',
    value: BY,
    before: '# Poll for orders\n\n|  |  |\n| --- | --- |\n| Status | Accepted |\n| Date | 2025-02-03 |\n',
    after: '# Poll for orders\n\n|  |  |\n| --- | --- |\n| Status | Accepted |\n| Supersedes | [ADR-0005](0005-push-orders.md) |\n| Date | 2025-02-03 |\n',
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

const plain: readonly Row[] = [
  { notation: 'section', field: 'status', value: 'deprecated', before: '# 2. A\n\n## Status\n\nAccepted\n', after: '# 2. A\n\n## Status\n\nDeprecated\n' },
  { notation: 'section, bold', field: 'status', value: 'deprecated', before: '# 2. A\n\n## Status\n\n**Accepted** on 2025-01-01\n', after: '# 2. A\n\n## Status\n\n**Deprecated** on 2025-01-01\n' },
  { notation: 'section that named a successor', field: 'status', value: 'accepted', before: '# 2. A\n\n## Status\n\nSuperseded by [9. B](0009-b.md)\n', after: '# 2. A\n\n## Status\n\nAccepted\n', other: '# 5. B\n\n## Status\n\nAccepted\n' },
  { notation: 'front matter and section', field: 'status', value: 'accepted', before: '---\nstatus: proposed\n---\n\n# 2. A\n\n## Status\n\nProposed\n', after: '---\nstatus: accepted\n---\n\n# 2. A\n\n## Status\n\nAccepted\n' },
  { notation: 'front matter with a relation in the value', field: 'status', value: 'deprecated', before: '---\nstatus: "accepted; supersedes ADR-0005"\n---\n\n# A\n', after: '---\nstatus: "deprecated; supersedes ADR-0005"\n---\n\n# A\n', body: MADR },
  { notation: 'front matter with braces left', field: 'status', value: 'accepted', before: '---\nstatus: {proposed}\ndate: 2025-01-01\n---\n\n# A\n', after: '---\nstatus: accepted\ndate: 2025-01-01\n---\n\n# A\n', body: MADR },
  { notation: 'empty front matter key', field: 'status', value: 'accepted', before: '---\nstatus:\ndate:\n---\n\n# A\n', after: '---\nstatus: accepted\ndate:\n---\n\n# A\n', body: MADR },
  { notation: 'choice left from a template', field: 'status', value: 'proposed', before: '# A\n\n* Status: [proposed | rejected | accepted]\n* Date: 2025-01-01\n', after: '# A\n\n* Status: proposed\n* Date: 2025-01-01\n', body: MADR, other: '# B\n' },
  { notation: 'status in two kinds of word', field: 'status', value: 'accepted', before: '# 2. A\n\n## Estado\n\nPropuesta\n', after: '# 2. A\n\n## Estado\n\nAceptada\n', body: '\n## Contexto\n\nx\n\n## Decisión\n\ny\n\n## Consecuencias\n\nz\n', other: '# 5. B\n\n## Estado\n\nAceptada\n' },
  { notation: 'word of the log', field: 'status', value: 'accepted', before: '# 2. A\n\n## Status\n\nProposed\n', after: '# 2. A\n\n## Status\n\nAccepted\n', other: '# 5. B\n\n## Status\n\nAccepted\n' },
  { notation: 'emoji of the log', field: 'status', value: 'accepted', before: '# 2. A\n\n## Status\n\n🤔 Proposed\n', after: '# 2. A\n\n## Status\n\n✅ Accepted\n', other: '# 5. B\n\n## Status\n\n✅ Accepted\n' },
  { notation: 'check boxes', field: 'status', value: 'accepted', before: '# A\n\n## Status\n\n- [x] Proposed\n- [ ] Accepted\n', after: '# A\n\n## Status\n\n- [ ] Proposed\n- [x] Accepted\n', other: '# B\n' },
  { notation: 'check boxes without one for it', field: 'status', value: 'deprecated', before: '# A\n\n## Status\n\n- [ ] Proposed\n- [x] Accepted\n', after: '# A\n\n## Status\n\n- [ ] Proposed\n- [ ] Accepted\n- [x] Deprecated\n' },
  { notation: 'status log', field: 'status', value: 'deprecated', before: '# 2. A\n\n## Status\n\n2020-01-01 proposed\n\n2020-02-01 accepted\n', after: '# 2. A\n\n## Status\n\n2020-01-01 proposed\n\n2020-02-01 accepted\n\n2026-01-15 deprecated\n' },
  { notation: 'pipe line', field: 'status', value: 'implemented', before: '# ADR-0002: A\n\n**Status:** accepted | **Date:** 2025-01-01\n', after: '# ADR-0002: A\n\n**Status:** implemented | **Date:** 2025-01-01\n' },
  { notation: 'no status, Nygard', field: 'status', value: 'accepted', before: '# 2. A\n\nDate: 2025-01-01\n', after: '# 2. A\n\nDate: 2025-01-01\n\n## Status\n\nAccepted\n' },
  { notation: 'no status, MADR 2', field: 'status', value: 'accepted', before: '# A\n\n* Deciders: Ann\n* Date: 2020-02-03\n', after: '# A\n\n* Deciders: Ann\n* Date: 2020-02-03\n* Status: accepted\n', body: MADR },
  { notation: 'date in front matter', field: 'date', value: '2026-01-15', before: '---\nstatus: accepted\ndate: 2025-02-03 # first\n---\n\n# A\n', after: '---\nstatus: accepted\ndate: 2026-01-15 # first\n---\n\n# A\n', body: MADR },
  { notation: 'new date in front matter', field: 'date', value: '2026-01-15', before: '---\nstatus: accepted\ndecision-makers: Ann\n---\n\n# A\n', after: '---\nstatus: accepted\ndate: 2026-01-15\ndecision-makers: Ann\n---\n\n# A\n', body: MADR, other: '---\nstatus: accepted\n---\n\n# B\n' },
  { notation: 'date in a line', field: 'date', value: '2026-01-15', before: '# 2. A\n\nDate: 2025-02-03\n\n## Status\n\nAccepted\n', after: '# 2. A\n\nDate: 2026-01-15\n\n## Status\n\nAccepted\n' },
  { notation: 'new date in a line', field: 'date', value: '2026-01-15', before: '# 2. A\n\n## Status\n\nAccepted\n', after: '# 2. A\n\nDate: 2026-01-15\n\n## Status\n\nAccepted\n' },
  { notation: 'date that is a placeholder', field: 'date', value: '2026-01-15', before: '# A\n\n* Status: accepted\n* Date: [YYYY-MM-DD when the decision was last updated]\n', after: '# A\n\n* Status: accepted\n* Date: 2026-01-15\n', body: MADR },
  { notation: 'date in a section', field: 'date', value: '2026-01-15', before: '# 2. A\n\n## Date\n\n2025-02-03\n\n## Status\n\nAccepted\n', after: '# 2. A\n\n## Date\n\n2026-01-15\n\n## Status\n\nAccepted\n' },
  { notation: 'people as a list in lines', field: 'decision-makers', value: 'Ann, Bob', before: '---\nstatus: accepted\ndecision-makers:\n  - Cem\n  - Dan\n---\n\n# A\n', after: '---\nstatus: accepted\ndecision-makers:\n  - Ann\n  - Bob\n---\n\n# A\n', body: MADR },
  { notation: 'people as text that needs quotes', field: 'decision-makers', value: '@ann', before: '---\nstatus: accepted\ndecision-makers: Cem\n---\n\n# A\n', after: '---\nstatus: accepted\ndecision-makers: "@ann"\n---\n\n# A\n', body: MADR },
  { notation: 'people in bullets', field: 'decision-makers', value: 'Ann, Bob', before: '# A\n\n* Status: accepted\n* Deciders: Cem\n', after: '# A\n\n* Status: accepted\n* Deciders: Ann, Bob\n', body: MADR },
];

function read(files: Readonly<Record<string, string>>): Log {
  const source = memoryFiles(files);
  const { settings } = resolveSettings({ table: new Map(), files: [] });
  const [one] = loadWorkspace(source, { discovery: findLogs(source, { paths: [] }), settings: () => settings, parse: parseWithRemark }).logs;
  if (!one) throw new Error('no log');
  return one.log;
}

function filesOf(row: Row, head: string): { readonly path: string; readonly files: Readonly<Record<string, string>> } {
  const body = row.body ?? NYGARD;
  const path = `docs/adr/${row.name ?? `${SELF}.md`}`;
  const crlf = head.includes('\r\n') ? body.replaceAll('\n', '\r\n') : body;
  const other = row.other ?? row.before.replace('Poll for orders', 'Push orders').replace('# 2.', '# 5.').replace('ADR-0002', 'ADR-0005').replace('"0002"', '"0005"');
  return {
    path,
    files: {
      [path]: head + crlf,
      [`docs/adr/${row.otherName ?? `${BY}.md`}`]: other + body,
      'docs/adr/0001-fax.md': `# 1. Fax\n${NYGARD}`,
      'docs/adr/0004-fax.md': `# 4. Fax\n${NYGARD}`,
    },
  };
}

function find(log: Log, path: string): Decision {
  const found = log.decisions.find((decision) => decision.path === path);
  if (!found) throw new Error(`no record ${path}`);
  return found;
}

function write(row: Row, head: string): { readonly text: string; readonly log: Log; readonly path: string } | undefined {
  const { path, files } = filesOf(row, head);
  const log = read(files);
  const decision = find(log, path);
  const text = log.texts.get(path)?.text ?? '';
  const edits = writeField(decision, { id: decision.id, field: row.field, value: row.value }, { text, log, adopted: undefined, today: '2026-01-15' });
  if (!edits) return undefined;
  const after = applyEdits(text, edits);
  return { text: after, log: read({ ...files, [path]: after }), path };
}

const TAILS: Readonly<Record<string, string>> = {
  'footer of mx-decision superseded-by': '\n**Superseded by:** ADR-0005\n',
  'bullets of MADR 2, new section supersedes': '\n## Links\n\n* Supersedes [ADR-0005](0005-push-orders.md)\n',
};

describe.each([...superseded, ...relations, ...plain].map((row) => [`${row.notation}: ${row.field} ${row.value}`, row] as const))('%s', (_, row) => {
  const body = row.body ?? NYGARD;
  const wanted = row.after + (row.after.includes('\r\n') ? body.replaceAll('\n', '\r\n') : body) + (TAILS[`${row.notation} ${row.field}`] ?? '');

  it('changes these bytes and no others', () => {
    expect(write(row, row.before)?.text).toBe(wanted);
  });

  it('says so when it is read again, and needs no second writing', () => {
    const written = write(row, row.before);
    if (!written) throw new Error('nothing was written');
    const decision = find(written.log, written.path);
    if (row.field === 'status') expect(decision.status?.name).toBe(row.value);
    if (row.field === 'superseded-by') {
      expect(decision.status?.name).toBe('superseded');
      expect(written.log.edges.some((edge) => edge.kind === 'supersedes' && edge.from === row.value && edge.to === decision.id)).toBe(true);
    }
    if (row.field === 'supersedes') expect(written.log.edges.some((edge) => edge.kind === 'supersedes' && edge.from === decision.id && edge.to === row.value)).toBe(true);
    const again = writeField(decision, { id: decision.id, field: row.field, value: row.value }, { text: written.text, log: written.log, adopted: undefined, today: '2026-01-15' });
    expect(again).toEqual([]);
  });
});

describe('what can not be written', () => {
  const nygard = `# 2. Poll for orders\n\n## Status\n\nAccepted\n${NYGARD}`;
  const log = read({ 'docs/adr/0002-poll-for-orders.md': nygard, 'docs/adr/0005-push-orders.md': nygard.replace('2. Poll', '5. Push') });
  const decision = find(log, 'docs/adr/0002-poll-for-orders.md');
  const context = { text: nygard, log, adopted: undefined };

  it.each([
    ['a record that is not there', { field: 'superseded-by', value: '0099-gone' }],
    ['the record itself', { field: 'supersedes', value: SELF }],
    ['a title', { field: 'title', value: 'Other' }],
    ['a relation without a name', { field: 'relation', value: BY }],
  ] as const)('%s', (_, change) => {
    expect(writeField(decision, { id: decision.id, ...change }, context)).toBeUndefined();
  });

  it('a status log without a day', () => {
    const text = `# 2. A\n\n## Status\n\n2020-01-01 proposed\n\n2020-02-01 accepted\n${NYGARD}`;
    const own = read({ 'docs/adr/0002-a.md': text });
    expect(writeField(find(own, 'docs/adr/0002-a.md'), { id: '0002-a', field: 'status', value: 'deprecated' }, { text, log: own, adopted: undefined })).toBeUndefined();
  });

  it('front matter that YAML rejects', () => {
    const text = `---\ntitle: a: b\nstatus: accepted\n---\n\n# A\n${MADR}`;
    const own = read({ 'docs/adr/0002-a.md': text });
    expect(writeField(find(own, 'docs/adr/0002-a.md'), { id: '0002-a', field: 'status', value: 'deprecated' }, { text, log: own, adopted: undefined })).toBeUndefined();
  });
});
