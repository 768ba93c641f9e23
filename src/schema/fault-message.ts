import { nearest } from '../source/nearest.ts';

/** What a validator found, as far as a message needs it. */
export interface Failure {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema the failing keyword stands in. */
  readonly schema: unknown;
  /** The value that failed. */
  readonly value: unknown;
  /** The value as its author wrote it, where that is known. */
  readonly written: string | undefined;
}

/** So many keys are listed one by one in a message; longer lists help nobody. */
const MOST_LISTED = 12;

/** One sentence: unexpected what, expected what. A schema's `title` says what it expects, as a noun phrase. */
export function faultMessage(failure: Failure): string {
  const { keyword, params, schema } = failure;
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return keyMessage(
        String(params['additionalProperty'] ?? params['unevaluatedProperty']),
        Object.keys(recordOf(recordOf(schema)['properties'])),
      );
    case 'propertyNames': {
      const name = String(params['propertyName']).trim();
      return `unexpected ${name === '' ? 'empty key' : `key ${quoted(name)}`}, expected ${titleOf(recordOf(schema)['propertyNames']) ?? 'another name'}`;
    }
    case 'required':
    case 'dependentRequired': {
      const key = String(params['missingProperty']);
      return `missing key ${quoted(key)}, expected ${titleOf(recordOf(recordOf(schema)['properties'])[key]) ?? 'a value'}`;
    }
    case 'enum':
      return wordMessage(failure, listOf(params['allowedValues']));
    case 'const':
      return wordMessage(failure, [params['allowedValue']]);
    default:
      return `unexpected ${actual(failure)}, expected ${titleOf(schema) ?? limitOf(keyword, params)}`;
  }
}

function keyMessage(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  if (near !== undefined) return `unexpected key ${quoted(key)}, did you mean ${quoted(near)}?`;
  if (known.length === 0) return `unexpected key ${quoted(key)}, expected none`;
  if (known.length > MOST_LISTED) return `unexpected key ${quoted(key)}, expected a known key`;
  return `unexpected key ${quoted(key)}, expected ${either(known)}`;
}

function wordMessage(failure: Failure, allowed: readonly unknown[]): string {
  const words = allowed.map(String);
  const near = typeof failure.value === 'string' ? nearest(failure.value, words) : undefined;
  return near === undefined
    ? `unexpected ${actual(failure)}, expected ${either(words)}`
    : `unexpected ${actual(failure)}, did you mean ${quoted(near)}?`;
}

function actual({ keyword, value, written }: Failure): string {
  if (value === null || value === undefined) return 'empty value';
  if (Array.isArray(value)) return keyword.endsWith('Items') ? `list of \`${value.length}\`` : 'list';
  if (typeof value === 'object') return 'map';
  if (value === '') return 'empty text';
  if (keyword === 'maxLength') return `text of \`${String(value).length}\` characters`;
  return quoted(written ?? String(value));
}

function limitOf(keyword: string, params: Failure['params']): string {
  const limit = `\`${String(params['limit'])}\``;
  switch (keyword) {
    case 'type':
      return typeNames(listOf(params['type']));
    case 'minimum':
    case 'exclusiveMinimum':
      return `a number ${keyword === 'minimum' ? 'of at least' : 'above'} ${limit}`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `a number ${keyword === 'maximum' ? 'of at most' : 'below'} ${limit}`;
    case 'minLength':
      return `at least ${limit} characters`;
    case 'maxLength':
      return `at most ${limit} characters`;
    case 'minItems':
    case 'minProperties':
      return `at least ${limit} of them`;
    case 'maxItems':
    case 'maxProperties':
      return `at most ${limit} of them`;
    case 'uniqueItems':
      return 'each item once';
    case 'pattern':
      return `a text that matches ${quoted(String(params['pattern']))}`;
    case 'format':
      return `the format ${quoted(String(params['format']))}`;
    default:
      return 'another value';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: '`true` or `false`',
  integer: 'a whole number',
  null: 'nothing',
  number: 'a number',
  object: 'a map',
  string: 'a text',
};

function typeNames(types: readonly unknown[]): string {
  return types.map((type) => TYPES[String(type)] ?? quoted(String(type))).join(' or ');
}

/** `a`, `b` or `c`. */
export function either(words: readonly string[]): string {
  const shown = words.map(quoted);
  return shown.length < 2 ? (shown[0] ?? 'nothing') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1) ?? ''}`;
}

/** A text in backticks on one line, cut to a readable length. */
export function quoted(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim().replaceAll('`', "'");
  return `\`${flat.length > 60 ? `${flat.slice(0, 59)}…` : flat}\``;
}

function titleOf(schema: unknown): string | undefined {
  const title = recordOf(schema)['title'];
  return typeof title === 'string' ? title : undefined;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
