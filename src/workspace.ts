import { readDecision } from './dialects/read-decision.ts';
import { unreadableDecision } from './dialects/unreadable-decision.ts';
import type { Discovery, FoundLog, FoundRecord } from './discovery/found-log.ts';
import { repositoryName } from './discovery/repository-name.ts';
import { buildLog } from './lineage/build-log.ts';
import type { Settings } from './model/config.ts';
import type { Decision } from './model/decision.ts';
import type { Files } from './model/files.ts';
import type { InputFault, RecordRef } from './model/log.ts';
import type { SourceText } from './model/source.ts';
import type { Workspace, WorkspaceLog } from './model/workspace.ts';
import { loadFastParse, type Parse, parseWithRemark } from './source/parse.ts';
import { parseSource } from './source/parse-source.ts';

/** Logs with fewer records and fewer bytes than this are not worth the start of the fast parser. */
const FEW_RECORDS = 6;
const FEW_BYTES = 30_000;

/** The parser for a number of records: the fast one where it pays and its native part is there, else the reference. */
export async function chooseParse(
  work: { readonly records: number; readonly bytes: number },
  setting: Settings['parser'],
): Promise<Parse> {
  if (setting === 'remark' || (work.records < FEW_RECORDS && work.bytes < FEW_BYTES)) return parseWithRemark;
  return (await loadFastParse()) ?? parseWithRemark;
}

/** Reads every record of the logs that were found: the whole pipeline from files to logs. */
export function loadWorkspace(
  files: Files,
  found: { readonly discovery: Discovery; readonly settings: (log: FoundLog) => Settings; readonly parse: Parse },
): Workspace {
  const { discovery } = found;
  const places = recordPlaces([...discovery.logs, ...discovery.others]);
  const repository = repositoryName(files);
  const owned = faultsByLog(discovery);
  const logs = discovery.logs.map((log): WorkspaceLog => {
    const settings = found.settings(log);
    const { decisions, texts, faults } = readRecords(log, { files, settings, parse: found.parse });
    return {
      log: buildLog({
        name: log.name,
        path: log.path,
        decisions,
        texts,
        skipped: log.skipped,
        elsewhere: (path) => elsewhere(places, path, log),
        repository,
      }),
      settings,
      faults: [...(owned.get(log) ?? []), ...faults],
    };
  });
  return { files, logs };
}

interface ReadRecords {
  readonly decisions: readonly Decision[];
  readonly texts: ReadonlyMap<string, SourceText>;
  readonly faults: readonly InputFault[];
}

function readRecords(
  log: FoundLog,
  by: { readonly files: Files; readonly settings: Settings; readonly parse: Parse },
): ReadRecords {
  const decisions: Decision[] = [];
  const texts = new Map<string, SourceText>();
  const faults: InputFault[] = [];
  const own = { statusWords: by.settings.statusWords, headings: by.settings.headings, dialect: by.settings.dialect };
  for (const record of log.records) {
    const content = by.files.read(record.path);
    const place = { log: log.name, id: record.id, name: record.name, folders: foldersOf(log, record) };
    if (!content.ok) {
      texts.set(record.path, { path: record.path, text: '', bom: false });
      const kind = content.reason === 'too-large' ? 'too-large' : 'unreadable';
      decisions.push(unreadableDecision(record.path, place, { kind, detail: content.detail, place: { start: 0, end: 0 } }));
      faults.push(namedByRule({ kind, path: record.path, place: { start: 0, end: 0 }, data: { detail: content.detail } }));
      continue;
    }
    const source = parseSource(record.path, content.bytes, by.parse);
    texts.set(record.path, { path: source.path, text: source.text, bom: source.bom });
    decisions.push(readDecision(source, place, own));
  }
  return { decisions, texts, faults };
}

function foldersOf(log: FoundLog, record: FoundRecord): readonly string[] {
  const inLog = log.path === '.' ? record.path : record.path.slice(log.path.length + 1);
  return inLog.split('/').slice(0, -1);
}

function recordPlaces(logs: readonly FoundLog[]): ReadonlyMap<string, RecordRef> {
  return new Map(
    logs.flatMap((log) => log.records.map((record) => [record.path.toLowerCase(), { log: log.name, id: record.id }] as const)),
  );
}

function elsewhere(places: ReadonlyMap<string, RecordRef>, path: string, log: FoundLog): RecordRef | undefined {
  const ref = places.get(path.toLowerCase());
  return ref && ref.log !== log.name ? ref : undefined;
}

/** The rule that reports each kind of fault; kinds that are missing here have their rule's name. */
const FAULT_RULES: Readonly<Record<string, string>> = {
  link: 'linked-record',
  unreadable: 'unreadable-record',
  'too-large': 'oversized-record',
  'folder-name': 'folder-named-like-record',
};

function namedByRule(fault: InputFault): InputFault {
  const { problem } = fault.data;
  return { ...fault, kind: FAULT_RULES[fault.kind] ?? fault.kind, ...(problem === undefined ? {} : { message: problem }) };
}

/** Each fault once: at the innermost log around its path, else at a log below it, else at the first. */
function faultsByLog({ logs, faults }: Discovery): ReadonlyMap<FoundLog, readonly InputFault[]> {
  const owned = new Map<FoundLog, InputFault[]>();
  for (const fault of faults) {
    const around = logs
      .filter(({ path }) => path === '.' || fault.path === path || fault.path.startsWith(`${path}/`))
      .sort((a, b) => b.path.length - a.path.length);
    const owner = around[0] ?? logs.find(({ path }) => path.startsWith(`${fault.path}/`)) ?? logs[0];
    if (owner) owned.set(owner, [...(owned.get(owner) ?? []), namedByRule(fault)]);
  }
  return owned;
}
