import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load-config.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';

/** A config, and its faults as `line:column message`. */
const rows: readonly (readonly [text: string, faults: readonly string[]])[] = [
  ['profle: strict', ['1:1 unexpected key `profle`, did you mean `profile`?']],
  ['profile: strct', ['1:10 unexpected `strct`, did you mean `strict`?']],
  [
    'profile: foo',
    [
      '1:10 unexpected `foo`, expected `recommended`, `strict`, `madr`, `nygard`, `hve-core`, `decision-lifecycle`, `mx-decision` or `ultra-adlc`',
    ],
  ],
  [
    'profile: 3',
    [
      '1:10 unexpected `3`, expected `recommended`, `strict`, `madr`, `nygard`, `hve-core`, `decision-lifecycle`, `mx-decision` or `ultra-adlc`',
    ],
  ],
  [
    'profile:',
    [
      '1:9 unexpected empty value, expected `recommended`, `strict`, `madr`, `nygard`, `hve-core`, `decision-lifecycle`, `mx-decision` or `ultra-adlc`',
    ],
  ],
  [
    'profile: [strict]',
    [
      '1:10 unexpected list, expected `recommended`, `strict`, `madr`, `nygard`, `hve-core`, `decision-lifecycle`, `mx-decision` or `ultra-adlc`',
    ],
  ],
  ['foo: 1', ['1:1 unexpected key `foo`, expected a known key']],
  ['project_slug: Foo Bar', ['1:15 unexpected `Foo Bar`, expected a kebab-case name of at most 63 characters']],
  ['project_slug: ""', ['1:15 unexpected empty text, expected a kebab-case name of at most 63 characters']],
  ['owner: ""', ["1:8 unexpected empty text, expected a team, a handle or a name in quotes such as `'@acme/platform'`"]],
  ['owner: @team', ['1:8 unexpected `@` at the start of the value of `owner`, expected quotes around it']],
  ['owner: 3', ["1:8 unexpected `3`, expected a team, a handle or a name in quotes such as `'@acme/platform'`"]],
  ['default_status:', ['1:16 unexpected empty value, expected a status such as `proposed`']],
  ['decision_id_format: 0000', ['1:21 unexpected `0000`, expected a form of numbers such as `NNNN` or `ADR-NNNN`']],
  ['decision_id_format: nnnn', ['1:21 unexpected `nnnn`, expected a form of numbers such as `NNNN` or `ADR-NNNN`']],
  [
    'template_source: ../x.md',
    ['1:18 unexpected `../x.md`, expected `madr-v4`, `y-statement` or the path of a template inside the repository'],
  ],
  [
    'template_source: /x',
    ['1:18 unexpected `/x`, expected `madr-v4`, `y-statement` or the path of a template inside the repository'],
  ],
  ['last_decision_id: 0010', ["1:19 unexpected `0010`, expected digits in quotes such as `'0010'`"]],
  ['last_decision_id: "x"', ["1:19 unexpected `x`, expected digits in quotes such as `'0010'`"]],
  ['extends: 3', ['1:10 unexpected `3`, expected the path of a config file, or a list of paths']],
  ['extends: ""', ['1:10 unexpected empty text, expected the path of a config file, or a list of paths']],
  ['extends:\n  - 3', ['2:5 unexpected `3`, expected the path of a config file']],
  ['logs: docs/adr', ['1:7 unexpected `docs/adr`, expected a list of logs']],
  ['logs:\n  - ../x', ['2:5 unexpected `../x`, expected the folder of a log']],
  ['logs:\n  - name: a', ['2:5 missing key `path`, expected the folder of the log']],
  ['logs:\n  - path: docs/adr\n    nme: a', ['3:5 unexpected key `nme`, did you mean `name`?']],
  ['logs:\n  - path: docs/adr\n    name: a b', ['3:11 unexpected `a b`, expected a name without blanks and slashes']],
  ['logs:\n  - 3', ['2:5 unexpected `3`, expected the folder of a log, or a map with its `path`']],
  ['logs:\n  - path: docs/adr\n    logs: []', ['3:5 unexpected key `logs`, expected a known key']],
  ['logs: [docs/adr, ./docs/adr/]', ['1:18 unexpected second log at `docs/adr`, expected each folder once']],
  ['logs: [{path: a, name: x}, {path: b, name: x}]', ['1:44 unexpected second log named `x`, expected each name once']],
  ['headings:\n  Kontext: contxt', ['2:12 unexpected `contxt`, did you mean `context`?']],
  [
    'headings:\n  Kontext: blah',
    [
      '2:12 unexpected `blah`, expected `status`, `date`, `people`, `metadata`, `tags`, `summary`, `context`, `drivers`, `assumptions`, `constraints`, `options`, `outcome`, `rationale`, `consequences`, `positive`, `negative`, `neutral`, `confirmation`, `arguments`, `more`, `links`, `follow-ups`, `risks`, `rollback`, `components`, `audit`, `changelog` or `notes`',
    ],
  ],
  ['headings:\n  " ": context', ['2:3 unexpected empty key, expected a heading']],
  ['headings: []', ['1:11 unexpected list, expected a map from headings to canonical sections']],
  ['parser: satteri', ['1:9 unexpected `satteri`, expected `remark` or `auto`']],
  ['normalize:\n  left_over: drop', ['2:14 unexpected `drop`, expected `more-information` or `own-section`']],
  ['normalize:\n  leftover: own-section', ['2:3 unexpected key `leftover`, did you mean `left_over`?']],
  ['normalize: madr', ['1:12 unexpected `madr`, expected a map with `left_over` or `headings`']],
  ['rules:\n  Foo Bar: error', ['2:3 unexpected key `Foo Bar`, expected a rule id such as `dangling-reference`']],
  ['rules:\n  a-b: eror', ['2:8 unexpected `eror`, did you mean `error`?']],
  [
    'rules:\n  a-b: 2',
    ['2:8 unexpected `2`, expected a level such as `warning`, or a list of a level and options such as `[warning, {max: 3}]`'],
  ],
  [
    'rules:\n  a-b: true',
    ['2:8 unexpected `true`, expected a level such as `warning`, or a list of a level and options such as `[warning, {max: 3}]`'],
  ],
  ['rules:\n  a-b: []', ['2:8 unexpected list of `0`, expected a list of a level and options such as `[warning, {max: 3}]`']],
  [
    'rules:\n  a-b: [error]',
    ['2:8 unexpected list of `1`, expected a list of a level and options such as `[warning, {max: 3}]`'],
  ],
  ['rules:\n  a-b: [error, 3]', ['2:16 unexpected `3`, expected a map of options']],
  [
    'rules:\n  a-b: [error, {}, 1]',
    ['2:8 unexpected list of `3`, expected a list of a level and options such as `[warning, {max: 3}]`'],
  ],
  ['rules:\n  a-b: [eror, {}]', ['2:9 unexpected `eror`, did you mean `error`?']],
  [
    'rules:\n  a-b:\n    level: error',
    ['3:5 unexpected map, expected a level such as `warning`, or a list of a level and options such as `[warning, {max: 3}]`'],
  ],
  [
    'rules:\n  a-b:',
    [
      '2:7 unexpected empty value, expected a level such as `warning`, or a list of a level and options such as `[warning, {max: 3}]`',
    ],
  ],
  ['rules: error', ['1:8 unexpected `error`, expected a map from rules to levels']],
  ['rules:\n- a', ['2:1 unexpected list, expected a map from rules to levels']],
  ['statuses:\n  words:\n    ok: acepted', ['3:9 unexpected `acepted`, did you mean `accepted`?']],
  ['statuses:\n  moves:\n    propsed: [accepted]', ['3:5 unexpected key `propsed`, did you mean `proposed`?']],
  ['statuses:\n  moves:\n    proposed: accepted', ['3:15 unexpected `accepted`, expected a list of statuses']],
  [
    'statuses:\n  moves:\n    proposed: [ok]',
    [
      '3:16 unexpected `ok`, expected `draft`, `proposed`, `accepted`, `implemented`, `rejected`, `withdrawn`, `deprecated` or `superseded`',
    ],
  ],
  ['statuses:\n  word: {}', ['2:3 unexpected key `word`, did you mean `words`?']],
  ['statuses: [a]', ['1:11 unexpected list, expected a map with `words` or `moves`']],
  ['relations:\n  Ersetzt: superseeds', ['2:12 unexpected `superseeds`, did you mean `supersedes`?']],
  ['supersession: both', ['1:15 unexpected `both`, expected `either`, `both-sides` or `forward-only`']],
  ['supersession: neither', ['1:15 unexpected `neither`, did you mean `either`?']],
  ['numbering:\n  gaps: warning', ['2:9 unexpected `warning`, expected `note`, `error` or `off`']],
  ['numbering:\n  shared: [[a]]', ['2:12 unexpected list of `1`, expected a list of at least two record ids']],
  [
    'numbering:\n  shared: [a, b]',
    [
      '2:12 unexpected `a`, expected a list of at least two record ids',
      '2:15 unexpected `b`, expected a list of at least two record ids',
    ],
  ],
  ['immutability: frozen', ['1:15 unexpected `frozen`, expected `append-only`, `bounded-edits` or `free`']],
  ['review:\n  stale_after_days: 0', ['2:21 unexpected `0`, expected a whole number of days, `1` or more']],
  ['review:\n  stale_after_days: 1.5', ['2:21 unexpected `1.5`, expected a whole number of days, `1` or more']],
  ['review:\n  stale_after_days: soon', ['2:21 unexpected `soon`, expected a whole number of days, `1` or more']],
  ['review:\n  intervals:\n    default: 6 months', ['3:14 unexpected `6 months`, expected a whole number of days, `1` or more']],
  ['site:\n  base: docs', ['2:9 unexpected `docs`, expected a path that begins with `/`']],
  ['site:\n  url: example.org', ['2:8 unexpected `example.org`, expected an address such as `https://example.org`']],
  ['site:\n  repository: a/b', ['2:15 unexpected `a/b`, expected an address such as `https://example.org/team/shop`']],
  ['site:\n  logo: https://x/y.png', ['2:9 unexpected `https://x/y.png`, expected the path of a picture inside the repository']],
  ['site:\n  colors:\n    accent: "red;}"', ['3:13 unexpected `red;}`, expected a colour such as `#1a5fb4`']],
  ['site:\n  colors:\n    Accent: red', ['3:5 unexpected key `Accent`, expected the name of a colour such as `accent`']],
  ['site:\n  language: english language', ['2:13 unexpected `english language`, expected a language such as `en` or `pt-BR`']],
  ['site:\n  titel: x', ['2:3 unexpected key `titel`, did you mean `title`?']],
  ['site:\n  branch: a b', ['2:11 unexpected `a b`, expected the name of a branch']],
  ['ignore: "*.md"', ['1:9 unexpected `*.md`, expected a list of patterns as in `.gitignore`']],
  ['ignore:\n  - 3', ['2:5 unexpected `3`, expected a pattern as in `.gitignore`']],
  ['ignore: *.md', ['1:9 unexpected `*` at the start of the value of `ignore`, expected quotes around it']],
  ['dialect: madr', ['1:10 unexpected `madr`, expected a dialect']],
  [
    'dialect:\n  id: x',
    [
      '1:1 missing key `title`, expected a title',
      '1:1 missing key `signs`, expected a list of signs',
      '1:1 missing key `threshold`, expected a number',
      '1:1 missing key `sections`, expected a list of sections',
      '1:1 missing key `ordered`, expected `true` or `false`',
      '1:1 missing key `status`, expected a map with `required`, `words` and `open`',
      '1:1 missing key `metadata`, expected a map with `notation` and `labels`',
    ],
  ],
  [
    'dialect: {id: X, title: t, signs: [{kind: kee, weight: 1}, {kind: key, weight: 1}, {kind: key, key: a, weight: x}, {kind: name, pattern: "[", weight: 1}, {kind: label, label: a, weight: 1, foo: 2}, {weight: 1}, 3], threshold: x, sections: [{kind: ctx, title: "", depth: 9, required: 1}], ordered: maybe, status: {required: true, words: [acepted], open: 1}, metadata: {notation: lin, labels: {Status: x}}, keys: x, headings: {a: b}}',
    [
      '1:15 unexpected `X`, expected a kebab-case name',
      '1:43 unexpected `kee`, did you mean `key`?',
      '1:60 missing key `key`, expected a front matter key',
      '1:112 unexpected `x`, expected a number',
      '1:190 unexpected key `foo`, expected `kind`, `label` or `weight`',
      '1:199 missing key `kind`, expected a kind of sign',
      '1:212 unexpected `3`, expected a sign',
      '1:227 unexpected `x`, expected a number',
      '1:248 unexpected `ctx`, expected `status`, `date`, `people`, `metadata`, `tags`, `summary`, `context`, `drivers`, `assumptions`, `constraints`, `options`, `outcome`, `rationale`, `consequences`, `positive`, `negative`, `neutral`, `confirmation`, `arguments`, `more`, `links`, `follow-ups`, `risks`, `rollback`, `components`, `audit`, `changelog` or `notes`',
      '1:260 unexpected empty text, expected a heading',
      '1:271 unexpected `9`, expected a depth of headings from 1 to 6',
      '1:284 unexpected `1`, expected `true` or `false`',
      '1:298 unexpected `maybe`, expected `true` or `false`',
      '1:338 unexpected `acepted`, did you mean `accepted`?',
      '1:354 unexpected `1`, expected `true` or `false`',
      '1:379 unexpected `lin`, did you mean `line`?',
      '1:393 unexpected key `Status`, did you mean `status`?',
      '1:412 unexpected `x`, expected a list of front matter keys',
      '1:429 unexpected `b`, expected `status`, `date`, `people`, `metadata`, `tags`, `summary`, `context`, `drivers`, `assumptions`, `constraints`, `options`, `outcome`, `rationale`, `consequences`, `positive`, `negative`, `neutral`, `confirmation`, `arguments`, `more`, `links`, `follow-ups`, `risks`, `rollback`, `components`, `audit`, `changelog` or `notes`',
    ],
  ],
  [
    'dialect: {id: x, title: t, signs: [{kind: name, pattern: "[", weight: 1}], threshold: 1, sections: [], ordered: false, status: {required: true, words: [], open: true}, metadata: {notation: line, labels: {}}}',
    ['1:58 unexpected `[`, expected a regular expression'],
  ],
  ['- a\n- b', ['1:1 unexpected list, expected a map of settings']],
  ['just text', ['1:1 unexpected `just text`, expected a map of settings']],
  ['3', ['1:1 unexpected `3`, expected a map of settings']],
  ['a: 1\na: 2', ['2:1 unexpected second key `a`, expected each key once', '2:1 unexpected key `a`, expected a known key']],
  ['profile: strict\nprofile: madr', ['2:1 unexpected second key `profile`, expected each key once']],
  ['rules:\n\ta: error', ['2:1 unexpected tab in the indentation, expected spaces']],
  ['profile: strict\n---\nprofile: madr', ['2:1 unexpected second YAML document, expected one']],
  ['title: a: b', ['1:9 unexpected second `:` in the value of `title`, expected quotes around it']],
  ['profile: "strict', ['1:10 unexpected end of the value of `profile`, expected a closing `"`']],
];

describe('the messages of a config file', () => {
  test.each(rows)('%j', (text, expected) => {
    const { faults } = loadConfig(memoryFiles({ '.adr-config.yml': text }), '.adr-config.yml');
    expect(faults.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(expected);
  });

  test('keep to the house style', () => {
    for (const message of rows.flatMap(([, faults]) => faults)) {
      expect(message).toMatch(/^\d+:\d+ (?:unexpected|missing) .*(?:, expected .*[^.]|, did you mean `[^`]+`\?)$/);
    }
  });
});
