import type { Decision, SectionKind, YSlot } from '../model/decision.ts';
import type { Located, Place } from '../model/place.ts';
import { optionKey, sameOption } from '../source/option-key.ts';
import type { Outline } from './record-view.ts';
import { firstSentence, sentencesOf } from './sentences.ts';
import { asPhrase, countOf, isTelling, listed, MOST_WORDS, splitReason, withoutSign } from './slot-words.ts';

/** One slot of a Y-Statement: the record's own words, where they stand, and how sure it is that they are the slot's. */
export interface SlotFilling {
  readonly slot: YSlot;
  /** Absent: the record has no words for it, and the slot stays open. */
  readonly words?: string;
  /** Headings above the words, outermost first; `Y-Statement` where the record has one. */
  readonly from: readonly string[];
  readonly places: readonly Place[];
  /**
   * `sure`: the record says so in a form made for it. `likely`: the only sentence of the section for it. `unsure`: the first of
   * several. `open`: nothing.
   */
  readonly confidence: 'sure' | 'likely' | 'unsure' | 'open';
}

/** The slots in their order. */
const SLOTS: readonly YSlot[] = ['context', 'facing', 'decided', 'against', 'achieve', 'accepting', 'because'];

type Found = Pick<SlotFilling, 'places' | 'confidence'> & { readonly words: string };
type Filler = (outline: Outline) => Found | undefined;

const FILLERS: Readonly<Record<YSlot, Filler>> = {
  context: (outline) => tellingSentence(outline, ['context', 'summary'], (sentence) => !/[?？]$/.test(sentence)),
  facing: findConcern,
  decided: findDecision,
  against: findAlternatives,
  achieve: (outline) => signedConsequences(outline, 'good'),
  accepting: (outline) => signedConsequences(outline, 'bad'),
  because: findReason,
};

/** Fills the seven slots from what the record says; nothing is put into words that are not there. */
export function fillSlots(outline: Outline): readonly SlotFilling[] {
  const { yStatement } = outline.decision;
  return SLOTS.map((slot): SlotFilling => {
    const said = yStatement?.slots[slot];
    if (said) return { slot, words: said.value, from: ['Y-Statement'], places: [said.place], confidence: 'sure' };
    const found = FILLERS[slot](outline);
    if (!found) return { slot, from: [], places: [], confidence: 'open' };
    return { slot, ...found, words: asPhrase(found.words), from: pathAt(outline, found.places[0]?.start ?? 0) };
  });
}

/** The concern: the drivers, else the question that the context asks. */
function findConcern(outline: Outline): Found | undefined {
  const { drivers } = outline.decision;
  if (drivers.length > 0) return entries(drivers);
  const question = sentencesIn(outline, ['context']).findLast((sentence) => /[?？]$/.test(sentence.value));
  return question && { words: question.value, places: [question.place], confidence: 'likely' };
}

function findDecision(outline: Outline): Found | undefined {
  const chosen = outline.decision.outcome?.chosen;
  if (chosen) return { words: chosen.value, places: [chosen.place], confidence: 'sure' };
  const found = tellingSentence(outline, ['outcome'], () => true);
  return found && { ...found, words: splitReason(found.words)?.decided ?? found.words };
}

/** The options that were not chosen; only where it is known which one was. */
function findAlternatives({ decision }: Outline): Found | undefined {
  const { options, outcome } = decision;
  const key = outcome?.chosen && optionKey(outcome.chosen.value);
  if (key === undefined || !options.some((option) => sameOption(optionKey(option.title), key))) return undefined;
  const others = options.filter((option) => !sameOption(optionKey(option.title), key));
  return entries(others.map(({ title, place }) => ({ value: title, place })));
}

/** Consequences whose sign the author gave; unsigned ones say neither. */
function signedConsequences({ decision }: Outline, sign: 'good' | 'bad'): Found | undefined {
  const own = decision.consequences.filter((one) => one.sign === sign);
  return entries(own.map(({ text, place }) => ({ value: withoutSign(text), place })));
}

function findReason(outline: Outline): Found | undefined {
  const because = outline.decision.outcome?.because;
  if (because) {
    const words = firstSentence(because.value);
    const whole = words.length + 1 >= because.value.trim().length;
    return { words, places: [because.place], confidence: whole ? 'sure' : 'unsure' };
  }
  const rationale = tellingSentence(outline, ['rationale'], () => true);
  if (rationale || outline.decision.outcome?.chosen) return rationale;
  const decided = tellingSentence(outline, ['outcome'], () => true);
  const reason = decided && splitReason(decided.words);
  return decided && reason && { ...decided, words: reason.because };
}

/** The entries of a list as one phrase; where that is too long, the names that the entries begin with. */
function entries(list: readonly Located<string>[]): Found | undefined {
  if (list.length === 0) return undefined;
  const places = list.map(({ place }) => place);
  const whole = listed(list.map(({ value }) => asPhrase(value)));
  if (countOf(whole) <= MOST_WORDS) return { words: whole, places, confidence: 'sure' };
  const names = list.flatMap(({ value }) => /^([^:：.]{2,60})(?::|：|\s[–—-]\s)\s*\S/.exec(value)?.[1] ?? []);
  const short = names.length === list.length ? listed(names.map(asPhrase)) : undefined;
  return short === undefined || countOf(short) > MOST_WORDS ? undefined : { words: short, places, confidence: 'likely' };
}

/** The first sentence of the first section of a kind that has one that tells something. */
function tellingSentence(
  outline: Outline,
  kinds: readonly SectionKind[],
  fits: (sentence: string) => boolean,
): Found | undefined {
  const told = sentencesIn(outline, kinds).filter(({ value }) => isTelling(value) && fits(value));
  const [first] = told;
  return first && { words: first.value, places: [first.place], confidence: told.length === 1 ? 'likely' : 'unsure' };
}

/** Sentences of the first section that has any, by kind, then in the order of the record. */
function sentencesIn({ decision, sections, source }: Outline, kinds: readonly SectionKind[]): readonly Located<string>[] {
  for (const kind of kinds) {
    for (const section of sections) {
      if (decision.sections[section.index]?.kind !== kind) continue;
      const found = sentencesOf(section, source).filter(({ place }) => !isPlaceholder(place, decision));
      if (found.length > 0) return found;
    }
  }
  return [];
}

function isPlaceholder(place: Place, { placeholders }: Decision): boolean {
  return placeholders.some((one) => one.place.start < place.end && place.start < one.place.end);
}

/** Headings above an offset, without the title of the record. */
function pathAt({ decision, title }: Outline, offset: number): readonly string[] {
  const path: string[] = [];
  let at = decision.sections.findLastIndex((section) => section.depth > 0 && section.heading.start <= offset);
  while (at > 0 && at !== title?.index) {
    const section = decision.sections[at];
    path.unshift(section?.title ?? '');
    at = section?.parent ?? 0;
  }
  return path;
}
