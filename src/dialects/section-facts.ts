import type { Field, SectionFact, SectionKind } from '../model/decision.ts';
import type { Dialect } from '../model/dialect.ts';
import type { Section, Source } from '../model/source.ts';
import { sectionFields } from './collect-fields.ts';
import { blankComments } from './lines.ts';

/** Sections as rules see them, with their canonical meaning. */
export function sectionFacts(source: Source, kinds: readonly (SectionKind | undefined)[]): readonly SectionFact[] {
  return source.sections.map((section, index) => {
    const kind = kinds[index];
    return {
      title: section.title,
      key: section.key,
      depth: section.depth,
      ...(kind ? { kind } : {}),
      heading: section.heading,
      body: section.body,
      end: section.end,
      parent: section.parent,
      empty: isEmptySection(section, source),
    };
  });
}

function isEmptySection(section: Section, source: Source): boolean {
  const next = source.sections[section.index + 1];
  if (next && next.depth > section.depth && section.depth > 0) return false;
  return section.blocks.every(
    (block) =>
      block.type === 'thematicBreak' || block.type === 'definition' || (block.type === 'html' && !hasContent(block.value)),
  );
}

/** Markup that shows something: more than comments, anchors and line breaks. */
function hasContent(html: string): boolean {
  return (
    blankComments(html)
      .replace(/<\/?(?:a|br|hr|div|span|p)\b[^<>]*>/gi, '')
      .trim() !== ''
  );
}

/** Sections with the meanings that a dialect of its own gives some headings. */
export function applyDialect(sections: readonly SectionFact[], dialect: Dialect): readonly SectionFact[] {
  const own = dialect.headings;
  if (!own) return sections;
  return sections.map((section) =>
    Object.hasOwn(own, section.key) && own[section.key] ? { ...section, kind: own[section.key] as SectionKind } : section,
  );
}

/** Labelled entries of the header: before the first heading, under the title, and in sections that hold metadata. */
export function headerFields(source: Source, sections: readonly SectionFact[], title: Section | undefined): readonly Field[] {
  const header = new Set<number>([0, ...(title ? [title.index] : [])]);
  sections.forEach((fact, index) => {
    const kind = fact.kind;
    const shallow = fact.depth <= 3;
    if (
      shallow &&
      (kind === 'metadata' || kind === 'people' || kind === 'date' || kind === 'tags') &&
      !isInside(fact, sections, 'audit')
    )
      header.add(index);
    if (shallow && kind === 'status' && (fact.parent === undefined || fact.parent === title?.index)) header.add(index);
  });
  if (!title && sections[1] !== undefined && sections[1].kind === undefined && sections[1].depth === 1) header.add(1);
  const inHeader = [...header]
    .sort((a, b) => a - b)
    .flatMap((index) => (source.sections[index] ? sectionFields(source.sections[index], source) : []));
  return inHeader;
}

function isInside(fact: SectionFact, sections: readonly SectionFact[], kind: SectionKind): boolean {
  for (let at = fact.parent; at !== undefined; at = sections[at]?.parent) if (sections[at]?.kind === kind) return true;
  return false;
}
