import type { Decision } from '../../model/decision.ts';
import { defineRule, type Fault, type Level } from '../../model/finding.ts';
import type { Place } from '../../model/place.ts';
import { fileName, recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'draft-number',
  summary: 'A placeholder such as `NNNN` stands where the number belongs',
  scope: 'decision',
  level: 'warning',
  fix: 'safe',
  messages: {
    text: 'unexpected placeholder `{written}`, expected the number{wanted}',
    name: 'unexpected placeholder `{written}` in the file name `{name}`, expected a number: `{status}` records are cited by it',
  },
  *check(decision, { text }) {
    const source = text(decision.path).text;
    for (const place of placeholderPlaces(decision, source)) yield textFault(decision, place, source);
    const { name } = decision;
    const status = decision.status?.name;
    if (name.kind !== 'draft' || status === undefined || isOpen(decision)) return;
    yield {
      message: 'name',
      place: recordPlace(decision, source),
      data: { written: /[A-Za-z]{2,}(?=[^A-Za-z]*$)/.exec(name.shape)?.[0] ?? name.shape, name: fileName(decision.path), status },
    };
  },
});

const PLACEHOLDER = /^\W*(?:(?:adr|ADR|Adr|RFC|rfc|DR|MADR)[-_ #]?)?\[?(N{3,5}|X{3,5}|n{4}|x{4}|#{3,5})(?![\p{L}\p{N}])/u;

/** Placeholders at the start of titles, and where the front matter gives the number. */
function placeholderPlaces(decision: Decision, source: string): readonly Place[] {
  const values = [
    ...decision.titles.map(({ place }) => place),
    ...decision.fields
      .filter((field) => field.name === 'number' && field.notation === 'front-matter')
      .map((field) => field.valuePlace),
  ];
  return values.flatMap(({ start, end }) => {
    const match = PLACEHOLDER.exec(source.slice(start, Math.min(end, start + 40)));
    if (match?.[1] === undefined) return [];
    const from = start + match[0].length - match[1].length;
    return [{ start: from, end: from + match[1].length }];
  });
}

function textFault(decision: Decision, place: Place, source: string): Fault {
  const number = decision.numbers.name;
  return {
    message: 'text',
    level: levelOf(decision),
    place,
    data: {
      written: source.slice(place.start, place.end),
      wanted: number === undefined ? '' : ` \`${number}\` of the file name`,
    },
    ...(number === undefined
      ? {}
      : { fix: { safety: 'safe', title: `Write \`${number}\``, edits: { [decision.path]: [{ ...place, insert: number }] } } }),
  };
}

/** Drafts may wait for their number; a decision in force is cited by it. */
function levelOf(decision: Decision): Level {
  if (!isOpen(decision)) return 'error';
  return decision.numbers.name === undefined ? 'note' : 'warning';
}

function isOpen(decision: Decision): boolean {
  const status = decision.status?.name;
  return status === undefined || status === 'draft' || status === 'proposed';
}
