import { defaultSchema, type Schema } from 'hast-util-sanitize';

const NOT_TAKEN: ReadonlySet<string> = new Set(['picture', 'source']);

/**
 * What of a record's HTML survives: GitHub's list, less everything that could act, name a style, or speak to assistive technology in
 * the author's place. Elements that hold no words of the author go with their content.
 */
export const SANITIZE_SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !NOT_TAKEN.has(name)),
    'abbr',
    'figcaption',
    'figure',
    'mark',
    'small',
    'u',
  ],
  attributes: {
    a: ['href', 'dataFootnoteBackref', 'dataFootnoteRef', 'ariaLabel', 'name'],
    abbr: ['title'],
    code: [['className', /^language-./]],
    details: ['open'],
    img: ['src', 'width', 'height'],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    li: [['className', 'task-list-item'], 'value'],
    ol: [['className', 'contains-task-list'], 'start', 'reversed', 'type'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    ul: [['className', 'contains-task-list']],
    '*': ['align', 'alt', 'dir', 'id', 'lang', 'title'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https', 'data'] },
  clobber: [],
  strip: [
    'applet',
    'audio',
    'canvas',
    'embed',
    'iframe',
    'math',
    'noembed',
    'noframes',
    'noscript',
    'object',
    'script',
    'select',
    'style',
    'svg',
    'template',
    'textarea',
    'title',
    'video',
    'xmp',
  ],
};
