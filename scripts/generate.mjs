// @ts-check
// Writes every text that is made from code. A generator is a module `generate-*.mjs` of this folder that exports one function
// `generate…`: it gives path from the root of the repository → text, and tests hold that against the files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const root = resolve(folder, '..');

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  let before;
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    before = undefined;
  }
  if (before !== text) writeFileSync(file, text);
  console.log(`${path}: ${before === text ? 'unchanged' : 'written'}`);
}

for (const name of readdirSync(folder).sort()) {
  if (!/^generate-.+\.mjs$/.test(name)) continue;
  const exported = Object.entries(await import(`./${name}`));
  const generator = exported.find(([key, value]) => key.startsWith('generate') && typeof value === 'function')?.[1];
  if (generator === undefined) throw new Error(`unexpected \`${name}\`, expected an exported function \`generate…\``);
  /** @type {ReadonlyMap<string, string>} */
  const texts = await generator();
  for (const [path, text] of texts) write(path, text);
}
