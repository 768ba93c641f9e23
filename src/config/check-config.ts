import type { ConfigFile } from '../model/config.ts';
import { quoted } from '../schema/fault-message.ts';

/** A fault of a config that no schema can state. */
export interface ConfigCheck {
  readonly path: readonly (string | number)[];
  readonly at: 'key' | 'value';
  readonly message: string;
}

/** What a schema can not say about one config file: patterns that are none, logs that are named twice. */
export function checkConfig(file: ConfigFile): readonly ConfigCheck[] {
  return [...patternFaults(file), ...logFaults(file)];
}

function patternFaults(file: ConfigFile): readonly ConfigCheck[] {
  return (file.dialect?.signs ?? []).flatMap((sign, index): readonly ConfigCheck[] => {
    if ((sign.kind !== 'name' && sign.kind !== 'title') || isPattern(sign.pattern)) return [];
    return [
      {
        path: ['dialect', 'signs', index, 'pattern'],
        at: 'value',
        message: `unexpected ${quoted(sign.pattern)}, expected a regular expression`,
      },
    ];
  });
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

function logFaults(file: ConfigFile): readonly ConfigCheck[] {
  const paths = new Set<string>();
  const names = new Set<string>();
  return (file.logs ?? []).flatMap((log, index): readonly ConfigCheck[] => {
    const path = normalPath(typeof log === 'string' ? log : log.path);
    const name = typeof log === 'string' ? undefined : log.name;
    const own = typeof log === 'string' ? ['logs', index] : ['logs', index, 'path'];
    const twice: ConfigCheck[] = [];
    if (paths.has(path))
      twice.push({ path: own, at: 'value', message: `unexpected second log at ${quoted(path)}, expected each folder once` });
    if (name !== undefined && names.has(name))
      twice.push({
        path: ['logs', index, 'name'],
        at: 'value',
        message: `unexpected second log named ${quoted(name)}, expected each name once`,
      });
    paths.add(path);
    if (name !== undefined) names.add(name);
    return twice;
  });
}

/** A folder's path without `./` and a slash at its end; the root is `.`. */
export function normalPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.length === 0 ? '.' : parts.join('/');
}
