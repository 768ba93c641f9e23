import { join, resolve } from 'node:path';
import { type SiteFile, siteFiles } from '../machines/site-files.ts';
import { type SiteModel, siteModel } from '../model/site-model.ts';
import { siteFacts } from '../views/site-facts.ts';
import type { SiteCall, SiteInput } from '../views/site-input.ts';
import { readText } from './disk.ts';
import { type PackageParts, publishAssets } from './package-assets.ts';

/** A site in memory. */
export interface MadeSite {
  readonly input: SiteInput;
  readonly model: SiteModel;
  /** Everything beside the pages; made once, when the pages are there. */
  readonly files: () => ReadonlyMap<string, SiteFile>;
}

/** Makes the site of an input: everything but its pages, which Astro draws. */
export function makeSite(input: SiteInput, call: SiteCall, parts: PackageParts): MadeSite {
  const assets = publishAssets(parts, input.setting, input.workspace.files);
  const texts = input.workspace.logs.flatMap(({ log }) => [...log.texts.values()].map(({ text }) => text));
  const model = siteModel({ facts: siteFacts(input, call, ownTexts(input)), assets: assets.names });
  const diagram = texts.some((text) => MERMAID.test(text))
    ? [...parts.diagram].map(([name, bytes]) => [`diagram/${name}`, bytes] as const)
    : [];
  let files: ReadonlyMap<string, SiteFile> | undefined;
  return {
    input,
    model,
    files: () => {
      files ??= siteFiles(model, new Map([...assets.files, ...diagram]));
      return files;
    },
  };
}

const MERMAID = /^[ \t>]*(?:[-*+\d.]+[ \t]+)?(?:`{3,}|~{3,})[ \t]*mermaid/m;

/** The team's folder of components, absolute. */
export function componentsFolder({ setting, workspace }: SiteInput): string | undefined {
  return setting.components === undefined ? undefined : resolve(workspace.files.root, setting.components);
}

/** Texts of the interface in the team's own words: `texts.json` beside its components. */
function ownTexts(input: SiteInput): Readonly<Record<string, unknown>> {
  const folder = componentsFolder(input);
  const text = folder === undefined ? undefined : readText(join(folder, 'texts.json'));
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    return {};
  }
}
