import type { Files, WritableFiles } from '../model/files.ts';
import { type Applied, applyPlan } from './apply-plan.ts';
import type { MovePlan, Planned } from './move-plan.ts';

/** A record that was made, or why not. */
export type Created =
  | { readonly ok: true; readonly plan: MovePlan }
  | { readonly ok: false; readonly planned: Extract<Planned, { ok: false }> }
  | { readonly ok: false; readonly applied: Extract<Applied, { ok: false }> };

const ATTEMPTS = 20;
/** Milliseconds between two attempts: another run needs about as long to make a record. */
const PAUSE = 50;

/**
 * Makes a record, race-safe: when another one took the name or the number meanwhile, the plan is made anew from what is there now.
 * `plan` reads the log each time.
 */
export async function createRecord(files: WritableFiles, plan: () => Promise<Planned> | Planned): Promise<Created> {
  for (let attempt = 1; ; attempt++) {
    const planned = await plan();
    if (!planned.ok) return { ok: false, planned };
    const applied = applyPlan(files, planned.plan);
    const path = planned.plan.files[0]?.path ?? '';
    if (applied.ok && !hasSameNumber(files, path)) return { ok: true, plan: planned.plan };
    if (attempt >= ATTEMPTS) return applied.ok ? { ok: true, plan: planned.plan } : { ok: false, applied };
    if (applied.ok) files.remove(path);
    await pause();
  }
}

/** The two that clashed do not wait equally long. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE * (1 + Math.random()));
  });
}

/** Whether another file of the folder has the letters and number that a new record's name begins with. Names by day may share it. */
function hasSameNumber(files: Files, path: string): boolean {
  const own = /\/(?:readme|index)\.\w+$/i.test(path) ? path.slice(0, path.lastIndexOf('/')) : path;
  const name = own.slice(own.lastIndexOf('/') + 1);
  const lead = /^\D*\d{1,5}(?!\d)/.exec(name)?.[0];
  if (lead === undefined || /^\d{4}-\d\d-\d\d/.test(name)) return false;
  const folder = own.includes('/') ? own.slice(0, own.lastIndexOf('/')) : '.';
  return files
    .list(folder)
    .some((entry) => entry.name !== name && entry.name.startsWith(lead) && !/^\d/.test(entry.name.slice(lead.length)));
}
