// @ts-check
// Runs every generator of this folder (generate-*.mjs) in the order of their names. Each exports `generate`, which writes its files.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const generators = readdirSync(folder).filter((name) => /^generate-.+\.mjs$/.test(name));

for (const name of generators.sort()) {
  const { generate } = await import(`./${name}`);
  await generate();
  console.log(`${name.replace(/\.mjs$/, '')}: done`);
}
