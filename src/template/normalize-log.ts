import { dialectById, type OwnWords, type RecordPlace, readDecision } from '../dialects/read-decision.ts';
import { joinPath, parentPath } from '../lineage/paths.ts';
import type { Settings } from '../model/config.ts';
import type { Decision } from '../model/decision.ts';
import type { Log } from '../model/log.ts';
import type { SourceText } from '../model/source.ts';
import { applyEdits } from '../source/edits.ts';
import { parseWithRemark } from '../source/parse.ts';
import { parseSourceText } from '../source/parse-source.ts';
import { normalizeRecord } from './normalize-record.ts';
import type { Normalization } from './prove-normalization.ts';
import type { NormalizeOptions, RecordInput } from './record-view.ts';
import { anchorSwaps, type RenamedAnchors } from './renamed-anchors.ts';

/** What a log is normalized to and with which settings. */
export interface LogRequest {
  readonly settings: Pick<Settings, 'normalize' | 'statusWords' | 'headings' | 'dialect'>;
  readonly target: 'madr-4' | 'y-statement';
  /** Ids of the records to be changed; all of them when absent. */
  readonly only?: ReadonlySet<string>;
}

/** A file with its text after the run. */
export interface NormalizedFile {
  readonly path: string;
  readonly before: SourceText;
  readonly text: string;
}

/** A whole log after the run: nothing has been written yet. */
export interface LogNormalization {
  readonly records: readonly Normalization[];
  /** Files whose text changes, links to renamed headings of other records included. Byte-order marks are not part of the texts. */
  readonly files: readonly NormalizedFile[];
}

/** Normalizes the records of a log. Links from one record to a heading of another follow when the heading is renamed. */
export function normalizeLog(log: Log, request: LogRequest): LogNormalization {
  const own: OwnWords = {
    statusWords: request.settings.statusWords,
    headings: request.settings.headings,
    dialect: request.settings.dialect,
  };
  const asked = log.decisions.filter((decision) => request.only?.has(decision.id) ?? true);
  const records = asked.flatMap((decision) => {
    const text = log.texts.get(decision.path);
    return text
      ? [normalizeRecord(recordInput(text, placeIn(decision, log), own), request.target, optionsOf(log, decision, request))]
      : [];
  });
  const texts = new Map(records.flatMap((record) => (record.ok ? [[record.report.path, record.text] as const] : [])));
  const anchors = new Map(
    records.flatMap((record) => (record.ok && record.anchors.size > 0 ? [[record.report.path, record.anchors] as const] : [])),
  );
  const files = log.decisions.flatMap((decision): readonly NormalizedFile[] => {
    const before = log.texts.get(decision.path);
    if (!before) return [];
    const text = withAnchors({ ...before, text: texts.get(decision.path) ?? before.text }, anchors);
    return text === before.text ? [] : [{ path: decision.path, before, text }];
  });
  return { records, files };
}

function optionsOf(log: Log, decision: Decision, { settings }: LogRequest): NormalizeOptions {
  return {
    leftOver: settings.normalize.leftOver,
    headings: settings.normalize.headings,
    log,
    dialect: dialectById(decision.dialect, settings.dialect),
  };
}

/** A record read with the reference parser. */
export function recordInput(text: SourceText, where: RecordPlace, own: OwnWords): RecordInput {
  const source = parseSourceText(text, parseWithRemark);
  return { source, decision: readDecision(source, where, own), where, own };
}

/** Where a record of a log stands, as it was read. */
export function placeIn(decision: Decision, log: Log): RecordPlace {
  const inLog = log.path === '.' ? decision.path : decision.path.slice(log.path.length + 1);
  return { log: decision.log, id: decision.id, name: decision.name, folders: inLog.split('/').slice(0, -1) };
}

/** The text with its links to renamed headings of other records led to their new anchors. */
function withAnchors(file: SourceText, anchors: ReadonlyMap<string, RenamedAnchors>): string {
  if (anchors.size === 0 || !/\.md#/i.test(file.text)) return file.text;
  const source = parseSourceText(file, parseWithRemark);
  const swaps = [...anchors].flatMap(([path, renamed]) =>
    path === file.path
      ? []
      : anchorSwaps(source, renamed, (page) => page !== '' && joinPath(parentPath(file.path), page) === path),
  );
  return applyEdits(
    file.text,
    swaps.map(({ start, end, text }) => ({ start, end, insert: text })),
  );
}
