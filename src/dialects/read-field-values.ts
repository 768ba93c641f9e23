import type { AsrTrigger, Field, SectionFact } from '../model/decision.ts';
import type { Located } from '../model/place.ts';
import type { FrontMatterEntry, Source } from '../model/source.ts';
import { listItems } from './list-items.ts';
import { readNames } from './read-people.ts';

/** Names in all fields of a kind. */
export function names(fields: readonly Field[], name: Field['name']): Located<string>[] {
  return fields.filter((field) => field.name === name).flatMap((field) => [...readNames(field)]);
}

/** People in sections that list them: deciders, or authors and the like. */
export function peopleSection(
  source: Source,
  sections: readonly SectionFact[],
  role: 'decision-makers' | 'authors',
): readonly Located<string>[] {
  return sections.flatMap((fact, index) => {
    if (fact.kind !== 'people' || fact.depth > 3 || (role === 'authors') !== AUTHORS.test(fact.key)) return [];
    return listItems(source.sections[index], source).filter(
      (item) => !/^_?no response_?$/i.test(item.value) && !/^[^:]{1,30}:\s/.test(item.value),
    );
  });
}

const AUTHORS = /author|submitter|owner|contributor|autor|auteur|review|stakeholder|participant|автор/;

/** Tags in sections that list them. */
export function tagSection(source: Source, sections: readonly SectionFact[]): readonly Located<string>[] {
  return sections.flatMap((fact, index) => (fact.kind === 'tags' ? listItems(source.sections[index], source) : []));
}

/** Patterns of the files that a record governs. */
export function governedPaths(fields: readonly Field[]): readonly Located<string>[] {
  return fields
    .filter((field) => field.name === 'governs')
    .flatMap((field) => {
      if (field.items) return [...field.items];
      let at = field.valuePlace.start;
      return field.value.split(',').flatMap((part) => {
        const lead = part.length - part.trimStart().length;
        const value = part.trim();
        const place = { start: at + lead, end: at + lead + value.length };
        at += part.length + 1;
        return value === '' ? [] : [{ value, place }];
      });
    });
}

/** Architecturally significant requirements of the front matter. */
export function asrTriggers(entries: readonly FrontMatterEntry[]): readonly AsrTrigger[] {
  const entry = entries.find(({ key }) => key === 'asr_triggers' || key === 'asrTriggers');
  if (!entry || !Array.isArray(entry.value)) return [];
  return entry.value.flatMap((item: unknown): readonly AsrTrigger[] => {
    if (typeof item !== 'object' || item === null || !('kind' in item)) return [];
    const evidence = 'evidence' in item ? item.evidence : undefined;
    const note = 'note' in item ? item.note : undefined;
    return [
      {
        kind: `${item.kind}`,
        evidence: typeof evidence === 'string' ? evidence : '',
        ...(typeof note === 'string' ? { note } : {}),
        place: entry.valuePlace,
      },
    ];
  });
}
