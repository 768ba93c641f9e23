import { readDecision } from '../../dialects/read-decision.ts';
import type { Decision } from '../../model/decision.ts';
import type { FrontMatterEntry, Source, SourceText } from '../../model/source.ts';
import { parseWithRemark } from '../../source/parse.ts';
import { parseSourceText } from '../../source/parse-source.ts';
import { type Outline, outlineOf } from '../record-view.ts';
import { placeholderKey, type TemplatePlaceholder, templatePlaceholders } from './template-placeholders.ts';

/** What a template says about itself in its front matter. */
export interface TemplateContract {
  readonly template?: string;
  readonly placeholders?: readonly string[];
  /** Keys of the front matter that carry supersession. */
  readonly lineageFields?: readonly string[];
}

/** A template, read as data. */
export interface IngestedTemplate {
  /** Kebab-case: of the contract, else of the file's name. */
  readonly id: string;
  readonly source: Source;
  readonly decision: Decision;
  readonly outline: Outline;
  readonly contract: TemplateContract;
  readonly placeholders: readonly TemplatePlaceholder[];
}

/** A template, or why the text is none and what to do instead. */
export type Ingestion =
  | { readonly ok: true; readonly template: IngestedTemplate }
  | { readonly ok: false; readonly reason: string; readonly instead: string };

const BUILT_IN = 'adopt a file of your own, or name a built-in template with `new --template`';
const FROM_LOG = '`adopt --from-log` infers the template from the records of a log';

/** Takes a text in as a template. It is data: nothing in it is run or obeyed. */
export function ingestTemplate(file: SourceText): Ingestion {
  const refuse = (reason: string, instead: string): Ingestion => ({ ok: false, reason, instead });
  if (!/\.(?:md|markdown)$/i.test(file.path)) return refuse(`\`${file.path}\` is no Markdown file`, BUILT_IN);
  if (file.text.trim() === '') return refuse(`\`${file.path}\` is empty`, BUILT_IN);
  if (file.text.includes('\0') || file.text.includes('\uFFFD')) return refuse(`\`${file.path}\` is no text in UTF-8`, BUILT_IN);
  const source = parseSourceText(file, parseWithRemark);
  const where = {
    log: '',
    id: 'template',
    name: { kind: 'plain', shape: '', prefix: '', slug: 'template' },
    folders: [],
  } as const;
  const own = { statusWords: {}, headings: {} };
  const decision = readDecision(source, where, own);
  const outline = outlineOf({ source, decision, where, own });
  const placeholders = templatePlaceholders(source);
  const labels = decision.fields.filter(({ notation }) => notation !== 'front-matter').length;
  if (outline.tops.length === 0 && labels < 3 && decision.yStatement === undefined)
    return refuse(`\`${file.path}\` has no sections, no labelled entries and no statement`, BUILT_IN);
  if (placeholders.length === 0 && isRecord(decision))
    return refuse(`\`${file.path}\` is a record: nothing in it waits to be filled in`, FROM_LOG);
  return {
    ok: true,
    template: {
      id: idOf(file.path, source),
      source,
      decision,
      outline,
      contract: contractOf(source.frontMatter?.entries ?? []),
      placeholders,
    },
  };
}

/** A decided status and a real day, or text in every section, with nothing to fill in. */
function isRecord({ status, date, sections }: Decision): boolean {
  const filled = sections.filter((section) => section.depth > 1 && !section.empty).length;
  return filled > 0 && (status?.name !== undefined || date?.iso !== undefined);
}

/** Keys of the contract; they are about the template and are not written into records. */
export const CONTRACT_KEYS: ReadonlySet<string> = new Set(['template', 'placeholders', 'lineage_fields']);

function contractOf(entries: readonly FrontMatterEntry[]): TemplateContract {
  const entry = (key: string): FrontMatterEntry | undefined => entries.find((one) => one.key === key);
  const names = (key: string): readonly string[] | undefined => entry(key)?.items.map(({ value }) => value);
  const template = entry('template')?.text;
  const placeholders = names('placeholders');
  const lineageFields = names('lineage_fields');
  return {
    ...(template === undefined || template === '' ? {} : { template }),
    ...(placeholders ? { placeholders } : {}),
    ...(lineageFields ? { lineageFields } : {}),
  };
}

function idOf(path: string, source: Source): string {
  const named = contractOf(source.frontMatter?.entries ?? []).template;
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
  const id = placeholderKey(named ?? stem)
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return id === '' || /^\d/.test(id) ? `team-template${id === '' ? '' : `-${id}`}` : id;
}
