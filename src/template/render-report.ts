import type { SourceText } from '../model/source.ts';
import { lineOf, lineStarts } from '../source/line-range.ts';
import type { LogNormalization } from './normalize-log.ts';
import type { Normalization, NormalizationReport } from './prove-normalization.ts';
import { coverageOf, leftOverOf, summarize } from './report-json.ts';

/** The account of a run for people: a table of the records, then what is left over and what only their authors can say. Plain text without colours. */
export function renderReport(result: LogNormalization, texts: ReadonlyMap<string, SourceText>): string {
  const rows = result.records.map(rowOf);
  const heads = ['record', 'dialect', 'covered', 'left over', 'open', ''];
  const table = renderTable([heads, ...rows]);
  const details = result.records.flatMap((record) => detailsOf(record, texts));
  const sum = summarize(result);
  const last = `${sum.changed} of ${count(sum.records, 'record')} changed, ${count(sum.leftOver, 'block')} left over, ${count(sum.questions, 'open question')}, ${sum.refused} refused`;
  return `${[table, ...details, last].join('\n\n')}\n`;
}

function rowOf(record: Normalization): readonly string[] {
  if (!record.ok) return [record.path, record.dialect, '', '', '', `refused: ${record.reason.detail}`];
  const { report } = record;
  const covered = `${Math.floor(coverageOf(report) * 100)} %`;
  return [
    report.path,
    report.dialect,
    covered,
    `${leftOverOf(report).length}`,
    `${report.questions.length}`,
    report.changed ? 'changed' : 'as it was',
  ];
}

function renderTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function detailsOf(record: Normalization, texts: ReadonlyMap<string, SourceText>): readonly string[] {
  if (!record.ok) return [];
  const { report } = record;
  const starts = lineStarts(texts.get(report.path)?.text ?? '');
  const lineAt = (offset: number): number => lineOf(starts, offset) + 1;
  const leftOver = leftOverOf(report)
    .filter(({ type }) => type === 'heading')
    .map(
      ({ place, excerpt, to }) =>
        `  ${lineAt(place.start)}  left over: ${excerpt} → ${to.length > 1 ? to.slice(1).join(' › ') : 'a section of its own'}`,
    );
  const questions = report.questions.map(({ message, place }) => `  ${lineAt(place.start)}  ${message}`);
  const slots = slotLines(report);
  const lines = [...leftOver, ...questions, ...slots];
  return lines.length === 0 ? [] : [[report.path, ...lines].join('\n')];
}

function slotLines({ slots }: NormalizationReport): readonly string[] {
  return (slots ?? []).map(
    ({ slot, words, from, confidence }) =>
      `  ${slot}: ${words === undefined ? 'open' : `${words} (${confidence}, from ${from.join(' › ')})`}`,
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
