import type { Command, CommanderError } from 'commander';
import { VERSION } from '../version.ts';
import { isSet, type SharedOptions, textOption } from './command.ts';
import { COMMANDS, type CommandEntry } from './commands.ts';
import { UsageError } from './usage-error.ts';
import type { World } from './world.ts';

/** Runs the program and gives its exit code: 0 clean, 1 findings, 2 could not run. */
export async function main(world: World): Promise<number> {
  if (world.argv.length === 1 && (world.argv[0] === '--version' || world.argv[0] === '-V')) {
    world.stdout.write(`${VERSION}\n`);
    return 0;
  }
  try {
    return await dispatch(world);
  } catch (error) {
    return report(error, world);
  }
}

async function dispatch(world: World): Promise<number> {
  const { entry, args } = chooseCommand(world.argv);
  if (!entry) {
    world.stdout.write(await helpText());
    return 0;
  }
  const { Command: CommandClass } = await import('commander');
  const module = await entry.load();
  const command = shareOptions(module.define(new CommandClass(`adr-lint ${entry.name}`).description(entry.summary)), world);
  command.parse([...args], { from: 'user' });
  const options: Readonly<Record<string, unknown>> = command.opts();
  return module.run({ world, args: command.args, options, shared: await sharedOptions(options, world) });
}

/** Options whose value is the next word: it is not the command, even where it reads like one. */
const WITH_VALUE: ReadonlySet<string> = new Set([
  '--config',
  '--cwd',
  '--today',
  '--format',
  '--max-warnings',
  '--rule',
  '--profile',
  '--stdin-filename',
  '--base',
  '--baseline',
  '--citations',
  '--file',
  '--status',
  '--tag',
  '--at',
]);

/** The first word that is no option and no option's value is the command when it is the name of one; else the command is `lint`. */
function chooseCommand(argv: readonly string[]): { readonly entry?: CommandEntry; readonly args: readonly string[] } {
  const first = argv[0];
  if (argv.length === 1 && (first === '--help' || first === '-h' || first === 'help')) return { args: [] };
  const asked = first === 'help' && argv.length === 2 ? COMMANDS.find((one) => one.name === argv[1]) : undefined;
  if (asked) return { entry: asked, args: ['--help'] };
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (word === '--') break;
    if (WITH_VALUE.has(word)) i++;
    else if (!word.startsWith('-')) {
      const entry = COMMANDS.find((one) => one.name === word);
      if (entry) return { entry, args: [...argv.slice(0, i), ...argv.slice(i + 1)] };
      break;
    }
  }
  const lint = COMMANDS[0];
  return lint ? { entry: lint, args: argv } : { args: argv };
}

function shareOptions(command: Command, world: World): Command {
  return command
    .option('--config <file>', 'use this config file instead of .adr-config.yml')
    .option('--cwd <dir>', 'run as if started in this folder')
    .option('--today <date>', 'the day of every date check (YYYY-MM-DD or a timestamp)')
    .option('--color', 'always use colours')
    .option('--no-color', 'never use colours')
    .option('--quiet', 'print errors only')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', '\nExit codes: 0 clean, 1 findings, 2 could not run.')
    .configureOutput({ writeOut: (text) => world.stdout.write(text), writeErr: (text) => world.stderr.write(text) })
    .exitOverride();
}

async function sharedOptions(options: Readonly<Record<string, unknown>>, world: World): Promise<SharedOptions> {
  const { resolve } = await import('node:path');
  const { clockFrom } = await import('./clock.ts');
  const config = textOption(options, 'config');
  return {
    ...(config === undefined ? {} : { config }),
    cwd: resolve(world.cwd, textOption(options, 'cwd') ?? '.'),
    clock: clockFrom({ today: textOption(options, 'today'), epoch: world.env['SOURCE_DATE_EPOCH'], now: world.now() }),
    color: wantsColor(options, world),
    quiet: isSet(options, 'quiet'),
  };
}

function wantsColor(options: Readonly<Record<string, unknown>>, world: World): boolean {
  const asked = options['color'];
  if (world.argv.includes('--color')) return true;
  if (asked === false) return false;
  if (world.env['NO_COLOR']) return false;
  const force = world.env['FORCE_COLOR'];
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false';
  return world.stdout.isTerminal && world.env['TERM'] !== 'dumb';
}

async function helpText(): Promise<string> {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  const rows = COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return [
    'Usage: adr-lint [command] [options] [paths…]',
    '',
    'Reads folders of Architecture Decision Records as teams really write them.',
    'Without a command it lints; without paths it finds the logs of the repository.',
    '',
    'Commands:',
    ...rows,
    '',
    'adr-lint <command> --help prints the options of a command; --version the version.',
    'Exit codes: 0 clean, 1 findings, 2 could not run.',
    '',
  ].join('\n');
}

function report(error: unknown, world: World): number {
  if (isCommanderError(error)) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    world.stderr.write(`adr-lint: ${error.message}\n${error.hint === undefined ? '' : `${error.hint}\n`}`);
    return 2;
  }
  const words = error instanceof Error ? error.message : String(error);
  world.stderr.write(
    `adr-lint: this is a fault of adr-lint, not of your records: ${words}\nPlease report it with the output of \`adr-lint --version\` and the file that causes it.\n`,
  );
  if (world.env['ADR_LINT_DEBUG'] && error instanceof Error) world.stderr.write(`${error.stack ?? ''}\n`);
  return 2;
}

/** By its code: the bundler gives the class another name, and the library is loaded only when a command runs. */
function isCommanderError(error: unknown): error is CommanderError {
  return (
    error instanceof Error &&
    'exitCode' in error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('commander.')
  );
}
