import type { Files } from '../model/files.ts';

/** `owner/name` of the repository on its code host, from the address of `origin` in the git config, if there is one. */
export function repositoryName(files: Files): string | undefined {
  const content = files.read('.git/config');
  if (!content.ok) return undefined;
  const text = new TextDecoder().decode(content.bytes);
  const origin = /\[remote "origin"\][^[]*?^\s*url\s*=\s*(\S+)/m.exec(text)?.[1];
  return origin === undefined ? undefined : /[/:]([^/:]+\/[^/]+?)(?:\.git)?\/?$/.exec(origin)?.[1];
}
