/** A file of an example. */
export interface ExampleFile {
  readonly path: string;
  readonly text: string;
}

/** One example of a rule's page: files, options, expected findings and the texts after the fix. */
export interface Example {
  readonly title: string;
  readonly files: readonly ExampleFile[];
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
  return page
    .slice(at)
    .split(/\n### /)
    .slice(1)
    .map((part) => toExample(part));
}

function toExample(part: string): Example {
  const blocks = readBlocks(part);
  const named = (word: string): Block | undefined => blocks.find((block) => block.info[0] === word);
  const findings = named('findings');
  if (!findings) throw new Error(`the example "${part.split('\n', 1)[0]}" has no findings block`);
  const files = blocks.filter((block) => block.info.length >= 2 && block.info[0] !== 'findings' && !block.info.includes('fixed'));
  const fixed = blocks.filter((block) => block.info.includes('fixed'));
  const today = findings.info.find((word) => word.startsWith('today='))?.slice(6);
  const config = named('config');
  return {
    title: part.split('\n', 1)[0] ?? '',
    files: files.map(toFile),
    ...(config ? { config: config.text } : {}),
    ...(today === undefined ? {} : { today }),
    findings: findings.text.split('\n').filter((line) => line !== ''),
    fixed: fixed.map(toFile),
  };
}

/** Paths may hold blanks, written as `%20`. */
function toFile(block: Block): ExampleFile {
  return { path: decodeURIComponent(block.info[1] ?? ''), text: block.text };
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
