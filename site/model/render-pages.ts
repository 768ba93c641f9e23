import type { Root } from 'mdast';
import type { RuleInfo } from '../../src/model/report.ts';
import { parseSourceText } from '../../src/source/parse-source.ts';
import type { RecordRenderOptions } from '../render/render-record.ts';
import { type RenderedText, renderText } from '../render/render-text.ts';
import type { OwnPage } from './own-pages.ts';

/** Renders a rule's page without its title. */
export function renderRule(rule: RuleInfo, options: RecordRenderOptions): RenderedText {
  const { tree } = parseSourceText({ path: `${rule.id}.md`, text: rule.page, bom: false }, options.facts.input.parse);
  return renderText(withoutTitle(tree), { ...options, origin: { path: `${rule.id}.md` }, title: rule.id });
}

/** Renders a page of the team without its title. Links to records work as in records. */
export function renderOwnPage(page: OwnPage, options: RecordRenderOptions): RenderedText {
  const [log] = options.facts.logs;
  const origin = { path: page.path, ...(log === undefined ? {} : { log }) };
  return renderText(withoutTitle(page.source.tree), { ...options, origin, title: page.title });
}

function withoutTitle(tree: Root): Root {
  const title = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  return { type: 'root', children: tree.children.filter((node) => node !== title) };
}
