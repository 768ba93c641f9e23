// @ts-check
// The table of rules in the README, between its markers.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTs } from './load-ts.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** @returns {Promise<ReadonlyMap<string, string>>} */
export async function generateReadme() {
  const { RULES } = await loadTs('src/rules/rules.ts');
  const { recommended } = await loadTs('src/config/profiles/recommended.ts');
  const levels = /** @type {{ rules: Record<string, unknown> }} */ (recommended).rules;
  const rules = /** @type {readonly { id: string, level: string, fix: string, summary: string }[]} */ (RULES);
  const rows = [...rules]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(
      (rule) =>
        `| \`${rule.id}\` | ${levelOf(levels[rule.id]) ?? rule.level} | ${rule.fix === 'none' ? '' : rule.fix} | ${rule.summary} |`,
    );
  const table = ['| Rule | Level | Fix | Fault |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  return new Map([
    [
      'README.md',
      text.replace(/(<!-- rules -->\n)[\s\S]*?(<!-- \/rules -->)/, (_all, open, close) => `${open}\n${table}\n\n${close}`),
    ],
  ]);
}

/** @param {unknown} setting */
function levelOf(setting) {
  return typeof setting === 'string' ? setting : Array.isArray(setting) ? setting[0] : undefined;
}
