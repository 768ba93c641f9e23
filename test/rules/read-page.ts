import type { SpecialFile } from '../../src/files/memory-files.ts';

/** A file of an example. */
export interface ExampleFile {
  readonly path: string;
  readonly text: string;
  /** Written in Latin-1 instead of UTF-8. */
  readonly latin1?: true;
}

/** One example of a rule's page: files, options, expected findings and the texts after the fix. */
export interface Example {
  readonly title: string;
  readonly files: readonly ExampleFile[];
  /** Files where the change began: blocks marked `base` and `kept`. Without such blocks there is no history. */
  readonly base?: readonly ExampleFile[];
  /** Files on the branch that the change will land on: those of the base and the blocks marked `target`. */
  readonly target?: readonly ExampleFile[];
  /** Paths that can not be read: blocks whose language is `link`, `unreadable` or `too-large`. */
  readonly special: Readonly<Record<string, SpecialFile>>;
  readonly config?: string;
  /** `YYYY-MM-DD`, from `findings today=…`. */
  readonly today?: string;
  /** `path:line:column level message`. */
  readonly findings: readonly string[];
  readonly fixed: readonly ExampleFile[];
}

interface Block {
  readonly info: readonly string[];
  readonly text: string;
}

/** Reads the examples of a page: everything below `## Examples`, one example a `###` heading. */
export function readExamples(page: string): readonly Example[] {
  const at = page.indexOf('\n## Examples');
  if (at < 0) return [];
  return splitExamples(page.slice(at)).map((part) => toExample(part));
}

/** Parts that begin with `### `; headings within fenced blocks belong to their block. */
function splitExamples(text: string): readonly string[] {
  const parts: string[][] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === '' && line.startsWith('### ')) parts.push([line.slice(4)]);
    else parts.at(-1)?.push(line);
    if (mark !== undefined && (fence === '' || line === fence)) fence = fence === '' ? mark : '';
  }
  return parts.map((lines) => lines.join('\n'));
}

function toExample(part: string): Example {
  const blocks = readBlocks(part);
  const named = (word: string): Block | undefined => blocks.find((block) => block.info[0] === word);
  const findings = named('findings');
  if (!findings) throw new Error(`the example "${part.split('\n', 1)[0]}" has no findings block`);
  const withPath = blocks.filter(
    (block) => block.info.length >= 2 && block.info[0] !== 'findings' && !block.info.includes('fixed'),
  );
  const files = withPath.filter(
    (block) => specialOf(block) === undefined && !block.info.includes('base') && !block.info.includes('target'),
  );
  const past = withPath.filter((block) => block.info.includes('base') || block.info.includes('kept'));
  const added = withPath.filter((block) => block.info.includes('target'));
  const fixed = blocks.filter((block) => block.info.includes('fixed'));
  const today = findings.info.find((word) => word.startsWith('today='))?.slice(6);
  const config = named('config');
  return {
    title: part.split('\n', 1)[0] ?? '',
    files: files.map(toFile),
    ...(past.length + added.length === 0 ? {} : { base: past.map(toFile), target: [...past, ...added].map(toFile) }),
    special: Object.fromEntries(withPath.flatMap((block) => specialFile(block))),
    ...(config ? { config: config.text } : {}),
    ...(today === undefined ? {} : { today }),
    findings: findings.text.split('\n').filter((line) => line !== ''),
    fixed: fixed.map(toFile),
  };
}

/** Paths may hold blanks, written as `%20`. */
function toFile(block: Block): ExampleFile {
  return {
    path: decodeURIComponent(block.info[1] ?? ''),
    text: block.text,
    ...(block.info[0] === 'latin-1' ? { latin1: true } : {}),
  };
}

function specialFile(block: Block): readonly (readonly [path: string, kind: SpecialFile])[] {
  const kind = specialOf(block);
  return kind === undefined ? [] : [[toFile(block).path, kind]];
}

function specialOf({ info }: Block): SpecialFile | undefined {
  const [language] = info;
  return language === 'link' || language === 'unreadable' || language === 'too-large' ? language : undefined;
}

/** Fenced blocks; a longer fence may hold a shorter one. */
function readBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; info: string[]; lines: string[] } | undefined;
  for (const line of text.split('\n')) {
    const fence = /^(`{3,}|~{3,})(.*)$/.exec(line);
    if (open && fence && fence[1] === open.fence && fence[2] === '') {
      blocks.push({ info: open.info, text: open.lines.map((one) => `${one}\n`).join('') });
      open = undefined;
    } else if (open) open.lines.push(line);
    else if (fence) open = { fence: fence[1] ?? '', info: (fence[2] ?? '').trim().split(/\s+/), lines: [] };
  }
  return blocks;
}
