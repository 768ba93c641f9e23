import { describe, expect, test } from 'vitest';
import type { RuleTable } from '../../src/config/config-layer.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { logLayer } from '../../src/config/log-layer.ts';
import type { ResolvedSettings, SettingsRequest } from '../../src/config/resolve-config.ts';
import { resolveSettings } from '../../src/config/resolve-config.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';

const table: RuleTable = new Map([
  ['dangling-reference', { level: 'error' }],
  ['number-gap', { level: 'note' }],
  ['missing-date', { level: 'warning' }],
  [
    'title-length',
    {
      level: 'off',
      options: {
        max: { type: 'integer', default: 80, minimum: 1, description: 'longest title' },
        unit: { type: 'string', default: 'characters', enum: ['characters', 'words'], description: 'what is counted' },
        except: { type: 'array', default: [], items: { type: 'string' }, description: 'titles that may be longer' },
      },
    },
  ],
] as const);

/** Settings of configs given as text, outermost first. */
function resolve(texts: readonly string[], call: Omit<SettingsRequest, 'table' | 'files'> = {}): ResolvedSettings {
  const files = texts.map((text, index) => loadConfig(memoryFiles({ [`${index}.yml`]: text }), `${index}.yml`));
  for (const { faults } of files) expect(faults).toEqual([]);
  return resolveSettings({ table, files, ...call });
}

function faultsOf(texts: readonly string[]): readonly string[] {
  return resolve(texts).faults.map(({ path, line, column, message }) => `${path}:${line}:${column} ${message}`);
}

describe('settings without any file', () => {
  test('are the defaults of the product', () => {
    const { settings, faults, misuse } = resolve([]);
    expect({ faults, misuse }).toEqual({ faults: [], misuse: [] });
    expect(settings).toEqual({
      profile: 'recommended',
      rules: new Map([
        ['dangling-reference', { level: 'error', options: {} }],
        ['number-gap', { level: 'note', options: {} }],
        ['missing-date', { level: 'warning', options: {} }],
        ['title-length', { level: 'off', options: { max: 80, unit: 'characters', except: [] } }],
      ]),
      supersession: 'either',
      immutability: 'bounded-edits',
      statusWords: {},
      moves: {
        draft: ['proposed'],
        proposed: ['accepted', 'rejected', 'withdrawn'],
        accepted: ['implemented', 'deprecated', 'superseded'],
        implemented: ['deprecated', 'superseded'],
        rejected: [],
        withdrawn: [],
        deprecated: ['superseded'],
        superseded: [],
      },
      headings: {},
      relationWords: {},
      parser: 'auto',
      normalize: { leftOver: 'more-information', headings: 'madr' },
      staleAfterDays: 90,
      reviewIntervals: {},
      numbering: { gaps: 'note', shared: [] },
      ignore: [],
      site: {},
      contract: {},
    });
  });
});

describe('the order of strength', () => {
  test.each([
    ['a rule alone', [], {}, 'missing-date', 'warning'],
    ['the profile over the rule', ['profile: strict'], {}, 'missing-date', 'error'],
    ['the file over the profile', ['profile: strict\nrules: {missing-date: note}'], {}, 'missing-date', 'note'],
    [
      'the nearer file over the outer one',
      ['rules: {missing-date: note}', 'rules: {missing-date: off}'],
      {},
      'missing-date',
      'off',
    ],
    [
      'the outer file where the nearer is silent',
      ['rules: {missing-date: note}', 'rules: {number-gap: off}'],
      {},
      'missing-date',
      'note',
    ],
    [
      'the outer file over the profile of the nearer',
      ['rules: {missing-date: note}', 'profile: strict'],
      {},
      'missing-date',
      'note',
    ],
    [
      'the command line over the files',
      ['rules: {missing-date: note}'],
      { rules: { 'missing-date': 'error' } },
      'missing-date',
      'error',
    ],
    [
      'the profile of the command line over that of the file',
      ['profile: nygard'],
      { profile: 'strict' },
      'missing-date',
      'error',
    ],
    ['`numbering.gaps`', ['numbering: {gaps: error}'], {}, 'number-gap', 'error'],
    [
      'a rule over `numbering.gaps` of its own file',
      ['numbering: {gaps: error}\nrules: {number-gap: off}'],
      {},
      'number-gap',
      'off',
    ],
    [
      '`numbering.gaps` over a rule of the outer file',
      ['rules: {number-gap: off}', 'numbering: {gaps: error}'],
      {},
      'number-gap',
      'error',
    ],
    ['the gaps of decision-lifecycle', ['profile: decision-lifecycle'], {}, 'number-gap', 'error'],
  ] as const)('takes %s', (_, texts, call, rule, level) => {
    expect(resolve(texts, call).settings.rules.get(rule)?.level).toBe(level);
  });

  test('keeps options under a level alone and replaces them under a list', () => {
    const outer = 'rules: {title-length: [note, {max: 100, unit: words}]}';
    expect(resolve([outer]).settings.rules.get('title-length')).toEqual({
      level: 'note',
      options: { max: 100, unit: 'words', except: [] },
    });
    expect(resolve([outer, 'rules: {title-length: error}']).settings.rules.get('title-length')).toEqual({
      level: 'error',
      chosen: true,
      options: { max: 100, unit: 'words', except: [] },
    });
    expect(resolve([outer, 'rules: {title-length: [error, {max: 50}]}']).settings.rules.get('title-length')).toEqual({
      level: 'error',
      options: { max: 50, unit: 'characters', except: [] },
    });
    expect(resolve([outer], { rules: { 'title-length': 'warning' } }).settings.rules.get('title-length')).toEqual({
      level: 'warning',
      chosen: true,
      options: { max: 100, unit: 'words', except: [] },
    });
  });

  test('says in `numbering.gaps` what the rule came to', () => {
    expect(resolve(['profile: decision-lifecycle']).settings.numbering.gaps).toBe('error');
    expect(resolve(['rules: {number-gap: off}']).settings.numbering.gaps).toBe('off');
  });
});

describe('settings of files', () => {
  test('are brought into the form the stages read', () => {
    const text = [
      'project_slug: shop',
      'owner: us',
      'default_status: Gut',
      'decision_id_format: NNNN',
      'template_source: madr-v4',
      "last_decision_id: '0010'",
      'headings: {"2. Kontext:": context}',
      'statuses: {words: {"Ganz  GUT": accepted, gut: accepted}, moves: {draft: [accepted]}}',
      'relations: {"Ersetzt  Durch": superseded-by}',
      'normalize: {left_over: own-section}',
      'supersession: both-sides',
      'immutability: free',
      'review: {stale_after_days: 7, intervals: {security: 90}}',
      'numbering: {shared: [[0014-a, 0014-b]]}',
      'parser: remark',
      'ignore: [x]',
      'site: {title: T}',
    ].join('\n');
    expect(resolve([text]).settings).toMatchObject({
      headings: { kontext: 'context' },
      statusWords: { 'ganz gut': 'accepted', gut: 'accepted' },
      relationWords: { 'ersetzt durch': 'superseded-by' },
      moves: { draft: ['accepted'], proposed: ['accepted', 'rejected', 'withdrawn'] },
      normalize: { leftOver: 'own-section', headings: 'madr' },
      supersession: 'both-sides',
      immutability: 'free',
      staleAfterDays: 7,
      reviewIntervals: { security: 90 },
      numbering: { gaps: 'note', shared: [['0014-a', '0014-b']] },
      parser: 'remark',
      ignore: ['x'],
      site: { title: 'T' },
      contract: {
        projectSlug: 'shop',
        owner: 'us',
        defaultStatus: 'Gut',
        decisionIdFormat: 'NNNN',
        templateSource: 'madr-v4',
        lastDecisionId: '0010',
      },
    });
  });

  test('let a config add statuses to those of a profile', () => {
    expect(resolve(['profile: decision-lifecycle']).settings).toMatchObject({
      allowedStatuses: ['draft', 'proposed', 'accepted', 'rejected', 'superseded'],
      moves: { draft: ['proposed'], proposed: ['accepted', 'rejected'], accepted: ['superseded'], rejected: [], superseded: [] },
    });
    expect(
      resolve(['profile: decision-lifecycle\nstatuses: {words: {done: implemented}, moves: {accepted: [deprecated]}}']).settings,
    ).toMatchObject({
      allowedStatuses: ['draft', 'proposed', 'accepted', 'implemented', 'rejected', 'deprecated', 'superseded'],
      moves: { accepted: ['deprecated'], implemented: ['deprecated', 'superseded'] },
    });
  });
});

describe('faults that only the table of rules shows', () => {
  test.each([
    [
      'an unknown rule that is near a known one',
      ['rules:\n  dangling-refrence: off\n'],
      ['0.yml:2:3 unexpected rule `dangling-refrence`, did you mean `dangling-reference`?'],
    ],
    [
      'an unknown rule',
      ['owner: x', 'rules:\n  fancy: off\n'],
      ['1.yml:2:3 unexpected rule `fancy`, expected one that `adr-lint rules` lists'],
    ],
    [
      'an unknown option',
      ['rules:\n  title-length: [note, {maxx: 3}]\n'],
      ['0.yml:2:25 unexpected key `maxx`, did you mean `max`?'],
    ],
    [
      'an option of a rule without options',
      ['rules:\n  missing-date: [note, {max: 3}]\n'],
      ['0.yml:2:25 unexpected key `max`, expected none'],
    ],
    [
      'an option of the wrong type',
      ['rules:\n  title-length:\n    - note\n    - max: long\n'],
      ['0.yml:4:12 unexpected `long`, expected a whole number'],
    ],
    [
      'an option out of bounds',
      ['rules:\n  title-length: [note, {max: 0}]\n'],
      ['0.yml:2:30 unexpected `0`, expected a number of at least `1`'],
    ],
    [
      'an option outside its list',
      ['rules:\n  title-length: [note, {unit: wrds}]\n'],
      ['0.yml:2:31 unexpected `wrds`, did you mean `words`?'],
    ],
    [
      'an item of an option',
      ['rules:\n  title-length: [note, {except: [a, 3]}]\n'],
      ['0.yml:2:37 unexpected `3`, expected a text'],
    ],
    [
      'a misspelt default status',
      ['owner: x\ndefault_status: propsed\n'],
      ['0.yml:2:17 unexpected `propsed`, did you mean `proposed`?'],
    ],
    [
      'an unknown default status',
      ['default_status: gut\n'],
      ['0.yml:1:17 unexpected `gut`, expected a known status or a word of `statuses.words`'],
    ],
    ['a default status in another language', ['default_status: Vorgeschlagen\n'], []],
    ['a default status that a nearer file explains', ['default_status: gut\n', 'statuses: {words: {Gut: accepted}}\n'], []],
  ])('tell of %s', (_, texts, expected) => {
    expect(faultsOf(texts)).toEqual(expected);
  });

  test('leave an option at fault at its default', () => {
    expect(resolve(['rules: {title-length: [note, {max: 0, unit: words}]}']).settings.rules.get('title-length')).toEqual({
      level: 'note',
      options: { max: 80, unit: 'words', except: [] },
    });
  });

  test.each([
    [{ profile: 'strct' }, 'unexpected profile `strct`, did you mean `strict`?'],
    [
      { profile: 'none' },
      'unexpected profile `none`, expected `recommended`, `strict`, `madr`, `nygard`, `hve-core`, `decision-lifecycle`, `mx-decision` or `ultra-adlc`',
    ],
    [
      { profile: 'toString' },
      'unexpected profile `toString`, expected `recommended`, `strict`, `madr`, `nygard`, `hve-core`, `decision-lifecycle`, `mx-decision` or `ultra-adlc`',
    ],
    [{ rules: { 'missing-dat': 'off' } }, 'unexpected rule `missing-dat`, did you mean `missing-date`?'],
    [
      { rules: { 'missing-date': 'fatal' } },
      'unexpected level `fatal` for rule `missing-date`, expected `error`, `warning`, `note` or `off`',
    ],
  ])('tell of the call %j', (call, message) => {
    expect(resolve([], call)).toMatchObject({ faults: [], misuse: [message], settings: { profile: 'recommended' } });
  });
});

describe('the settings of one log in `logs`', () => {
  const outer = loadConfig(
    memoryFiles({
      'r.yml':
        'rules: {missing-date: note}\nlogs:\n  - docs/adr\n  - path: ./packages/a/adr/\n    name: a\n    profile: nygard\n    rules:\n      missing-dat: off\n',
    }),
    'r.yml',
  );

  test('lie between the outer file and that of the log', () => {
    const layer = logLayer(outer, 'packages/a/adr');
    expect(layer?.file).toEqual({ profile: 'nygard', rules: { 'missing-dat': 'off' } });
    const { settings, faults } = resolveSettings({ table, files: layer ? [outer, layer] : [outer] });
    expect(settings).toMatchObject({ profile: 'nygard' });
    expect(settings.rules.get('missing-date')?.level).toBe('note');
    expect(faults).toEqual([
      { path: 'r.yml', line: 8, column: 7, message: 'unexpected rule `missing-dat`, did you mean `missing-date`?' },
    ]);
  });

  test.each(['docs/adr', 'elsewhere', '.'])('are none for %s', (path) => {
    expect(logLayer(outer, path)).toBeUndefined();
  });
});
