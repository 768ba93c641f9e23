// @ts-check
// Packs what would be published and looks at it as its users would: files, exports, types, size. Build first.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  const task = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (task.status !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed\n${task.stdout}`);
  return task.stdout;
}

const folder = mkdtempSync(join(tmpdir(), 'adr-lint-pack-'));
try {
  const [packed] = JSON.parse(run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]));
  const tarball = join(folder, packed.filename);
  run('publint', ['--strict', tarball]);
  run('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './schemas/*.json']);
  console.log(`${packed.filename}: ${packed.entryCount} files, ${Math.round(packed.unpackedSize / 1024)} KiB, well formed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
