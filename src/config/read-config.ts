import type { ConfigFault, ConfigFile } from '../model/config.ts';
import type { FileContent, Files } from '../model/files.ts';
import type { Place } from '../model/place.ts';
import type { SourceProblem } from '../model/source.ts';
import { locate } from '../schema/locate.ts';
import { validate } from '../schema/validate.ts';
import { decodeText } from '../source/decode-text.ts';
import { lineRange, lineStarts } from '../source/line-range.ts';
import type { YamlResult } from '../source/yaml.ts';
import { parseYaml } from '../source/yaml.ts';
import { checkConfig } from './check-config.ts';
import type { PlaceOf } from './config-layer.ts';

/** One config file on its own, before what it extends. */
export interface ReadConfig {
  readonly path: string;
  /** Absent when the file can not be read or is no valid config. */
  readonly file?: ConfigFile;
  readonly faults: readonly ConfigFault[];
  readonly placeOf: PlaceOf;
  /** Whether a path of keys is written in this file. */
  readonly has: (path: readonly (string | number)[]) => boolean;
}

/** Reads one config file and checks it against its schema. A file that can not be read is one fault at its first line. */
export function readConfig(files: Files, path: string): ReadConfig {
  const content = files.read(path);
  if (!content.ok) return unreadable(path, unreadableMessage(path, content));
  const { text, problems } = decodeText(content.bytes);
  const starts = lineStarts(text);
  const faultAt = (place: Place, message: string): ConfigFault => {
    const { line, column } = lineRange(starts, place);
    return { path, message, line, column };
  };
  const problem = problems[0];
  if (problem) return { ...unreadable(path, ''), faults: [faultAt(problem.place, problemMessage(problem))] };
  const yaml = parseYaml(text, 0);
  const syntax = yaml.faults.map(({ place, message }) => faultAt(place, message));
  const placeOf: PlaceOf = (keys, at) => {
    const { path: own, line, column } = faultAt(locate({ path: keys, at }, yaml), '');
    return { path: own, line, column };
  };
  const base = {
    path,
    placeOf,
    has: (keys: readonly (string | number)[]) => keys.length > 0 && yaml.placeAt(keys, 'key') !== undefined,
  };
  if (yaml.faults.some(({ kind }) => kind === 'syntax')) return { ...base, faults: syntax };
  const data = yaml.data ?? {};
  const wrong = faultsOf(data, text, yaml).map((fault) => faultAt(locate(fault, yaml), fault.message));
  // No fault of the schema: the data has the shape of its type.
  return wrong.length > 0
    ? { ...base, faults: sorted([...syntax, ...wrong]) }
    : { ...base, file: data as ConfigFile, faults: syntax };
}

function faultsOf(
  data: unknown,
  text: string,
  yaml: YamlResult,
): readonly { readonly path: readonly (string | number)[]; readonly at: 'key' | 'value'; readonly message: string }[] {
  const written = (path: readonly (string | number)[]): string | undefined => {
    const place = yaml.placeAt(path, 'value');
    const raw = place && text.slice(place.start, place.end);
    return raw === undefined || raw === '' ? undefined : raw.replace(/^(["'])(.*)\1$/s, '$2');
  };
  const faults = validate('adr-config', data, written);
  return faults.length > 0 ? faults : checkConfig(data as ConfigFile);
}

function sorted(faults: readonly ConfigFault[]): readonly ConfigFault[] {
  return faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
}

function unreadable(path: string, message: string): ReadConfig {
  return {
    path,
    faults: [{ path, message, line: 1, column: 1 }],
    placeOf: () => ({ path, line: 1, column: 1 }),
    has: () => false,
  };
}

/** Why a config file could not be had. */
export function unreadableMessage(path: string, content: Extract<FileContent, { readonly ok: false }>): string {
  switch (content.reason) {
    case 'missing':
      return `unexpected lack of \`${path}\`, expected a config file`;
    case 'not-a-file':
      return `unexpected folder \`${path}\`, expected a config file`;
    case 'outside':
      return `unexpected link \`${path}\` to outside the repository, expected a config file inside it`;
    case 'too-large':
      return `unexpected size of \`${path}\`, expected a config file of at most \`128 KiB\``;
    case 'unreadable':
      return `unexpected failure to read \`${path}\` (${content.detail}), expected a config file`;
  }
}

function problemMessage({ kind, detail }: SourceProblem): string {
  if (kind === 'nul-byte') return 'unexpected NUL, expected text';
  return `unexpected ${detail}, expected UTF-8`;
}
