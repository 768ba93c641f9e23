import { lineRange, lineStarts } from '../source/line-range.ts';
import type { LogNormalization } from '../template/normalize-log.ts';
import type { Normalization } from '../template/prove-normalization.ts';
import { visible } from '../report/visible.ts';
import type { OpenWorkspace } from './open-workspace.ts';

type Done = Extract<Normalization, { readonly ok: true }>;

/** The report of a run as data: every block of every record, where it came from and where it went. */
export function normalizeJson(open: OpenWorkspace, results: readonly LogNormalization[]): unknown {
  return {
    version: 1,
    records: results.flatMap((result) =>
      result.records.map((record) => {
        if (!record.ok) return { path: record.path, id: record.id, dialect: record.dialect, changed: false, failure: record.reason };
        const starts = lineStarts(textOf(record.report.path, open));
        const line = (place: { readonly start: number; readonly end: number }): number => lineRange(starts, place).line;
        const { report } = record;
        return {
          path: report.path,
          id: report.id,
          dialect: report.dialect,
          target: report.target,
          changed: report.changed,
          blocks: report.blocks.map(({ place, ...block }) => ({ line: line(place), ...block })),
          questions: report.questions.map(({ place, ...question }) => ({ line: line(place), ...question })),
          words: report.words,
          differences: report.differences,
          ...(report.slots ? { slots: report.slots } : {}),
        };
      }),
    ),
  };
}

/** A table of the records: dialect, how many blocks have a place of their own, what is left over, what is open. */
export function normalizeSummary(open: OpenWorkspace, results: readonly LogNormalization[]): string {
  const records = results.flatMap((result) => result.records);
  const rows = records.map((record) => (record.ok ? row(record, open) : [open.displayPath(record.path), record.dialect, 'left', record.reason.kind, visible(record.reason.detail)]));
  const head = ['Record', 'Dialect', 'Result', 'Placed', 'Open'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((one) => (one[column] ?? '').length)));
  const line = (cells: readonly string[]): string => `${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()}\n`;
  const leftOver = records.filter((record): record is Done => record.ok).flatMap((record) => leftOverLines(record, open));
  const changed = results.flatMap((result) => result.files).length;
  return [
    line(head),
    ...rows.map(line),
    ...(leftOver.length > 0 ? ['\nWithout a place of its own, kept as it is:\n', ...leftOver] : []),
    `\n${records.length} ${records.length === 1 ? 'record' : 'records'}, ${changed} ${changed === 1 ? 'file changes' : 'files change'}, ${records.filter((record) => !record.ok).length} left as they are\n`,
  ].join('');
}

function row(record: Done, open: OpenWorkspace): readonly string[] {
  const { report } = record;
  const left = report.blocks.filter((block) => block.fate === 'left-over').length;
  return [
    open.displayPath(report.path),
    report.dialect,
    report.changed ? 'changes' : 'unchanged',
    `${report.blocks.length - left}/${report.blocks.length}`,
    report.questions.map((question) => question.kind).join(', '),
  ];
}

function leftOverLines(record: Done, open: OpenWorkspace): readonly string[] {
  const starts = lineStarts(textOf(record.report.path, open));
  return record.report.blocks
    .filter((block) => block.fate === 'left-over' && block.type === 'heading')
    .map((block) => `  ${open.displayPath(record.report.path)}:${lineRange(starts, block.place).line} ${visible(block.excerpt)}\n`);
}

function textOf(path: string, open: OpenWorkspace): string {
  return open.workspace.logs.map(({ log }) => log.texts.get(path)?.text).find((text) => text !== undefined) ?? '';
}
