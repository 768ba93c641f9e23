import type { Log } from '../model/log.ts';

/** A file that `init` proposes. */
export interface ProposedFile {
  readonly path: string;
  readonly text: string;
  readonly exists: boolean;
}

/** Config, CI workflow and pre-commit entry for a repository, from what its logs are like. */
export function proposeSetup(logs: readonly Log[], exists: (path: string) => boolean): readonly ProposedFile[] {
  const files = [
    { path: '.adr-config.yml', text: configText(logs) },
    { path: '.github/workflows/adr-lint.yml', text: workflowText(logs) },
    { path: '.pre-commit-config.yaml', text: PRE_COMMIT },
  ];
  return files.map((file) => ({ ...file, exists: exists(file.path) }));
}

function configText(logs: readonly Log[]): string {
  const dialects = mostUsed(logs.flatMap((log) => log.decisions.map((decision) => decision.dialect)));
  const list =
    logs.length === 0
      ? 'logs:\n  - docs/decisions'
      : `logs:\n${logs.map((log) => `  - path: ${quoted(log.path)}\n    name: ${quoted(log.name)}`).join('\n')}`;
  return [
    '# Settings of adr-lint. Without this file everything works, too.',
    ...(dialects === '' ? [] : [`# Records found: ${dialects}.`]),
    list,
    'profile: recommended',
    '',
  ].join('\n');
}

function workflowText(logs: readonly Log[]): string {
  const empty = logs.every((log) => log.decisions.length === 0) ? ' --allow-empty' : '';
  return [
    'name: Decision log',
    'on:',
    '  pull_request:',
    '  push:',
    '    branches: [main]',
    'permissions:',
    '  contents: read',
    'jobs:',
    '  lint:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - uses: actions/checkout@v4',
    '      - uses: actions/setup-node@v4',
    '        with:',
    '          node-version: 22',
    `      - run: npx --yes adr-lint@0.1.0 lint --format github${empty}`,
    '',
  ].join('\n');
}

const PRE_COMMIT = [
  'repos:',
  '  - repo: local',
  '    hooks:',
  '      - id: adr-lint',
  '        name: adr-lint',
  '        entry: npx --yes adr-lint@0.1.0 lint',
  '        language: system',
  '        files: \\.md$',
  '        pass_filenames: false',
  '',
].join('\n');

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
