import type { Link, SectionFact } from '../model/decision.ts';
import type { Section, Source } from '../model/source.ts';
import type { StatusClaim } from '../model/status.ts';
import type { Definitions } from './read-references.ts';
import { readRelations } from './read-relations.ts';
import { findStatus, readStatusValue, type StatusWords } from './status-value.ts';

/** Statuses that are headings: `# Status: Accepted`, `## Status - ACTIVE`, `## Superseded by [x](y.md)`, `# Superceded by <x.md>: title`. */
export function headingStatuses(
  source: Source,
  sections: readonly SectionFact[],
  facts: { readonly extra: StatusWords; readonly definitions: Definitions; readonly title: Section | undefined },
): { readonly claims: readonly StatusClaim[]; readonly links: readonly Link[] } {
  const claims: StatusClaim[] = [];
  const links: Link[] = [];
  for (const section of source.sections) {
    if (section.depth === 0 || section.depth > 3 || (sections[section.index]?.parent !== undefined && section.depth > 2))
      continue;
    if (!MAY_SPEAK.test(section.title)) continue;
    const words = headingWords(section, source);
    const found = statusIn(words.text, facts.extra);
    const said = found?.from ?? 0;
    const relations = readRelations(words.text.slice(said), words.start + said, {
      definitions: facts.definitions,
      notation: section === facts.title ? 'title' : 'heading',
      bare: false,
    }).filter((link) => link.kind === 'supersedes' || link.kind === 'deprecates');
    links.push(...relations);
    if (!found || section === facts.title) continue;
    const value = words.text.slice(found.from);
    claims.push(
      readStatusValue(value, { start: words.start + found.from, end: words.start + words.text.length }, 'heading', facts.extra),
    );
  }
  return { claims, links };
}

function headingWords(section: Section, source: Source): { readonly text: string; readonly start: number } {
  // An underlined heading's underline is none of its words.
  const raw = source.text.slice(section.heading.start, section.heading.end).split(/\r?\n/, 1)[0] ?? '';
  const lead = /^#{1,6}[ \t]*/.exec(raw)?.[0].length ?? 0;
  return {
    text: raw
      .slice(lead)
      .replace(/[ \t]+#+[ \t]*$/, '')
      .trimEnd(),
    start: section.heading.start + lead,
  };
}

/** Words that a heading must hold to say anything about status or succession. */
const MAY_SPEAK =
  /stat|estado|durum|supers|superc|replac|obsolet|overrid|deprecat|revert|retired|статус|状态|狀態|상태|ステータス|ersetz|abgel|vervang|erstatt|reempl|rempla|sustit|substit|sostit|ddisodli|替|取代|置|대체|замен|جایگزین/iu;

const LABEL = /^\W*(?:status|statut|estado|stato|durum|статус|状态|상태|ステータス)\s*(?::|：|\s[-–—])\s*(?=\S)/iu;

function statusIn(text: string, extra: StatusWords): { readonly from: number } | undefined {
  const label = LABEL.exec(text);
  if (label) return { from: label[0].length };
  const found = findStatus(text, extra);
  return found.name === 'superseded' && /^\s+(?:by|durch|par|por)\s/i.test(text.slice(found.end))
    ? { from: found.start }
    : undefined;
}
