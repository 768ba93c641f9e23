import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/rules/rules.ts';
import { DECISIONS, FOURTH, healthyLog, type RecordStyle, SECOND, STYLES, THIRD } from './healthy-records.ts';
import { lintFiles } from './lint-files.ts';
import {
  appended,
  claim,
  context,
  type Files,
  misordered,
  oneSided,
  otherNumber,
  renamed,
  replaced,
  ring,
  type Seeded,
  sentence,
  singleOption,
  status,
  takenNumber,
  takenTitle,
  withoutOutcome,
} from './seed-defect.ts';

type Trait = RecordStyle['traits'][number];

interface Defect {
  readonly name: string;
  readonly rule: string;
  /** Styles without one of these can not show the defect. */
  readonly needs?: readonly Trait[];
  readonly config?: string;
  /** Other rules that rightly speak of the same fault. */
  readonly also?: readonly string[];
  readonly seed: (files: Files, style: RecordStyle) => Seeded;
}

const STRICT = 'profile: strict\n';

const DEFECTS: readonly Defect[] = [
  {
    name: 'superseded without a target',
    rule: 'missing-successor',
    seed: (files, style) => status(files, style, { word: 'superseded' }),
  },
  {
    name: 'a supersession that only the successor knows',
    rule: 'one-sided-supersession',
    seed: (files, style) => oneSided(files, style),
  },
  { name: 'a misspelt status', rule: 'unknown-status', seed: (files, style) => status(files, style, { word: 'acceptd' }) },
  {
    name: 'a broken link',
    rule: 'broken-link',
    seed: (files, style) => sentence(files, style, 'See [the numbers](numbers.md).'),
  },
  { name: 'no decision', rule: 'missing-section', seed: (files, style) => withoutOutcome(files, style) },
  {
    name: 'broken YAML',
    rule: 'broken-front-matter',
    needs: ['front-matter'],
    seed: (files, style) =>
      replaced(files, style.path(THIRD), {
        from: style.statusLine,
        to: `${style.statusLine}\nnote: one: two`,
        at: 'note: one: two',
      }),
  },
  {
    name: 'a number that is taken',
    rule: 'duplicate-number',
    needs: ['numbered'],
    seed: (files, style) => takenNumber(files, style),
  },
  {
    name: 'an irregular file name',
    rule: 'irregular-file-name',
    needs: ['numbered'],
    seed: (files, style) => renamed(files, style.path(THIRD), style.path(THIRD).replace('0003-', '3 ')),
  },
  {
    name: 'a successor that does not exist',
    rule: 'dangling-reference',
    also: ['broken-link'],
    seed: (files, style) =>
      claim(files, style, { on: THIRD, other: { ...SECOND, number: 77, title: 'Sell tariffs', day: '2025-01-06' } }),
  },
  {
    name: 'a record that supersedes itself',
    rule: 'self-reference',
    seed: (files, style) => claim(files, style, { on: THIRD, other: THIRD }),
  },
  {
    name: 'a ring of supersessions',
    rule: 'supersession-cycle',
    also: ['older-successor', 'one-sided-supersession', 'conflicting-supersession'],
    seed: (files, style) => ring(files, style),
  },
  {
    name: 'a date in the future',
    rule: 'future-date',
    seed: (files, style) =>
      replaced(files, style.path(FOURTH), {
        from: style.dateLine(FOURTH.day),
        to: style.dateLine('2027-05-12'),
        at: style.dateLine('2027-05-12'),
      }),
  },
  {
    name: 'a placeholder as context',
    rule: 'leftover-placeholder',
    seed: (files, style) => context(files, style, '{Describe the problem in two or three sentences.}'),
  },
  { name: 'an empty context', rule: 'empty-section', seed: (files, style) => context(files, style, '') },
  {
    name: 'a chosen option that is not listed',
    rule: 'unlisted-chosen-option',
    needs: ['options'],
    seed: (files, style) =>
      replaced(files, style.path(THIRD), {
        from: 'Chosen option: "The short way"',
        to: 'Chosen option: "Another team"',
        at: 'Chosen option: "Another team", because it needs nothing new.',
      }),
  },
  {
    name: 'an impossible date',
    rule: 'invalid-date',
    seed: (files, style) =>
      replaced(files, style.path(THIRD), {
        from: style.dateLine(THIRD.day),
        to: style.dateLine('2025-02-30'),
        at: style.dateLine('2025-02-30'),
      }),
  },
  {
    name: 'an unknown key',
    rule: 'unknown-front-matter-key',
    needs: ['front-matter'],
    config: STRICT,
    seed: (files, style) =>
      replaced(files, style.path(THIRD), { from: style.statusLine, to: `${style.statusLine}\nmood: good`, at: 'mood: good' }),
  },
  {
    name: 'a title that is taken',
    rule: 'duplicate-title',
    also: ['slug-mismatch'],
    seed: (files, style) => takenTitle(files, style),
  },
  {
    name: 'a broken anchor',
    rule: 'broken-anchor',
    seed: (files, style) => sentence(files, style, 'See [the letters](#letters-of-may).'),
  },
  {
    name: 'a single option',
    rule: 'single-option',
    needs: ['options'],
    also: ['unlisted-option'],
    seed: (files, style) => singleOption(files, style),
  },
  {
    name: 'sections out of order',
    rule: 'misordered-section',
    needs: ['ordered'],
    config: STRICT,
    also: ['missing-decision-makers'],
    seed: (files, style) => misordered(files, style),
  },
  {
    name: 'a section twice',
    rule: 'duplicate-section',
    seed: (files, style) => appended(files, style, `${style.context}\n\nSupport gets letters.\n`, style.context),
  },
  {
    name: 'two titles',
    rule: 'multiple-titles',
    seed: (files, style) => appended(files, style, '# Another decision\n\nIt is about something else.\n', '# Another decision'),
  },
  {
    name: 'arguments for an unknown option',
    rule: 'unlisted-option',
    needs: ['options'],
    seed: (files, style) =>
      replaced(files, style.path(THIRD), {
        from: '### The long way',
        to: '### Another team\n\n* Bad, because nobody has time\n\n### The long way',
        at: '### Another team',
      }),
  },
  {
    name: 'a comment of the template',
    rule: 'template-comment',
    seed: (files, style) =>
      replaced(files, style.path(THIRD), {
        from: style.outcome,
        to: `<!-- This is an optional element. Feel free to remove. -->\n${style.outcome}`,
        at: '<!-- This is an optional element. Feel free to remove. -->',
      }),
  },
  {
    name: 'a heading with another number',
    rule: 'number-mismatch',
    needs: ['numbered'],
    seed: (files, style) => otherNumber(files, style),
  },
];

describe('the 26 kinds of defect', () => {
  it('are all there, each with a rule that exists', () => {
    expect(DEFECTS).toHaveLength(26);
    expect(new Set(DEFECTS.map(({ rule }) => rule)).size).toBe(26);
    expect(DEFECTS.map(({ rule }) => rule).filter((id) => !RULES.some((rule) => rule.id === id))).toEqual([]);
  });

  it.each(DEFECTS.map((defect) => [defect.name, stylesFor(defect).length] as const))(
    '%s is shown in %i styles, at least three',
    (_name, styles) => {
      expect(styles).toBeGreaterThanOrEqual(3);
    },
  );
});

describe.each(STYLES.map((style) => [style.name, style] as const))('a healthy log of %s', (_name, style) => {
  it('has no finding at warning or above', () => {
    const { findings, workspace } = lintFiles(healthyLog(style));
    expect(workspace.logs.flatMap(({ log }) => log.decisions.map(({ dialect }) => dialect))).toHaveLength(DECISIONS.length);
    expect(findings.filter(({ level }) => level !== 'note')).toEqual([]);
  });
});

describe.each(DEFECTS.map((defect) => [defect.name, defect] as const))('%s', (_name, defect) => {
  it.each(stylesFor(defect).map((style) => [style.name, style] as const))('in %s', (_style, style) => {
    const healthy = healthyLog(style);
    const { files, at } = defect.seed(healthy, style);
    const { findings } = lintFiles(files, defect.config === undefined ? {} : { config: defect.config });
    expect(findings.filter(({ ruleId }) => ruleId === defect.rule).map(({ path, range }) => `${path}:${range.line}`)).toEqual([
      at,
    ]);
    const others = findings.filter(
      ({ ruleId, level }) => level !== 'note' && ruleId !== defect.rule && !defect.also?.includes(ruleId),
    );
    expect(others.map(({ path, range, ruleId, message }) => `${path}:${range.line} ${ruleId} ${message}`)).toEqual([]);
    const before = lintFiles(healthy, defect.config === undefined ? {} : { config: defect.config });
    expect(before.findings.filter(({ ruleId }) => ruleId === defect.rule)).toEqual([]);
  });
});

function stylesFor({ needs }: Defect): readonly RecordStyle[] {
  return STYLES.filter(({ traits }) => (needs ?? []).every((trait) => traits.includes(trait)));
}
