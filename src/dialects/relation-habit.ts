import type { Decision, Field, SectionFact } from '../model/decision.ts';
import type { Notation } from '../model/status.ts';
import { DIALECTS } from './dialects.ts';
import { exampleField, LINE_NOTATIONS } from './insert-field.ts';
import { matches, mostCommon } from './log-words.ts';
import { holdsRelation, type RelationField } from './relation-field.ts';
import type { WriteContext } from './write-context.ts';

/** What is to be written: a relation of one record to another. */
export interface RelationChange {
  readonly decision: Decision;
  readonly relation: RelationField;
  readonly other: Decision;
  readonly context: WriteContext;
}

/** Where the log's records make this claim, as far as this record has the same place; else where it states its status. */
export function placeOf(change: RelationChange): Notation {
  const { decision, relation, context } = change;
  const habit = mostCommon(
    context.log.links
      .filter(({ link, claimant }) => claimant !== decision.id && matches(relation, link))
      .map(({ link }) => link.notation),
  );
  const own = decision.status?.notation ?? decision.statuses[0]?.notation;
  if (habit === 'front-matter' && decision.frontMatter) return habit;
  if ((habit === 'section' || habit === 'text') && own !== 'front-matter') return habit;
  if (habit !== undefined && LINE_NOTATIONS.has(habit) && exampleField(decision, habit)) return habit;
  if (own === 'check-box' || own === 'status-log') return 'section';
  if (own === 'bullet' || own === 'bold-bullet') return 'text';
  return own ?? (decision.frontMatter ? 'front-matter' : dialectNotation(change));
}

function dialectNotation({ decision, context }: RelationChange): Notation {
  const dialect =
    context.adopted?.id === decision.dialect ? context.adopted : DIALECTS.find((one) => one.id === decision.dialect);
  return dialect?.metadata.notation ?? 'text';
}

/** The section in which a record states its status. */
export function statusSection({ decision }: RelationChange): SectionFact | undefined {
  return decision.sections.find((section) => section.kind === 'status' && section.depth <= 3);
}

/** The entry of the record's header that holds the relation. */
export function ownField({ decision, relation }: RelationChange): Field | undefined {
  return decision.fields.find((field) => holdsRelation(field, relation));
}

/** Whether the successor belongs into a key of its own: the log has such keys, or the dialect does. */
export function usesKey({ decision, relation, context }: RelationChange): boolean {
  if (!decision.frontMatter) return false;
  const dialect = DIALECTS.find((one) => one.id === decision.dialect);
  if (dialect?.keys?.includes(relation.name)) return true;
  return context.log.decisions.some((one) =>
    one.fields.some(
      (field) =>
        field.notation === 'front-matter' && (holdsRelation(field, relation) || holdsRelation(field, inverseOf(relation))),
    ),
  );
}

function inverseOf(relation: RelationField): RelationField {
  return { ...relation, direction: relation.direction === 'forward' ? 'inverse' : 'forward' };
}

/** Whether the log writes the relation as a list even for one record. */
export function usesList({ relation, context }: RelationChange): boolean {
  const kinds = context.log.decisions.flatMap((one) =>
    (one.frontMatter?.entries ?? []).filter(
      (entry) =>
        entry.kind !== 'empty' &&
        one.fields.some(
          (field) =>
            field.label === entry.key &&
            field.notation === 'front-matter' &&
            (holdsRelation(field, relation) || holdsRelation(field, inverseOf(relation))),
        ),
    ),
  );
  return mostCommon(kinds.map((entry) => entry.kind)) === 'list';
}

/** The key the log uses, else in the spelling of the record's other keys: `superseded-by`, `superseded_by`, `supersededBy`. */
export function keyFor({ decision, relation, context }: RelationChange): string {
  const used = mostCommon(
    context.log.decisions.flatMap((one) =>
      one.fields
        .filter((field) => field.notation === 'front-matter' && holdsRelation(field, relation))
        .map((field) => field.label),
    ),
  );
  if (used !== undefined) return used;
  const keys = (decision.frontMatter?.entries ?? []).map((entry) => entry.key);
  const has = (pattern: RegExp): boolean => keys.some((key) => pattern.test(key));
  if (has(/\w_\w/) && !has(/\w-\w/)) return relation.name.replace('-', '_');
  return has(/[a-z][A-Z]/) && !has(/\w-\w/)
    ? relation.name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase())
    : relation.name;
}

/** The label the log uses for the relation in the notation of another entry. */
export function labelFor({ relation, context }: RelationChange, like: Field): string {
  const used = mostCommon(
    context.log.decisions.flatMap((one) =>
      one.fields
        .filter((field) => field.notation === like.notation && holdsRelation(field, relation))
        .map((field) => field.label),
    ),
  );
  return used ?? relation.name.replace('-', ' ');
}
