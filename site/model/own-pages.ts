import type { Source } from '../../src/model/source.ts';
import { parseSource } from '../../src/source/parse-source.ts';
import { slugsFor } from '../views/addresses.ts';
import type { SiteInput } from '../views/site-input.ts';

/** A Markdown page that the team wrote for the site. */
export interface OwnPage {
  readonly path: string;
  readonly slug: string;
  readonly title: string;
  readonly source: Source;
}

/** The pages in the folder that the config names, by file name. */
export function loadOwnPages({ setting, workspace, parse }: SiteInput): readonly OwnPage[] {
  const folder = setting.pages?.replace(/\/+$/, '');
  if (folder === undefined) return [];
  const names = workspace.files
    .list(folder)
    .filter(({ kind, name }) => kind === 'file' && /\.md$/i.test(name))
    .map(({ name }) => name);
  const slugs = slugsFor(names.map((name) => name.replace(/\.md$/i, '')));
  return names.flatMap((name) => {
    const path = `${folder}/${name}`;
    const content = workspace.files.read(path);
    if (!content.ok) return [];
    const source = parseSource(path, content.bytes, parse);
    const stem = name.replace(/\.md$/i, '');
    const title = source.sections.find(({ depth }) => depth === 1)?.title;
    return [{ path, slug: slugs.get(stem) ?? stem, title: title === undefined || title === '' ? stem : title, source }];
  });
}
