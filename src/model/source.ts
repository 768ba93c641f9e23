import type { Root, RootContent } from 'mdast';
import type { Located, Place } from './place.ts';

/** The text of one file, without its byte-order mark. This much of a file is kept for the whole run. */
export interface SourceText {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** True when the file starts with a byte-order mark. */
  readonly bom: boolean;
}

/** One file, parsed. It lives only while the file is read: the tree is not kept. */
export interface Source extends SourceText {
  readonly tree: Root;
  readonly frontMatter?: FrontMatter;
  /** Sections in document order. The first (depth 0) holds what stands before the first heading. */
  readonly sections: readonly Section[];
  /** Every link, image and definition outside code. */
  readonly links: readonly LinkUse[];
  /** HTML comments outside code, with their delimiters. */
  readonly comments: readonly Located<string>[];
  /** Checkbox items outside code, in document order. */
  readonly checkBoxes: readonly CheckBox[];
  /**
   * The text with front matter, code, comments, link targets and definitions replaced by spaces of the same length:
   * what the author says in words, at its own offsets.
   */
  readonly prose: string;
  /** What could not be read as it should be. */
  readonly problems: readonly SourceProblem[];
}

/** A heading and what stands below it. Headings inside quotes, lists and code open no section. */
export interface Section {
  readonly index: number;
  /** 1 to 6; 0 for what stands before the first heading. */
  readonly depth: number;
  /** The heading's words, without comments and markup. */
  readonly title: string;
  /** The title in lower case without numbering, emoji, marks and surrounding punctuation: what vocabularies hold. */
  readonly key: string;
  readonly heading: Place;
  /** From the end of the heading to the next heading of any level. */
  readonly body: Place;
  /** Where the next heading of the same or a higher level begins. */
  readonly end: number;
  /** Index of the section this one stands in. */
  readonly parent: number | undefined;
  /** Own blocks, up to the next heading. */
  readonly blocks: readonly RootContent[];
}

/** The YAML block at the top of a file. */
export interface FrontMatter {
  /** With the fences. */
  readonly place: Place;
  readonly entries: readonly FrontMatterEntry[];
  /** Set when YAML rejects the block; the entries were then read line by line. */
  readonly broken?: { readonly message: string; readonly place: Place };
}

/** One top-level key of the front matter. */
export interface FrontMatterEntry {
  readonly key: string;
  readonly keyPlace: Place;
  readonly kind: 'scalar' | 'list' | 'map' | 'empty';
  /** The scalar as written, without quotes: `0016` stays `0016`. Empty for lists, maps and empty values. */
  readonly text: string;
  /** The value's own range; for an empty value the point after the colon. */
  readonly valuePlace: Place;
  /** The scalars of a list, or the scalar itself as a list of one. */
  readonly items: readonly Located<string>[];
  /** Plain data, for validation. */
  readonly value: unknown;
  /** True when the scalar is quoted. */
  readonly quoted: boolean;
}

/** A use of a target: a link, an image, a definition or an autolink. */
export interface LinkUse {
  readonly kind: 'link' | 'image' | 'definition' | 'autolink' | 'reference';
  /** Target as written, decoded of Markdown escapes; for a reference the target of its definition, if there is one. */
  readonly href: string | undefined;
  /** The words of the link. */
  readonly text: string;
  readonly place: Place;
  /** The link's words, where there are any. */
  readonly textPlace: Place | undefined;
  /** The target in the source, where it stands literally. */
  readonly hrefPlace: Place | undefined;
}

/** A list item with a check box. */
export interface CheckBox {
  readonly checked: boolean;
  readonly text: string;
  readonly place: Place;
  /** The character between the brackets. */
  readonly mark: Place;
  /** Index of the section it stands in. */
  readonly section: number;
}

/** What is wrong with a file as a file, before anything is read as a decision. */
export interface SourceProblem {
  readonly kind:
    | 'invalid-utf8'
    | 'nul-byte'
    | 'front-matter'
    | 'duplicate-key'
    | 'unclosed-fence'
    | 'unclosed-front-matter'
    | 'too-large'
    | 'unreadable'
    | 'link'
    | 'conflict-marker'
    | 'outline-only';
  readonly detail: string;
  readonly place: Place;
}
