import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { VERSION } from '../../src/version.ts';
import { tempFolder } from '../temp-folder.ts';
import { runProgram } from './run-program.ts';

const SHARED = ['--config', '--cwd', '--today', '--color', '--no-color', '--quiet', '--help'];

const place = { cwd: tempFolder() };

describe('help', () => {
  it.each([['--help'], ['-h'], ['help']])('adr-lint %s lists every command', async (word) => {
    const { code, stdout, stderr } = await runProgram([word], place);
    expect([code, stderr]).toEqual([0, '']);
    for (const { name, summary } of COMMANDS)
      expect(stdout).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 20).replace(/[()]/g, '\\$&')}`, 'm'));
    expect(stdout).toMatch(/0 clean, 1 findings, 2 could not run/);
  });

  it.each(COMMANDS.map(({ name }) => [name]))('adr-lint %s --help names the shared options and the exit codes', async (name) => {
    const { code, stdout, stderr } = await runProgram([name, '--help'], place);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`adr-lint ${name} [options]`);
    for (const option of SHARED) expect(stdout).toContain(option);
    expect(stdout).toMatch(/0 clean, 1 findings, 2 could not run/);
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it.each([[['help', 'index']], [['--cwd', '/nowhere', 'index', '--help']], [['index', '-h']]])(
    '%j prints the help of index',
    async (args) => {
      const { code, stdout } = await runProgram(args, place);
      expect([code, stdout.split('\n')[0]]).toEqual([0, 'Usage: adr-lint index [options] [log]']);
    },
  );
});

describe('version', () => {
  it.each([['--version'], ['-V']])('adr-lint %s', async (word) => {
    expect(await runProgram([word], place)).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
  });

  it('is that of the package', () => {
    expect(VERSION).toBe(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version);
  });
});
