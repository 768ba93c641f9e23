import type { Root } from 'mdast';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** Options of a parse. */
export interface ParseOptions {
  /** Whether a block between `---` lines at the top is front matter. */
  readonly frontMatter: boolean;
}

/**
 * The one seam to a Markdown parser: text without byte-order mark to mdast with positions in UTF-16 offsets.
 * CommonMark with tables, task lists, strikethrough and footnotes; bare web addresses stay text.
 */
export type Parse = (text: string, options: ParseOptions) => Root;

const withFrontMatter = buildProcessor({ frontMatter: true });
const withoutFrontMatter = buildProcessor({ frontMatter: false });

/** The reference parser. */
export const parseWithRemark: Parse = (text, options) =>
  (options.frontMatter ? withFrontMatter() : withoutFrontMatter()).parse(text);

/** Loads the fast parser, or gives undefined where its native part is missing. */
export async function loadFastParse(): Promise<Parse | undefined> {
  try {
    const { markdownToMdast } = await import('satteri');
    const parse: Parse = (text, options) => {
      const tree = markdownToMdast(text, { features: { gfm: true, frontmatter: options.frontMatter } });
      if (tree.type !== 'root') throw new TypeError(`unexpected \`${tree.type}\`, expected \`root\``);
      return tree as Root;
    };
    parse('probe\n', { frontMatter: true });
    return parse;
  } catch {
    return undefined;
  }
}

type ParseProcessor = () => Processor<Root, undefined, undefined, undefined, undefined>;

/** Builds the processor on first use: a run that only prints its version must not pay for it. */
function buildProcessor(options: ParseOptions): ParseProcessor {
  let processor: Processor<Root, undefined, undefined, undefined, undefined> | undefined;
  return () => {
    if (processor === undefined) {
      const base = unified().use(remarkParse).use(gfmWithoutAutolinks);
      processor = options.frontMatter ? base.use(remarkFrontmatter, ['yaml', 'toml']).freeze() : base.freeze();
    }
    return processor;
  };
}

/** remark-gfm less its autolink-literal part, which costs as much as all the rest and finds no link that authors wrote as one. */
function gfmWithoutAutolinks(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    gfmFootnote(),
    gfmStrikethrough(),
    gfmTable(),
    gfmTaskListItem(),
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ];
}
