import type { SiteModel } from './model/site-model.ts';

const KEY = Symbol.for('adr-lint.site');
const LISTENERS = Symbol.for('adr-lint.site.listeners');

/** The site that is being built. Pages and the program run in one process; this is the one place where they meet. */
export function site(): SiteModel {
  const model: SiteModel | undefined = Reflect.get(globalThis, KEY);
  if (model === undefined) throw new Error('unexpected start of Astro, expected `adr-lint site`');
  return model;
}

/** Gives the pages a new site and tells those who wait for it. */
export function setSite(model: SiteModel): void {
  Reflect.set(globalThis, KEY, model);
  for (const listener of listeners()) listener();
}

/** Calls back whenever there is a new site. */
export function onSite(listener: () => void): void {
  listeners().add(listener);
}

function listeners(): Set<() => void> {
  const known: Set<() => void> | undefined = Reflect.get(globalThis, LISTENERS);
  if (known !== undefined) return known;
  const made = new Set<() => void>();
  Reflect.set(globalThis, LISTENERS, made);
  return made;
}
