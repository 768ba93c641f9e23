import { PAGES } from '../../rules/pages.ts';
import { RULES } from '../../rules/rules.ts';
import { nearest } from '../../source/nearest.ts';
import type { CommandModule } from '../command.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) => command.argument('<rule>', 'id of a rule');

export const run: CommandModule['run'] = async ({ world, args }) => {
  const id = args[0] ?? '';
  const rule = RULES.find((one) => one.id === id);
  const page = PAGES[id];
  if (!rule || page === undefined) {
    const near = nearest(
      id,
      RULES.map((one) => one.id),
    );
    throw new UsageError(
      `there is no rule \`${id}\`${near === undefined ? '' : `, did you mean \`${near}\`?`}`,
      'adr-lint rules lists all rules.',
    );
  }
  const options = Object.entries(rule.options ?? {});
  const facts = [
    `Level: ${rule.level}. Fix: ${rule.fix}.`,
    ...options.map(([name, option]) => `Option ${name} (default ${JSON.stringify(option.default)}): ${option.description}`),
  ];
  world.stdout.write(page.replace(/^(# [^\n]*\n)/, `$1\n${rule.summary}. ${facts.join('\n')}\n`));
  return 0;
};
