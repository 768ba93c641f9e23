import { posix } from 'node:path';
import type { ConfigFault, ConfigFile } from '../model/config.ts';
import type { Files } from '../model/files.ts';
import { quoted } from '../schema/fault-message.ts';
import type { PlaceOf } from './config-layer.ts';
import { mergeConfig } from './merge-config.ts';
import type { ReadConfig } from './read-config.ts';
import { readConfig, unreadableMessage } from './read-config.ts';

/** A config file together with what it extends. */
export interface LoadedConfig {
  readonly path: string;
  /** What the file and everything it extends say together; absent when the file itself is no valid config. */
  readonly file?: ConfigFile;
  /** In the order of files and lines. Empty when all is well. */
  readonly faults: readonly ConfigFault[];
  /** Where a key stands: in the file itself, else in the nearest file it extends. */
  readonly placeOf: PlaceOf;
}

/** How many levels of `extends` are followed. */
const MAX_DEPTH = 10;

/** Reads a config file and what it extends. Never throws: whatever is wrong is a fault at its own line. */
export function loadConfig(files: Files, path: string): LoadedConfig {
  const loading: Loading = { files, done: new Map(), faults: [] };
  const chain = loadChain(path, loading, []);
  const [own] = chain;
  const merged = chain.toReversed().reduce<ConfigFile>((outer, { file }) => mergeConfig(outer, file ?? {}), {});
  const placeOf: PlaceOf = (keys, at) =>
    (chain.find((config) => config.has(keys)) ?? own ?? readConfig(files, path)).placeOf(keys, at);
  return { path, ...(own?.file === undefined ? {} : { file: merged }), faults: loading.faults, placeOf };
}

interface Loading {
  readonly files: Files;
  /** A file and all it extends, nearest first, by path. */
  readonly done: Map<string, readonly ReadConfig[]>;
  readonly faults: ConfigFault[];
}

/** The file and all it extends, nearest first, each file once. */
function loadChain(path: string, loading: Loading, above: readonly string[]): readonly ReadConfig[] {
  const known = loading.done.get(path);
  if (known) return known;
  const own = readConfig(loading.files, path);
  loading.faults.push(...own.faults);
  const names = own.file?.extends;
  const list = typeof names === 'string' ? [names] : (names ?? []);
  const bases = list.map((name, index) => {
    const at = own.placeOf(typeof names === 'string' ? ['extends'] : ['extends', index], 'value');
    const target = posix.normalize(posix.join(posix.dirname(path), name));
    const message = refusal(name, target, { loading, trail: [...above, path] });
    if (message === undefined) return loadChain(target, loading, [...above, path]);
    loading.faults.push({ ...at, message });
    return [];
  });
  const chain = [own, ...new Set(bases.toReversed().flat())];
  loading.done.set(path, chain);
  return chain;
}

/** Why a file can not be extended; undefined when it can. */
function refusal(
  name: string,
  target: string,
  { loading, trail }: { readonly loading: Loading; readonly trail: readonly string[] },
): string | undefined {
  if (/^(?:[/\\~]|[A-Za-z][A-Za-z0-9+.-]*:)/.test(name) || name.includes('\\'))
    return `unexpected ${quoted(name)}, expected a path relative to this file, with forward slashes`;
  if (target === '..' || target.startsWith('../')) return `unexpected ${quoted(name)}, expected a path inside the repository`;
  const ring = trail.indexOf(target);
  if (ring >= 0) return `unexpected ring of \`extends\` ${[...trail.slice(ring), target].map(quoted).join(' → ')}, expected none`;
  if (trail.length > MAX_DEPTH) return `unexpected ${quoted(name)}, expected at most \`${MAX_DEPTH}\` levels of \`extends\``;
  const content = loading.done.has(target) ? undefined : loading.files.read(target);
  return content?.ok === false ? unreadableMessage(target, content) : undefined;
}
