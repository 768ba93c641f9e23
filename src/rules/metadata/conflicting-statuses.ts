import type { Decision } from '../../model/decision.ts';
import { defineRule, type RuleContext } from '../../model/finding.ts';
import type { StatusClaim, StatusName } from '../../model/status.ts';
import { lineOf, lineStarts } from '../../source/line-range.ts';
import { type LogFault, unlessHabit } from '../log-habit.ts';

export default defineRule({
  id: 'conflicting-statuses',
  summary: 'Two places of a record give it two statuses',
  scope: 'log',
  level: 'error',
  fix: 'none',
  messages: {
    lines: 'unexpected status `{second}`, expected `{first}` as on line {line}: only one of the two can hold',
    title: 'unexpected status `{first}` in the title, expected `{second}` as on line {line}',
    folder: 'unexpected status `{second}` in the folder `{first}`, expected the status that the folder stands for',
    titles:
      'unexpected status `{first}` in the title, expected `{second}` as on line {line}: {count} of {records} records disagree so',
    folders:
      'unexpected status `{second}` in the folder `{first}`, expected the status that the folder stands for: {count} of {records} records disagree so',
  },
  *check({ decisions }, context) {
    const records = decisions.length;
    yield* decisions.flatMap((decision) => statementFault(decision, context));
    yield* unlessHabit(
      decisions.flatMap((decision) => titleFault(decision, context)),
      { records, message: 'titles', level: 'note' },
    );
    yield* unlessHabit(decisions.flatMap(folderFault), { records, message: 'folders', level: 'note' });
  },
});

type KnownClaim = StatusClaim & { readonly name: StatusName };

/** Statements that a reader takes for the record's status. */
function statements({ statuses }: Decision): readonly KnownClaim[] {
  return statuses.filter(
    (claim): claim is KnownClaim =>
      claim.kind === 'word' &&
      claim.name !== undefined &&
      claim.notation !== 'title' &&
      claim.notation !== 'folder' &&
      claim.notation !== 'name',
  );
}

function hint(decision: Decision, notation: 'title' | 'folder'): KnownClaim | undefined {
  return decision.statuses.find((claim): claim is KnownClaim => claim.notation === notation && claim.name !== undefined);
}

function statementFault(decision: Decision, context: RuleContext): readonly LogFault[] {
  const [first, ...rest] = statements(decision);
  const second = rest.find((claim) => first !== undefined && claim.name !== first.name && !areCompatible(first, claim));
  if (!first || !second) return [];
  return [
    {
      message: 'lines',
      level: areClose(first, second) ? 'warning' : 'error',
      path: decision.path,
      place: second.place,
      data: { first: first.word, second: second.word, line: lineNumber(decision, first, context) },
      related: [{ path: decision.path, place: first.place, message: `\`${first.word}\`` }],
    },
  ];
}

function titleFault(decision: Decision, context: RuleContext): readonly LogFault[] {
  const title = hint(decision, 'title');
  const [own] = statements(decision);
  if (!title || !own || own.name === title.name || areCompatible(own, title) || areClose(own, title)) return [];
  const related = [{ path: decision.path, place: own.place, message: `\`${own.word}\`` }];
  return [
    {
      message: 'title',
      level: 'warning',
      path: decision.path,
      place: title.place,
      data: { first: title.word, second: own.word, line: lineNumber(decision, own, context) },
      related,
    },
  ];
}

function folderFault(decision: Decision): readonly LogFault[] {
  const folder = hint(decision, 'folder');
  const [own] = statements(decision);
  if (!folder || !own || own.name === folder.name || isRetired(own)) return [];
  return [
    {
      message: 'folder',
      level: 'warning',
      path: decision.path,
      place: own.place,
      data: { first: folder.word, second: own.word },
    },
  ];
}

function lineNumber(decision: Decision, claim: StatusClaim, { text }: RuleContext): number {
  return lineOf(lineStarts(text(decision.path).text), claim.place.start) + 1;
}

/** What is implemented was accepted. */
function areCompatible(one: KnownClaim, other: KnownClaim): boolean {
  const names = [one.name, other.name];
  return names.includes('accepted') && names.includes('implemented');
}

/** Not yet decided in both words, or retired in both. */
function areClose(one: KnownClaim, other: KnownClaim): boolean {
  const isUndecided = ({ name }: KnownClaim): boolean => name === 'draft' || name === 'proposed';
  return (isUndecided(one) && isUndecided(other)) || (isRetired(one) && isRetired(other));
}

function isRetired({ name }: KnownClaim): boolean {
  return name === 'deprecated' || name === 'superseded' || name === 'rejected' || name === 'withdrawn';
}
