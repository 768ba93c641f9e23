import type { SiteFacts } from '../views/site-facts.ts';

/** Address of a file on its code host, at a line if one is given; undefined when `site.repository` is not set. */
export function sourceHref(facts: SiteFacts, path: string, line?: number): string | undefined {
  const start = hostFolder(facts, 'blob');
  return start === undefined ? undefined : start + encodePath(path) + (line === undefined ? '' : `#L${line}`);
}

/** Address of a folder on its code host. */
export function folderHref(facts: SiteFacts, path: string): string | undefined {
  const start = hostFolder(facts, 'tree');
  return start === undefined ? undefined : start + encodePath(path);
}

/** Address of the form that edits a file on its code host. */
export function editHref(facts: SiteFacts, path: string): string | undefined {
  const start = hostFolder(facts, 'edit');
  return start === undefined ? undefined : start + encodePath(path);
}

function hostFolder(facts: SiteFacts, what: 'blob' | 'tree' | 'edit'): string | undefined {
  const { repository, branch } = facts.input.setting;
  if (repository === undefined || !/^https?:\/\//i.test(repository)) return undefined;
  const own = repository.replace(/\/+$/, '').replace(/\.git$/, '');
  const mark = /gitlab/i.test(own) ? '/-' : '';
  // Hosts show `HEAD` as the default branch, but edit only branches with a name.
  return `${own}${mark}/${what}/${encodePath(branch ?? (what === 'edit' ? 'main' : 'HEAD'))}/`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
