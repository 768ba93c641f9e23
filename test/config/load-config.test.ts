import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load-config.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';

const PATH = '.adr-config.yml';
const CONTRACT =
  "project_slug: hve-core\nowner: HVE Core Maintainers\ndefault_status: proposed\ndecision_id_format: NNNN\ntemplate_source: docs/templates/madr-v4.md\nlast_decision_id: '0010'\n";

function load(contents: Readonly<Record<string, string | Uint8Array>>, path = PATH): ReturnType<typeof loadConfig> {
  return loadConfig(memoryFiles(contents), path);
}

function said(contents: Readonly<Record<string, string | Uint8Array>>, path = PATH): readonly string[] {
  return load(contents, path).faults.map((fault) => `${fault.path}:${fault.line}:${fault.column} ${fault.message}`);
}

describe('a config file', () => {
  test('with just the six keys of the adoption contract is valid', () => {
    expect(load({ [PATH]: CONTRACT })).toMatchObject({
      faults: [],
      file: {
        project_slug: 'hve-core',
        owner: 'HVE Core Maintainers',
        default_status: 'proposed',
        decision_id_format: 'NNNN',
        template_source: 'docs/templates/madr-v4.md',
        last_decision_id: '0010',
      },
    });
  });

  test.each(CONTRACT.trimEnd().split('\n'))('with just `%s` is valid', (line) => {
    expect(said({ [PATH]: line })).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['a comment', '# later\n'],
    ['a document marker', '---\n'],
    ['carriage returns', 'profile: strict\r\nrules:\r\n  title-length: off\r\n'],
    ['a byte-order mark', '\uFEFFprofile: strict\n'],
    ['JSON', '{"profile": "strict", "rules": {"title-length": ["note", {"max": 90}]}}'],
    [
      'a merge key',
      'rules: &common\n  title-length: off\nlogs:\n  - path: a\n    rules:\n      <<: *common\n      slug-mismatch: off\n',
    ],
    [
      'every key',
      [
        CONTRACT,
        'extends: []',
        'logs: [docs/adr, {path: ./x, name: x, profile: madr, rules: {a: off}}]',
        'headings: {Kontext: context}',
        'parser: remark',
        'normalize: {left_over: own-section, headings: keep}',
        'profile: madr',
        'rules: {a-b: off, c: [note, {max: 3}]}',
        'statuses: {words: {gut: accepted}, moves: {draft: [accepted]}}',
        'relations: {Ersetzt: supersedes, Ersetzt durch: superseded-by}',
        'supersession: both-sides',
        'numbering: {gaps: error, shared: [[0014-a, 0014-b]]}',
        'immutability: free',
        'review: {stale_after_days: 30, intervals: {default: 365}}',
        "site: {title: T, base: /adr, url: 'https://example.org', repository: 'https://example.org/a/b', branch: main, logo: docs/logo.svg, colors: {accent: '#fff', ink: 'rgb(0 0 0 / 50%)'}, language: pt-BR, footer: F, pages: docs/pages, theme: docs/t.css, components: docs/c}",
        "ignore: ['*.tmp.md']",
      ].join('\n'),
    ],
  ])('with %s is valid', (_, text) => {
    expect(said({ [PATH]: text })).toEqual([]);
  });

  test('merges merge keys', () => {
    const text =
      'rules: &common\n  title-length: off\nlogs:\n  - path: a\n    rules:\n      <<: *common\n      slug-mismatch: note\n';
    expect(load({ [PATH]: text }).file?.logs).toEqual([{ path: 'a', rules: { 'title-length': 'off', 'slug-mismatch': 'note' } }]);
  });

  test('knows where its keys stand', () => {
    const { placeOf } = load({ [PATH]: 'profile: strict\nrules:\n  slug-mismatch:\n    - note\n    - max: 3\n' });
    expect(placeOf(['rules', 'slug-mismatch', 1, 'max'], 'key')).toEqual({ path: PATH, line: 5, column: 7 });
    expect(placeOf(['rules', 'slug-mismatch', 0], 'value')).toEqual({ path: PATH, line: 4, column: 7 });
    expect(placeOf(['rules', 'title-length'], 'value')).toEqual({ path: PATH, line: 2, column: 1 });
    expect(placeOf(['site', 'title'], 'value')).toEqual({ path: PATH, line: 1, column: 1 });
  });
});

describe('a hostile config file', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x, x]',
    ...'bcdefghi'.split('').map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index] ?? ''}, `.repeat(9)}x]`),
  ].join('\n');
  test.each([
    [
      'a YAML bomb',
      bomb,
      ['.adr-config.yml:3:40 unexpected aliases that stand for more than `1000` values, expected the values themselves'],
    ],
    [
      'a ring of aliases',
      'rules: &x {a: *x}',
      ['.adr-config.yml:1:15 unexpected alias `*x` inside the value it stands for, expected a value without a ring'],
    ],
    [
      'a megabyte',
      `rules:\n${'  a: off\n'.repeat(120_000)}`,
      ['.adr-config.yml:1:1 unexpected `1055 KiB` of YAML, expected at most `128 KiB`'],
    ],
    ['deep nesting', `rules: ${'['.repeat(100_000)}`, ['.adr-config.yml:1:1 unexpected depth of nesting, expected fewer levels']],
    ['tabs', 'rules:\n\ta: off\n', ['.adr-config.yml:2:1 unexpected tab in the indentation, expected spaces']],
    [
      'a key twice',
      'site:\n  title: a\n  title: b\n  title: c\n',
      ['.adr-config.yml:3:3 unexpected second key `title`, expected each key once'],
    ],
    [
      'a fault behind a byte-order mark',
      '\uFEFFprofil: strict\n',
      ['.adr-config.yml:1:1 unexpected key `profil`, did you mean `profile`?'],
    ],
    [
      'a fault behind carriage returns',
      'owner: a\r\nprofil: strict\r\n',
      ['.adr-config.yml:2:1 unexpected key `profil`, did you mean `profile`?'],
    ],
    ['NUL', 'owner: a\0b\n', ['.adr-config.yml:1:9 unexpected NUL, expected text']],
    [
      'Latin-1',
      Uint8Array.of(0x6f, 0x3a, 0x20, 0xfc, 0x0a),
      ['.adr-config.yml:1:4 unexpected bytes that are no UTF-8, expected UTF-8'],
    ],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0x00), ['.adr-config.yml:1:1 unexpected UTF-16 text, expected UTF-8']],
    ['a tag', 'owner: !!js/function "x"\n', []],
    ['a directive for YAML 1.1', '%YAML 1.1\n---\nowner: yes\n', []],
    ['`__proto__`', '__proto__: {profile: strict}\n', ['.adr-config.yml:1:1 unexpected key `__proto__`, expected a known key']],
    [
      '`__proto__` as a rule',
      'rules:\n  __proto__: off\n',
      ['.adr-config.yml:2:3 unexpected key `__proto__`, expected a rule id such as `dangling-reference`'],
    ],
    ['`constructor`', 'constructor: 1\n', ['.adr-config.yml:1:1 unexpected key `constructor`, expected a known key']],
    ['a key that is a list', '[a, b]: 1\n', ['.adr-config.yml:1:1 unexpected key `[a, b]`, expected a known key']],
  ])('with %s gives its fault', (_, text, expected) => {
    expect(said({ [PATH]: text })).toEqual(expected);
  });

  test('does not reach the prototype of what is merged', () => {
    const { file } = load({
      [PATH]: 'extends: base.yml\nheadings: {A: context}\n',
      'base.yml': 'headings: {__proto__: context, B: options}\n',
    });
    expect(Object.entries(file?.headings ?? {})).toEqual([
      ['__proto__', 'context'],
      ['B', 'options'],
      ['A', 'context'],
    ]);
  });

  test('of whatever shape never throws, and has faults or a file', () => {
    const keys = [
      'project_slug',
      'owner',
      'default_status',
      'last_decision_id',
      'extends',
      'logs',
      'headings',
      'parser',
      'normalize',
      'profile',
      'rules',
      'dialect',
      'statuses',
      'relations',
      'supersession',
      'numbering',
      'immutability',
      'review',
      'site',
      'ignore',
    ];
    const value = fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.double(),
      fc.array(fc.string(), { maxLength: 2 }),
      fc.jsonValue({ maxDepth: 3 }),
    );
    const config = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), value, { maxKeys: 5 });
    fc.assert(
      fc.property(config, (data) => {
        const { file, faults } = load({ [PATH]: JSON.stringify(data) });
        expect(file !== undefined || faults.length > 0).toBe(true);
        for (const fault of faults) expect(fault.line).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  test('of whatever text never throws', () => {
    const pieces = fc.constantFrom(
      'rules',
      'profile',
      'site',
      ': ',
      ':',
      '\n',
      '  ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '*a',
      '&a ',
      '!!x ',
      '|',
      '>',
      '#',
      '%',
      '@',
      '\t',
      '<<',
      '---\n',
      '...\n',
      '? ',
      ', ',
      'x',
      '\r\n',
      '\uFEFF',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        expect(() => load({ [PATH]: parts.join('') })).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a config file that can not be had', () => {
  test.each([
    ['is missing', loadConfig(memoryFiles({}), 'x.yml'), 'unexpected lack of `x.yml`, expected a config file'],
    ['is a folder', loadConfig(memoryFiles({ 'x.yml/a': '' }), 'x.yml'), 'unexpected folder `x.yml`, expected a config file'],
    [
      'leads outside',
      loadConfig(memoryFiles({}, { 'x.yml': 'link' }), 'x.yml'),
      'unexpected link `x.yml` to outside the repository, expected a config file inside it',
    ],
    [
      'is too large',
      loadConfig(memoryFiles({}, { 'x.yml': 'too-large' }), 'x.yml'),
      'unexpected size of `x.yml`, expected a config file of at most `128 KiB`',
    ],
  ])('because it %s is one fault', (_, { path, file, faults }, message) => {
    expect({ path, file, faults }).toEqual({
      path: 'x.yml',
      file: undefined,
      faults: [{ path: 'x.yml', line: 1, column: 1, message }],
    });
  });
});

describe('`extends`', () => {
  test('merges maps by key, replaces lists, and lets later and nearer files win', () => {
    const { file, faults } = load({
      [PATH]: 'extends: [a.yml, config/b.yml]\nrules: {three: error}\nignore: [own]\n',
      'a.yml': 'profile: strict\nrules: {one: off, two: off, three: off}\nignore: [a, aa]\nsite: {title: A, base: /a}\n',
      'config/b.yml': 'extends: ../c.yml\nrules: {two: [note, {max: 3}]}\nsite: {title: B}\n',
      'c.yml': 'rules: {four: note, two: error}\nowner: c\n',
    });
    expect(faults).toEqual([]);
    expect(file).toEqual({
      extends: ['a.yml', 'config/b.yml'],
      profile: 'strict',
      owner: 'c',
      rules: { one: 'off', two: ['note', { max: 3 }], three: 'error', four: 'note' },
      ignore: ['own'],
      site: { title: 'B', base: '/a' },
    });
  });

  test('names the file a key stands in', () => {
    const { placeOf } = load({ [PATH]: 'extends: a.yml\nrules:\n  one: off\n', 'a.yml': '# shared\nrules:\n  two: off\n' });
    expect(placeOf(['rules', 'one'], 'key')).toEqual({ path: PATH, line: 3, column: 3 });
    expect(placeOf(['rules', 'two'], 'key')).toEqual({ path: 'a.yml', line: 3, column: 3 });
  });

  const chain = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [index === 0 ? PATH : `c${index}.yml`, `extends: c${index + 1}.yml\n`]),
  );
  test.each([
    [
      'a missing file',
      { [PATH]: 'owner: x\nextends: gone.yml\n' },
      ['.adr-config.yml:2:10 unexpected lack of `gone.yml`, expected a config file'],
    ],
    [
      'a missing file of a list',
      { [PATH]: 'extends:\n  - a.yml\n  - gone.yml\n', 'a.yml': '' },
      ['.adr-config.yml:3:5 unexpected lack of `gone.yml`, expected a config file'],
    ],
    [
      'a folder',
      { [PATH]: 'extends: a\n', 'a/b.yml': '' },
      ['.adr-config.yml:1:10 unexpected folder `a`, expected a config file'],
    ],
    [
      'a path out of the repository',
      { [PATH]: 'extends: ../x.yml\n' },
      ['.adr-config.yml:1:10 unexpected `../x.yml`, expected a path inside the repository'],
    ],
    [
      'a hidden path out of the repository',
      { [PATH]: 'extends: a/../../x.yml\n' },
      ['.adr-config.yml:1:10 unexpected `a/../../x.yml`, expected a path inside the repository'],
    ],
    [
      'an absolute path',
      { [PATH]: 'extends: /etc/x.yml\n' },
      ['.adr-config.yml:1:10 unexpected `/etc/x.yml`, expected a path relative to this file, with forward slashes'],
    ],
    [
      'an address',
      { [PATH]: 'extends: https://example.org/x.yml\n' },
      [
        '.adr-config.yml:1:10 unexpected `https://example.org/x.yml`, expected a path relative to this file, with forward slashes',
      ],
    ],
    [
      'backslashes',
      { [PATH]: 'extends: a\\b.yml\n' },
      ['.adr-config.yml:1:10 unexpected `a\\b.yml`, expected a path relative to this file, with forward slashes'],
    ],
    [
      'itself',
      { [PATH]: 'extends: .adr-config.yml\n' },
      ['.adr-config.yml:1:10 unexpected ring of `extends` `.adr-config.yml` → `.adr-config.yml`, expected none'],
    ],
    [
      'a ring',
      { [PATH]: 'extends: a/b.yml\n', 'a/b.yml': 'extends: c.yml\n', 'a/c.yml': 'extends: b.yml\n' },
      ['a/c.yml:1:10 unexpected ring of `extends` `a/b.yml` → `a/c.yml` → `a/b.yml`, expected none'],
    ],
    ['too many levels', chain, ['c10.yml:1:10 unexpected `c11.yml`, expected at most `10` levels of `extends`']],
    [
      'a file with faults',
      { [PATH]: 'extends: a.yml\n', 'a.yml': 'owner: x\nprofil: strict\n' },
      ['a.yml:2:1 unexpected key `profil`, did you mean `profile`?'],
    ],
    [
      'one file twice',
      { [PATH]: 'extends: [a.yml, b.yml]\n', 'a.yml': 'extends: c.yml\n', 'b.yml': 'extends: c.yml\n', 'c.yml': 'profil: x\n' },
      ['c.yml:1:1 unexpected key `profil`, did you mean `profile`?'],
    ],
  ])('of %s gives its fault', (_, contents, expected) => {
    expect(said(contents)).toEqual(expected);
  });

  test('of many files that extend each other reads each once', () => {
    const names = Array.from({ length: 9 }, (_, index) => `c${index}.yml`);
    const contents = Object.fromEntries(
      names.map((name, index) => [
        name,
        `extends: [${Array.from({ length: 20 }, () => names[index + 1] ?? 'end.yml').join(', ')}]\n`,
      ]),
    );
    expect(load({ ...contents, 'end.yml': 'owner: end\n' }, 'c0.yml')).toMatchObject({ faults: [], file: { owner: 'end' } });
  });

  test('is relative to the file', () => {
    expect(
      load(
        { 'docs/adr/.adr-config.yml': 'extends: ../../shared.yml\n', 'shared.yml': 'owner: us\n' },
        'docs/adr/.adr-config.yml',
      ),
    ).toMatchObject({ faults: [], file: { owner: 'us' } });
  });
});
