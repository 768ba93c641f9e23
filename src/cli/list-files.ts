import ignore from 'ignore';
import type { Files } from '../model/files.ts';

/** Folders that hold nothing a person wrote for others to read. */
const SKIPPED: ReadonlySet<string> = new Set([
  '.git',
  'node_modules',
  'vendor',
  'dist',
  'build',
  'target',
  'coverage',
  '.adr-lint',
  '_site',
  '.astro',
  '.venv',
  '__pycache__',
]);

/** Files below paths, in order; links are not followed. Named paths that do not exist are told apart. */
export function listFiles(
  files: Files,
  asked: { readonly paths: readonly string[]; readonly ignore: readonly string[] },
): { readonly paths: readonly string[]; readonly missing: readonly string[] } {
  const patterns = ignore().add([...asked.ignore, ...gitIgnore(files)]);
  const found = new Set<string>();
  const missing: string[] = [];
  for (const path of asked.paths) {
    const kind = files.kind(path);
    if (kind === 'file') found.add(path);
    else if (kind === 'folder') collect(path, { files, ignored: (one) => patterns.ignores(one), found });
    else missing.push(path);
  }
  return { paths: [...found].sort(), missing };
}

function gitIgnore(files: Files): readonly string[] {
  const content = files.read('.gitignore');
  return content.ok ? new TextDecoder().decode(content.bytes).split(/\r?\n/) : [];
}

function collect(
  folder: string,
  into: { readonly files: Files; readonly ignored: (path: string) => boolean; readonly found: Set<string> },
): void {
  for (const { name, kind } of into.files.list(folder)) {
    const path = folder === '.' ? name : `${folder}/${name}`;
    if (kind === 'folder' && !SKIPPED.has(name) && !into.ignored(`${path}/`)) collect(path, into);
    if (kind === 'file' && !into.ignored(path)) into.found.add(path);
  }
}
