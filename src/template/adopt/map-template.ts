import { dialectById } from '../../dialects/read-decision.ts';
import { SECTION_WORDS } from '../../dialects/vocabulary/section-words.ts';
import type { SectionKind } from '../../model/decision.ts';
import type { Place } from '../../model/place.ts';
import { nearest } from '../../source/nearest.ts';
import { sectionKey } from '../../source/section-key.ts';
import { isMadrHeading, MADR_TITLES } from '../heading-names.ts';
import { languageOf } from '../heading-titles.ts';
import { LABEL_KINDS } from '../label-sections.ts';
import { type Outline, type SectionNode, subtree } from '../record-view.ts';
import { ANCHOR_KINDS, type Anchor, anchorNamed, kindNamed } from './anchors.ts';
import type { IngestedTemplate } from './ingest-template.ts';

/** One section or labelled part of a template, what it stands for, and how that is known. */
export interface PartMapping {
  /** Heading or label as the template writes it. */
  readonly title: string;
  readonly key: string;
  readonly form: 'section' | 'label';
  /** Level of the heading; 0 for a label. */
  readonly depth: number;
  readonly kind?: SectionKind;
  /** `exact`: the template's own or MADR's heading. `synonym`, `language`: a word of the vocabulary. `likeness`: a near one. `alias`: as asked for. */
  readonly how: 'exact' | 'synonym' | 'language' | 'likeness' | 'alias' | 'unmapped';
  /** Why, in a few words. */
  readonly evidence: string;
  readonly place: Place;
  /** Range of the text below the heading or after the label. */
  readonly body: Place;
  readonly required: boolean;
  /** Index of the section; undefined for a label. */
  readonly section?: number;
}

/** A part that a template has no place for, and the ways out. */
export interface TemplateGap {
  readonly anchor: Anchor;
  readonly message: string;
}

/** What a template's parts stand for. */
export interface TemplateMapping {
  readonly parts: readonly PartMapping[];
  readonly gaps: readonly TemplateGap[];
  /** Words of aliases and drops that name nothing. */
  readonly misuse: readonly string[];
}

/** How a mapping is asked for. */
export interface MappingRequest {
  /** Anchors that must have a place. */
  readonly anchors: readonly Anchor[];
  /** Their heading → canonical section. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Anchors that the team does without. */
  readonly drop: readonly string[];
}

/** Maps the parts of a template to the canonical model. Every decision carries its evidence; what stays unmapped stays as it is. */
export function mapTemplate(template: IngestedTemplate, request: MappingRequest): TemplateMapping {
  const aliases = new Map(Object.entries(request.aliases).map(([heading, word]) => [sectionKey(heading), word] as const));
  const parts = partsOf(template).map((part) => mapped(part, aliases, template));
  const used = new Set(parts.map(({ key }) => key));
  const misuse = [
    ...[...aliases].flatMap(([key, word]) =>
      kindNamed(word) === undefined
        ? [`unexpected \`${word}\`, expected the name of a section such as \`consequences\``]
        : used.has(key)
          ? []
          : [`unexpected alias \`${key}\`, the template has no such heading`],
    ),
    ...request.drop.flatMap((word) =>
      anchorNamed(word) === undefined ? [`unexpected \`${word}\`, expected the name of a section such as \`drivers\``] : [],
    ),
  ];
  const dropped = new Set(request.drop.map(anchorNamed));
  const gaps = request.anchors
    .filter((anchor) => !dropped.has(anchor) && !hasAnchor(anchor, parts, template))
    .map((anchor) => ({ anchor, message: gapMessage(anchor, parts) }));
  return { parts, gaps, misuse };
}

type Part = Omit<PartMapping, 'kind' | 'how' | 'evidence'> & { readonly found: SectionKind | undefined };

/** Sections below the title, and labelled entries where the template has no sections for its parts. */
function partsOf({ outline, decision, source }: IngestedTemplate): readonly Part[] {
  const nodes = outline.tops.flatMap(subtree).filter(({ fact }) => fact.depth <= titleDepth(outline) + 2);
  const sections = nodes.filter((node) => !isOptionHeading(node, outline)).map((node) => sectionPart(node, template(outline)));
  if (sections.some(({ found }) => found === 'outcome' || found === 'context')) return sections;
  const labels = decision.fields
    .filter((field) => field.notation !== 'front-matter' && field.name === undefined)
    .map((field): Part => {
      const key = sectionKey(field.label);
      return {
        title: field.label,
        key,
        form: 'label',
        depth: 0,
        found: LABEL_KINDS[key] ?? SECTION_WORDS.get(key),
        place: field.place,
        body: field.valuePlace,
        required: !isOptional(source.text, field.place),
      };
    });
  return [...sections, ...labels];

  function template(one: Outline): string {
    return one.source.text;
  }
}

function titleDepth({ title }: Outline): number {
  return title?.fact.depth ?? 1;
}

/** A heading that stands once for each option: a hole for its title, below the options. */
function isOptionHeading({ fact }: SectionNode, { decision }: Outline): boolean {
  const parent = decision.sections[fact.parent ?? -1]?.kind;
  return (parent === 'arguments' || parent === 'options') && fact.kind === undefined;
}

function sectionPart({ fact, index }: SectionNode, text: string): Part {
  return {
    title: fact.title,
    key: fact.key,
    form: 'section',
    depth: fact.depth,
    found: fact.kind,
    place: fact.heading,
    body: fact.body,
    required: !isOptional(text, fact.heading),
    section: index,
  };
}

const OPTIONAL = /<!--(?:(?!-->)[\s\S])*\boptional\b(?:(?!-->)[\s\S])*-->/i;

/** A comment beside a heading or on the line above says that it may go. */
function isOptional(text: string, place: Place): boolean {
  const lineEnd = text.indexOf('\n', place.end);
  const line = text.slice(place.start, lineEnd < 0 ? text.length : lineEnd);
  const above =
    text
      .slice(Math.max(0, place.start - 200), place.start)
      .trimEnd()
      .split('\n')
      .at(-1) ?? '';
  return OPTIONAL.test(line) || (/^\s*<!--/.test(above) && OPTIONAL.test(above));
}

function mapped({ found, ...part }: Part, aliases: ReadonlyMap<string, string>, template: IngestedTemplate): PartMapping {
  const alias = aliases.get(part.key);
  const asked = alias === undefined ? undefined : kindNamed(alias);
  if (asked !== undefined) return { ...part, kind: asked, how: 'alias', evidence: `\`--alias\` says \`${alias}\`` };
  if (found !== undefined) return { ...part, kind: found, ...wordEvidence(part, found, template) };
  const near = likeness(part.key);
  return near
    ? { ...part, kind: near.kind, how: 'likeness', evidence: near.evidence }
    : { ...part, how: 'unmapped', evidence: 'no known heading is near' };
}

function wordEvidence(
  part: { readonly key: string },
  kind: SectionKind,
  { decision }: IngestedTemplate,
): Pick<PartMapping, 'how' | 'evidence'> {
  if (isMadrHeading(kind) && MADR_TITLES[kind].toLowerCase() === part.key)
    return { how: 'exact', evidence: "MADR's own heading" };
  const dialect = dialectById(decision.dialect, undefined);
  if (dialect.sections.some((section) => section.kind === kind && sectionKey(section.title) === part.key))
    return { how: 'exact', evidence: `the heading of ${dialect.title}` };
  const language = languageOf([part.key]);
  return language
    ? { how: 'language', evidence: `\`${kind}\` in the language \`${language.code}\`` }
    : { how: 'synonym', evidence: `a known heading for \`${kind}\`` };
}

/** A heading that holds a known one as whole words, or is a few letters away from one. */
function likeness(key: string): { readonly kind: SectionKind; readonly evidence: string } | undefined {
  const words = key.split(/\s+/);
  const held = [...SECTION_WORDS.keys()]
    .filter((known) => known.includes(' ') && ` ${key} `.includes(` ${known} `))
    .sort((a, b) => b.length - a.length)[0];
  const heldKind = held === undefined ? undefined : SECTION_WORDS.get(held);
  if (held !== undefined && heldKind) return { kind: heldKind, evidence: `it holds the words \`${held}\`` };
  const near =
    key.length < 5
      ? undefined
      : nearest(
          key,
          [...SECTION_WORDS.keys()].filter((known) => /^[a-z &/-]+$/.test(known)),
        );
  const nearKind = near === undefined ? undefined : SECTION_WORDS.get(near);
  if (near !== undefined && nearKind) return { kind: nearKind, evidence: `it is nearly \`${near}\`` };
  const single = words.length <= 4 ? words.find((word) => STRONG.has(word)) : undefined;
  const kind = single === undefined ? undefined : SECTION_WORDS.get(single);
  return single !== undefined && kind ? { kind, evidence: `it holds the word \`${single}\`` } : undefined;
}

/** Words that tell a section's meaning even among others. */
const STRONG: ReadonlySet<string> = new Set([
  'context',
  'problem',
  'background',
  'drivers',
  'options',
  'alternatives',
  'decision',
  'outcome',
  'consequences',
  'implications',
  'rationale',
  'references',
  'risks',
  'status',
]);

function hasAnchor(anchor: Anchor, parts: readonly PartMapping[], { decision, outline }: IngestedTemplate): boolean {
  if (anchor === 'title') return outline.title !== undefined || decision.titles.length > 0;
  const slots = decision.yStatement?.slots;
  if (slots && YSLOTS[anchor]?.some((slot) => slots[slot] !== undefined)) return true;
  return parts.some(({ kind }) => kind !== undefined && ANCHOR_KINDS[anchor].includes(kind));
}

/** Slots of a Y-Statement that are a part of their own. */
const YSLOTS: Readonly<
  Partial<Record<Anchor, readonly ('context' | 'facing' | 'decided' | 'against' | 'achieve' | 'accepting')[]>>
> = {
  'context-and-problem-statement': ['context'],
  'decision-drivers': ['facing'],
  'considered-options': ['against'],
  'decision-outcome': ['decided'],
  consequences: ['achieve', 'accepting'],
};

function gapMessage(anchor: Anchor, parts: readonly PartMapping[]): string {
  if (anchor === 'title') return 'no heading of level 1 holds the title; add one to the template';
  const free = parts.find(({ how }) => how === 'unmapped')?.title ?? 'Their heading';
  return `no section for \`${anchor}\`; say which one it is with \`--alias "${free}=${anchor}"\`, do without it with \`--drop ${anchor}\`, or add it to the template`;
}
