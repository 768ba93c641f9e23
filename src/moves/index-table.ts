import { joinPath, parentPath, relativePath } from '../lineage/paths.ts';
import type { Decision } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import type { Log } from '../model/log.ts';

/** What is wrong with an index. Lines count from 1. */
export interface IndexFault {
  readonly line: number;
  readonly endLine: number;
  readonly message: string;
}

/** The table found in a file: between the markers, else the first table whose rows link to records or carry their numbers. */
export interface FoundTable {
  readonly start: number;
  readonly end: number;
  readonly marked: boolean;
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly href: string | undefined;
  readonly number: number | undefined;
}

const OPEN = '<!-- adr-lint:index -->';
const CLOSE = '<!-- /adr-lint:index -->';

/** Faults of the index in a file: missing, stale and dead rows. */
export function checkIndex(text: string, path: string, log: Log): readonly IndexFault[] {
  const table = findTable(text, path, log);
  if (!table)
    return [
      { line: 1, endLine: 1, message: `unexpected file without a table of records, expected ${log.decisions.length} rows` },
    ];
  const lines = { line: lineAt(text, table.start), endLine: lineAt(text, Math.max(table.start, table.end - 1)) };
  const matched = table.rows.map((row) => ({ row, decision: recordOf(row, path, log) }));
  const present = new Set(matched.map(({ decision }) => decision?.id));
  const missing = log.decisions
    .filter((decision) => !present.has(decision.id))
    .map((decision) => ({ ...lines, message: `record \`${decision.id}\` has no row` }));
  const rows = matched.flatMap(({ row, decision }) => rowFault(row, decision, log));
  return [...missing, ...rows].sort((a, b) => a.line - b.line);
}

function rowFault(row: TableRow, decision: Decision | undefined, log: Log): readonly IndexFault[] {
  const at = { line: row.line, endLine: row.line };
  if (!decision)
    return [
      {
        ...at,
        message:
          row.href === undefined
            ? `row \`${row.cells.join(' | ')}\` names no record`
            : `row points at \`${row.href}\`, which is no record of the log`,
      },
    ];
  const written = row.cells.map((cell) => plainCell(cell).toLowerCase());
  const wanted = statusCell(decision, log);
  const stated = written.find((cell) => STATUS.test(cell));
  const name = decision.status?.name;
  if (stated === undefined || name === undefined || sameStatus(stated, name)) return [];
  return [
    {
      ...at,
      message: `unexpected status \`${row.cells[written.indexOf(stated)]?.trim() ?? stated}\` for \`${decision.id}\`, expected \`${wanted}\``,
    },
  ];
}

const STATUS =
  /^\W{0,4}(?:draft|proposed|accepted|approved|active|decided|implemented|done|rejected|declined|withdrawn|deprecated|obsolete|superseded|superceded|replaced)\b/i;
const SAME: Readonly<Record<string, string>> = {
  approved: 'accepted',
  active: 'accepted',
  decided: 'accepted',
  done: 'implemented',
  declined: 'rejected',
  obsolete: 'deprecated',
  superceded: 'superseded',
  replaced: 'superseded',
};

function sameStatus(stated: string, name: string): boolean {
  const word = /[a-z]+/i.exec(stated)?.[0]?.toLowerCase() ?? '';
  return (SAME[word] ?? word) === name;
}

/** Edits that write the table: between the markers, over a hand-kept table of records, or at the end of the file. */
export function writeIndex(text: string, path: string, log: Log): readonly Edit[] {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const table = [OPEN, '', ...tableLines(path, log), '', CLOSE].join(eol);
  const found = findTable(text, path, log);
  if (found) return text.slice(found.start, found.end) === table ? [] : [{ start: found.start, end: found.end, insert: table }];
  const gap = text === '' ? '' : text.endsWith(`${eol}${eol}`) ? '' : text.endsWith('\n') ? eol : `${eol}${eol}`;
  return [{ start: text.length, end: text.length, insert: `${gap}${table}${eol}` }];
}

function tableLines(path: string, log: Log): readonly string[] {
  const rows = log.decisions.map((decision) => {
    const title = cell(decision.title?.value ?? decision.name.slug);
    const target = relativePath(path, decision.path).split('/').map(encodeURIComponent).join('/');
    return `| ${cell(decision.name.number ?? decision.name.date ?? '')} | [${title}](${target}) | ${cell(statusCell(decision, log))} | ${cell(decision.date?.iso ?? '')} |`;
  });
  return ['| No. | Decision | Status | Date |', '| --- | --- | --- | --- |', ...rows];
}

/** `superseded by 0003`, `accepted`, or the words as written. */
function statusCell(decision: Decision, log: Log): string {
  const name = decision.status?.name ?? decision.status?.text ?? '';
  if (name !== 'superseded') return name;
  const by = (log.lineage.successors.get(decision.id) ?? [])
    .filter((edge) => edge.kind === 'supersedes' && edge.part === 'whole')
    .map((edge) => log.decisions.find((other) => other.id === edge.from)?.name.number ?? edge.from);
  return by.length === 0 ? name : `${name} by ${by.join(', ')}`;
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\|[\]<>`*_]/g, '\\$&');
}

/** The table of records of a file. Fences are not looked into. */
export function findTable(text: string, path: string, log: Log): FoundTable | undefined {
  const open = text.indexOf(OPEN);
  const close = open < 0 ? -1 : text.indexOf(CLOSE, open);
  if (open >= 0 && close > open) return { start: open, end: close + CLOSE.length, marked: true, rows: rowsIn(text, open, close) };
  return tables(text).find((table) => table.rows.some((row) => recordOf(row, path, log) !== undefined || looksLikeRecord(row)));
}

function looksLikeRecord(row: TableRow): boolean {
  return row.href !== undefined && /(?:^|\/)(?:[a-z]+[-_]?)?\d{3,8}[-_][^/]*\.md$/i.test(row.href);
}

function tables(text: string): readonly FoundTable[] {
  const found: FoundTable[] = [];
  let at = 0;
  let start = -1;
  let fence: string | undefined;
  for (const line of [...text.split('\n'), '']) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
    const inTable = fence === undefined && /^\s*\|.*\|\s*$/.test(line.replace(/\r$/, ''));
    if (inTable && start < 0) start = at;
    if (!inTable && start >= 0) {
      const end = text.slice(start, at).replace(/\r?\n$/, '').length + start;
      found.push({ start, end, marked: false, rows: rowsIn(text, start, end) });
      start = -1;
    }
    at += line.length + 1;
  }
  return found;
}

function rowsIn(text: string, start: number, end: number): readonly TableRow[] {
  const first = lineAt(text, start);
  const lines = text.slice(start, end).split(/\r?\n/);
  const rule = lines.findIndex((line) => /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(line));
  return lines.flatMap((line, index) => (index > rule && rule >= 0 && /^\s*\|/.test(line) ? [toRow(line, first + index)] : []));
}

function toRow(line: string, number: number): TableRow {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((one) => one.trim());
  const href = /\]\(\s*<?([^)\s>]+)/.exec(line)?.[1];
  const digits = cells.map((one) => /^(?:[A-Z]+[-_ ]?)?(\d{1,5})$/i.exec(plainCell(one))?.[1]).find((one) => one !== undefined);
  return { line: number, cells, href, number: digits === undefined ? undefined : Number(digits) };
}

function recordOf(row: TableRow, path: string, log: Log): Decision | undefined {
  if (row.href !== undefined) {
    const target = joinPath(parentPath(path), decode(row.href.replace(/[#?].*$/, '')));
    return log.decisions.find((decision) => decision.path === target);
  }
  const same = log.decisions.filter((decision) => decision.number === row.number && row.number !== undefined);
  return same.length === 1 ? same[0] : undefined;
}

function decode(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

function plainCell(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]/g, '')
    .trim();
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
