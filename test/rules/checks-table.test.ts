import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/rules/rules.ts';

const TABLE = new URL('../../docs/checks.md', import.meta.url);

/** Rules that the table names and that come with a later stage: history, citations, code. */
const PLANNED: readonly string[] = [
  'accepted-content-changed',
  'illegal-transition',
  'missing-code-reference',
  'number-taken',
  'record-deleted',
  'stale-citation',
];

/** Things in code spans that are no rules. */
const COMMANDS = /^adr-lint /;

interface Row {
  readonly number: number;
  readonly check: string;
  readonly answer: string;
}

const rows = readFileSync(TABLE, 'utf8').split('\n').flatMap(toRow);

describe('the table of checks', () => {
  it('has a row for each of the 87 checks, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 87 }, (_, index) => index + 1));
    expect(new Set(rows.map(({ check }) => check)).size).toBe(87);
  });

  it.each(rows.map((row) => [row.number, row] as const))('%i is answered', (_number, { answer }) => {
    expect(answer).toMatch(/`[a-z-]+`|`adr-lint |[Ll]eft out, because /);
    for (const match of answer.matchAll(/left out/gi)) expect(answer.slice(match.index)).toMatch(/^left out, because /i);
  });

  it('names only rules that exist or are planned', () => {
    const known = new Set([...RULES.map((rule) => rule.id), ...PLANNED]);
    expect(namedRules().filter((id) => !known.has(id))).toEqual([]);
  });

  it('names every planned rule', () => {
    expect(PLANNED.filter((id) => !namedRules().includes(id))).toEqual([]);
  });
});

function toRow(line: string): readonly Row[] {
  const [, number = '', check = '', answer = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d+$/.test(number) ? [{ number: Number(number), check, answer }] : [];
}

function namedRules(): readonly string[] {
  return rows.flatMap(({ answer }) =>
    [...answer.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '').filter((words) => !COMMANDS.test(words)),
  );
}
