import type { RecordName } from '../model/decision.ts';
import type { FileContent } from '../model/files.ts';
import type { SkipReason } from '../model/log.ts';
import { decisionSigns, isTemplateText } from './decision-signs.ts';
import { baseOf } from './found-log.ts';
import { isAssetExtension, isIndexStem, isProcessStem, isTemplateSlug, isTemplateStem } from './known-names.ts';
import { isMarkdown, isRecordName, isStrongName, recordName, stemOf } from './record-name.ts';

/** What a file of a log's folder is. */
export type FileClass =
  | { readonly kind: 'record'; readonly name: RecordName }
  | { readonly kind: 'skipped'; readonly reason: SkipReason; readonly suspicious: boolean; readonly content?: FileContent };

/** One file, as the folder sees it. */
export interface FileFacts {
  /** Path from the root. A page of a record's own folder is not asked about here: its folder tells. */
  readonly path: string;
  /** Letters before numbers that are this log's habit. */
  readonly prefixes: ReadonlySet<string>;
  /** Stems of the Markdown files beside it, in lower case. */
  readonly siblings: ReadonlySet<string>;
  /** Called only when the name alone does not tell. */
  read(): FileContent;
}

/**
 * Tells a record from an index, a template, a process page and other files of a log's folder. The name decides; only
 * files without date or number (of three digits, or after letters such as `ADR`) are opened, and are records when they show
 * the signs of a decision.
 */
export function classifyFile(facts: FileFacts): FileClass {
  const base = baseOf(facts.path);
  if (/(?:^|\/)\.codearbiter\/(?:.*\/)?decision-log\.md$/i.test(facts.path)) return skipped('ledger', false);
  const unsupported = unsupportedReason(base);
  if (!isMarkdown(base) && unsupported === undefined) return classifyOther(facts, base);
  const name = recordName(base, facts.prefixes);
  const byName = pageReason(stemOf(base).toLowerCase(), name);
  if (byName === 'record') return unsupported === undefined ? { kind: 'record', name } : skipped(unsupported, false);
  if (byName === 'template' || byName === 'index') return skipped(byName, false);
  return classifyByText(facts, name, byName);
}

function unsupportedReason(base: string): SkipReason | undefined {
  if (/\.(?:adoc|asciidoc)$/i.test(base)) return 'AsciiDoc is not supported';
  return /\.rst$/i.test(base) ? 'reStructuredText is not supported' : undefined;
}

/** What the stem alone tells; undefined when it tells nothing. */
function pageReason(stem: string, name: RecordName): 'record' | 'index' | 'process page' | 'template' | undefined {
  if (isTemplateStem(stem)) return 'template';
  if (name.kind === 'draft' && (name.slug === '' || isTemplateSlug(name.slug))) return 'template';
  if (isRecordName(name) && isReadmeOf(stem)) return 'index';
  if (name.kind === 'numbered' && !isStrongName(name)) return undefined;
  if (isRecordName(name)) return 'record';
  if (isIndexStem(stem)) return 'index';
  return isProcessStem(stem) ? 'process page' : undefined;
}

/** `0000-index.md` and `00-readme.md` are no records. */
function isReadmeOf(stem: string): boolean {
  return /^0+[-_. ](?:readme|index|toc|overview|table-of-contents)$/.test(stem);
}

function classifyByText(facts: FileFacts, name: RecordName, byName: 'process page' | undefined): FileClass {
  const content = facts.read();
  if (!content.ok) return { kind: 'skipped', reason: 'unreadable', suspicious: true, content };
  const text = new TextDecoder().decode(content.bytes);
  const signs = decisionSigns(text);
  const unsupported = unsupportedReason(facts.path);
  if (byName !== undefined) return skipped(byName, signs.size >= 3 && unsupported === undefined);
  if (isTemplateText(text)) return skipped('template', false);
  if (unsupported !== undefined) return skipped(isDecision(signs) ? unsupported : 'name is no record name', false);
  if (isDecision(signs) || (isRecordName(name) && signs.size === 1)) return { kind: 'record', name };
  return skipped('name is no record name', signs.size > 0 || name.kind !== 'plain' || name.prefix !== '' || isStub(text));
}

/** Two signs, one of them a status or a decision: a page with a background and an approach may be anything. */
export function isDecision(signs: ReadonlySet<string>): boolean {
  return signs.size >= 2 && (signs.has('status') || signs.has('decision'));
}

/** A title and little more: a record that was begun, as far as one can tell. */
function isStub(text: string): boolean {
  return text.trim().length < 200;
}

const textExtensions = new Set([
  '',
  'txt',
  'text',
  'doc',
  'docx',
  'odt',
  'rtf',
  'org',
  'wiki',
  'textile',
  'htm',
  'html',
  'mkdown',
  'm',
]);

function classifyOther(facts: FileFacts, base: string): FileClass {
  if (/^adr-lifecycle\.jsonl$/i.test(base)) return skipped('ledger', false);
  const dot = base.lastIndexOf('.');
  const extension = dot > 0 ? base.slice(dot + 1).toLowerCase() : '';
  if (isAssetExtension(extension)) return skipped('asset', false);
  const stem = dot > 0 ? base.slice(0, dot) : base;
  // A copy beside the record, such as `0001-a.md.bak`, is no lost record.
  const hasOriginal = facts.siblings.has(stemOf(stem).toLowerCase());
  const looksLikeRecord = (textExtensions.has(extension) || isMarkdown(stem)) && isRecordName(recordName(stem, facts.prefixes));
  return skipped('not Markdown', looksLikeRecord && !hasOriginal && !isTemplateStem(stemOf(stem).toLowerCase()));
}

function skipped(reason: SkipReason, suspicious: boolean): FileClass {
  return { kind: 'skipped', reason, suspicious };
}
