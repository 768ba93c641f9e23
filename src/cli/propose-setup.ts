import type { Log } from '../model/log.ts';
import { VERSION } from '../version.ts';
import { type CiService, ciFile } from './ci-files.ts';

/** A file that `init` proposes. */
export interface ProposedFile {
  readonly path: string;
  readonly text: string;
  readonly exists: boolean;
  /** What its owner has still to do by hand. */
  readonly todo?: string;
}

/** Where a log begins in a repository that has none. */
const FIRST_LOG = 'docs/decisions';

/** Config, CI pipeline and pre-commit entry for a repository, from what its logs are like; its first log when it has none. */
export function proposeSetup(
  logs: readonly Log[],
  service: CiService,
  exists: (path: string) => boolean,
): readonly ProposedFile[] {
  const isEmpty = logs.every((log) => log.decisions.length === 0);
  const files = [
    { path: '.adr-config.yml', text: configText(logs) },
    ...(logs.length === 0 ? [{ path: `${FIRST_LOG}/README.md`, text: FIRST_PAGE }] : []),
    ciFile(service, isEmpty ? ' --allow-empty' : ''),
    { path: '.pre-commit-config.yaml', text: PRE_COMMIT },
  ];
  return files.map((file) => ({ ...file, exists: exists(file.path) }));
}

function configText(logs: readonly Log[]): string {
  const dialects = mostUsed(logs.flatMap((log) => log.decisions.map((decision) => decision.dialect)));
  const list =
    logs.length === 0
      ? `logs:\n  - ${FIRST_LOG}`
      : `logs:\n${logs.map((log) => `  - path: ${quoted(log.path)}\n    name: ${quoted(log.name)}`).join('\n')}`;
  return [
    '# Settings of adr-lint. Without this file everything works, too.',
    ...(dialects === '' ? [] : [`# Records found: ${dialects}.`]),
    list,
    'profile: recommended',
    '',
  ].join('\n');
}

const FIRST_PAGE = `# Decisions

Architecture decision records of this repository. \`adr-lint new "Title"\` makes one, \`adr-lint index --write\` keeps this table.

<!-- adr-lint:index -->
<!-- /adr-lint:index -->
`;

const PRE_COMMIT = `repos:
  - repo: local
    hooks:
      - id: adr-lint
        name: adr-lint
        entry: npx --yes adr-lint@${VERSION} lint --allow-empty
        language: system
        files: \\.md$
        pass_filenames: false
`;

function mostUsed(dialects: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const dialect of dialects) counts.set(dialect, (counts.get(dialect) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([dialect, count]) => `${count} ${dialect}`)
    .join(', ');
}

function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text);
}
