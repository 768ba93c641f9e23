import type { RootContent } from 'mdast';
import { signOf } from '../dialects/read-consequences.ts';
import { inlineText } from '../source/inline-text.ts';
import { placeOf } from '../source/parse-source.ts';
import { type Chunk, sourceChunk, textChunk } from './chunks.ts';
import { bodyParts, type Emission, withHint } from './emit-section.ts';
import { headingPart, headingWords } from './heading-part.ts';
import type { Part } from './parts.ts';
import type { SectionNode } from './record-view.ts';
import { hasOwnComment } from './template-comments.ts';

/** MADR 2 has two headings where MADR 3 and 4 put the sign into each bullet. */
const MADR_2_NAMES: ReadonlySet<string> = new Set(['positive consequences', 'negative consequences', 'neutral consequences']);

export function isSimpleList(node: SectionNode, { keepsHeadings, outline }: Emission): boolean {
  const { heading } = node.fact;
  if (hasOwnComment(outline.source.text.slice(heading.start, heading.end))) return false;
  const lists = node.section.blocks.filter((block) => block.type !== 'html');
  return (
    !keepsHeadings &&
    MADR_2_NAMES.has(node.fact.key) &&
    node.children.length === 0 &&
    lists.length > 0 &&
    lists.every(isBulletList)
  );
}

function isBulletList(block: RootContent): boolean {
  return (
    block.type === 'list' &&
    block.ordered !== true &&
    block.children.every((item) => item.children[0]?.type === 'paragraph' && typeof item.checked !== 'boolean')
  );
}

const WORDS = { positive: 'Good, because ', negative: 'Bad, because ', neutral: 'Neutral, because ' } as const;

/** The bullets of one side with their sign as first words; the heading that gave the sign becomes the one of all consequences, or goes. */
export function signedList(
  node: SectionNode,
  place: { readonly depth: number; readonly heading: boolean; readonly after: SectionNode | undefined },
  emission: Emission,
): readonly Part[] {
  const { text } = emission.outline.source;
  const words = withHint(headingWords(node.fact.heading, text), node, text);
  const heading = place.heading
    ? [headingPart(node, { depth: place.depth, words: { text: emission.titles.consequences, place: words } }, text)]
    : [];
  const inserts = node.section.blocks.flatMap((block) => insertsOf(block, node));
  const bodies = bodyParts(node, emission).map((part, index): Part => {
    const chunks = part.chunks.flatMap((chunk) => withInserts(chunk, inserts));
    const tight = index === 0 && !place.heading && place.after !== undefined && continues(place.after, node, text);
    return { ...part, chunks, ...(tight ? { join: 'line' as const } : {}) };
  });
  return [...heading, ...bodies];
}

interface Insert {
  readonly at: number;
  readonly text: string;
}

function insertsOf(block: RootContent, node: SectionNode): readonly Insert[] {
  const { kind } = node.fact;
  if (block.type !== 'list' || (kind !== 'positive' && kind !== 'negative' && kind !== 'neutral')) return [];
  return block.children.flatMap((item) => {
    const first = item.children[0];
    if (first?.type !== 'paragraph' || signOf(inlineText(first), undefined) !== 'unsigned') return [];
    return [{ at: placeOf(first).start, text: WORDS[kind] }];
  });
}

function withInserts(chunk: Chunk, inserts: readonly Insert[]): readonly Chunk[] {
  if (chunk.kind === 'text') return [chunk];
  const { start, end } = chunk.place;
  const chunks: Chunk[] = [];
  let from = start;
  for (const insert of inserts) {
    if (insert.at < start || insert.at >= end) continue;
    chunks.push(sourceChunk(from, insert.at), textChunk(insert.text));
    from = insert.at;
  }
  return [...chunks, sourceChunk(from, end)];
}

/** True when two tight lists with the same mark may stand as one. */
function continues(before: SectionNode, node: SectionNode, text: string): boolean {
  const last = before.section.blocks.at(-1);
  const first = node.section.blocks[0];
  if (last?.type !== 'list' || first?.type !== 'list' || last.spread === true || first.spread === true) return false;
  return text.charAt(placeOf(last).start) === text.charAt(placeOf(first).start);
}
