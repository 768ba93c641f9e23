import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSiteAssets } from '../../site/build-assets.mjs';
import { buildSite, type SiteOptions, type SiteResult } from '../../site/run.ts';
import type { SiteInput } from '../../site/views/site-input.ts';
import { findLogs } from '../../src/discovery/find-logs.ts';
import { nodeFiles } from '../../src/files/node-files.ts';
import { parseWithRemark } from '../../src/source/parse.ts';
import { loadWorkspace } from '../../src/workspace.ts';
import { type InputOptions, makeInput, type TestFiles } from './make-facts.ts';

/** A repository on the disk that is taken away after the tests. */
export interface TestRepository {
  readonly root: string;
  /** Puts the working directory of the process back, and takes the repository away. */
  readonly remove: () => void;
}

/** Writes files into a folder of their own and makes it the working directory, as it is for users. */
export function makeRepository(files: TestFiles): TestRepository {
  const before = process.cwd();
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'adr-lint-site-')));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  process.chdir(root);
  return {
    root,
    remove: () => {
      process.chdir(before);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Reads a repository on the disk; findings and rules are those of the same files in memory. */
export function loadInput(root: string, files: TestFiles, options: InputOptions = {}): SiteInput {
  const disk = nodeFiles(root);
  const settings = makeInput(files, options).workspace.logs[0]?.settings;
  if (settings === undefined) throw new Error('no log');
  const workspace = loadWorkspace(disk, { discovery: findLogs(disk), settings: () => settings, parse: parseWithRemark });
  return { ...makeInput(files, options), workspace };
}

/** Builds the site of a repository into `_site`. */
export async function buildTestSite(
  root: string,
  files: TestFiles,
  options: InputOptions & Partial<SiteOptions> = {},
): Promise<SiteResult> {
  await buildSiteAssets();
  return buildSite({ cwd: root, load: async () => loadInput(root, files, options), ...options });
}
