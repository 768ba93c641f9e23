import type { Field, RelationKind } from '../model/decision.ts';
import { labelKey } from './vocabulary/label-words.ts';
import { RELATION_WORDS } from './vocabulary/relation-words.ts';

/** A relation that can be written into a record. */
export interface RelationField {
  readonly name: 'supersedes' | 'superseded-by' | 'amends' | 'amended-by';
  readonly kind: RelationKind;
  readonly direction: 'forward' | 'inverse';
}

const FIELDS: readonly RelationField[] = [
  { name: 'supersedes', kind: 'supersedes', direction: 'forward' },
  { name: 'superseded-by', kind: 'supersedes', direction: 'inverse' },
  { name: 'amends', kind: 'amends', direction: 'forward' },
  { name: 'amended-by', kind: 'amends', direction: 'inverse' },
];

/** The relation with a name; undefined for fields that are none. */
export function relationField(name: string): RelationField | undefined {
  return FIELDS.find((field) => field.name === name);
}

/** Whether a labelled entry of the header holds the relation. */
export function holdsRelation(field: Field, relation: RelationField): boolean {
  if (field.name !== 'relation') return false;
  const word = RELATION_WORDS.get(labelKey(field.label));
  return word?.kind === relation.kind && word.direction === relation.direction && word.part === 'whole';
}
