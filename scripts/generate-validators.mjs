// Compiles JSON Schemas into plain modules, so that no schema compiler is loaded at run time.
// `node scripts/generate-validators.mjs` writes them; test/schema/generated.test.ts fails when they are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv/dist/2020.js');
const { default: standaloneCode } = require('ajv/dist/standalone/index.js');

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Schemas that are checked at run time. Others serve editors and tests only. */
const NAMES = ['adr-config', 'baseline'];

/** Regular expressions for the formats our schemas use: enough for a first look, the rules look closer. */
const FORMATS = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time':
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/,
  uri: /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/,
  'uri-reference': /^[^\s<>"{}|\\^`]*$/,
};

/** What generated code asks of ajv at run time, and what it gets instead. */
const RUNTIME = [
  ['require("ajv/dist/runtime/ucs2length").default', 'codePoints'],
  ['require("ajv/dist/runtime/equal").default', 'deepEqual'],
];

/**
 * The generated modules.
 *
 * @returns {ReadonlyMap<string, string>} path from the root of the repository → text
 */
export function generateValidators() {
  return new Map(NAMES.map((name) => [`src/schema/generated/${name}.ts`, moduleOf(name)]));
}

function moduleOf(name) {
  const schema = withoutProse(JSON.parse(readFileSync(join(root, 'schemas', `${name}.schema.json`), 'utf8')));
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    messages: false,
    inlineRefs: false,
    strict: true,
    allowUnionTypes: true,
    formats: FORMATS,
    code: { source: true, esm: true, lines: true, optimize: 1 },
  });
  let code = standaloneCode(ajv, ajv.compile(schema));
  // Each definition has a constant of its own; the copy inside the root schema is never read.
  code = code.replace(`,"$defs":${JSON.stringify(schema.$defs)}`, '');
  const used = RUNTIME.filter(([call]) => code.includes(call));
  for (const [call, own] of used) code = code.replaceAll(call, own);
  const leak = /require\([^)]*\)/.exec(code);
  if (leak) throw new Error(`${name}: generated code needs ${leak[0]}`);
  const imports =
    used.length === 0
      ? ''
      : `import { ${used
          .map(([, own]) => own)
          .sort()
          .join(', ')} } from '../runtime.ts';\n`;
  const body = code
    .replace('"use strict";\n', '')
    .replace(/^export const validate = .*\n/m, '')
    .replace(/\n\/\*# sourceURL=.*?\*\/;/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
  return `// @ts-nocheck\n// Generated from schemas/${name}.schema.json by scripts/generate-validators.mjs. Do not edit.\n${imports}${smaller(body)}\n`;
}

/**
 * Generated code without what nobody reads: places in the schema, the value of the failing keyword, bookkeeping for
 * `unevaluated…` and `$dynamicRef` (our schemas have neither). It halves what every start of the program has to load.
 */
function smaller(code) {
  if (/unevaluated|dynamicAnchors\[|\$data/.test(code)) throw new Error('generated code uses what smaller() leaves out');
  const slim = code
    .replace(
      /^const (err\d+) = (\{.*?),schemaPath:"(?:[^"\\]|\\.)*",(keyword:.*?),schema:.*?,(parentSchema:.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;$/gm,
      '(vErrors ??= []).push($2,$3,$4);\nerrors++;',
    )
    .replace(/^const (evaluated\d+) = .*\nif\(\1\.dynamicProps\)\{\n.*\n\}\nif\(\1\.dynamicItems\)\{\n.*\n\}\n/gm, '')
    .replace(/^(?:validate\d+\.evaluated|evaluated\d+\.\w+) = .*\n?/gm, '')
    .replaceAll(', parentData, parentDataProperty, rootData=data, dynamicAnchors={}}', '}')
    .replace(/,parentData:.*?,rootData,dynamicAnchors\}/g, '}')
    .trim();
  const rest = /evaluated\d.*|parentData.*/.exec(slim);
  if (rest) throw new Error(`generated code still has: ${rest[0]}`);
  return slim;
}

/** Descriptions are for editors; titles stay, they are what messages say was expected. */
function withoutProse(value, inside = 'schema') {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item, 'schema'));
  if (typeof value !== 'object' || value === null) return value;
  const names = inside === 'names';
  const kept = Object.entries(value).filter(
    ([key]) => names || !['description', '$comment', 'examples', 'default'].includes(key),
  );
  return Object.fromEntries(
    kept.map(([key, item]) => [
      key,
      withoutProse(item, !names && ['properties', 'patternProperties', '$defs'].includes(key) ? 'names' : 'schema'),
    ]),
  );
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  for (const [path, text] of generateValidators()) writeFileSync(join(root, path), text);
}
