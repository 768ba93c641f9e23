import { describe, expect, it } from 'vitest';
import { discover, lines, record, summary } from './discover.ts';

describe('findLogs in a repository', () => {
  it.each<readonly [string, string | Readonly<Record<string, string>>, string]>([
    [
      'finds the usual folder and names every other file in it',
      `docs/decisions/0001-use-nats.md
       docs/decisions/0002-use-kafka.MD
       docs/decisions/README.md
       docs/decisions/adr-template.md
       docs/decisions/0002-notes.txt
       docs/decisions/images/flow.png
       docs/decisions/attachments/0001-sketch.md
       docs/decisions/.markdownlint.yml
       docs/guide.md
       README.md`,
      `root @ docs/decisions: 0001-use-nats 0002-use-kafka
       - docs/decisions/0002-notes.txt: not Markdown !
       - docs/decisions/README.md: index
       - docs/decisions/adr-template.md: template
       - docs/decisions/attachments/0001-sketch.md: attachment
       - docs/decisions/images/flow.png: asset`,
    ],
    [
      'finds several logs of a monorepo, also with spaces and other scripts in names',
      `docs/adr/0001-use-one-repo.md
       services/route/docs/adr/0001-plan-at-dawn.md
       services/label/docs/adr/0001-print zpl.md
       packages/core/ADR/0001-编写测试.md`,
      `root @ docs/adr: 0001-use-one-repo
       core @ packages/core/ADR: 0001-编写测试
       label @ services/label/docs/adr: 0001-print zpl
       route @ services/route/docs/adr: 0001-plan-at-dawn`,
    ],
    [
      'leaves out what others made, what is there to be tested, and other repositories',
      `docs/adr/0001-a.md
       node_modules/x/docs/adr/0001-a.md
       vendor/x/adr/0001-a.md
       dist/docs/adr/0001-a.md
       examples/docs/adr/0001-a.md
       test/fixtures/docs/adr/0001-a.md
       .github/adr/0001-a.md
       sub/.git
       sub/docs/adr/0001-a.md`,
      'root @ docs/adr: 0001-a',
    ],
    [
      'leaves out what git ignores',
      { '.gitignore': '/copy/\n', 'docs/adr/0001-a.md': '', 'copy/docs/adr/0001-a.md': '' },
      'root @ docs/adr: 0001-a',
    ],
    [
      'reads component folders with one sequence of numbers as one log',
      `docs/adr/0001-a.md
       docs/adr/README.md
       docs/adr/core/0003-c.md
       docs/adr/core/README.md
       docs/adr/security/0002-b.md
       docs/adr/security/data/0004-d.md`,
      `root @ docs/adr: 0001-a 0003-c 0002-b 0004-d
       - docs/adr/README.md: index
       - docs/adr/core/README.md: index`,
    ],
    [
      'reads folders whose numbers start again as logs of their own',
      `docs/adr/0001-a.md
       docs/adr/0002-b.md
       docs/adr/backend/0001-c.md
       docs/adr/backend/0005-d.md
       docs/adr/frontend/0001-c.md
       docs/adr/shared/0007-e.md`,
      `root @ docs/adr: 0001-a 0002-b 0007-e
       backend @ docs/adr/backend: 0001-c 0005-d
       frontend @ docs/adr/frontend: 0001-c`,
    ],
    [
      'keeps areas with letters of their own in one log',
      `adr/ODH-ADR-0001-a.md
       adr/operator/ODH-ADR-Operator-0001-b.md
       adr/serving/ODH-ADR-MS-0001-c.md`,
      'root @ adr: ODH-ADR-0001-a ODH-ADR-Operator-0001-b ODH-ADR-MS-0001-c',
    ],
    [
      'keeps two files of one number in a folder together',
      `adr/0001-a.md
       adr/0001-b.md`,
      'root @ adr: 0001-a 0001-b',
    ],
    [
      'keeps retired records in their log',
      `adr/0001-a.md
       adr/_superseded/0001-b.md
       adr/outdated/0002-c.md
       adr/archive/2019/0003-d.md`,
      'root @ adr: 0001-a 0001-b 0003-d 0002-c',
    ],
    [
      'reads a folder with a usual name in a log as a log of its own',
      `docs/decisions/0001-a.md
       docs/decisions/adr/0001-b.md
       docs/decisions/adr/README.md`,
      `root @ docs/decisions: 0001-a
       adr @ docs/decisions/adr: 0001-b
       - docs/decisions/adr/README.md: index`,
    ],
    [
      'calls a log by the only folder that holds its records',
      `docs/decisions/README.md
       docs/decisions/infra/0001-a.md`,
      `infra @ docs/decisions/infra: 0001-a
       - docs/decisions/README.md: index`,
    ],
    [
      'reads the page of a dated or numbered folder as a record',
      `adr/2022-02-03-testing/README.md
       adr/2022-02-03-testing/renaming.md
       adr/2022-02-03-testing/flow.puml
       adr/2022-02-03-testing/notes/1-start.md
       adr/0005-naming/index.md
       adr/0006-layout/adr.md
       adr/2023/README.md
       adr/2023/0007-in-a-year.md
       adr/README.md`,
      `root @ adr: 0005-naming 0006-layout 2022-02-03-testing 0007-in-a-year
       - adr/2022-02-03-testing/flow.puml: asset
       - adr/2022-02-03-testing/notes/1-start.md: attachment
       - adr/2022-02-03-testing/renaming.md: attachment
       - adr/2023/README.md: index
       - adr/README.md: index`,
    ],
    [
      'reads files beside the record of the same name as its attachments',
      `adr/0001-a.md
       adr/0001-a/notes.md
       adr/0001-a/flow.png`,
      `root @ adr: 0001-a
       - adr/0001-a/flow.png: asset
       - adr/0001-a/notes.md: attachment`,
    ],
    [
      'tells records of one name apart by their path, and by their extension',
      `adr/0001-a.md
       adr/old/0001-A.md
       adr/0002-b.md
       adr/0002-b.markdown`,
      'root @ adr: 0001-a 0002-b.markdown 0002-b.md old/0001-A',
    ],
    [
      'opens files without a number',
      { 'adr/use-nats.md': record, 'adr/news-of-may.md': `# News\n\n${'Nothing was decided. '.repeat(20)}` },
      `root @ adr: use-nats
       - adr/news-of-may.md: name is no record name`,
    ],
    [
      'reads numbers after letters that are a habit, past 99',
      `adr/ccc-jb-099-a.md
       adr/ccc-jb-100-b.md`,
      'root @ adr: ccc-jb-099-a ccc-jb-100-b',
    ],
    [
      'counts records in formats that are not supported',
      `docs/decisions/0001-a.rst
       docs/decisions/0002-b.adoc
       docs/decisions/index.rst`,
      `root @ docs/decisions:
       - docs/decisions/0001-a.rst: reStructuredText is not supported
       - docs/decisions/0002-b.adoc: AsciiDoc is not supported
       - docs/decisions/index.rst: index`,
    ],
    [
      'knows the ledger of codeArbiter',
      `.codearbiter/decisions/0001-a.md
       .codearbiter/decisions/decision-log.md
       .codearbiter/decisions/adr-lifecycle.jsonl`,
      `root @ .codearbiter/decisions: 0001-a
       - .codearbiter/decisions/adr-lifecycle.jsonl: ledger
       - .codearbiter/decisions/decision-log.md: ledger`,
    ],
    [
      'finds decision records of Ultra-ADLC tasks',
      `.gitignore
       .peri/adlc/tasks/add-login/decisions/decision-001.md
       .peri/adlc/tasks/add-login/handoffs/x.md
       .peri/adlc/tasks/no-decision/handoffs/x.md`,
      'add-login @ .peri/adlc/tasks/add-login/decisions: decision-001',
    ],
    [
      'finds a log in the root, without the folders around it',
      `adr-001-a.md
       adr-002-b.md
       outdated/adr-000-c.md
       src/guide.md
       README.md
       package.json`,
      `root @ .: adr-001-a adr-002-b adr-000-c
       - README.md: index`,
    ],
    [
      'finds a log in the root by what numbered files say',
      { '001-a.md': record, '002-b.md': record, '003-c.md': record },
      'root @ .: 001-a 002-b 003-c',
    ],
    [
      'takes chapters and release notes in the root for no log',
      { '001-a.md': 'Chapter one', '002-b.md': 'Chapter two', '003-c.md': 'Chapter three' },
      '',
    ],
    [
      'falls back to folders of ADR names where none has a usual name',
      `docs/architecture/adr-100-a.md
       docs/architecture/adr-101-b.md
       docs/architecture/README.md
       docs/architecture/old-core/adr-001-c.md
       docs/rfc/rfc-001-a.md
       docs/rfc/rfc-002-a.md`,
      `architecture @ docs/architecture: adr-100-a adr-101-b adr-001-c
       - docs/architecture/README.md: index`,
    ],
    [
      'falls back to folders of numbered decisions where none has a usual name',
      { 'dev/0001-a.md': record, 'dev/0002-b.md': record, 'news/2024-01-01-a.md': 'News', 'news/2024-01-02-b.md': 'News' },
      'dev @ dev: 0001-a 0002-b',
    ],
    [
      'finds an empty log where there is no other',
      `docs/adr/README.md
       src/decision/rules.ts`,
      `root @ docs/adr:
       - docs/adr/README.md: index`,
    ],
    ['takes source code for no log', 'src/decision/rules.ts', ''],
    ['finds nothing in nothing', '', ''],
  ])('%s', (_, tree, expected) => {
    expect(summary(discover(tree))).toEqual(lines(expected));
  });
});
