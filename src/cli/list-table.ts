import type { Decision } from '../model/decision.ts';
import type { Log } from '../model/log.ts';
import { displayWidth } from '../report/cells.ts';
import { painter } from '../report/paint.ts';
import { visible } from '../report/visible.ts';

/** What a list shows and how. */
export interface ListView {
  readonly take: (decision: Decision, log: Log) => boolean;
  readonly color: boolean;
  readonly width: number;
  readonly displayPath: (path: string) => string;
}

/** One line a record: number, status, date, title and what it replaces or is replaced by. */
export function listTable(logs: readonly Log[], view: ListView): string {
  const paint = painter({ color: view.color, width: view.width, displayPath: view.displayPath });
  const blocks = logs.map((log) => {
    const rows = log.decisions.filter((decision) => view.take(decision, log)).map((decision) => row(decision, log));
    const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((one) => displayWidth(one[column] ?? ''))));
    const lines = rows.map(([number = '', status = '', date = '', title = '', lineage = '']) => {
      const head = [pad(number, widths[0]), pad(status, widths[1]), pad(date, widths[2])].join('  ');
      return `${head}  ${title}${lineage === '' ? '' : paint('quiet', `  ${lineage}`)}`;
    });
    const name = logs.length > 1 ? `${paint('strong', `${log.name} (${view.displayPath(log.path)})`)}\n` : '';
    return `${name}${lines.map((line) => `${line.trimEnd()}\n`).join('')}`;
  });
  return blocks.filter((block) => block !== '').join('\n');
}

function row(decision: Decision, log: Log): readonly string[] {
  const own = decision.name.number ?? decision.name.date ?? '';
  const status = decision.status?.name ?? (decision.status ? `${visible(decision.status.word)}?` : '-');
  const title = visible(decision.title?.value ?? decision.name.slug ?? decision.id);
  const unreadable =
    decision.dialect === 'unreadable'
      ? ' (unreadable)'
      : decision.problems.some((problem) => problem.kind === 'front-matter')
        ? ' (front matter unreadable)'
        : '';
  return [own === '' ? decision.id : own, status, decision.date?.iso ?? '', `${title}${unreadable}`, lineageOf(decision, log)];
}

function lineageOf(decision: Decision, log: Log): string {
  const name = (id: string): string => log.decisions.find((other) => other.id === id)?.name.number ?? id;
  const supersedes = (log.lineage.predecessors.get(decision.id) ?? [])
    .filter((edge) => edge.kind === 'supersedes')
    .map((edge) => name(edge.to));
  const by = (log.lineage.successors.get(decision.id) ?? [])
    .filter((edge) => edge.kind === 'supersedes')
    .map((edge) => name(edge.from));
  return [supersedes.length > 0 ? `replaces ${supersedes.join(', ')}` : '', by.length > 0 ? `superseded by ${by.join(', ')}` : '']
    .filter((part) => part !== '')
    .join('; ');
}

function pad(text: string, width = 0): string {
  return `${text}${' '.repeat(Math.max(0, width - displayWidth(text)))}`;
}
