import type { Decision } from '../../model/decision.ts';
import { defineRule, type Fault } from '../../model/finding.ts';
import type { FrontMatterEntry } from '../../model/source.ts';
import { entryOf, placeWithin } from '../front-matter-value.ts';
import { HVE_CORE_KEYS, type KeyFault } from '../hve-core-keys.ts';
import { nearestWord } from '../nearest-word.ts';
import { recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'hve-core-front-matter',
  summary: 'The front matter is not what the schema of hve-core wants',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    none: 'unexpected record without front matter, expected the keys {wanted}',
    missing: 'unexpected front matter without `{key}`, expected {wanted}',
    unknown: 'unexpected key `{key}`, expected {wanted}',
    value: 'unexpected {actual} in `{key}`, expected {wanted}{code}',
    accepted: 'unexpected status `accepted` without `accepted_date`, expected the day of acceptance',
    criteria: 'unexpected `asr_triggers` without `success_criteria`, expected a criterion for each trigger',
  },
  *check(decision, context) {
    if (decision.dialect === 'unreadable' || decision.problems.some(({ kind }) => kind === 'front-matter')) return;
    const { text } = context.text(decision.path);
    const entries = decision.frontMatter?.entries;
    if (!entries) {
      yield {
        message: 'none',
        place: recordPlace(decision, text),
        data: { wanted: REQUIRED.map((key) => `\`${key}\``).join(', ') },
      };
      return;
    }
    const start = decision.frontMatter?.place ?? { start: 0, end: 0 };
    for (const key of REQUIRED) {
      if (!entryOf(key, decision))
        yield {
          message: 'missing',
          place: { start: start.start, end: Math.min(start.end, start.start + 3) },
          data: { key, wanted: HVE_CORE_KEYS[key]?.wanted ?? '' },
        };
    }
    for (const entry of entries) yield* entryFaults(entry, text);
    yield* joinedFaults(decision);
  },
});

const REQUIRED: readonly string[] = Object.keys(HVE_CORE_KEYS).filter((key) => HVE_CORE_KEYS[key]?.required);

function* entryFaults(entry: FrontMatterEntry, text: string): Generator<Fault> {
  const facts = Object.hasOwn(HVE_CORE_KEYS, entry.key) ? HVE_CORE_KEYS[entry.key] : undefined;
  if (!facts) {
    const near = nearestWord(entry.key, Object.keys(HVE_CORE_KEYS));
    yield {
      message: 'unknown',
      place: entry.keyPlace,
      data: { key: entry.key, wanted: near === undefined ? 'a key of the schema' : `\`${near}\`` },
    };
    return;
  }
  for (const fault of facts.faults(entry)) {
    yield {
      message: 'value',
      place: placeOf(fault, entry, text),
      data: {
        actual: fault.actual,
        key: entry.key,
        wanted: fault.wanted,
        code: fault.code === undefined ? '' : ` (${fault.code})`,
      },
    };
  }
}

/** The value where it is written, else the key. */
function placeOf({ written }: KeyFault, entry: FrontMatterEntry, text: string): { readonly start: number; readonly end: number } {
  if (entry.kind === 'scalar' && entry.text !== '') return entry.valuePlace;
  return written === undefined ? entry.keyPlace : placeWithin(entry, written, { text });
}

/** What one key demands of another. */
function* joinedFaults(decision: Decision): Generator<Fault> {
  const status = entryOf('status', decision);
  const accepted = entryOf('accepted_date', decision);
  if (status?.text === 'accepted' && (!accepted || accepted.kind === 'empty' || accepted.value === null))
    yield { message: 'accepted', place: accepted?.keyPlace ?? status.valuePlace };
  const triggers = entryOf('asr_triggers', decision);
  const criteria = entryOf('success_criteria', decision);
  const has = (entry: FrontMatterEntry | undefined): boolean => Array.isArray(entry?.value) && entry.value.length > 0;
  if (triggers && has(triggers) && !has(criteria)) yield { message: 'criteria', place: triggers.keyPlace };
}
