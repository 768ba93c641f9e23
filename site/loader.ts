import type { Loader } from 'astro/loaders';
import { onSite, site } from './bridge.ts';

/**
 * Loads the records that are in memory into Astro's store: facts and a digest, never the text, so that the store stays small at ten
 * thousand records. In the dev server it follows each new site.
 */
export function recordLoader(): Loader {
  return {
    name: 'adr-lint',
    load: async ({ store, generateDigest, watcher }) => {
      const sync = (): void => {
        const { records } = site().facts;
        const keys = new Set(records.map(({ key }) => key));
        for (const key of store.keys()) if (!keys.has(key)) store.delete(key);
        for (const { key, address, title, log, decision } of records) {
          const data = {
            log: log.name,
            address,
            title,
            number: decision.number,
            status: decision.status?.name,
            date: decision.date?.iso,
            path: decision.path,
          };
          store.set({ id: key, data, digest: generateDigest(JSON.stringify(data) + (log.texts.get(decision.path)?.text ?? '')) });
        }
      };
      sync();
      // Only the dev server has one; a store must not hear of the sites after its own.
      if (watcher !== undefined) onSite(sync);
    },
  };
}
