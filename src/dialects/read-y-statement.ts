import type { YSlot, YStatement } from '../model/decision.ts';
import type { Located } from '../model/place.ts';
import type { Source } from '../model/source.ts';

type Connector = readonly [slot: YSlot, pattern: string];

const WORDINGS: readonly {
  readonly wording: YStatement['wording'];
  readonly start: RegExp;
  readonly connectors: readonly Connector[];
}[] = [
  {
    wording: 'in-the-context-of',
    start: /\bin the context of\b/i,
    connectors: [
      ['context', 'in the context of'],
      ['facing', '(?:and )?facing'],
      ['decided', '(?:we|i|the team|it was) (?:have )?(?:decided|chose|choose|decide|opted)(?: for| to use| to)?'],
      ['against', '(?:and )?(?:against|neglected|neglecting|rejected|rather than|instead of)'],
      ['achieve', '(?:in order )?to achieve'],
      ['accepting', '(?:while )?accepting(?: that)?'],
      ['because', 'because'],
    ],
  },
  {
    wording: 'for-given-choose',
    start: /(?:^|\n|[>*_\s])for\b[\s\S]{1,400}\bgiven\b[\s\S]{1,400}\bcho(?:o)?se\b/i,
    connectors: [
      ['context', 'for'],
      ['facing', 'given'],
      ['decided', '(?:we )?cho(?:o)?se'],
      ['against', 'rather than'],
      ['achieve', 'to gain'],
      ['accepting', 'while accepting'],
      ['because', 'because'],
    ],
  },
];

/** The first Y-Statement of a record: at least four slots in their fixed order, in either wording. */
export function readYStatement(source: Source): YStatement | undefined {
  if (!/in the context of|\bgiven\b/i.test(source.text)) return undefined;
  for (const { wording, start, connectors } of WORDINGS) {
    for (const paragraph of paragraphs(source)) {
      if (!start.test(paragraph.value)) continue;
      const slots = readSlots(paragraph, connectors);
      if (slots && Object.keys(slots).length >= 4 && slots.decided !== undefined)
        return { place: paragraph.place, slots, wording };
    }
  }
  return undefined;
}

const SHORTEST = 20;
const LONGEST = 3000;
/** A blank line, also one in a quote, or the start of a heading. */
const BREAK = /\r?\n(?:[ \t]*>?[ \t]*(?=\r?\n)|(?=#))/g;

/** Paragraphs of the prose and fences of language `adr`; a statement written one slot a paragraph is one. */
function paragraphs(source: Source): readonly Located<string>[] {
  const { text } = source;
  const ends = [...[...text.matchAll(BREAK)].map((match) => match.index), text.length];
  const blocks = ends.flatMap((end, index) => paragraphAt(source, ends[index - 1] ?? 0, end));
  const head = /\bin the context of\b/i.exec(text);
  if (!head) return blocks;
  const rest = text.slice(head.index, head.index + LONGEST);
  const heading = rest.search(/\n#{1,6}\s/);
  const value = heading < 0 ? rest : rest.slice(0, heading);
  return [...blocks, { value, place: { start: head.index, end: head.index + value.length } }];
}

/** The paragraph between two breaks, without a heading above it; none where it is a table, code or too short to be a statement. */
function paragraphAt({ text, prose }: Source, from: number, end: number): readonly Located<string>[] {
  const lead = /^\s*(?:#[^\n]*\n\s*)?/.exec(text.slice(from, end))?.[0].length ?? 0;
  const start = from + lead;
  const value = text.slice(start, end);
  if (value.length < SHORTEST || value.length > LONGEST || value.startsWith('|') || value.startsWith('#')) return [];
  const isCode = prose.slice(start, start + SHORTEST).trim() === '';
  return isCode && !value.startsWith('```adr') ? [] : [{ value, place: { start, end } }];
}

function readSlots(paragraph: Located<string>, connectors: readonly Connector[]): YStatement['slots'] | undefined {
  const hits: { slot: YSlot; start: number; end: number }[] = [];
  let from = 0;
  for (const [slot, words] of connectors) {
    const pattern = new RegExp(`(?<![\\p{L}])[*_(,]*(?:${words.replaceAll(' ', '[\\s>*_]+')})(?![\\p{L}])[*_:…]*`, 'giu');
    pattern.lastIndex = from;
    const match = pattern.exec(paragraph.value);
    if (!match) continue;
    hits.push({ slot, start: match.index, end: match.index + match[0].length });
    from = match.index + match[0].length;
  }
  if (hits[0]?.slot !== 'context') return undefined;
  const slots: Partial<Record<YSlot, Located<string>>> = {};
  hits.forEach((hit, index) => {
    const end = hits[index + 1]?.start ?? endOfStatement(paragraph.value, hit.end);
    const raw = paragraph.value.slice(hit.end, end);
    const value = raw
      .replace(/(?:\r?\n)[ \t]*>?[ \t]*/g, ' ')
      .replace(/^[\s*_:,;()…]+|[\s*_,;(]+$/g, '')
      .replace(/[.]$/, '')
      .trim();
    if (value === '') return;
    const lead = raw.search(/[^\s*_:,;()…>]/);
    const start = paragraph.place.start + hit.end + Math.max(0, lead);
    slots[hit.slot] = { value, place: { start, end: paragraph.place.start + hit.end + raw.trimEnd().length } };
  });
  return slots;
}

function endOfStatement(text: string, from: number): number {
  const match = /[.!?](?=\s|$|[*_)]|\r?\n)/.exec(text.slice(from));
  return match ? from + match.index : text.length;
}
