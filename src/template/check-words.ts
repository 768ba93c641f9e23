import { readDate } from '../dialects/read-date.ts';
import { knownWordAt } from '../dialects/status-value.ts';
import type { Decision } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import type { NormalizationPlan } from './plan-with.ts';
import { isWithin } from './status-line.ts';
import { withoutTemplateComments } from './template-comments.ts';
import { countWords, surplus, totalOf, wordsOf } from './words.ts';

/** The account of words: what the source had and the result has not, and the other way round, beyond what a rewritten header explains. */
export interface WordCheck {
  readonly source: number;
  readonly result: number;
  readonly lost: readonly string[];
  readonly invented: readonly string[];
}

/**
 * Compares the words of source and result as multisets. A word may go only with a label, a heading that was renamed or a value that
 * the front matter says; a word may come only as a heading of MADR, a key, a sign or a copy of a value.
 */
export function checkWords(plan: NormalizationPlan, result: string): WordCheck {
  const { text } = plan.outline.source;
  const before = countWords(text);
  const after = countWords(result);
  const dropped = droppedPlaces(plan);
  const written = plan.chunks.flatMap((chunk) => (chunk.kind === 'text' ? [chunk.text] : []));
  const gone = surplus(before, countWords(result, ...dropped.map((place) => text.slice(place.start, place.end))));
  const come = surplus(after, countWords(text, ...written));
  const { decision } = plan.outline;
  const common = new Set([
    ...wordsOf(written.join('\n')),
    ...said(decision),
    ...plan.layout.oldForm.flatMap(wordsOf),
    ...SEPARATORS,
  ]);
  const unexplained = dropped.flatMap((place) => unexplainedIn(place, { plan, common }));
  return {
    source: totalOf(before),
    result: totalOf(after),
    lost: [...gone, ...unexplained],
    invented: [...come, ...inventedIn(plan, written)],
  };
}

/** Ranges of the source that the result does not hold, blanks aside. */
export function droppedPlaces({ chunks, outline }: NormalizationPlan): readonly Place[] {
  const { text } = outline.source;
  const held = chunks.flatMap((chunk) => (chunk.kind === 'source' ? [chunk.place] : [])).sort((a, b) => a.start - b.start);
  const gaps: Place[] = [];
  let from = 0;
  for (const place of [...held, { start: text.length, end: text.length }]) {
    if (place.start > from && /[\p{L}\p{N}]/u.test(text.slice(from, place.start))) gaps.push({ start: from, end: place.start });
    from = Math.max(from, place.end);
  }
  return gaps;
}

interface Facts {
  readonly plan: NormalizationPlan;
  /** Words that were written anew, that the record says elsewhere, or that only join others. */
  readonly common: ReadonlySet<string>;
}

/** Words of a dropped range that nothing explains. */
function unexplainedIn(place: Place, { plan, common }: Facts): readonly string[] {
  const { decision, source } = plan.outline;
  const text = withoutTemplateComments(source.text.slice(place.start, place.end)).replace(
    /&#?\w{1,8};|^[ \t>]*(?:(?:!!!|\?\?\?\+?|:::)[ \t]*\w*|\[!\w+\])/gm,
    ' ',
  );
  const open = withoutDates(text, plan)
    .flatMap((part) => wordsOf(part))
    .filter((word) => !common.has(word));
  if (open.length === 0) return [];
  const allowed = new Set([
    ...labelsIn(place, decision),
    ...headingsIn(place, decision),
    ...frontMatterIn(place, decision),
    ...statusWordsIn(place, plan),
    ...anchorsIn(place, plan),
  ]);
  return open.filter((word) => !allowed.has(word));
}

/** Words between names and around dates. */
const SEPARATORS: readonly string[] = ['and', 'und', 'et', 'y', 'e', 'og', 'en', 'br', 'x'];

function labelsIn(place: Place, decision: Decision): readonly string[] {
  const fields = decision.fields.filter((field) => overlaps(field.place, place));
  return fields.flatMap((field) => wordsOf(field.label));
}

/** Words of headings with a known meaning: they were renamed, or nothing was left below them. */
function headingsIn(place: Place, decision: Decision): readonly string[] {
  return decision.sections
    .filter((section) => section.depth > 0 && section.kind !== undefined && overlaps(section.heading, place))
    .flatMap((section) => wordsOf(section.title));
}

/** Old keys, and a status that became shorter: its claim stands in More Information. */
function frontMatterIn(place: Place, decision: Decision): readonly string[] {
  const entries = decision.frontMatter?.entries ?? [];
  return entries.filter((entry) => overlaps(entry.keyPlace, place)).flatMap((entry) => wordsOf(entry.key));
}

/** What a status section or field said in its own words: the front matter has the canonical form. */
function statusWordsIn(place: Place, { outline, header }: NormalizationPlan): readonly string[] {
  const claims = outline.decision.statuses.filter((claim) => overlaps(claim.valuePlace, place));
  const boxes = claims.filter((claim) => claim.notation === 'check-box');
  const choices =
    boxes.length > 0 ? header.carried.filter((carried) => boxes.some((claim) => isWithin(claim.valuePlace, carried))) : [];
  const choiceWords = choices
    .flatMap((choice) => outline.source.text.slice(choice.start, choice.end).split(/\r?\n/))
    .filter((line) => knownWordAt(line.replace(/^[\s*+-]*(?:\[[ xX]\])?\s*/, ''), {}) !== undefined);
  const links = outline.decision.links.filter((link) => overlaps(link.place, place));
  const repeated =
    claims.length > 0
      ? outline.decision.links
          .filter((link) => link.kind === 'supersedes' && link.direction === 'inverse')
          .flatMap((link) => wordsOf(`${link.phrase} ${link.reference.text}`))
      : [];
  return [
    ...repeated,
    ...claims.flatMap((claim) => wordsOf(claim.word)),
    ...links.flatMap((link) => wordsOf(link.phrase)),
    ...choiceWords.flatMap(wordsOf),
  ];
}

/** Fragments of links that follow a renamed heading. */
function anchorsIn(place: Place, { outline, anchors }: NormalizationPlan): readonly string[] {
  const links = outline.source.links.filter((link) => link.hrefPlace !== undefined && isWithin(place, link.hrefPlace));
  return links.flatMap(({ href }) =>
    [...anchors.keys()].filter((old) => href?.toLowerCase().endsWith(`#${old}`)).flatMap(wordsOf),
  );
}

/** What the record says elsewhere already: a repetition may go. */
function said(decision: Decision): readonly string[] {
  return [
    decision.title?.value ?? '',
    ...(decision.frontMatter?.entries ?? []).flatMap((entry) => entry.items.map((item) => item.value)),
  ].flatMap(wordsOf);
}

/** The text without days that the front matter has in its own form. */
function withoutDates(text: string, { values, outline }: NormalizationPlan): readonly string[] {
  if (!/\d/.test(text)) return [text];
  const days = new Set([values.date, ...outline.decision.dates.map((date) => date.iso)]);
  return text.split(/\r?\n/).map((line) => {
    const read = readDate(line);
    return read.iso !== undefined && days.has(read.iso) ? line.slice(0, read.start) + line.slice(read.end) : line;
  });
}

function overlaps(a: Place, b: Place): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Words written anew that are neither form nor said by the record. */
function inventedIn(plan: NormalizationPlan, written: readonly string[]): readonly string[] {
  const { outline, values, layout } = plan;
  const form = new Set(
    [
      ...FORM,
      ...layout.form,
      ...values.values.map((value) => value.key),
      values.status ?? '',
      values.date ?? '',
      ...plan.anchors.values(),
      ...plan.outline.decision.dates.map((date) => date.iso ?? ''),
    ].flatMap(wordsOf),
  );
  const { text } = outline.source;
  const source = new Set([...wordsOf(text), ...wordsOf(text.replace(/[`*_~\\]/g, ''))]);
  return written.flatMap(wordsOf).filter((word) => !form.has(word) && !source.has(word));
}

/** Words of MADR's form. */
const FORM: readonly string[] = ['status date decision makers consulted informed authors tags', 'good bad neutral because'];
