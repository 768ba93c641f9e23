import { faultMessage } from './fault-message.ts';
import type { SchemaFault, Written } from './validate.ts';

/** Options of a rule: a JSON Schema for each, with its default. Understood: `type`, `enum`, `pattern`, `items`, `additionalProperties` and the limits of each type. */
export type OptionSchemas = Readonly<Record<string, OptionSchema>>;

interface OptionSchema {
  readonly type?: unknown;
  readonly default?: unknown;
  readonly [keyword: string]: unknown;
}

/** Options with defaults filled in, and what is wrong with them. An option at fault has its default. */
export interface CheckedOptions {
  readonly options: Readonly<Record<string, unknown>>;
  readonly faults: readonly SchemaFault[];
}

/** Checks the options a user gave for a rule. Paths of faults begin with the name of the option. */
export function checkOptions(
  schemas: OptionSchemas,
  given: Readonly<Record<string, unknown>>,
  written: Written = () => undefined,
): CheckedOptions {
  const faults: SchemaFault[] = [];
  const options: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemas)) options[name] = schema.default;
  for (const [name, value] of Object.entries(given)) {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (!schema) {
      const params = { additionalProperty: name };
      const message = faultMessage({
        keyword: 'additionalProperties',
        params,
        schema: { properties: schemas },
        value: given,
        written: undefined,
      });
      faults.push({ path: [name], at: 'key', keyword: 'additionalProperties', params, message });
      continue;
    }
    const found = failuresOf(schema, value, [name]).map((failure) => faultOf(failure, written));
    faults.push(...found);
    if (found.length === 0) options[name] = value;
  }
  return { options, faults };
}

interface Failing {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly path: readonly (string | number)[];
  readonly schema: OptionSchema;
  readonly value: unknown;
}

function faultOf({ keyword, params, path, schema, value }: Failing, written: Written): SchemaFault {
  const isScalar = typeof value !== 'object' || value === null;
  const message = faultMessage({ keyword, params, schema, value, written: isScalar ? written(path) : undefined });
  return { path, at: 'value', keyword, params, message };
}

function failuresOf(schema: OptionSchema, value: unknown, path: readonly (string | number)[]): readonly Failing[] {
  const keyword = schema.type === undefined || isOfType(value, schema.type) ? failingKeyword(schema, value) : 'type';
  if (keyword !== undefined) return [{ keyword, params: paramsOf(keyword, schema), path, schema, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => failuresOf(schemaIn(schema, 'items'), item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    failuresOf(schemaIn(schema, 'additionalProperties'), item, [...path, key]),
  );
}

function schemaIn(schema: OptionSchema, keyword: 'items' | 'additionalProperties'): OptionSchema {
  const inner = schema[keyword];
  return typeof inner === 'object' && inner !== null ? { ...inner } : {};
}

function paramsOf(keyword: string, schema: OptionSchema): Failing['params'] {
  const limit = schema[keyword];
  return { [keyword]: limit, limit, allowedValues: limit };
}

function isOfType(value: unknown, type: unknown): boolean {
  if (Array.isArray(type)) return type.some((one) => isOfType(value, one));
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'null' ? value === null : typeof value === type;
}

function failingKeyword(schema: OptionSchema, value: unknown): string | undefined {
  const allowed = schema['enum'];
  if (Array.isArray(allowed) && !allowed.includes(value)) return 'enum';
  if (typeof value === 'number') return overLimit(schema, value, ['minimum', 'maximum']);
  if (Array.isArray(value)) return overLimit(schema, value.length, ['minItems', 'maxItems']);
  if (typeof value !== 'string') return undefined;
  const pattern = schema['pattern'];
  return (
    overLimit(schema, value.length, ['minLength', 'maxLength']) ??
    (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value) ? 'pattern' : undefined)
  );
}

function overLimit(schema: OptionSchema, size: number, [least, most]: readonly [string, string]): string | undefined {
  const lower = schema[least];
  const upper = schema[most];
  if (typeof lower === 'number' && size < lower) return least;
  return typeof upper === 'number' && size > upper ? most : undefined;
}
