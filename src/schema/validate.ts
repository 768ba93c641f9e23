import { faultMessage } from './fault-message.ts';
import adrConfig from './generated/adr-config.ts';
import baseline from './generated/baseline.ts';

/** What is wrong with a value, where, and in words. */
export interface SchemaFault {
  /** Where in the value; for a key that should not be there or has the wrong name, the key is the last segment. */
  readonly path: readonly (string | number)[];
  /** Whether the key at the path is at fault or its value. */
  readonly at: 'key' | 'value';
  /** Keyword of JSON Schema that failed. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** Source text of the scalar at a path, for messages that name values as they were written. */
export type Written = (path: readonly (string | number)[]) => string | undefined;

/** What a generated validator reports. */
interface ValidatorError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema: unknown;
  readonly data: unknown;
  readonly propertyName?: string;
}

interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

const VALIDATORS = { 'adr-config': adrConfig, baseline } satisfies Record<string, Validator>;

/** Schemas a value can be checked against: the files of `schemas/` without `.schema.json`. */
export type SchemaName = keyof typeof VALIDATORS;

/** Everything that is wrong with a value by a schema, at most one fault a place; empty when it is valid. */
export function validate(schema: SchemaName, value: unknown, written: Written = () => undefined): readonly SchemaFault[] {
  const validator: Validator = VALIDATORS[schema];
  if (validator(value)) return [];
  const faults = telling(validator.errors ?? []).map((error) => faultOf(error, value, written));
  const seen = new Set<string>();
  return faults.filter((fault) => {
    const key = JSON.stringify([fault.path, fault.keyword === 'required' ? fault.message : fault.at]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Without the errors that only repeat others: of `if`, of the parts of `propertyNames`, of `anyOf` and `oneOf`. */
function telling(errors: readonly ValidatorError[]): readonly ValidatorError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const isDeeper = (path: string, choice: ValidatorError): boolean => path.startsWith(`${choice.instancePath}/`);
  return errors.filter((error) => {
    if (error.keyword === 'if' || error.propertyName !== undefined) return false;
    if (choices.includes(error)) return !errors.some((other) => isDeeper(other.instancePath, error));
    return !choices.some((choice) => choice.instancePath === error.instancePath);
  });
}

function faultOf(error: ValidatorError, root: unknown, written: Written): SchemaFault {
  const { keyword, params, parentSchema: schema, data: value } = error;
  const parent = segmentsOf(error.instancePath, root);
  const key = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName'];
  const path = typeof key === 'string' ? [...parent, key] : parent;
  const isScalar = typeof value !== 'object' || value === null;
  const message = faultMessage({ keyword, params, schema, value, written: isScalar ? written(path) : undefined });
  return { path, at: typeof key === 'string' || keyword === 'required' ? 'key' : 'value', keyword, params, message };
}

/** A JSON pointer as segments; those that lead into lists are numbers. */
function segmentsOf(pointer: string, root: unknown): readonly (string | number)[] {
  let value = root;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const isIndex = Array.isArray(value);
      value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
      return isIndex ? Number(name) : name;
    });
}
