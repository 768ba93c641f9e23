import type { Decision, SectionFact, YSlot } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import { optionKey, sameOption } from '../source/option-key.ts';
import type { Outline } from './record-view.ts';
import { firstSentence, sentencesOf } from './sentences.ts';

/** One slot of a Y-Statement: the record's own words, where they stand, and how sure it is that they are the slot's. */
export interface SlotFilling {
  readonly slot: YSlot;
  /** Absent: the record has no words for it, and the slot stays open. */
  readonly words?: string;
  /** Where the words stand: headings, or what kind of entry they are. */
  readonly from: readonly string[];
  readonly places: readonly Place[];
  /** `sure`: the record says so in a form made for it. `likely`: the only sentence of the section for it. `unsure`: the first of several. `open`: nothing. */
  readonly confidence: 'sure' | 'likely' | 'unsure' | 'open';
}

/** The slots in their order. */
export const SLOTS: readonly YSlot[] = ['context', 'facing', 'decided', 'against', 'achieve', 'accepting', 'because'];

/** Fills the seven slots from what the record says; nothing is put into words that are not there. */
export function fillSlots(outline: Outline): readonly SlotFilling[] {
  const { yStatement } = outline.decision;
  const fillers: Readonly<Record<YSlot, (outline: Outline) => SlotFilling | undefined>> = {
    context: fillContext,
    facing: fillFacing,
    decided: fillDecided,
    against: fillAgainst,
    achieve: (one) => fillSigned(one, 'achieve', 'good'),
    accepting: (one) => fillSigned(one, 'accepting', 'bad'),
    because: fillBecause,
  };
  return SLOTS.map((slot) => {
    const said = yStatement?.slots[slot];
    if (said) return { slot, words: said.value, from: ['Y-Statement'], places: [said.place], confidence: 'sure' };
    return fillers[slot](outline) ?? { slot, from: [], places: [], confidence: 'open' };
  });
}

function fillContext(outline: Outline): SlotFilling | undefined {
  return sentenceFilling('context', outline, sectionOf(outline.decision, 'context'));
}

/** The concern: drivers by name, else the question that the context ends in. */
function fillFacing(outline: Outline): SlotFilling | undefined {
  const { decision, source } = outline;
  if (decision.drivers.length > 0)
    return listFilling(
      'facing',
      decision.drivers.map(({ value, place }) => ({ text: value, place })),
      'Decision Drivers',
    );
  const fact = sectionOf(decision, 'context');
  if (!fact) return undefined;
  const sentences = sentencesOf(source, fact);
  const question = sentences.findLast((sentence) => /[?？]$/.test(sentence.value));
  if (!question || sentences.length < 2) return undefined;
  return { slot: 'facing', words: clean(question.value), from: [fact.title], places: [question.place], confidence: 'likely' };
}

function fillDecided(outline: Outline): SlotFilling | undefined {
  const { decision } = outline;
  const chosen = decision.outcome?.chosen;
  if (chosen)
    return {
      slot: 'decided',
      words: clean(chosen.value),
      from: ['Decision Outcome'],
      places: [chosen.place],
      confidence: 'sure',
    };
  return sentenceFilling('decided', outline, sectionOf(decision, 'outcome'));
}

/** The options that were not chosen; only where it is known which one was. */
function fillAgainst({ decision }: Outline): SlotFilling | undefined {
  const chosen = decision.outcome?.chosen;
  const key = chosen && optionKey(chosen.value);
  if (key === undefined || !decision.options.some((option) => sameOption(optionKey(option.title), key))) return undefined;
  const others = decision.options.filter((option) => !sameOption(optionKey(option.title), key));
  if (others.length === 0) return undefined;
  return listFilling(
    'against',
    others.map(({ title, place }) => ({ text: title, place })),
    'Considered Options',
  );
}

/** Consequences whose sign the author gave; unsigned ones say neither. */
function fillSigned({ decision }: Outline, slot: 'achieve' | 'accepting', sign: 'good' | 'bad'): SlotFilling | undefined {
  const own = decision.consequences.filter((one) => one.sign === sign);
  if (own.length === 0) return undefined;
  return listFilling(
    slot,
    own.map(({ text, place }) => ({ text: text.replace(SIGN_WORDS, ''), place })),
    'Consequences',
  );
}

const SIGN_WORDS = /^[\s*_]*(?:good|bad|pro|con|positive|negative)[\s*_]*[,:][\s*_]*(?:because(?: of)?[\s*_]+)?/i;

function fillBecause(outline: Outline): SlotFilling | undefined {
  const { decision } = outline;
  const because = decision.outcome?.because;
  if (because) {
    const words = firstSentence(because.value);
    return {
      slot: 'because',
      words: clean(words),
      from: ['Decision Outcome'],
      places: [because.place],
      confidence: words.length + 1 >= because.value.trim().length ? 'sure' : 'unsure',
    };
  }
  return sentenceFilling('because', outline, sectionOf(decision, 'rationale'));
}

function sentenceFilling(slot: YSlot, { source, decision }: Outline, fact: SectionFact | undefined): SlotFilling | undefined {
  if (!fact) return undefined;
  const sentences = sentencesOf(source, fact).filter(
    (sentence) =>
      (slot !== 'context' || !/[?？]$/.test(sentence.value)) &&
      !SAYS_NOTHING.test(sentence.value) &&
      !isPlaceholder(sentence.place, decision),
  );
  const first = sentences[0];
  if (!first || countOf(first.value) > MOST_WORDS || /[:：]$/.test(first.value)) return undefined;
  return {
    slot,
    words: clean(first.value),
    from: [fact.title],
    places: [first.place],
    confidence: sentences.length === 1 ? 'likely' : 'unsure',
  };
}

/** Sentences about the document instead of its subject, and entries with a label. */
const SAYS_NOTHING =
  /^(?:(?:this|the)\s+(?:document|adr|decision record|record|rfc|section|page)\b|in this (?:document|adr|record|rfc|section)\b|[*_]*[\p{L} -]{2,30}[*_]*:[*_]*\s|see (?:also )?\[)/iu;

function isPlaceholder(place: Place, { placeholders }: Decision): boolean {
  return placeholders.some((one) => one.place.start < place.end && place.start < one.place.end);
}

function sectionOf(decision: Decision, kind: SectionFact['kind']): SectionFact | undefined {
  return decision.sections.find((section) => section.kind === kind && !section.empty);
}

/** Words that one slot can hold: beyond them it is a text, and only its author can say what counts. */
const MOST_WORDS = 60;

/** The entries of a list as one phrase; entries that begin with a name for what they say give the name, where the whole would be too long. */
function listFilling(
  slot: YSlot,
  entries: readonly { readonly text: string; readonly place: Place }[],
  from: string,
): SlotFilling | undefined {
  const places = entries.map(({ place }) => place);
  const whole = listed(entries.map(({ text }) => clean(text)));
  if (countOf(whole) <= MOST_WORDS) return { slot, words: whole, from: [from], places, confidence: 'sure' };
  const names = entries.map(({ text }) => /^([^:：.]{2,60})(?::|：|\s[–—-]\s)\s*\S/.exec(text)?.[1]);
  const short = names.every((name) => name !== undefined) ? listed(names.map((name) => clean(name ?? ''))) : undefined;
  return short === undefined || countOf(short) > MOST_WORDS
    ? undefined
    : { slot, words: short, from: [from], places, confidence: 'likely' };
}

function countOf(words: string): number {
  return words.split(/\s+/).length;
}

function listed(items: readonly string[]): string {
  return items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Words that begin a sentence and are no names: within one they are written small. */
const SMALL =
  /^(?:The|A|An|We|Our|This|These|Those|There|It|In|On|When|For|With|All|Each|Every|Most|Many|Some|Which|How|What|Should|Use|Using|To|As|By|Not|No|Currently|Today)(?=\s)/;

function clean(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.。;,:]+$/, '')
    .replace(SMALL, (word) => word.toLowerCase());
}
