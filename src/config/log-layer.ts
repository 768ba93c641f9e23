import type { ConfigFile } from '../model/config.ts';
import { normalPath } from './check-config.ts';
import type { ConfigLayer, PlaceOf } from './config-layer.ts';

/**
 * The settings that an item of `logs` gives for its own log, as a layer between the file it stands in and the file in the
 * log's folder; undefined when the file has none for it.
 *
 * @param path folder of the log, from the root of the repository
 */
export function logLayer(layer: ConfigLayer, path: string): ConfigLayer | undefined {
  const logs = layer.file?.logs ?? [];
  const index = logs.findIndex((log) => typeof log !== 'string' && normalPath(log.path) === normalPath(path));
  const log = logs[index];
  if (log === undefined || typeof log === 'string') return undefined;
  const { path: _path, name: _name, ...settings } = log;
  const outer = layer.placeOf;
  const placeOf: PlaceOf | undefined = outer && ((keys, at) => outer(['logs', index, ...keys], at));
  // The schema holds the settings of a log to the shape of those of a file.
  return { file: settings as ConfigFile, ...(placeOf ? { placeOf } : {}) };
}
