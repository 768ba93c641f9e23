import type { ConfigFault, ConfigFile } from '../model/config.ts';
import type { RuleLevel } from '../model/finding.ts';
import type { OptionSchemas } from '../schema/check-options.ts';

/** A position in a config file. */
export type ConfigPlace = Omit<ConfigFault, 'message'>;

/** Where a key or value of a config stands, by its path of keys; the nearest written key above it when it is not written. */
export type PlaceOf = (path: readonly (string | number)[], at: 'key' | 'value') => ConfigPlace;

/** A config and where its keys stand: a result of `loadConfig`, or of `logLayer`. A layer without places gives faults without a path. */
export interface ConfigLayer {
  readonly file?: ConfigFile;
  readonly placeOf?: PlaceOf;
}

/** What the product knows of each rule, by id. */
export type RuleTable = ReadonlyMap<string, { readonly level: RuleLevel; readonly options?: OptionSchemas }>;
