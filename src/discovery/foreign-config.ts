import type { Files } from '../model/files.ts';
import type { InputFault } from '../model/log.ts';
import { parseYaml } from '../source/yaml.ts';
import { below, fileFault } from './found-log.ts';
import { namedPath, resolvePath } from './resolve-path.ts';

/** A log that another tool's config names. */
export interface ForeignLog {
  readonly path: string;
  readonly name?: string;
}

export interface ForeignConfig {
  readonly logs: readonly ForeignLog[];
  /** Kind `foreign-config`: a file that can not be read, or that names a folder which is not there. */
  readonly faults: readonly InputFault[];
}

/** Logs named by the `.adr-dir` of a folder: adr-tools keeps one path in it, from that folder. */
export function readAdrDir(files: Files, folder: string): ForeignConfig {
  const path = below(folder, '.adr-dir');
  const text = readText(files, path);
  if (text === undefined) return { logs: [], faults: [fileFault('foreign-config', path, { problem: 'unreadable' })] };
  const named = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .find((line) => line !== '');
  return named === undefined ? { logs: [], faults: [] } : checkFolders(files, path, [{ folder, named }]);
}

/** Logs named by the `.log4brains.yml` of the root: the global one and those of its packages, with their names. */
export function readLog4brains(files: Files): ForeignConfig {
  const path = '.log4brains.yml';
  const text = readText(files, path);
  const project = text === undefined ? undefined : member(parseYaml(text, 0).data, 'project');
  if (project === undefined) return { logs: [], faults: [fileFault('foreign-config', path, { problem: 'unreadable' })] };
  const packages = member(project, 'packages');
  const settings = [project, ...(Array.isArray(packages) ? packages : [])].map((setting: unknown) => ({
    folder: '.',
    named: asText(member(setting, 'adrFolder')),
    // The project's own name is that of the repository, whose log is `root`.
    ...(setting === project ? {} : { name: asText(member(setting, 'name')) }),
  }));
  return checkFolders(files, path, settings);
}

interface FolderSetting {
  readonly folder: string;
  readonly named: string | undefined;
  readonly name?: string | undefined;
}

function checkFolders(files: Files, path: string, settings: readonly FolderSetting[]): ForeignConfig {
  const logs: ForeignLog[] = [];
  const faults: InputFault[] = [];
  for (const { folder, named, name } of settings) {
    if (named === undefined) continue;
    const log = resolvePath(folder, named);
    if (log === undefined) faults.push(fileFault('foreign-config', path, { problem: 'outside', folder: named }));
    else if (files.kind(log) === 'folder') logs.push({ path: namedPath(files, log), ...(name === undefined ? {} : { name }) });
    else faults.push(fileFault('foreign-config', path, { problem: 'missing', folder: named }));
  }
  return { logs, faults };
}

function readText(files: Files, path: string): string | undefined {
  const content = files.read(path);
  return content.ok ? new TextDecoder().decode(content.bytes) : undefined;
}

function member(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined;
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
