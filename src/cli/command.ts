import type { Command } from 'commander';
import type { World } from './world.ts';

/** What the module of a command exports. */
export interface CommandModule {
  /** Adds arguments, options and examples to the command. */
  readonly define: (command: Command) => Command;
  /** Runs it; the result is the exit code. */
  readonly run: (call: Call) => Promise<number>;
}

/** A call of a command, with the options all commands share. */
export interface Call {
  readonly world: World;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly shared: SharedOptions;
}

export interface SharedOptions {
  readonly config?: string;
  /** Absolute. */
  readonly cwd: string;
  readonly clock: Clock;
  readonly color: boolean;
  readonly quiet: boolean;
}

/** The clock of every date rule, as days in UTC. */
export interface Clock {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The latest day that is not in the future: the day after today. */
  readonly tomorrow: string;
  /** Milliseconds since the epoch: the end of the day for a date, the moment for a timestamp. */
  readonly now: number;
}

/** Text of an option that takes a value, if it was given. */
export function textOption(options: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Texts of an option that may be repeated. */
export function listOption(options: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** Whether a switch was given. */
export function isSet(options: Readonly<Record<string, unknown>>, name: string): boolean {
  return options[name] === true;
}

/** Collects the values of a repeatable option. */
export function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}
