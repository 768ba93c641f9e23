import { isStatusName, STATUS_NAMES, STATUS_WORDS } from '../dialects/vocabulary/status-words.ts';
import type { ConfigFault, ConfigFile, Profile, ProfileName, RuleSetting, Settings } from '../model/config.ts';
import type { StatusName } from '../model/status.ts';
import { either, quoted } from '../schema/fault-message.ts';
import { nearest } from '../source/nearest.ts';
import { sectionKey } from '../source/section-key.ts';
import type { ConfigLayer, RuleTable } from './config-layer.ts';
import { DEFAULT_MOVES } from './default-moves.ts';
import { mergeConfig } from './merge-config.ts';
import { PROFILES } from './profiles/index.ts';
import { resolveRules } from './resolve-rules.ts';

/** Days after which a proposal is stale, where neither profile nor config names them. */
const STALE_AFTER_DAYS = 90;

/** What was asked for, from the weakest to the strongest. */
export interface SettingsRequest {
  readonly table: RuleTable;
  /** Outermost first. */
  readonly files: readonly ConfigLayer[];
  /** Profile named on the command line. */
  readonly profile?: string;
  /** Rule id → level, from the command line. */
  readonly rules?: Readonly<Record<string, string>>;
}

export interface ResolvedSettings {
  readonly settings: Settings;
  /** Faults of the files. */
  readonly faults: readonly ConfigFault[];
  /** Faults of the call: an unknown profile, rule or level. */
  readonly misuse: readonly string[];
}

/** Settings in force for one log: defaults of the profile, then config files (the nearer wins key by key), then the command line. */
export function resolveSettings(request: SettingsRequest): ResolvedSettings {
  const file = request.files.reduce<ConfigFile>((outer, { file: inner }) => mergeConfig(outer, inner ?? {}), {});
  const asked = request.profile;
  const named = asked !== undefined && isProfileName(asked) ? asked : undefined;
  const misuse = asked === undefined || named !== undefined ? [] : [unknownProfile(asked)];
  const profile = PROFILES[named ?? file.profile ?? 'recommended'];
  const resolved = resolveRules({ table: request.table, profile, layers: request.files, overrides: request.rules ?? {} });
  const settings = settingsOf(file, profile, resolved.rules);
  return {
    settings,
    faults: [...resolved.faults, ...statusFaults(request.files, settings)],
    misuse: [...misuse, ...resolved.misuse],
  };
}

/** True for a profile the product has. */
export function isProfileName(name: string): name is ProfileName {
  return Object.hasOwn(PROFILES, name);
}

function unknownProfile(name: string): string {
  const names = Object.keys(PROFILES);
  const near = nearest(name, names);
  return `unexpected profile ${quoted(name)}, ${near === undefined ? `expected ${either(names)}` : `did you mean ${quoted(near)}?`}`;
}

function settingsOf(file: ConfigFile, profile: Profile, rules: ReadonlyMap<string, RuleSetting>): Settings {
  const allowedStatuses = allowedIn(file, profile);
  const gaps = rules.get('number-gap')?.level ?? file.numbering?.gaps ?? 'note';
  return {
    profile: profile.name,
    rules,
    supersession: file.supersession ?? profile.supersession,
    immutability: file.immutability ?? profile.immutability,
    ...(allowedStatuses ? { allowedStatuses } : {}),
    statusWords: rekeyed(file.statuses?.words, wordKey),
    moves: movesOf(file, allowedStatuses),
    headings: rekeyed(file.headings, (heading) => sectionKey(heading) || wordKey(heading)),
    relationWords: rekeyed(file.relations, wordKey),
    ...(file.dialect ? { dialect: file.dialect } : {}),
    parser: file.parser ?? 'auto',
    normalize: { leftOver: file.normalize?.left_over ?? 'more-information', headings: file.normalize?.headings ?? 'madr' },
    staleAfterDays: file.review?.stale_after_days ?? profile.staleAfterDays ?? STALE_AFTER_DAYS,
    reviewIntervals: file.review?.intervals ?? {},
    numbering: { gaps: gaps === 'warning' ? 'note' : gaps, shared: file.numbering?.shared ?? [] },
    ignore: file.ignore ?? [],
    site: file.site ?? {},
    contract: contractOf(file),
  };
}

/** What a config maps words or moves to is allowed, whatever the profile lists. */
function allowedIn(file: ConfigFile, profile: Profile): readonly StatusName[] | undefined {
  if (!profile.statuses) return undefined;
  const moves = Object.entries(file.statuses?.moves ?? {}).flatMap(([from, to]) => [from, ...to]);
  const allowed = new Set<string>([...profile.statuses, ...Object.values(file.statuses?.words ?? {}), ...moves]);
  return STATUS_NAMES.filter((name) => allowed.has(name));
}

function movesOf(file: ConfigFile, allowed: readonly StatusName[] | undefined): Settings['moves'] {
  const isAllowed = (name: StatusName): boolean => allowed?.includes(name) ?? true;
  const defaults = STATUS_NAMES.filter(isAllowed).map((from): [string, readonly StatusName[]] => [
    from,
    DEFAULT_MOVES[from].filter(isAllowed),
  ]);
  return { ...Object.fromEntries(defaults), ...file.statuses?.moves };
}

function contractOf(file: ConfigFile): Settings['contract'] {
  return {
    ...(file.project_slug === undefined ? {} : { projectSlug: file.project_slug }),
    ...(file.owner === undefined ? {} : { owner: file.owner }),
    ...(file.default_status === undefined ? {} : { defaultStatus: file.default_status }),
    ...(file.decision_id_format === undefined ? {} : { decisionIdFormat: file.decision_id_format }),
    ...(file.template_source === undefined ? {} : { templateSource: file.template_source }),
    ...(file.last_decision_id === undefined ? {} : { lastDecisionId: file.last_decision_id }),
  };
}

/** A status for new records must be one that can be read back. */
function statusFaults(layers: readonly ConfigLayer[], settings: Settings): readonly ConfigFault[] {
  return layers.flatMap(({ file, placeOf }) => {
    const word = file?.default_status;
    if (word === undefined) return [];
    const key = wordKey(word);
    if (isStatusName(key) || STATUS_WORDS.has(key) || Object.hasOwn(settings.statusWords, key)) return [];
    const near = nearest(key, [...STATUS_NAMES, ...Object.keys(settings.statusWords)]);
    const hint = near === undefined ? 'expected a known status or a word of `statuses.words`' : `did you mean ${quoted(near)}?`;
    return [
      {
        ...(placeOf?.(['default_status'], 'value') ?? { path: '', line: 1, column: 1 }),
        message: `unexpected ${quoted(word)}, ${hint}`,
      },
    ];
  });
}

function wordKey(word: string): string {
  return word.trim().replace(/\s+/g, ' ').toLowerCase();
}

function rekeyed<T>(map: Readonly<Record<string, T>> | undefined, key: (word: string) => string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(map ?? {}).map(([word, value]) => [key(word), value]));
}
