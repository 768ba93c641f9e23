import type { ConfigFault, ConfigFile, Profile, RuleSetting } from '../model/config.ts';
import type { RuleLevel } from '../model/finding.ts';
import type { OptionSchemas } from '../schema/check-options.ts';
import { checkOptions } from '../schema/check-options.ts';
import { either, quoted } from '../schema/fault-message.ts';
import { nearest } from '../source/nearest.ts';
import type { ConfigLayer, PlaceOf, RuleTable } from './config-layer.ts';

/** Levels a rule can have, most serious first. */
const LEVELS: readonly RuleLevel[] = ['error', 'warning', 'note', 'off'];

/** Settings of all rules, and what is wrong with those that were asked for. */
export interface ResolvedRules {
  readonly rules: ReadonlyMap<string, RuleSetting>;
  readonly faults: readonly ConfigFault[];
  /** Faults of `overrides`: of the call, not of a file. */
  readonly misuse: readonly string[];
}

interface RuleRequest {
  readonly table: RuleTable;
  readonly profile: Profile;
  readonly layers: readonly ConfigLayer[];
  /** Rule id → level as given on the command line. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** Settings of the rules: their own defaults, then the profile, then the files from the outermost in, then the command line. */
export function resolveRules({ table, profile, layers, overrides }: RuleRequest): ResolvedRules {
  const rules = new Map<string, RuleSetting>();
  const faults: ConfigFault[] = [];
  const misuse: string[] = [];
  for (const [id, rule] of table) rules.set(id, { level: rule.level, options: checkOptions(rule.options ?? {}, {}).options });
  const set = (id: string, wanted: WantedLevel, placeOf?: PlaceOf): void => {
    const before = rules.get(id);
    if (!before) return;
    const applied = settingOf(before, wanted, { id, schemas: table.get(id)?.options ?? {}, ...(placeOf ? { placeOf } : {}) });
    rules.set(id, typeof wanted === 'string' ? { ...applied.setting, chosen: true } : applied.setting);
    faults.push(...applied.faults);
  };
  for (const [id, wanted] of Object.entries(profile.rules)) {
    const before = rules.get(id);
    if (before) rules.set(id, settingOf(before, wanted, { id, schemas: table.get(id)?.options ?? {} }).setting);
  }
  for (const { file, placeOf } of layers) {
    const gaps = file?.numbering?.gaps;
    if (gaps !== undefined) set('number-gap', gaps);
    for (const [id, wanted] of wantedIn(file)) {
      if (table.has(id)) set(id, wanted, placeOf);
      else faults.push({ ...placeIn(placeOf, ['rules', id]), message: unknownRule(id, table) });
    }
  }
  for (const [id, level] of Object.entries(overrides)) {
    const known = LEVELS.find((one) => one === level);
    if (!table.has(id)) misuse.push(unknownRule(id, table));
    else if (known === undefined)
      misuse.push(`unexpected level ${quoted(level)} for rule ${quoted(id)}, expected ${either(LEVELS)}`);
    else set(id, known);
  }
  return { rules, faults, misuse };
}

type WantedLevel = NonNullable<ConfigFile['rules']>[string];

function wantedIn(file: ConfigFile | undefined): readonly (readonly [string, WantedLevel])[] {
  return Object.entries(file?.rules ?? {});
}

/** A level alone keeps the options from below; a level with options replaces them. */
function settingOf(
  before: RuleSetting,
  wanted: WantedLevel,
  rule: { readonly id: string; readonly schemas: OptionSchemas; readonly placeOf?: PlaceOf },
): { readonly setting: RuleSetting; readonly faults: readonly ConfigFault[] } {
  if (typeof wanted === 'string') return { setting: { ...before, level: wanted }, faults: [] };
  const [level, given] = wanted;
  const { options, faults } = checkOptions(rule.schemas, given);
  return {
    setting: { level, options },
    faults: faults.map(({ path, at, message }) => ({ ...placeIn(rule.placeOf, ['rules', rule.id, 1, ...path], at), message })),
  };
}

function placeIn(
  placeOf: PlaceOf | undefined,
  path: readonly (string | number)[],
  at: 'key' | 'value' = 'key',
): Omit<ConfigFault, 'message'> {
  return placeOf?.(path, at) ?? { path: '', line: 1, column: 1 };
}

function unknownRule(id: string, table: RuleTable): string {
  const near = nearest(id, table.keys());
  return near === undefined
    ? `unexpected rule ${quoted(id)}, expected one that \`adr-lint rules\` lists`
    : `unexpected rule ${quoted(id)}, did you mean ${quoted(near)}?`;
}
