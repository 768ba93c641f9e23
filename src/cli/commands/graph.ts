import { lineageDot } from '../../diagram/lineage-dot.ts';
import { lineageMermaid } from '../../diagram/lineage-mermaid.ts';
import { exportLogs } from '../../queries/export-log.ts';
import { chooseRecords } from '../choose-records.ts';
import type { CommandModule } from '../command.ts';
import { isSet, textOption } from '../command.ts';
import { countByPath, lintWorkspace } from '../lint-workspace.ts';
import { openWorkspace } from '../open-workspace.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('[records...]', 'records by stem, file name or number; logs by path')
    .option('--format <format>', 'mermaid, dot or json', 'mermaid')
    .option('--isolated', 'show records without relations too');

export const run: CommandModule['run'] = async ({ world, args, options, shared }) => {
  const format = textOption(options, 'format') ?? 'mermaid';
  if (format !== 'mermaid' && format !== 'dot' && format !== 'json')
    throw new UsageError(`unexpected --format \`${format}\`, expected \`mermaid\`, \`dot\` or \`json\``);
  const { open, ids } = await chooseRecords(args, (paths) => openWorkspace({ shared, paths }), shared.cwd);
  const logs = open.workspace.logs.map((one) => one.log).filter((log) => ids === undefined || (ids.get(log.name)?.size ?? 0) > 0);
  if (format === 'json') {
    const json = exportLogs(logs, {
      take: (decision, log) => ids === undefined || isNear(decision.id, log.name, { ids, logs }),
      findings: countByPath(lintWorkspace(open, shared).findings),
    });
    world.stdout.write(`${JSON.stringify(json, undefined, 2)}\n`);
    return 0;
  }
  const draw = (log: (typeof logs)[number]): string => {
    const chosen = ids?.get(log.name);
    const request = {
      ...(chosen ? { records: [...chosen] } : {}),
      isolated: isSet(options, 'isolated') ? ('show' as const) : ('hide' as const),
    };
    return format === 'dot' ? lineageDot(log, request) : lineageMermaid(log, request).join('\n');
  };
  world.stdout.write(
    logs
      .map((log) => draw(log))
      .map((text) => (text.endsWith('\n') ? text : `${text}\n`))
      .join('\n'),
  );
  return 0;
};

/** A chosen record or a neighbour of one. */
function isNear(
  id: string,
  log: string,
  facts: {
    readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
    readonly logs: readonly {
      readonly name: string;
      readonly edges: readonly { readonly from: string; readonly to: string }[];
    }[];
  },
): boolean {
  const chosen = facts.ids.get(log);
  if (chosen?.has(id)) return true;
  const edges = facts.logs.find((one) => one.name === log)?.edges ?? [];
  return edges.some((edge) => (edge.from === id && chosen?.has(edge.to)) || (edge.to === id && chosen?.has(edge.from)));
}
