import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['dist/cli/bin.js', ...args], { cwd: root, encoding: 'utf8' });

describe('our own log', () => {
  it('has no finding of any level', () => {
    const { status, stdout } = run('lint', 'docs/decisions', '--format', 'json');
    const report: unknown = JSON.parse(stdout);
    expect(report).toMatchObject({ findings: [] });
    expect(status).toBe(0);
  });

  it('is exported in the shape of the schema', () => {
    const validate = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }).compile(
      JSON.parse(readFileSync(`${root}/schemas/log.schema.json`, 'utf8')),
    );
    for (const args of [
      ['export', 'docs/decisions'],
      ['list', 'examples/faulty/docs/adr', '--json'],
      ['list', 'examples/healthy/docs/decisions', '--json', '--at', '2024-01-01'],
      ['graph', 'examples/healthy/docs/decisions', '--format', 'json'],
    ]) {
      const { stdout } = run(...args);
      expect(validate(JSON.parse(stdout)), JSON.stringify(validate.errors)).toBe(true);
    }
  });
});
