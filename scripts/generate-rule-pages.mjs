// @ts-check
// The pages of the rules as one module, so that the bundled program can print them and the site can publish them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** @returns {ReadonlyMap<string, string>} */
export function generateRulePages() {
  const folder = join(root, 'src/rules');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ id: path.slice(path.lastIndexOf('/') + 1, -3), text: readFileSync(join(folder, path), 'utf8') }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const rows = pages.map(({ id, text }) => `  '${id}': ${JSON.stringify(text)},`);
  const head =
    '// Made by scripts/generate-rule-pages.mjs from the pages beside the rules.\n/** Rule id → its page as Markdown. */\nexport const PAGES: Readonly<Record<string, string>> = {\n';
  return new Map([['src/rules/pages.ts', `${head}${rows.join('\n')}\n};\n`]]);
}
