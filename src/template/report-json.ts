import type { Place } from '../model/place.ts';
import type { SourceText } from '../model/source.ts';
import { lineOf, lineStarts } from '../source/line-range.ts';
import type { BlockAccount } from './block-account.ts';
import type { LogNormalization } from './normalize-log.ts';
import type { Normalization, NormalizationReport } from './prove-normalization.ts';

/** Counts over a run. */
export interface NormalizationSummary {
  readonly records: number;
  readonly changed: number;
  readonly refused: number;
  /** Records whose every block has a place of its own in the target. */
  readonly complete: number;
  readonly leftOver: number;
  readonly questions: number;
}

/** Counts of a run over a log. */
export function summarize({ records }: LogNormalization): NormalizationSummary {
  const reports = records.flatMap((record) => (record.ok ? [record.report] : []));
  return {
    records: records.length,
    changed: reports.filter(({ changed }) => changed).length,
    refused: records.length - reports.length,
    complete: reports.filter((report) => leftOverOf(report).length === 0).length,
    leftOver: reports.reduce((sum, report) => sum + leftOverOf(report).length, 0),
    questions: reports.reduce((sum, report) => sum + report.questions.length, 0),
  };
}

/** Blocks without a place of their own in the target. */
export function leftOverOf({ blocks }: NormalizationReport): readonly BlockAccount[] {
  return blocks.filter(({ fate }) => fate === 'left-over');
}

/** Share of the text, from 0 to 1, that has a place of its own in the target. */
export function coverageOf(report: NormalizationReport): number {
  const size = (blocks: readonly BlockAccount[]): number => blocks.reduce((sum, { place }) => sum + place.end - place.start, 0);
  const all = size(report.blocks);
  return all === 0 ? 1 : 1 - size(leftOverOf(report)) / all;
}

/** The account of a run as plain data: what `--report json` prints. Lines count from 1. */
export function reportJson(result: LogNormalization, texts: ReadonlyMap<string, SourceText>): unknown {
  return { version: 1, summary: summarize(result), records: result.records.map((record) => recordJson(record, texts)) };
}

function recordJson(record: Normalization, texts: ReadonlyMap<string, SourceText>): unknown {
  if (!record.ok) return { path: record.path, id: record.id, dialect: record.dialect, changed: false, refused: record.reason };
  const { report } = record;
  const starts = lineStarts(texts.get(report.path)?.text ?? '');
  const line = (place: Place): number => lineOf(starts, place.start) + 1;
  return {
    path: report.path,
    id: report.id,
    dialect: report.dialect,
    target: report.target,
    changed: report.changed,
    coverage: Math.round(coverageOf(report) * 1000) / 1000,
    words: report.words,
    blocks: report.blocks.map(({ place, type, excerpt, fate, from, to }) => ({
      line: line(place),
      type,
      excerpt,
      fate,
      from,
      to,
    })),
    questions: report.questions.map(({ kind, message, place }) => ({ kind, message, line: line(place) })),
    differences: report.differences,
    ...(report.slots
      ? {
          slots: report.slots.map(({ slot, words, from, places, confidence }) => ({
            slot,
            ...(words === undefined ? {} : { words }),
            from,
            lines: places.map(line),
            confidence,
          })),
        }
      : {}),
  };
}
