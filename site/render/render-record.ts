import type { Heading, Root, RootContent } from 'mdast';
import { flattenDeepLines } from '../../src/source/flatten-deep-lines.ts';
import { inlineText } from '../../src/source/inline-text.ts';
import type { SiteRecord } from '../views/site-facts.ts';
import { chosenPlaces } from './mark-chosen.ts';
import { type RenderedText, type RenderOptions, renderText } from './render-text.ts';

/** What a record needs to be rendered, beside itself. */
export type RecordRenderOptions = Omit<RenderOptions, 'origin' | 'title' | 'chosen'>;

/** A record's text as HTML, without its title and front matter, which the page shows in its head. */
export interface RenderedRecord extends RenderedText {
  /** True when the text could only be shown as it stands. */
  readonly failed: boolean;
}

/** Renders a record. What can not be rendered is shown as plain text: one odd record never stops a build. */
export function renderRecord(record: SiteRecord, options: RecordRenderOptions): RenderedRecord {
  const { log, decision } = record;
  const source = log.texts.get(decision.path) ?? { path: decision.path, text: '', bom: false };
  const origin = { path: decision.path, log };
  try {
    const { frontMatter, problems } = decision;
    const tree = options.facts.input.parse(flattenDeepLines(source.text).safe, { frontMatter: frontMatter !== undefined });
    const title = titleHeading(tree, record);
    const isBroken = problems.some(({ kind }) => kind === 'front-matter');
    const broken =
      frontMatter !== undefined && isBroken ? [codeBlock(source.text.slice(frontMatter.place.start, frontMatter.place.end))] : [];
    const body: Root = { type: 'root', children: [...broken, ...tree.children.filter((node) => node !== title)] };
    return {
      ...renderText(body, {
        ...options,
        origin,
        title: title === undefined ? record.title : inlineText(title),
        chosen: chosenPlaces(decision),
      }),
      failed: false,
    };
  } catch {
    return asPlainText(source.text, { ...options, origin, title: record.title });
  }
}

/** The heading that the page's own title stands for; one that says something else stays. */
function titleHeading(tree: Root, { decision }: SiteRecord): Heading | undefined {
  const shown = decision.title?.value;
  const claim = decision.titles.find(({ from, text }) => from === 'heading' && text === shown);
  return tree.children.find(
    (node): node is Heading => node.type === 'heading' && node.depth === 1 && claim !== undefined && isAt(node, claim.place),
  );
}

function isAt(node: Heading, place: { readonly start: number; readonly end: number }): boolean {
  const start = node.position?.start.offset ?? -1;
  const end = node.position?.end.offset ?? -1;
  return start <= place.start && place.end <= end;
}

function codeBlock(value: string): RootContent {
  return { type: 'code', lang: 'yaml', value };
}

function asPlainText(words: string, options: RenderOptions): RenderedRecord {
  const tree: Root = { type: 'root', children: [{ type: 'code', value: words }] };
  return { ...renderText(tree, options), failed: true };
}
