import { PROFILES } from '../../config/profiles/index.ts';
import { resolveSettings } from '../../config/resolve-config.ts';
import { ruleTable } from '../../rules/rule-table.ts';
import { RULES } from '../../rules/rules.ts';
import type { CommandModule } from '../command.ts';
import { isSet, textOption } from '../command.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command.option('--profile <name>', `levels of a profile: ${Object.keys(PROFILES).join(', ')}`).option('--json', 'print JSON');

export const run: CommandModule['run'] = async ({ world, options }) => {
  const profile = textOption(options, 'profile');
  const { settings, misuse } = resolveSettings({
    table: ruleTable(RULES),
    files: [],
    ...(profile === undefined ? {} : { profile }),
  });
  if (misuse[0] !== undefined) throw new UsageError(misuse.join('\n'));
  const rows = RULES.map((rule) => ({
    id: rule.id,
    level: settings.rules.get(rule.id)?.level ?? rule.level,
    fix: rule.fix,
    scope: rule.scope,
    summary: rule.summary,
  }));
  if (isSet(options, 'json')) {
    world.stdout.write(`${JSON.stringify({ version: 1, profile: profile ?? 'recommended', rules: rows }, undefined, 2)}\n`);
    return 0;
  }
  const width = Math.max(...rows.map((row) => row.id.length));
  world.stdout.write(
    rows
      .map(
        (row) =>
          `${row.id.padEnd(width)}  ${row.level.padEnd(7)}  ${(row.fix === 'none' ? '' : row.fix).padEnd(9)}  ${row.summary}\n`,
      )
      .join(''),
  );
  return 0;
};
