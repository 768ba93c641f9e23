import type { Paragraph, RootContent } from 'mdast';
import type { SectionKind } from '../model/decision.ts';
import type { Section, Source } from '../model/source.ts';
import { inlineText } from '../source/inline-text.ts';
import { placeOf } from '../source/parse-source.ts';
import { sectionKey } from '../source/section-key.ts';
import { sectionKindOf } from './vocabulary/section-words.ts';

/**
 * A source in which lines that stand for headings are sections: a paragraph that is only a bold or plain section name, as in
 * records that were pasted without `#`. Done only where the record has no heading of its own below the title and two such lines.
 */
export function promoteLeadIns(source: Source, own: Readonly<Record<string, SectionKind>>): Source {
  if (source.sections.filter((section) => section.depth > 1).length > 1) return source;
  if (source.sections.some((section) => section.depth > 0 && sectionKindOf(section.key, own) !== undefined)) return source;
  const found = source.sections.flatMap((section) => section.blocks.flatMap((block) => leadIn(block, section, { source, own })));
  if (found.length < 2) return source;
  return { ...source, sections: insertSections(source, found) };
}

interface LeadIn {
  readonly block: RootContent;
  readonly owner: Section;
  readonly title: string;
  readonly headingEnd: number;
}

function leadIn(
  block: RootContent,
  owner: Section,
  facts: { readonly source: Source; readonly own: Readonly<Record<string, SectionKind>> },
): readonly LeadIn[] {
  if (block.type !== 'paragraph') return [];
  const title = firstWords(block);
  if (title === undefined || title.length > 60 || /[.!?]$/.test(title)) return [];
  const kind = sectionKindOf(sectionKey(title), facts.own);
  if (kind === undefined || kind === 'date' || kind === 'people' || kind === 'tags') return [];
  const place = placeOf(block);
  const line = facts.source.text.slice(place.start, place.end).split(/\r?\n/, 1)[0] ?? '';
  return [{ block, owner, title: title.replace(/[:：]\s*$/, ''), headingEnd: place.start + line.length }];
}

/** The whole paragraph when it is one short line, or its bold first line. */
function firstWords(block: Paragraph): string | undefined {
  const text = inlineText(block);
  const [first = '', ...rest] = text.split('\n');
  const lead = block.children[0];
  if (rest.length === 0 && (block.children.length === 1 || lead?.type === 'strong'))
    return lead?.type === 'strong' && block.children.length > 1 ? undefined : first.trim();
  return rest.length > 0 &&
    (lead?.type === 'strong'
      ? inlineText(lead).trim() === first.trim().replace(/[:：]$/, '')
      : block.children[0]?.type === 'text')
    ? first.trim()
    : undefined;
}

function insertSections(source: Source, found: readonly LeadIn[]): readonly Section[] {
  const sections: Section[] = [];
  const base = source.sections;
  for (const section of base) {
    const inside = found.filter((one) => one.owner === section);
    const cuts = inside.map((one) => section.blocks.indexOf(one.block));
    const depth = Math.min(6, section.depth === 0 ? (base.some((one) => one.depth === 1) ? 2 : 2) : section.depth + 1);
    const parent = section.depth === 0 ? undefined : sections.length;
    const firstCut = cuts[0] ?? section.blocks.length;
    const bodyEnd = inside[0] ? placeOf(inside[0].block).start : section.body.end;
    sections.push({
      ...section,
      index: sections.length,
      body: { start: section.body.start, end: bodyEnd },
      blocks: section.blocks.slice(0, firstCut),
    });
    inside.forEach((one, i) => {
      const start = placeOf(one.block).start;
      const next = inside[i + 1] ? placeOf((inside[i + 1] as LeadIn).block).start : section.body.end;
      const tail = placeOf(one.block).end > one.headingEnd + 1 ? [one.block] : [];
      sections.push({
        index: sections.length,
        depth,
        title: one.title,
        key: sectionKey(one.title),
        heading: { start, end: one.headingEnd },
        body: { start: one.headingEnd, end: next },
        end: next,
        parent,
        blocks: [...tail, ...section.blocks.slice((cuts[i] ?? 0) + 1, cuts[i + 1] ?? section.blocks.length)],
      });
    });
  }
  return sections;
}
