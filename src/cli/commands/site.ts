import { PAGES } from '../../rules/pages.ts';
import { chooseParse } from '../../workspace.ts';
import { buildReport } from '../build-report.ts';
import type { CommandModule } from '../command.ts';
import { type Call, isSet, textOption } from '../command.ts';
import { lintWorkspace } from '../lint-workspace.ts';
import { openWorkspace } from '../open-workspace.ts';
import { UsageError } from '../usage-error.ts';

export const define: CommandModule['define'] = (command) =>
  command
    .argument('<action>', 'build, dev or preview')
    .argument('[paths...]', 'logs; none: those of the repository')
    .option('--out <dir>', 'folder of the built site', '_site')
    .option('--base <path>', 'path the site is served under, such as /my-repo/')
    .option('--site <url>', 'address of the host, such as https://acme.example')
    .option('--port <n>', 'port of the server')
    .option('--allow-empty', 'an empty log gives a site that says so');

export const run: CommandModule['run'] = async (call) => {
  const [action, ...paths] = call.args;
  if (action !== 'build' && action !== 'dev' && action !== 'preview')
    throw new UsageError(`unexpected \`site ${action ?? ''}\`, expected \`build\`, \`dev\` or \`preview\``);
  const { buildSite, devSite, previewSite } = await import('../../../site/run.ts');
  const options = { cwd: call.shared.cwd, load: () => loadInput(call, paths), ...siteOptions(call) };
  try {
    if (action === 'build') return await build(call, () => buildSite({ ...options, ...progress(call) }));
    const server = action === 'dev' ? await devSite(options) : await previewSite(options);
    call.world.stdout.write(`${server.url}\nCtrl-C ends it.\n`);
    await call.world.untilStopped();
    await server.stop();
    return 0;
  } catch (error) {
    if (error instanceof Error && error.name === 'SiteFault')
      throw new UsageError(error.message, 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined);
    throw error;
  }
};

async function build(
  call: Call,
  work: () => Promise<{ readonly out: string; readonly records: number; readonly files: number; readonly bytes: number }>,
): Promise<number> {
  const result = await work();
  if (call.world.stderr.isTerminal && !call.shared.quiet) call.world.stderr.write('\r\u001B[K');
  call.world.stdout.write(
    `${result.records} ${result.records === 1 ? 'record' : 'records'}, ${result.files} files, ${(result.bytes / 1_000_000).toFixed(1)} MB in ${result.out}\n`,
  );
  return 0;
}

/** A counter on a terminal; nothing elsewhere. */
function progress(call: Call): { readonly progress?: (done: number, total: number) => void } {
  if (!call.world.stderr.isTerminal || call.shared.quiet) return {};
  return {
    progress: (done, total) => {
      if (done % 10 === 0 || done === total) call.world.stderr.write(`\r${done} of ${total} records`);
    },
  };
}

function siteOptions(call: Call): {
  readonly out?: string;
  readonly base?: string;
  readonly url?: string;
  readonly port?: number;
} {
  const out = textOption(call.options, 'out');
  const base = textOption(call.options, 'base');
  const url = textOption(call.options, 'site');
  const port = textOption(call.options, 'port');
  if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new UsageError(`unexpected --port \`${port}\`, expected a number`);
  return {
    ...(out === undefined ? {} : { out }),
    ...(base === undefined ? {} : { base }),
    ...(url === undefined ? {} : { url }),
    ...(port === undefined ? {} : { port: Number(port) }),
  };
}

/** What the site is made from; its shape is checked where the runner takes it. */
async function loadInput(call: Call, paths: readonly string[]) {
  const open = await openWorkspace({ shared: call.shared, paths, allowEmpty: isSet(call.options, 'allowEmpty') });
  const result = lintWorkspace(open, call.shared);
  const report = buildReport(open, result, PAGES);
  const [first] = open.workspace.logs;
  const records = open.workspace.logs.reduce((sum, { log }) => sum + log.decisions.length, 0);
  return {
    workspace: open.workspace,
    setting: first?.settings.site ?? {},
    findings: result.findings,
    rules: [...report.rules.values()],
    today: call.shared.clock.today,
    staleAfterDays: first?.settings.staleAfterDays ?? 90,
    version: report.version,
    parse: await chooseParse({ records, bytes: 0 }, first?.settings.parser ?? 'auto'),
  };
}
