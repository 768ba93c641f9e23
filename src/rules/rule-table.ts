import type { Rule, RuleLevel } from '../model/finding.ts';

/** Level and options of each rule: what a config is checked against. */
export function ruleTable(
  rules: readonly Rule[],
): ReadonlyMap<string, { readonly level: RuleLevel; readonly options?: NonNullable<Rule['options']> }> {
  return new Map(rules.map((rule) => [rule.id, { level: rule.level, ...(rule.options ? { options: rule.options } : {}) }]));
}
