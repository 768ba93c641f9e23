import type { SectionKind } from './decision.ts';
import type { Dialect } from './dialect.ts';
import type { RuleLevel } from './finding.ts';
import type { StatusName } from './status.ts';

/** `.adr-config.yml` as the user wrote it, after validation. Keys are the file's own (snake_case). */
export interface ConfigFile {
  readonly project_slug?: string;
  readonly owner?: string;
  readonly default_status?: string;
  readonly decision_id_format?: string;
  readonly template_source?: string;
  readonly last_decision_id?: string;
  readonly extends?: string | readonly string[];
  readonly logs?: readonly (string | LogSetting)[];
  readonly headings?: Readonly<Record<string, SectionKind>>;
  readonly parser?: 'remark' | 'auto';
  readonly normalize?: { readonly left_over?: 'more-information' | 'own-section'; readonly headings?: 'madr' | 'keep' };
  readonly profile?: ProfileName;
  readonly rules?: Readonly<Record<string, RuleLevel | readonly [RuleLevel, Readonly<Record<string, unknown>>]>>;
  readonly dialect?: Dialect;
  readonly statuses?: {
    readonly words?: Readonly<Record<string, StatusName>>;
    readonly moves?: Readonly<Record<string, readonly StatusName[]>>;
  };
  readonly relations?: Readonly<Record<string, string>>;
  readonly supersession?: SupersessionPolicy;
  readonly numbering?: { readonly gaps?: 'note' | 'error' | 'off'; readonly shared?: readonly (readonly string[])[] };
  readonly immutability?: 'append-only' | 'bounded-edits' | 'free';
  readonly review?: { readonly stale_after_days?: number; readonly intervals?: Readonly<Record<string, number>> };
  readonly site?: SiteSetting;
  readonly ignore?: readonly string[];
}

export interface LogSetting {
  readonly path: string;
  readonly name?: string;
  readonly [key: string]: unknown;
}

export interface SiteSetting {
  readonly title?: string;
  readonly base?: string;
  readonly url?: string;
  readonly repository?: string;
  readonly branch?: string;
  readonly logo?: string;
  readonly colors?: Readonly<Record<string, string>>;
  readonly language?: string;
  readonly footer?: string;
  readonly pages?: string;
  readonly theme?: string;
  readonly components?: string;
}

export type ProfileName =
  | 'recommended'
  | 'strict'
  | 'madr'
  | 'nygard'
  | 'hve-core'
  | 'decision-lifecycle'
  | 'mx-decision'
  | 'ultra-adlc';
export type SupersessionPolicy = 'either' | 'both-sides' | 'forward-only';

/** Policy in a bundle: data, no parsing. */
export interface Profile {
  readonly name: ProfileName;
  readonly summary: string;
  readonly rules: Readonly<Record<string, RuleLevel | readonly [RuleLevel, Readonly<Record<string, unknown>>]>>;
  readonly supersession: SupersessionPolicy;
  readonly immutability: 'append-only' | 'bounded-edits' | 'free';
  /** Statuses the profile knows; absent: all. */
  readonly statuses?: readonly StatusName[];
  /** Days after which a proposal is stale, where the profile's source names them. */
  readonly staleAfterDays?: number;
}

/** A rule's setting in force. */
export interface RuleSetting {
  readonly level: RuleLevel;
  /** A config file or the command line chose the level, and nothing but the level: it holds for every message of the rule. */
  readonly chosen?: true;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Settings in force for one log. */
export interface Settings {
  readonly profile: ProfileName;
  readonly rules: ReadonlyMap<string, RuleSetting>;
  readonly supersession: SupersessionPolicy;
  readonly immutability: 'append-only' | 'bounded-edits' | 'free';
  /** Statuses the profile allows; absent: all. */
  readonly allowedStatuses?: readonly StatusName[];
  /** Extra status words, lower case → canonical. */
  readonly statusWords: Readonly<Record<string, StatusName>>;
  readonly moves: Readonly<Record<string, readonly StatusName[]>>;
  /** Extra headings, lower case key → canonical section. */
  readonly headings: Readonly<Record<string, SectionKind>>;
  readonly relationWords: Readonly<Record<string, string>>;
  readonly dialect?: Dialect;
  readonly parser: 'remark' | 'auto';
  readonly normalize: { readonly leftOver: 'more-information' | 'own-section'; readonly headings: 'madr' | 'keep' };
  readonly staleAfterDays: number;
  readonly reviewIntervals: Readonly<Record<string, number>>;
  readonly numbering: { readonly gaps: 'note' | 'error' | 'off'; readonly shared: readonly (readonly string[])[] };
  readonly ignore: readonly string[];
  readonly site: SiteSetting;
  /** The six keys of the adoption contract, where present. */
  readonly contract: {
    readonly projectSlug?: string;
    readonly owner?: string;
    readonly defaultStatus?: string;
    readonly decisionIdFormat?: string;
    readonly templateSource?: string;
    readonly lastDecisionId?: string;
  };
}

/** A fault in a config file, at the key's own line. */
export interface ConfigFault {
  readonly path: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}
