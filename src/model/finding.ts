import type { LogChange, PathFate } from './change.ts';
import type { Settings } from './config.ts';
import type { Decision, FieldName } from './decision.ts';
import type { Dialect } from './dialect.ts';
import type { Files } from './files.ts';
import type { Log } from './log.ts';
import type { LineRange, Place } from './place.ts';
import type { SourceText } from './source.ts';

export type Level = 'error' | 'warning' | 'note';
export type RuleLevel = Level | 'off';

/** A replacement in a text by offsets; equal offsets insert. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/** A change of one field of a record, written in the record's own dialect by the one writer of fields. */
export interface FieldChange {
  readonly id: string;
  readonly field: FieldName | 'supersedes' | 'superseded-by' | 'amended-by' | 'amends';
  readonly value: string;
}

/** An offered change. `safe` can not change meaning; `suggested` needs a look. */
export interface Fix {
  readonly safety: 'safe' | 'suggested';
  /** Starts with a verb. */
  readonly title: string;
  /** Edits by path; or field changes that the engine turns into edits. */
  readonly edits?: Readonly<Record<string, readonly Edit[]>>;
  readonly changes?: readonly FieldChange[];
}

/** What a rule yields: where, which message, with which words. */
export interface Fault {
  readonly message: string;
  readonly data?: Readonly<Record<string, string | number>>;
  /** File at fault; the decision's own file when absent. */
  readonly path?: string;
  readonly place: Place;
  /** Overrides the rule's level for this message, in the direction the rule's page explains. */
  readonly level?: Level;
  readonly related?: readonly { readonly path: string; readonly place: Place; readonly message: string }[];
  readonly fix?: Fix;
  /** The text at the place must not be shown: the finding carries no excerpt of its line. */
  readonly hidden?: true;
}

/** What every rule may look at. */
export interface RuleContext {
  readonly log: Log;
  readonly settings: Settings;
  /** The day of the run, `YYYY-MM-DD`, and the latest day that is not in the future. */
  readonly today: string;
  readonly tomorrow: string;
  /** The dialect of a record. */
  dialect(decision: Decision): Dialect;
  /** The text of a record by path. */
  text(path: string): SourceText;
  /** Files of the repository, for links that leave the log. */
  readonly files: Files;
  /** What became of paths that records name and that are not there, where git was asked. */
  readonly fates?: ReadonlyMap<string, PathFate>;
  /** What happened to the log since a commit, where a history was asked for. */
  readonly change?: LogChange;
  /** Options of this rule, defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Level of this rule after configuration. */
  readonly level: Level;
}

interface RuleFacts {
  /** Equal to the file's name: a noun phrase for the fault. */
  readonly id: string;
  readonly summary: string;
  readonly level: RuleLevel;
  readonly fix: 'none' | 'safe' | 'suggested';
  /** JSON Schema of the options, with defaults. */
  readonly options?: Readonly<
    Record<
      string,
      { readonly type: string; readonly default: unknown; readonly description: string; readonly [key: string]: unknown }
    >
  >;
  /** Message id → sentence with `{named}` holes. */
  readonly messages: Readonly<Record<string, string>>;
}

/** A check of one decision, seen within its log. */
export interface DecisionRule extends RuleFacts {
  readonly scope: 'decision';
  check(decision: Decision, context: RuleContext): Iterable<Fault>;
}

/** A check of a whole log. */
export interface LogRule extends RuleFacts {
  readonly scope: 'log';
  check(log: Log, context: RuleContext): Iterable<Fault & { readonly path: string }>;
}

/** A fault of a change. A file that is gone has its place at the base. */
export type ChangeFault = Fault & {
  readonly path: string /** Where the text stands that the place counts in; the work tree when absent. */;
  readonly at?: 'base';
};

/** A check of what a change did to a log. It runs only when a history is given, and sees the log before and after. */
export interface ChangeRule extends RuleFacts {
  readonly scope: 'change';
  check(change: LogChange, context: RuleContext): Iterable<ChangeFault>;
}

/** Faults of input files that were found while reading: the rule gives them id, level, page and words. */
export interface InputRule extends RuleFacts {
  readonly scope: 'input';
}

export type Rule = DecisionRule | LogRule | ChangeRule | InputRule;

/** One fault with its place, as reporters see it. */
export interface Finding {
  readonly ruleId: string;
  readonly messageId: string;
  readonly level: Level;
  readonly path: string;
  readonly range: LineRange;
  readonly place: Place;
  readonly message: string;
  readonly related: readonly {
    readonly path: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
  readonly fix?: Fix;
  readonly fingerprint: string;
  /** The line of the text the finding starts on, for code frames; empty where the line must not be shown. */
  readonly excerpt: string;
}

/** Returns its argument: gives a rule its type without widening its literals. */
export function defineRule<R extends Rule>(rule: R): R {
  return rule;
}
