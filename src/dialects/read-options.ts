import type { List, ListItem, RootContent } from 'mdast';
import type { Argument, Option, SectionFact } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import type { Section, Source } from '../model/source.ts';
import { inlineText } from '../source/inline-text.ts';
import { optionKey, sameOption } from '../source/option-key.ts';
import { placeOf } from '../source/parse-source.ts';
import { sectionKey } from '../source/section-key.ts';
import { firstLine } from './list-items.ts';
import { signOf } from './read-consequences.ts';
import { sectionKindOf } from './vocabulary/section-words.ts';

interface FoundOption {
  readonly title: string;
  readonly key: string;
  readonly place: Place;
  readonly hasText: boolean;
  readonly arguments: readonly Argument[];
}

/** Options of a record: those of its list, those that sub-sections describe, and both where they are the same. */
export function readOptions(source: Source, facts: readonly SectionFact[]): readonly Option[] {
  const listSections = facts.filter((fact) => fact.kind === 'options');
  const argumentSections = facts.filter((fact) => fact.kind === 'arguments');
  const listed = listSections.flatMap((fact) => listedOptions(source, fact));
  const described = [...listSections, ...argumentSections].flatMap((fact) => describedOptions(source, fact, facts));
  return mergeOptions(listed, described);
}

function listedOptions(source: Source, fact: SectionFact): readonly FoundOption[] {
  const section = sectionAt(source, fact);
  const lists = (section?.blocks ?? []).filter((block): block is List => block.type === 'list');
  const list = lists[0];
  if (!list) return [];
  return lists
    .flatMap((one) => (one === list || isContinuation(one, list) ? one.children : []))
    .flatMap((item) => listedOption(item, source));
}

/** A list cut by a paragraph goes on when its marks are of the same kind. */
function isContinuation(one: List, first: List): boolean {
  return one.ordered === true && first.ordered === true;
}

function listedOption(item: ListItem, source: Source): readonly FoundOption[] {
  const first = item.children[0];
  if (first?.type !== 'paragraph') return [];
  const place = placeOf(first);
  const words = inlineText(first).split('\n')[0]?.trim() ?? '';
  const bold = first.children[0]?.type === 'strong' ? inlineText(first.children[0]).trim() : undefined;
  const title =
    bold !== undefined && words.startsWith(bold) && words.length > bold.length ? bold.replace(/[:：.\s–—-]+$/, '') : words;
  if (title === '' || /^(?:…|\.{3})/.test(title)) return [];
  return [
    {
      title,
      key: optionKey(title),
      place: firstLine(source, place),
      hasText: item.children.length > 1 || title.length < words.length,
      arguments: argumentsIn(item.children.slice(1), source),
    },
  ];
}

function describedOptions(source: Source, parent: SectionFact, facts: readonly SectionFact[]): readonly FoundOption[] {
  const at = facts.indexOf(parent);
  const children = facts.filter(
    (fact, index) => index > at && fact.heading.start < parent.end && fact.parent === at && !isSideSection(fact),
  );
  return children.map((fact) => {
    const index = facts.indexOf(fact);
    const inside = source.sections.filter(
      (section) => section.index === index || (section.heading.start > fact.heading.start && section.heading.start < fact.end),
    );
    const args = inside.flatMap((section) => argumentsIn(section.blocks, source, facts[section.index]));
    return { title: fact.title, key: optionKey(fact.title), place: fact.heading, hasText: !fact.empty, arguments: args };
  });
}

function isSideSection(fact: SectionFact): boolean {
  return fact.kind !== undefined && fact.kind !== 'options' && fact.kind !== 'neutral' && fact.kind !== 'summary';
}

function argumentsIn(blocks: readonly RootContent[], source: Source, fact?: SectionFact): readonly Argument[] {
  return blocks.flatMap((block, index) => {
    if (block.type !== 'list') return [];
    const kind = leadInKind(blocks[index - 1]) ?? fact?.kind;
    return block.children.flatMap((item): readonly Argument[] => {
      const first = item.children[0];
      if (first?.type !== 'paragraph') return [];
      const text = inlineText(first).replace(/\s+/g, ' ').trim();
      return text === '' ? [] : [{ sign: signOf(text, kind), text, place: firstLine(source, placeOf(first)) }];
    });
  });
}

/** What a line such as `**Advantages**` says of the list below it. */
function leadInKind(block: RootContent | undefined): SectionFact['kind'] {
  if (block?.type !== 'paragraph') return undefined;
  const words = inlineText(block);
  const kind = words.length > LONGEST_LEAD_IN ? undefined : sectionKindOf(sectionKey(words), {});
  return kind === 'positive' || kind === 'negative' || kind === 'neutral' ? kind : undefined;
}

const LONGEST_LEAD_IN = 40;

/** Beyond so many pairs options are compared letter by letter only: such a list is no list of alternatives. */
const MANY_PAIRS = 40_000;

function mergeOptions(listed: readonly FoundOption[], described: readonly FoundOption[]): readonly Option[] {
  const taken = new Set<FoundOption>();
  const same = listed.length * described.length > MANY_PAIRS ? (a: string, b: string): boolean => a === b : sameOption;
  const merged = listed.map((option) => {
    const twin = described.find((other) => !taken.has(other) && same(other.key, option.key));
    if (twin) taken.add(twin);
    return toOption(option, {
      listed: true,
      described: twin !== undefined,
      arguments: [...option.arguments, ...(twin?.arguments ?? [])],
      hasText: option.hasText || (twin?.hasText ?? false),
    });
  });
  const rest = described.filter((option) => !taken.has(option));
  return [
    ...merged,
    ...rest.map((option) =>
      toOption(option, { listed: false, described: true, arguments: option.arguments, hasText: option.hasText }),
    ),
  ];
}

function toOption(option: FoundOption, facts: Pick<Option, 'listed' | 'described' | 'arguments' | 'hasText'>): Option {
  return { title: option.title, place: option.place, ...facts };
}

function sectionAt(source: Source, fact: SectionFact): Section | undefined {
  return source.sections.find((section) => section.heading.start === fact.heading.start && section.depth > 0);
}
