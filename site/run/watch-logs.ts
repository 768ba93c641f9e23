import { resolve } from 'node:path';
import type { SiteInput } from '../views/site-input.ts';

/** The part of a file watcher that is used. */
export interface Watcher {
  add(paths: readonly string[]): unknown;
  on(event: 'all', listener: (event: string, path: string) => void): unknown;
}

/** Milliseconds without a change after which the logs are read again: an editor saves in several steps. */
const CALM = 30;

/** Calls back after each change in the folders of the logs and in what the site's settings name. One reading at a time. */
export function watchLogs(watcher: Watcher, input: SiteInput, reload: () => Promise<void>): void {
  const { root } = input.workspace.files;
  const { pages, theme, logo } = input.setting;
  const paths = [...input.workspace.logs.map(({ log }) => log.path), pages, theme, logo, '.adr-config.yml'];
  const watched = paths.filter((path) => path !== undefined).map((path) => resolve(root, path));
  const own = resolve(root, '.adr-lint');
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  watcher.add(watched);
  watcher.on('all', (_event, path) => {
    if (path.startsWith(own) || !watched.some((folder) => path.startsWith(folder))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(reload);
    }, CALM);
  });
}
