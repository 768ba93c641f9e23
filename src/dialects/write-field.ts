import type { Decision } from '../model/decision.ts';
import type { Edit, FieldChange } from '../model/finding.ts';
import { applyEdits, areDisjoint } from '../source/edits.ts';
import { parseWithRemark } from '../source/parse.ts';
import { parseSourceText } from '../source/parse-source.ts';
import { asStatusName } from './log-words.ts';
import { namedBy } from './name-record.ts';
import { dialectById, readDecision } from './read-decision.ts';
import { type RelationField, relationField } from './relation-field.ts';
import type { WriteContext } from './write-context.ts';
import { writePlainField } from './write-plain-field.ts';
import { writeRelation } from './write-relation.ts';
import { claimsToChange, rewriteClaim } from './write-status.ts';

/**
 * Edits that give a record's field a value, in the notation the record uses for it, in the words of its log; no edits when the record
 * says so already. `status` takes a canonical name or a word as it is, relations take the id of the other record; `superseded-by` makes
 * the status superseded too. Undefined when the record has no place for the field, or when what was written would not be read back
 * as meant.
 */
export function writeField(decision: Decision, change: FieldChange, context: WriteContext): readonly Edit[] | undefined {
  if (decision.dialect === 'unreadable' || decision.problems.some((problem) => UNSAFE.has(problem.kind))) return undefined;
  const edits = editsFor(decision, change, context);
  if (edits === undefined || edits.length === 0) return edits;
  return areDisjoint(edits) && holds(decision, change, { context, text: applyEdits(context.text, edits) }) ? edits : undefined;
}

/** Faults of a file that make offsets or the front matter a matter of guessing. */
const UNSAFE: ReadonlySet<string> = new Set([
  'front-matter',
  'unclosed-front-matter',
  'duplicate-key',
  'invalid-utf8',
  'conflict-marker',
  'too-large',
  'unreadable',
  'link',
]);

function editsFor(decision: Decision, change: FieldChange, context: WriteContext): readonly Edit[] | undefined {
  const relation = relationField(change.field);
  if (relation) {
    const other = context.log.decisions.find((one) => one.id === change.value);
    return other && other.id !== decision.id ? writeRelation({ decision, relation, other, context }) : undefined;
  }
  switch (change.field) {
    case 'status':
      return writeStatus(decision, change.value, context);
    case 'relation':
    case 'number':
    case 'title':
    case 'supersedes':
    case 'superseded-by':
    case 'amends':
    case 'amended-by':
      return undefined;
    default:
      return writePlainField({
        decision,
        field: change.field,
        value: change.value,
        dialect: dialectById(decision.dialect, context.adopted),
        context,
      });
  }
}

function writeStatus(decision: Decision, value: string, context: WriteContext): readonly Edit[] | undefined {
  if (saysStatus(decision, value)) return [];
  const claims = claimsToChange(decision);
  if (claims.length === 0)
    return writePlainField({
      decision,
      field: 'status',
      value,
      dialect: dialectById(decision.dialect, context.adopted),
      context,
    });
  const edits: Edit[] = [];
  for (const claim of claims) {
    const rewritten = rewriteClaim(claim, { status: value }, { decision, context });
    if (!rewritten) return undefined;
    edits.push(...rewritten);
  }
  return edits;
}

function saysStatus(decision: Decision, value: string): boolean {
  const { status } = decision;
  return asStatusName(value) === undefined ? status?.word === value : status?.name === value;
}

/** Reads the new text with the reference parser and asks whether it says what was meant. */
function holds(before: Decision, change: FieldChange, facts: { readonly context: WriteContext; readonly text: string }): boolean {
  const { context, text } = facts;
  const source = parseSourceText({ path: before.path, text, bom: false }, parseWithRemark);
  const folder = context.log.path === '.' ? '' : `${context.log.path}/`;
  const folders = before.path.slice(folder.length).split('/').slice(0, -1);
  const own = { statusWords: context.own?.statusWords ?? {}, headings: context.own?.headings ?? {}, dialect: context.adopted };
  const after = readDecision(source, { log: before.log, id: before.id, name: before.name, folders }, own);
  if (after.problems.length > before.problems.length) return false;
  const relation = relationField(change.field);
  if (relation) return holdsRelation(after, relation, { change, context });
  if (change.field === 'status') return saysStatus(after, change.value);
  return (
    after.fields.some((field) => field.name === change.field && sameValue(field.value, change.value)) ||
    after.dates.some((date) => date.text.includes(change.value))
  );
}

function holdsRelation(
  after: Decision,
  relation: RelationField,
  facts: { readonly change: FieldChange; readonly context: WriteContext },
): boolean {
  const named = namedBy(after, relation, facts.context.log).includes(facts.change.value);
  return named && (relation.name !== 'superseded-by' || after.status?.name === 'superseded');
}

function sameValue(written: string, wanted: string): boolean {
  const plain = (text: string): string => text.replace(/[\s[\]"',-]/g, '');
  return plain(written).includes(plain(wanted));
}
