import type { WritableFiles } from '../model/files.ts';
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
 * `plan` reads the log each time; `clashes` tells whether another file has the number of the new one.
 */
export function createRecord(
  files: WritableFiles,
  make: { readonly plan: () => Planned; readonly clashes: (path: string) => boolean },
): Created {
  for (let attempt = 1; ; attempt++) {
    const planned = make.plan();
    if (!planned.ok) return { ok: false, planned };
    const { plan } = planned;
    const applied = applyPlan(files, plan);
    const path = plan.files[0]?.path ?? '';
    if (applied.ok && !make.clashes(path)) return { ok: true, plan };
    if (attempt >= ATTEMPTS) return applied.ok ? { ok: true, plan } : { ok: false, applied };
    if (applied.ok) files.remove(path);
    pause();
  }
}

/** The two that clashed do not wait equally long. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE * (1 + Math.random()));
}
