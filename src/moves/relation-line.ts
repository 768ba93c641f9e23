import { nameRecord } from '../dialects/name-record.ts';
import type { Decision, RelationKind } from '../model/decision.ts';
import { applyEdits } from '../source/edits.ts';
import { type DraftLog, withText } from './draft-log.ts';

/** A relation of a new record to another, which has no field of its own. */
export interface NewRelation {
  readonly kind: Extract<
    RelationKind,
    'relates-to' | 'assumes' | 'caused-by' | 'rejected-in-favor-of' | 'depends-on' | 'references'
  >;
  readonly other: Decision;
}

const PHRASES: Readonly<Record<NewRelation['kind'], string>> = {
  'relates-to': 'Relates to',
  assumes: 'Assumes',
  'caused-by': 'Caused by',
  'rejected-in-favor-of': 'Rejected in favor of',
  'depends-on': 'Depends on',
  references: 'References',
};

/** Adds a relation: as a line of the Links or More Information section, which is made at the end when there is none. */
export function addRelation(draft: DraftLog, id: string, { kind, other }: NewRelation): DraftLog {
  const decision = draft.log.decisions.find((one) => one.id === id);
  const text = decision && draft.log.texts.get(decision.path)?.text;
  if (!decision || text === undefined) return draft;
  const name = nameRecord({ other, from: decision, log: draft.log }, 'prose') ?? `[${other.id}](${other.path})`;
  const line = `* ${PHRASES[kind]} ${name}`;
  const section =
    decision.sections.findLast((one) => one.kind === 'links') ?? decision.sections.findLast((one) => one.kind === 'more');
  if (section === undefined) return withText(draft, decision, `${text.trimEnd()}\n\n## ${titleFor(decision)}\n\n${line}\n`);
  const body = text.slice(section.body.start, section.body.end).trimEnd();
  const at = section.body.start + body.length;
  const gap = body.trim() === '' || !/^[*+-] /m.test(body.split('\n').at(-1) ?? '') ? '\n\n' : '\n';
  return withText(draft, decision, applyEdits(text, [{ start: at, end: at, insert: `${gap}${line}` }]));
}

function titleFor({ dialect }: Decision): string {
  return dialect === 'madr-3' || dialect === 'madr-4' ? 'More Information' : 'Links';
}
