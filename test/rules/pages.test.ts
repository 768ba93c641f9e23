import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../src/lint/apply-fixes.ts';
import type { Rule } from '../../src/model/finding.ts';
import { RULES } from '../../src/rules/rules.ts';
import { lintFiles } from './lint-files.ts';
import { type Example, readExamples } from './read-page.ts';

const ROOT = new URL('../../src/rules/', import.meta.url).pathname;

const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ id: path.slice(path.lastIndexOf('/') + 1, -3), text: readFileSync(join(ROOT, path), 'utf8') }));

describe('rules and pages', () => {
  it('have each other, by name', () => {
    expect(pages.map((page) => page.id).sort()).toEqual(RULES.map((rule) => rule.id).sort());
  });

  it.each(RULES.map((rule) => [rule.id, rule] as const))('%s is complete', (id, rule) => {
    const page = pages.find((one) => one.id === id)?.text ?? '';
    expect(page.startsWith(`# ${id}\n`)).toBe(true);
    expect(page).toMatch(/\n## How to repair\n/);
    expect(readExamples(page).length).toBeGreaterThanOrEqual(2);
    expect(readExamples(page).some((example) => example.findings.length > 0)).toBe(true);
    expect(rule.summary).not.toMatch(/\.$/);
    for (const message of Object.values(rule.messages)) expect(message).not.toMatch(/\.$/);
  });
});

describe.each(pages.map((page) => [page.id, page.text] as const))('%s', (id, text) => {
  const rule = RULES.find((one) => one.id === id);
  it.each(readExamples(text).map((example) => [example.title, example] as const))('%s', (_title, example) => {
    if (!rule) throw new Error(`no rule ${id}`);
    const { findings, workspace } = run(rule, example);
    const own = findings.filter((finding) => finding.ruleId === id);
    expect(own.map((one) => `${one.path}:${one.range.line}:${one.range.column} ${one.level} ${one.message}`)).toEqual(
      example.findings,
    );
    const original = Object.fromEntries(example.files.map((file) => [file.path, file.text]));
    if (example.fixed.length > 0) {
      const changed = applyFixes(own, { workspace, safeties: ['safe', 'suggested'] });
      const after = { ...original, ...Object.fromEntries(changed.texts) };
      for (const file of example.fixed) expect(after[file.path]).toBe(file.text);
      const again = run(rule, { ...example, files: Object.entries(after).map(([path, body]) => ({ path, text: body })) });
      expect(again.findings.filter((one) => one.ruleId === id && one.fix)).toEqual([]);
    }
    if (rule.fix === 'none') expect(own.every((one) => one.fix === undefined)).toBe(true);
  });
});

/** Rules that are off by default run at their natural level on their own page. */
function run(rule: Rule, example: Example): ReturnType<typeof lintFiles> {
  const files = Object.fromEntries(
    example.files.map((file) => [file.path, file.latin1 ? Buffer.from(file.text, 'latin1') : file.text]),
  );
  const on = rule.level === 'off' ? `rules:\n  ${rule.id}: warning\n` : '';
  const config = example.config ?? (on === '' ? undefined : on);
  const record = (list: Example['base']): Readonly<Record<string, string>> =>
    Object.fromEntries((list ?? []).map((file) => [file.path, file.text]));
  const past = example.base ? { base: record(example.base), target: record(example.target) } : {};
  return lintFiles(files, {
    ...past,
    special: example.special,
    ...(config === undefined ? {} : { config }),
    ...(example.today === undefined ? {} : { today: example.today }),
    ...(rule.id === 'stale-citation' ? { citations: example.files.map(({ path }) => path) } : {}),
    ...('.adr-baseline.json' in files ? { baseline: '.adr-baseline.json' } : {}),
    rules: rule.id === 'unused-suppression' ? RULES : [rule],
  });
}
