import { fieldNameOf } from '../dialects/collect-fields.ts';
import type { Decision, Field, FieldName } from '../model/decision.ts';
import type { StatusClaim } from '../model/status.ts';
import { withoutTemplateComments } from './template-comments.ts';

/** A key that the front matter gets, in its own words. */
export interface HeaderValue {
  readonly key: string;
  readonly value: string | readonly string[];
}

export interface Draft {
  readonly values: HeaderValue[];
  readonly fields: Set<Field>;
  readonly claims: Set<StatusClaim>;
  readonly sections: Set<number>;
}

export function bodyFields(decision: Decision): readonly Field[] {
  return decision.fields.filter((field) => field.notation !== 'front-matter');
}

export function isBlankField(field: Field): boolean {
  return !/[\p{L}\p{N}]/u.test(withoutTemplateComments(field.value)) && (field.items ?? []).length === 0;
}

/** The key of the front matter that has a canonical meaning, if any. */
export function hasKey(decision: Decision, name: FieldName): boolean {
  return (decision.frontMatter?.entries ?? []).some((entry) => fieldNameOf(entry.key) === name && entry.kind !== 'empty');
}
