import { applyFixes } from '../lint/apply-fixes.ts';
import type { LintResult } from '../lint/lint-logs.ts';
import type { Fix } from '../model/finding.ts';
import type { Call } from './command.ts';
import { isSet } from './command.ts';
import type { OpenWorkspace } from './open-workspace.ts';
import { writeText } from './write-text.ts';

/** Applies fixes and tells on standard error what was done. True when files on disk changed. */
export async function fixWorkspace(facts: {
  readonly call: Call;
  readonly open: OpenWorkspace;
  readonly result: LintResult;
  readonly safeties: readonly Fix['safety'][];
}): Promise<boolean> {
  const { call, open } = facts;
  const { texts, applied, skipped } = applyFixes(facts.result.findings, {
    workspace: open.workspace,
    safeties: facts.safeties,
    today: call.shared.clock.today,
  });
  if (isSet(call.options, 'dryRun')) {
    const { unifiedDiff } = await import('./unified-diff.ts');
    for (const [path, after] of [...texts].sort()) call.world.stdout.write(unifiedDiff(path, textOf(path, open), after));
    return false;
  }
  for (const [path, text] of texts) writeText(open.files, { path, text, bom: bomOf(path, open) });
  if (!call.shared.quiet)
    call.world.stderr.write(
      `${applied.length} ${applied.length === 1 ? 'fix' : 'fixes'} applied in ${texts.size} ${texts.size === 1 ? 'file' : 'files'}${skipped.length > 0 ? `, ${skipped.length} left for the next run` : ''}\n`,
    );
  return texts.size > 0;
}

function textOf(path: string, open: OpenWorkspace): string {
  return open.workspace.logs.map(({ log }) => log.texts.get(path)?.text).find((text) => text !== undefined) ?? '';
}

function bomOf(path: string, open: OpenWorkspace): boolean {
  return open.workspace.logs.some(({ log }) => log.texts.get(path)?.bom === true);
}
