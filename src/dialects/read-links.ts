import type { Field, Link, SectionFact, SectionKind } from '../model/decision.ts';
import type { Section, Source } from '../model/source.ts';
import { placeOf } from '../source/parse-source.ts';
import { leadLength } from './label-line.ts';
import { blankComments, linesOf } from './lines.ts';
import { labelledRelations, listedRelations, type TextLine } from './listed-relations.ts';
import type { Definitions } from './read-references.ts';
import { phraseAt, readRelations, readRelationValue } from './read-relations.ts';
import { relatedPaths } from './related-paths.ts';

/** Claims about other records, from every place where records make them. */
export function readLinks(
  source: Source,
  facts: {
    readonly fields: readonly Field[];
    readonly sections: readonly SectionFact[];
    readonly definitions: Definitions;
    readonly fromStatus: readonly Link[];
    readonly fromHeadings: readonly Link[];
  },
): readonly Link[] {
  const fromFields = facts.fields.flatMap((field) => fieldLinks(field, facts.definitions));
  const fromBody = bodyLinks(source, facts.sections, facts.definitions);
  return unique([
    ...fromFields,
    ...relatedPaths(source, facts.definitions),
    ...facts.fromStatus,
    ...facts.fromHeadings,
    ...fromBody,
  ]);
}

function fieldLinks(field: Field, definitions: Definitions): readonly Link[] {
  if (field.name === 'relation') {
    const scan = { definitions, notation: field.notation, bare: true, place: field.place };
    if (field.items && field.items.length > 0)
      return field.items.flatMap((item) => readRelationValue(field.label, { text: item.value, start: item.place.start }, scan));
    return readRelationValue(
      field.label,
      { text: field.value.replace(/^\[(?!.*\]\()/, ' '), start: field.valuePlace.start },
      scan,
    );
  }
  if (field.name !== 'status') return [];
  return readRelations(field.value, field.valuePlace.start, { definitions, notation: field.notation, bare: true });
}

/** Lines of the body that are a claim as a whole: in link sections, alerts, footers and notes under the title. */
function bodyLinks(source: Source, sections: readonly SectionFact[], definitions: Definitions): readonly Link[] {
  if (
    !/supers?ed|superc|superse|replac|amend|relate|refine|extend|clarif|depend|deprecat|ersetz|rempla|reempla|substitu|sostitu|vervang|erstatt|替|取代|置|대체|замен|obsolet|builds on|contradict|influence|update|revert/i.test(
      source.text,
    )
  )
    return [];
  return source.sections.flatMap((section) => {
    const fact = sections[section.index];
    if (fact?.kind === 'audit' || fact?.kind === 'changelog') return [];
    const below = fact?.kind === 'status' && isPutAside(fact, sections);
    if (fact?.kind === 'status' && !below) return [];
    const linkSection = isLinkKind(fact?.kind);
    if (below) return movedStatus(linesOfBlocks(section, source), definitions);
    const listed = linkSection ? linesOfBlocks(section, source) : [];
    const labelled = listed.flatMap((line, index) => [
      ...listedRelations(listed, index, { definitions, notation: 'text', bare: false }),
      ...labelledRelations(line, { definitions, notation: 'text', bare: true }),
    ]);
    const claimed = section.blocks.flatMap((block): readonly Link[] => {
      if (
        block.type === 'code' ||
        block.type === 'html' ||
        block.type === 'heading' ||
        block.type === 'table' ||
        block.type === 'definition'
      )
        return [];
      const place = placeOf(block);
      const text = blankComments(source.text.slice(place.start, place.end));
      return linesOf(text, place.start).flatMap((line) =>
        claimLine(line.value, line.place.start, {
          definitions,
          linkSection,
          inList: block.type === 'list',
          quote: block.type === 'blockquote',
          source,
        }),
      );
    });
    return [...claimed, ...labelled];
  });
}

/** True for a status section below a section of links, alone or in another status section. */
function isPutAside(fact: SectionFact, sections: readonly SectionFact[]): boolean {
  let at = sections[fact.parent ?? -1];
  while (at?.kind === 'status') at = sections[at.parent ?? -1];
  return isLinkKind(at?.kind);
}

/** What a status section said before it was moved below the links. */
function movedStatus(lines: readonly TextLine[], definitions: Definitions): readonly Link[] {
  const scan = { definitions, notation: 'text', bare: true } as const;
  return lines.flatMap((line, index) => [
    ...readRelations(line.text, line.place.start, scan),
    ...listedRelations(lines, index, scan),
  ]);
}

/** Sections whose lines are claims about other records; a status section below one holds what a header said before. */
function isLinkKind(kind: SectionKind | undefined): boolean {
  return kind === 'links' || kind === 'more' || kind === 'notes';
}

/** Lines of paragraphs and lists that say something. */
function linesOfBlocks(section: Section, source: Source): readonly TextLine[] {
  return section.blocks.flatMap((block) => {
    if (block.type !== 'paragraph' && block.type !== 'list') return [];
    const place = placeOf(block);
    return linesOf(blankComments(source.text.slice(place.start, place.end)), place.start).flatMap((line) =>
      line.value.trim() === '' ? [] : [{ text: line.value, place: line.place }],
    );
  });
}

interface LineScan {
  readonly definitions: Definitions;
  readonly linkSection: boolean;
  readonly inList: boolean;
  readonly quote: boolean;
  readonly source: Source;
}

/** A line makes a claim when it begins with a phrase and the reference is nearly all of it. */
function claimLine(line: string, base: number, scan: LineScan): readonly Link[] {
  const lead = leadLength(line);
  const rest = line.slice(lead);
  const head = rest.replace(/^(?:[*_\s[(]|[\p{Extended_Pictographic}\u200D\uFE0F\uFE0E])*/u, '');
  const admonition = /^(?:\[!\w+\]|!!!|:::)/.test(head);
  if (admonition || rest.trim() === '') return [];
  const starts =
    phraseAt(head) ?? phraseAt(head.replace(/^(?:this (?:adr|decision|record) )?(?:has been |is |was )(?:now )?/i, ''));
  if (!starts || isCode(scan.source, base + lead, rest)) return [];
  if (starts.word.kind !== 'supersedes' && !scan.linkSection && !scan.inList) return [];
  const links = readRelations(rest, base + lead, {
    definitions: scan.definitions,
    notation: scan.quote ? 'quote' : 'text',
    bare: false,
  });
  if (links.length === 0) return [];
  const tail = rest.slice((links.at(-1)?.place.end ?? 0) - base - lead).replace(/^[\s*_).,;:"'”]+/, '');
  return scan.linkSection || scan.inList || scan.quote || tail.length <= 160
    ? links.filter(
        (link) => scan.linkSection || link.kind === 'supersedes' || link.kind === 'amends' || link.reference.href !== undefined,
      )
    : [];
}

function isCode(source: Source, start: number, rest: string): boolean {
  return source.prose.slice(start, start + Math.min(rest.length, 12)).trim() === '';
}

/** One claim for one target and kind: the first, unless a later one says more. */
function unique(links: readonly Link[]): readonly Link[] {
  const seen = new Set<string>();
  return links.filter((link) => {
    const key = `${link.kind} ${link.direction} ${link.reference.href ?? link.reference.stem ?? ''} ${link.reference.number === undefined ? '' : Number(link.reference.number)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
