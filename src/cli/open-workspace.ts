import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { ConfigLayer } from '../config/config-layer.ts';
import { loadConfig } from '../config/load-config.ts';
import { logLayer } from '../config/log-layer.ts';
import { resolveSettings } from '../config/resolve-config.ts';
import { findLogs } from '../discovery/find-logs.ts';
import type { Discovery, FoundLog } from '../discovery/found-log.ts';
import type { FindOptions } from '../discovery/survey-repository.ts';
import { findRoot, nodeFiles } from '../files/node-files.ts';
import type { ConfigFault, Settings } from '../model/config.ts';
import type { Files, WritableFiles } from '../model/files.ts';
import type { Workspace } from '../model/workspace.ts';
import { ruleTable } from '../rules/rule-table.ts';
import { RULES } from '../rules/rules.ts';
import { chooseParse, loadWorkspace } from '../workspace.ts';
import type { SharedOptions } from './command.ts';
import { UsageError } from './usage-error.ts';

/** What a command asks for. */
export interface WorkspaceRequest {
  readonly shared: SharedOptions;
  /** As typed, relative to the working directory. */
  readonly paths: readonly string[];
  readonly profile?: string | undefined;
  readonly rules?: Readonly<Record<string, string>>;
  readonly allowEmpty?: boolean;
  /** Puts another view in the place of the disk, such as one with a text from standard input. */
  readonly overlay?: (files: WritableFiles, root: string) => WritableFiles;
}

/** An open repository. */
export interface OpenWorkspace {
  /** Absolute path of the root: the git top level, else the working directory. */
  readonly root: string;
  readonly files: WritableFiles;
  readonly workspace: Workspace;
  readonly discovery: Discovery;
  /** Turns a path from the root into one from the working directory, for people. */
  readonly displayPath: (path: string) => string;
  /** How logs are looked for, also at another commit. */
  readonly findOptions: FindOptions;
  /** Settings of the log at a path; those of the repository for any other. */
  readonly settingsOf: (path: string) => Settings;
  readonly fallback: Settings;
}

const CONFIG_NAME = '.adr-config.yml';

/** Opens the repository around the working directory: config, logs, records. */
export async function openWorkspace(request: WorkspaceRequest): Promise<OpenWorkspace> {
  const { cwd } = request.shared;
  checkFolder(cwd);
  const root = findRoot(cwd);
  const disk = nodeFiles(root);
  const files = request.overlay ? request.overlay(disk, root) : disk;
  const main = loadLayer(files, configPath(request.shared, root, files));
  const findOptions: FindOptions = {
    ...(main?.file?.logs ? { logs: main.file.logs } : {}),
    ...(main?.file?.ignore ? { ignore: main.file.ignore } : {}),
  };
  const discovery = findLogs(files, { ...findOptions, paths: request.paths.map((path) => fromRoot(path, cwd, root)) });
  const displayPath = (path: string): string => displayed(path, cwd, root);
  if (main && !request.allowEmpty) checkNamedLogs(discovery, main);
  checkDiscovery(discovery, request, displayPath);
  const settings = new Map(discovery.logs.map((log) => [log.path, settingsFor(log, main, { request, files })]));
  const fallback = settingsFor(undefined, main, { request, files });
  const records = discovery.logs.reduce((sum, log) => sum + log.records.length, 0);
  const parse = await chooseParse({ records, bytes: records < MANY ? bytesOf(discovery, files) : 0 }, fallback.parser);
  const settingsOf = (path: string): Settings => settings.get(path) ?? fallback;
  const workspace = loadWorkspace(files, { discovery, settings: (log) => settingsOf(log.path), parse });
  return { root, files, workspace, discovery, displayPath, findOptions, settingsOf, fallback };
}

function checkFolder(cwd: string): void {
  const kind = nodeFiles(cwd).kind('.');
  if (kind === undefined) throw new UsageError(`folder \`${cwd}\` does not exist`);
  if (kind === 'file') throw new UsageError(`\`${cwd}\` is a file, expected a folder`);
}

/** From here on the number of records alone decides which parser reads them. */
const MANY = 20;

function bytesOf(discovery: Discovery, files: Files): number {
  return discovery.logs
    .flatMap((log) => log.records)
    .reduce((sum, record) => {
      const content = files.read(record.path);
      return sum + (content.ok ? content.bytes.length : 0);
    }, 0);
}

/** Path from the root of a path as typed. */
export function fromRoot(path: string, cwd: string, root: string): string {
  const absolute = isAbsolute(path) ? path : resolve(cwd, path);
  const inside = relative(root, absolute).split(sep).join('/');
  return inside === '' ? '.' : inside;
}

function displayed(path: string, cwd: string, root: string): string {
  const shown = relative(cwd, resolve(root, path)).split(sep).join('/');
  return shown === '' ? '.' : shown;
}

function configPath(shared: SharedOptions, root: string, files: Files): string | undefined {
  if (shared.config !== undefined) {
    const path = fromRoot(shared.config, shared.cwd, root);
    if (files.kind(path) !== 'file') throw new UsageError(`config file \`${shared.config}\` does not exist`);
    return path;
  }
  return files.kind(CONFIG_NAME) === 'file' ? CONFIG_NAME : undefined;
}

function loadLayer(files: Files, path: string | undefined): ConfigLayer | undefined {
  if (path === undefined) return undefined;
  const loaded = loadConfig(files, path);
  if (loaded.faults.length > 0) throw configError(loaded.faults);
  return loaded;
}

function settingsFor(
  log: FoundLog | undefined,
  main: ConfigLayer | undefined,
  facts: { readonly request: WorkspaceRequest; readonly files: Files },
): Settings {
  const { request, files } = facts;
  const nearPath = log && log.path !== '.' ? `${log.path}/${CONFIG_NAME}` : undefined;
  const near = nearPath !== undefined && files.kind(nearPath) === 'file' ? loadLayer(files, nearPath) : undefined;
  const own = log && main ? logLayer(main, log.path) : undefined;
  const layers = [main, own, near].filter((layer): layer is ConfigLayer => layer !== undefined);
  const { settings, faults, misuse } = resolveSettings({
    table: ruleTable(RULES),
    files: layers,
    ...(request.profile === undefined ? {} : { profile: request.profile }),
    ...(request.rules ? { rules: request.rules } : {}),
  });
  if (faults.length > 0) throw configError(faults);
  if (misuse[0] !== undefined) throw new UsageError(misuse.join('\n'));
  return settings;
}

function configError(faults: readonly ConfigFault[]): UsageError {
  return new UsageError(
    `the config has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}\n${faults.map((fault) => `  ${fault.path}:${fault.line}:${fault.column} ${fault.message}`).join('\n')}`,
  );
}

/** A log that the config names and that is not there would otherwise be passed over without a word. */
function checkNamedLogs(discovery: Discovery, { file, placeOf }: ConfigLayer): void {
  const names = (file?.logs ?? []).map((log) => (typeof log === 'string' ? log : log.path));
  const lost = discovery.faults.filter((fault) => fault.kind === 'missing-log').map((fault) => fault.data['folder'] ?? '');
  const faults = lost.flatMap((name) => {
    const index = names.indexOf(name);
    const at = placeOf?.(typeof file?.logs?.[index] === 'string' ? ['logs', index] : ['logs', index, 'path'], 'value');
    return at ? [{ ...at, message: `unexpected log \`${name}\`, expected a folder that exists` }] : [];
  });
  if (faults.length > 0) throw configError(faults);
}

function checkDiscovery(discovery: Discovery, request: WorkspaceRequest, displayPath: (path: string) => string): void {
  const wrong = discovery.wrongPaths[0];
  if (wrong) throw new UsageError(discovery.wrongPaths.map((one) => one.message).join('\n'));
  const records = discovery.logs.reduce((sum, log) => sum + log.records.length, 0);
  if (records > 0 || request.allowEmpty) return;
  if (discovery.logs.length > 0) {
    const names = discovery.logs.map((log) => `\`${displayPath(log.path)}\``).join(', ');
    const skipped = discovery.logs.reduce((sum, log) => sum + log.skipped.length, 0);
    throw new UsageError(
      `0 records in ${names}${skipped > 0 ? ` (${skipped} other ${skipped === 1 ? 'file' : 'files'})` : ''}`,
      'An empty log is fine with --allow-empty.',
    );
  }
  const near = discovery.candidates.slice(0, 3).map((path) => `\`${displayPath(path)}\``);
  throw new UsageError(
    'no decision log found: 0 records',
    near.length > 0
      ? `These folders hold files named like records: ${near.join(', ')}. Name one of them, or list it under \`logs\` in .adr-config.yml.`
      : 'Name the folder that holds the records, or list it under `logs` in .adr-config.yml.',
  );
}
