import type { Decision } from '../../model/decision.ts';
import type { Log } from '../../model/log.ts';
import { exportLogs, recordJson } from '../../queries/export-log.ts';
import { logAt } from '../../queries/log-at.ts';
import type { CommandModule } from '../command.ts';
import { isSet, textOption } from '../command.ts';
import { countByPath, lintWorkspace } from '../lint-workspace.ts';
import { listTable } from '../list-table.ts';
import { openAtRef } from '../load-history.ts';
import { openWorkspace } from '../open-workspace.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('[paths...]', 'logs; none: those of the repository')
    .option('--status <status>', 'only records with this status')
    .option('--tag <tag>', 'only records with this tag')
    .option('--in-force', 'only records in force')
    .option('--at <date|ref>', 'what was in force at the end of a day, by the records’ own dates; or the log at a git ref')
    .option('--json', 'print JSON');

export const run: CommandModule['run'] = async ({ world, args, options, shared }) => {
  const asked = textOption(options, 'at');
  const at = asked !== undefined && isDay(asked) ? asked : undefined;
  const now = await openWorkspace({ shared, paths: args, allowEmpty: asked !== undefined && at === undefined });
  const open = asked !== undefined && at === undefined ? await openAtRef(now, asked, world) : now;
  const logs = open.workspace.logs.map((one) => one.log);
  const then = at === undefined ? undefined : new Map(logs.map((log) => [log.name, logAt(log, at)]));
  const take = (decision: Decision, log: Log): boolean =>
    wanted(decision, log, options) && (then === undefined || (then.get(log.name)?.inForce.includes(decision) ?? false));
  const findings = countByPath(lintWorkspace(open, shared).findings);
  if (isSet(options, 'json')) {
    const json = exportLogs(logs, { take, findings });
    const undated =
      then &&
      logs.flatMap((log) =>
        (then.get(log.name)?.undated ?? [])
          .filter((decision) => wanted(decision, log, options))
          .map((decision) => recordJson(decision, log, findings)),
      );
    world.stdout.write(`${JSON.stringify(undated ? { ...json, at, undated } : json, undefined, 2)}\n`);
    return 0;
  }
  world.stdout.write(
    listTable(logs, {
      take,
      color: shared.color,
      width: world.stdout.isTerminal ? world.stdout.columns : 120,
      displayPath: open.displayPath,
    }),
  );
  const undated = then
    ? logs.flatMap((log) => (then.get(log.name)?.undated ?? []).filter((decision) => wanted(decision, log, options)))
    : [];
  if (undated.length > 0)
    world.stdout.write(
      `\nNot dated, so nobody can say whether they were in force:\n${undated.map((decision) => `  ${decision.id}`).join('\n')}\n`,
    );
  return 0;
};

/** A day of the calendar; anything else is the name of a commit. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new UsageError(`unexpected --at \`${text}\`, expected a day of the calendar`);
  return true;
}

function wanted(decision: Decision, log: Log, options: Readonly<Record<string, unknown>>): boolean {
  const status = textOption(options, 'status')?.toLowerCase();
  const tag = textOption(options, 'tag')?.toLowerCase();
  if (
    status !== undefined &&
    decision.status?.name !== status &&
    decision.status?.text.toLowerCase() !== status &&
    !(status === 'none' && decision.status === undefined)
  )
    return false;
  if (tag !== undefined && !decision.tags.some((one) => one.value.toLowerCase() === tag)) return false;
  return !isSet(options, 'inForce') || log.lineage.inForce.has(decision.id);
}
