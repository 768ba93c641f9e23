import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ModuleFacts, packageOf, readModule, readModules } from './read-imports.ts';

/** Who may import whom. A change of this table is a decision: docs/decisions. */
interface FolderRow {
  readonly folder: string;
  readonly may: readonly string[];
  /** Folders reached by `import()` only. */
  readonly lazily?: readonly string[];
  readonly why: string;
}

const FOLDERS: readonly FolderRow[] = [
  { folder: 'model', may: [], why: 'the seams between all parts: types alone, so that nothing can change them from below' },
  { folder: 'version.ts', may: [], why: 'one constant, so that no stage has to read package.json' },
  { folder: 'source', may: ['model'], why: 'text to tree and back knows nothing of decisions' },
  { folder: 'lineage', may: ['model'], why: 'questions about edges are pure graph questions' },
  { folder: 'report', may: ['model'], why: 'a reporter turns a report into text and can be tried with a literal' },
  { folder: 'files', may: ['model'], why: 'the disk is one implementation of an interface' },
  { folder: 'history', may: ['model'], why: 'git is another implementation of the same interface' },
  { folder: 'diagram', may: ['model', 'lineage'], why: 'a diagram draws a log and reads no text' },
  { folder: 'schema', may: ['model', 'source'], why: 'a fault of validation needs its place in the source' },
  { folder: 'dialects', may: ['model', 'source'], why: 'a dialect is data, read and written through source' },
  { folder: 'config', may: ['model', 'source', 'schema', 'dialects'], why: 'a config is validated and may hold a dialect' },
  { folder: 'discovery', may: ['model', 'source', 'config'], why: 'where the logs are is said by config and by file names' },
  {
    folder: 'ledger',
    may: ['model', 'schema', 'source', 'lineage', 'history'],
    why: 'a ledger is verified against records and git',
  },
  {
    folder: 'packet',
    may: ['model', 'schema', 'source', 'lineage', 'history'],
    why: 'a packet is verified against records and git',
  },
  { folder: 'session', may: ['model', 'schema', 'source'], why: 'the state of a session is a validated file' },
  { folder: 'queries', may: ['model', 'source', 'lineage', 'ledger'], why: 'answers are computed from a log and its ledger' },
  {
    folder: 'rules',
    may: ['model', 'source', 'lineage', 'ledger', 'packet', 'session'],
    why: 'a rule looks at decisions: one that knew a dialect would be wrong for the next',
  },
  {
    folder: 'lint',
    may: ['model', 'source', 'rules', 'dialects', 'schema'],
    why: 'runs rules, writes fixes in the dialect of the record, validates the baseline',
  },
  {
    folder: 'template',
    may: ['model', 'source', 'dialects', 'lineage', 'config', 'schema'],
    why: 'the normalizer reads one dialect and writes another',
  },
  {
    folder: 'moves',
    may: ['model', 'source', 'dialects', 'lineage', 'template', 'history', 'session', 'queries'],
    why: 'a move edits several records at once and starts from templates',
  },
  {
    folder: 'workspace.ts',
    may: ['model', 'source', 'dialects', 'config', 'discovery', 'lineage', 'ledger', 'session', 'packet'],
    why: 'the whole pipeline on one page',
  },
];

const STAGES = FOLDERS.map((row) => row.folder);

const SHELLS: readonly FolderRow[] = [
  { folder: 'index.ts', may: STAGES, why: 'the public API; the only file that re-exports' },
  { folder: 'lsp', may: STAGES, why: 'a thin shell over the stages' },
  { folder: 'mcp', may: STAGES, why: 'a thin shell over the stages' },
  { folder: 'site', may: STAGES, why: 'a face of the same log; nothing below may need it' },
  {
    folder: 'cli',
    may: STAGES,
    lazily: ['lsp', 'mcp', 'site'],
    why: 'takes the main files of the stages one by one, and heavy faces only when asked for: starting must cost nothing',
  },
];

/** Modules and globals with a short list of users. A user that ends in `/` is a folder. */
interface ExclusiveRow {
  readonly what: RegExp;
  readonly users: readonly string[];
  readonly why: string;
}

const EXCLUSIVE: readonly ExclusiveRow[] = [
  {
    what: /^(?:node:)?fs(?:\/promises)?$/,
    users: ['src/files/node-files.ts', 'site/run/disk.ts'],
    why: 'one place that can write, and refuses to leave the repository',
  },
  {
    what: /^(?:node:)?process$|^console$/,
    users: ['src/cli/bin.ts', 'site/run/astro.ts'],
    why: 'everything else can be called twice, in a test or a server',
  },
  {
    what: /^(?:node:)?child_process$/,
    users: ['src/history/', 'src/cli/open-editor.ts'],
    why: 'we start git and the editor, nothing else',
  },
  { what: /^ajv(?:-formats)?(?:\/|$)/, users: ['src/schema/'], why: 'compiled at build time; loading it costs 97 ms' },
  { what: /^yaml(?:\/|$)/, users: ['src/source/yaml.ts'], why: 'records are read by ranges, never re-emitted' },
  {
    what: /^(?:unified|satteri|vfile|remark-|rehype-|mdast-util-|hast-util-|unist-util-|micromark)/,
    users: ['src/source/', 'src/template/render.ts', 'site/'],
    why: 'trees stay where text is read or made',
  },
  { what: /^@dagrejs\//, users: ['src/diagram/lineage-layout.ts'], why: 'the layout can be exchanged' },
  { what: /^commander$/, users: ['src/cli/'], why: 'only the command line has options' },
  { what: /^(?:astro|shiki|@shikijs\/)/, users: ['site/'], why: 'a user who only lints does not have them' },
];

const ROWS: readonly FolderRow[] = [...FOLDERS, ...SHELLS];
const modules = readModules(['src', 'site']);

describe('the files of src and site', () => {
  it('were found', () => {
    expect(modules.length).toBeGreaterThan(10);
  });

  it('import only what the row of their folder allows', () => {
    expect(modules.flatMap(folderFaults)).toEqual([]);
  });

  it('leave exclusive modules and globals to their users', () => {
    expect(modules.flatMap(exclusiveFaults)).toEqual([]);
  });

  it('do not import each other in a ring', () => {
    expect(findRing(importGraph(modules))).toEqual([]);
  });

  it('re-export nothing but in src/index.ts', () => {
    expect(modules.flatMap(reExportFaults)).toEqual([]);
  });

  it('never import one rule from another', () => {
    expect(modules.flatMap((module) => ruleFaults(module, isRule))).toEqual([]);
  });
});

describe('the table', () => {
  it('has no ring', () => {
    expect(findRing(new Map(ROWS.map((row) => [row.folder, row.may])))).toEqual([]);
  });

  it('names only folders that have a row', () => {
    const names = new Set(ROWS.map((row) => row.folder));
    expect(ROWS.flatMap((row) => [...row.may, ...(row.lazily ?? [])]).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the checks', () => {
  it.each([
    ['src/source/a.ts', "import { b } from '../model/b.ts';", []],
    [
      'src/source/a.ts',
      "import { b } from '../lint/b.ts';",
      ['src/source/a.ts: `source` must not import `lint` (src/lint/b.ts)'],
    ],
    [
      'src/rules/x/a.ts',
      "import type { B } from '../../dialects/b.ts';",
      ['src/rules/x/a.ts: `rules` must not import `dialects` (src/dialects/b.ts)'],
    ],
    ['src/helpers/a.ts', '', ['src/helpers/a.ts: `helpers` has no row in the table']],
    ['src/cli/a.ts', "const { run } = await import('../../site/run.ts');", []],
    [
      'src/cli/a.ts',
      "import { run } from '../../site/run.ts';",
      ['src/cli/a.ts: `cli` must not import `site` but by import() (site/run.ts)'],
    ],
    ['src/lint/a.ts', "import { x } from '../index.ts';", ['src/lint/a.ts: `lint` must not import `index.ts` (src/index.ts)']],
    [
      'site/pages/a.astro',
      "---\nimport { b } from '../../src/cli/b.ts';\n---\n<p></p>",
      ['site/pages/a.astro: `site` must not import `cli` (src/cli/b.ts)'],
    ],
  ])('%s with %j', (path, text, faults) => {
    expect(folderFaults(readModule(path, text))).toEqual(faults);
  });

  it.each([
    [
      'src/lint/a.ts',
      "import { readFileSync } from 'node:fs';",
      ['src/lint/a.ts: `node:fs` belongs to src/files/node-files.ts, site/run/disk.ts'],
    ],
    ['src/files/node-files.ts', "import { readFileSync } from 'node:fs';", []],
    [
      'src/lint/a.ts',
      'export const home = process.env;',
      ['src/lint/a.ts: `process` belongs to src/cli/bin.ts, site/run/astro.ts'],
    ],
    [
      'src/lint/a.ts',
      'export const log = globalThis.console;',
      ['src/lint/a.ts: `console` belongs to src/cli/bin.ts, site/run/astro.ts'],
    ],
    ['src/lint/a.ts', '// process.env\nexport const a = { process: b.console };', []],
    ['src/lint/a.ts', "import { parse } from 'yaml';", ['src/lint/a.ts: `yaml` belongs to src/source/yaml.ts']],
    [
      'src/lint/a.ts',
      "const { unified } = await import('unified');",
      ['src/lint/a.ts: `unified` belongs to src/source/, src/template/render.ts, site/'],
    ],
  ])('%s with %j', (path, text, faults) => {
    expect(exclusiveFaults(readModule(path, text))).toEqual(faults);
  });

  it('find a ring of three files, and a re-export, and a rule in a rule', () => {
    const ring = ['a', 'b', 'c'].map((name, at, all) =>
      readModule(`src/x/${name}.ts`, `import { y } from './${all[(at + 1) % 3]}.ts';`),
    );
    expect(findRing(importGraph(ring))).toEqual(['src/x/a.ts', 'src/x/b.ts', 'src/x/c.ts', 'src/x/a.ts']);
    expect(reExportFaults(readModule('src/x/index.ts', "export * from './a.ts';"))).toEqual([
      'src/x/index.ts: re-exports src/x/a.ts',
    ]);
    expect(ruleFaults(readModule('src/rules/x/a.ts', "import b from './b.ts';"), () => true)).toEqual([
      'src/rules/x/a.ts: imports the rule src/rules/x/b.ts',
    ]);
  });
});

function folderOf(path: string): string {
  return path.startsWith('site/') ? 'site' : (path.split('/')[1] ?? path);
}

function folderFaults(module: ModuleFacts): readonly string[] {
  const row = ROWS.find((one) => one.folder === folderOf(module.path));
  if (row === undefined) return [`${module.path}: \`${folderOf(module.path)}\` has no row in the table`];
  return module.imports
    .filter((use) => packageOf(use.target) === undefined && folderOf(use.target) !== row.folder)
    .flatMap((use) => {
      const folder = folderOf(use.target);
      const lazily = row.lazily?.includes(folder) ?? false;
      if (row.may.includes(folder) || (lazily && use.kind === 'dynamic')) return [];
      return [
        `${module.path}: \`${row.folder}\` must not import \`${folder}\`${lazily ? ' but by import()' : ''} (${use.target})`,
      ];
    });
}

function exclusiveFaults(module: ModuleFacts): readonly string[] {
  const names = new Set([...module.imports.map((use) => use.target), ...module.globals]);
  return [...names].flatMap((name) => {
    const row = EXCLUSIVE.find((one) => one.what.test(name));
    if (row === undefined) return [];
    const allowed = row.users.some((user) => (user.endsWith('/') ? module.path.startsWith(user) : module.path === user));
    return allowed ? [] : [`${module.path}: \`${name}\` belongs to ${row.users.join(', ')}`];
  });
}

function reExportFaults(module: ModuleFacts): readonly string[] {
  if (module.path === 'src/index.ts') return [];
  return module.imports.filter((use) => use.reExport).map((use) => `${module.path}: re-exports ${use.target}`);
}

function ruleFaults(module: ModuleFacts, isRuleFile: (path: string) => boolean): readonly string[] {
  if (!module.path.startsWith('src/rules/') || !isRuleFile(module.path)) return [];
  const rules = module.imports.filter((use) => use.target.startsWith('src/rules/') && isRuleFile(use.target));
  return rules.map((use) => `${module.path}: imports the rule ${use.target}`);
}

/** A rule is a module with a page of the same name beside it. */
function isRule(path: string): boolean {
  return existsSync(path.replace(/\.ts$/, '.md'));
}

/** Who loads whom. Types are erased before anything runs, and the types of a domain may speak of each other. */
function importGraph(all: readonly ModuleFacts[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    all.map((module) => [module.path, module.imports.filter((use) => use.kind === 'value').map((use) => use.target)]),
  );
}

/** The first ring of a graph, as a path that ends where it began; empty when there is none. */
function findRing(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const search = (node: string, trail: readonly string[]): readonly string[] => {
    const before = trail.indexOf(node);
    if (before >= 0) return [...trail.slice(before), node];
    if (done.has(node)) return [];
    for (const next of graph.get(node) ?? []) {
      const ring = search(next, [...trail, node]);
      if (ring.length > 0) return ring;
    }
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const ring = search(node, []);
    if (ring.length > 0) return ring;
  }
  return [];
}
