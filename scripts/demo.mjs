// @ts-check
// Shows the main job on the example logs: lint, list, normalize one record, build the site. Writes only below the temp folder.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSiteAssets } from '../site/build-assets.mjs';
import { buildCli } from './build-cli.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'dist/cli/bin.js');
const work = mkdtempSync(join(tmpdir(), 'adr-lint-demo-'));

/**
 * @param {string} title
 * @param {readonly string[]} args
 * @param {readonly number[]} expected exit codes that are right for this step
 */
function step(title, args, expected) {
  console.log(`\n━━ ${title}\n   $ adr-lint ${args.join(' ')}\n`);
  const run = spawnSync(process.execPath, [bin, ...args], { cwd: work, stdio: ['ignore', 'inherit', 'inherit'] });
  if (!expected.includes(run.status ?? -1))
    throw new Error(`unexpected exit code ${run.status}, expected ${expected.join(' or ')}`);
}

await buildCli();
await buildSiteAssets();
if (!existsSync(bin)) throw new Error('the program was not built');
cpSync(join(root, 'examples'), work, { recursive: true });
step('A healthy log, with one promise still open', ['healthy/docs/decisions'], [0]);
step('A faulty log: what is wrong, and where', ['faulty/docs/adr'], [1]);
step('What is in force, and what replaced what', ['list', 'healthy/docs/decisions'], [0]);
step('The lineage, as a diagram for a README', ['graph', 'healthy/docs/decisions'], [0]);
step(
  'A record in another form: Nygard to MADR 4, without losing a word',
  ['normalize', 'faulty/docs/adr/0001-use-one-repository.md', '--to', 'madr-4'],
  [0],
);
step('The published log', ['site', 'build', 'healthy/docs/decisions', '--out', 'site'], [0]);
step('A repair, as a diff', ['lint', 'faulty/docs/adr', '--fix-suggested', '--dry-run', '--quiet'], [0, 1]);
console.log(
  `\nThe logs of this demonstration are in ${work}\nThe site is in ${join(work, 'site')}: open it with\n   node ${bin} site preview --cwd ${work} --out site`,
);
