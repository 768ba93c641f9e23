import type { Decision } from '../../model/decision.ts';
import { defineRule, type Fault } from '../../model/finding.ts';
import type { FrontMatterEntry } from '../../model/source.ts';
import { entryOf } from '../front-matter-value.ts';
import { either } from '../nearest-word.ts';
import { oneLine } from '../one-line.ts';
import { recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'ultra-adlc-record',
  summary: 'A decision record of Ultra-ADLC lacks a key or a section, or says who decided in two ways',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    missing: 'unexpected decision record without the key `{key}`, expected {wanted}',
    value: 'unexpected {actual} in `{key}`, expected {wanted}',
    section: 'unexpected decision record without a section `{section}`, expected one',
    arbiter: 'unexpected {actual} in `{key}` of a decision by an arbiter, expected who it was',
    user: 'unexpected `{actual}` in `{key}` of a decision by the user, expected `null`',
  },
  *check(decision, context) {
    if (decision.dialect !== 'ultra-adlc' || !decision.frontMatter) return;
    const { start, end } = decision.frontMatter.place;
    for (const [key, [wanted, pattern]] of Object.entries(KEYS)) {
      const entry = entryOf(key, decision);
      if (!entry) yield { message: 'missing', place: { start, end: Math.min(end, start + 3) }, data: { key, wanted } };
      else if (pattern && !pattern.test(entry.text))
        yield { message: 'value', place: placeOf(entry), data: { key, actual: shown(entry), wanted } };
    }
    yield* sourceFaults(decision);
    const titles = new Set(decision.sections.map((section) => section.key));
    for (const section of SECTIONS) {
      if (!titles.has(section.toLowerCase()))
        yield { message: 'section', place: recordPlace(decision, context.text(decision.path).text), data: { section } };
    }
  },
});

const SOURCES = ['arbiter', 'user'];
const STATUSES = ['decided', 'needs_user', 'needs_evidence', 'superseded'];
const REVISION = ['a revision such as `1`', /^\d{1,6}$/] as const;

/** What every record has, and the form of it where there is one. */
const KEYS: Readonly<Record<string, readonly [wanted: string, pattern?: RegExp]>> = {
  schema: ['`peri.adlc/decision-record-v1`', /^peri\.adlc\/decision-record-v1$/],
  decision_id: ['an id', /\S/],
  decision_revision: REVISION,
  packet_id: ['an id such as `DP-001`', /^DP-\d+$/],
  packet_revision: REVISION,
  packet_path: ['a path within the task', /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))\S+$/],
  packet_fingerprint: ['`sha256:` with 64 hexadecimal digits', /^sha256:[0-9a-f]{64}$/],
  intent_revision_before: REVISION,
  intent_revision_after: REVISION,
  execution_revision_after: REVISION,
  decision_source: [either(SOURCES), new RegExp(`^(?:${SOURCES.join('|')})$`)],
  status: [either(STATUSES), new RegExp(`^(?:${STATUSES.join('|')})$`)],
  arbiter_agent_id: ['an agent or `null`'],
  arbiter_profile: ['a profile or `null`'],
};

const SECTIONS = [
  'Decision',
  'Authority Basis',
  'Rationale and Contrary Evidence',
  'User-visible Consequences',
  'Reversibility',
  'Escalation',
  'Requirement and Work-Package Impact',
  'Verification Obligations',
  'Provenance',
];

/** An arbiter is named; a user needs none. */
function* sourceFaults(decision: Decision): Generator<Fault> {
  const source = entryOf('decision_source', decision)?.text;
  for (const key of ['arbiter_agent_id', 'arbiter_profile']) {
    const entry = entryOf(key, decision);
    if (!entry) continue;
    const empty = entry.kind === 'empty' || entry.value === null;
    if (source === 'arbiter' && empty) yield { message: 'arbiter', place: placeOf(entry), data: { key, actual: shown(entry) } };
    if (source === 'user' && !empty) yield { message: 'user', place: placeOf(entry), data: { key, actual: oneLine(entry.text) } };
  }
}

function placeOf({ kind, keyPlace, valuePlace }: FrontMatterEntry): { readonly start: number; readonly end: number } {
  return kind === 'empty' ? keyPlace : valuePlace;
}

function shown({ kind, text, value }: FrontMatterEntry): string {
  if (kind === 'empty' || value === null) return 'nothing';
  return kind === 'scalar' ? `\`${oneLine(text)}\`` : kind;
}
