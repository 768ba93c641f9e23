import type { Argument, Decision, Link, Option } from '../model/decision.ts';
import { optionKey } from '../source/option-key.ts';

/** A field that reads differently after a change. */
export interface FieldDifference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

type Reader = (decision: Decision) => readonly string[];

/** What must read the same before and after, field by field. Lists without an order of their own are compared sorted. */
const FIELDS: readonly (readonly [field: string, read: Reader])[] = [
  ['title', (one) => [(one.title?.value ?? '').replace(/[\\`*_]/g, '')]],
  ['number', (one) => [`${one.number ?? ''}`]],
  ['status', (one) => [statusOf(one)]],
  ['date', (one) => [one.date?.iso ?? one.date?.text ?? '']],
  ['decision makers', (one) => namesOf(one.decisionMakers)],
  ['consulted', (one) => namesOf(one.consulted)],
  ['informed', (one) => namesOf(one.informed)],
  ['authors', (one) => namesOf(one.authors)],
  ['tags', (one) => namesOf(one.tags)],
  ['governs', (one) => valuesOf(one.governs)],
  ['review date', (one) => [one.reviewBy?.iso ?? '']],
  ['drivers', (one) => valuesOf(one.drivers)],
  ['options', (one) => sorted(one.options.flatMap(optionTexts))],
  ['chosen option', (one) => [one.outcome?.chosen?.value ?? '']],
  ['reason', (one) => [(one.outcome?.because?.value ?? '').replace(/\s+/g, ' ')]],
  ['consequences', (one) => sorted(one.consequences.map(argumentText))],
  ['follow-ups', (one) => sorted(one.followUps.map(({ text, state }) => `${state} ${text}`))],
  ['relations', relationsOf],
];

/** Fields that differ; empty when both decisions say the same. */
export function compareDecisions(before: Decision, after: Decision): readonly FieldDifference[] {
  return FIELDS.flatMap(([field, read]) => {
    const was = read(before);
    const is = read(after);
    if (was.length === is.length && was.every((text, index) => text === is[index])) return [];
    return [
      {
        field,
        before: was.filter((text) => !is.includes(text)).join(' | '),
        after: is.filter((text) => !was.includes(text)).join(' | '),
      },
    ];
  });
}

function statusOf({ status }: Decision): string {
  return status === undefined ? '' : (status.name ?? status.word.toLowerCase());
}

/** Names without marks around them and blanks as they fall. */
function namesOf(values: readonly { readonly value: string }[]): readonly string[] {
  return values.map(({ value }) => value.replace(/^[\s"'“”*_`]+|[\s"'“”*_`.]+$/g, ''));
}

function valuesOf(values: readonly { readonly value: string }[]): readonly string[] {
  return values.map(({ value }) => value);
}

function sorted(texts: readonly string[]): readonly string[] {
  return [...texts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

function optionTexts({ title, listed, described, arguments: list }: Option): readonly string[] {
  const key = optionKey(title);
  return [
    `${key} ${listed ? 'listed' : ''} ${described ? 'described' : ''}`,
    ...list.map((argument) => `${key}: ${argumentText(argument)}`),
  ];
}

/** An argument by sign and words; the sign may stand in the words or in the heading above. */
function argumentText({ sign, text }: Argument): string {
  return `${sign} ${text.replace(/^\W*(?:good|bad|neutral), because\s+/i, '')}`;
}

/** Claims about other records, each target once: an identifier in the status and a link in the text may be one claim. */
function relationsOf({ links }: Decision): readonly string[] {
  const linked = links.filter(({ reference }) => reference.href !== undefined);
  const single = links.filter((link) => link.reference.href !== undefined || !linked.some((other) => isSameClaim(other, link)));
  return [
    ...new Set(
      sorted(single.map(({ kind, direction, part, reference }) => `${direction} ${part} ${kind} ${targetOf(reference)}`)),
    ),
  ];
}

function targetOf({ href, stem, number }: Link['reference']): string {
  return (href ?? stem ?? numberOf(number) ?? '')
    .toLowerCase()
    .replace(/^\.\//, '')
    .replace(/\.(?:md|markdown)$/, '');
}

function isSameClaim(linked: Link, plain: Link): boolean {
  if (linked.kind !== plain.kind || linked.direction !== plain.direction) return false;
  const href = linked.reference.href ?? '';
  const stem = href.slice(href.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  if (plain.reference.stem !== undefined) return stem.toLowerCase() === plain.reference.stem.replace(/\.\w+$/, '').toLowerCase();
  const number = numberOf(plain.reference.number);
  return number !== undefined && (number === numberOf(linked.reference.number) || number === numberOf(/\d+/.exec(stem)?.[0]));
}

function numberOf(digits: string | undefined): string | undefined {
  return digits === undefined ? undefined : `${Number(digits)}`;
}
