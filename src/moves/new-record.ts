import { statusWord } from '../dialects/log-words.ts';
import type { Decision } from '../model/decision.ts';
import type { Edit, FieldChange } from '../model/finding.ts';
import type { Log } from '../model/log.ts';
import type { StatusName } from '../model/status.ts';
import { applyEdits } from '../source/edits.ts';
import { changedFiles, changeField, type DraftLog, readRecord, withRecord } from './draft-log.ts';
import { modelRecord, modelText } from './model-text.ts';
import { type Planned, planned, type Refusal } from './move-plan.ts';
import { type RecordHabits, recordHabits } from './record-habits.ts';
import { dialectNamed, skeletonText } from './record-skeleton.ts';
import { recordSlug } from './record-slug.ts';
import { addRelation, type NewRelation } from './relation-line.ts';

/** A record to be made. */
export interface NewRecord {
  readonly title: string;
  readonly status: StatusName;
  /** Text of the template to start from, or the name of a built-in form; absent: the log's usual form. */
  readonly template?: { readonly kind: 'text'; readonly text: string } | { readonly kind: 'name'; readonly name: string };
  readonly supersedes: readonly Decision[];
  readonly amends: readonly Decision[];
  /** Further relations, such as those the questions of a new record ask for. */
  readonly relations: readonly NewRelation[];
  /** Records of the branch that the number must be free on too. */
  readonly target?: Log;
}

/** A new record from the log's own form, with its relations on its own side. Only the new file is written. */
export function newRecord(start: DraftLog, wanted: NewRecord): Planned {
  const slug = recordSlug(wanted.title);
  if (slug === '')
    return { ok: false, refusals: [{ message: `the title \`${wanted.title}\` gives no file name, expected letters or digits` }] };
  const habits = recordHabits(start.log, { today: start.today, ...(wanted.target ? { target: wanted.target } : {}) });
  const path = habits.path(slug);
  if (start.log.texts.has(path)) return { ok: false, refusals: [{ path, message: 'exists already' }] };
  const id = stemOf(path);
  const text = firstText(start, wanted, habits);
  if (text === undefined)
    return {
      ok: false,
      refusals: [{ message: `there is no template \`${wanted.template?.kind === 'name' ? wanted.template.name : ''}\`` }],
    };
  let draft = withRecord(start, { path, text }, { id, name: { ...habits.name, slug } });
  const refusals: Refusal[] = [];
  const isDated = wanted.template !== undefined || start.log.decisions.length === 0;
  for (const change of changesFor(id, wanted, { draft, digits: habits.digits, isDated })) {
    const written = changeField(draft, change);
    if (written.ok) draft = written.draft;
    else if (change.field !== 'date') refusals.push(written.refusal);
  }
  for (const relation of wanted.relations) draft = addRelation(draft, id, relation);
  const made = draft.log.decisions.find((decision) => decision.id === id);
  if (made?.status?.name !== undefined && made.status.name !== wanted.status)
    refusals.push({ path, message: `would read as \`${made.status.name}\` and not as \`${wanted.status}\`` });
  return planned({ summary: `new ${id}`, log: draft.log.path, files: changedFiles(draft), notes: [] }, refusals);
}

function stemOf(path: string): string {
  const segments = path.split('/');
  const isOwnFolder = /^(?:readme|index)\.\w+$/i.test(segments.at(-1) ?? '');
  return isOwnFolder ? (segments.at(-2) ?? '') : (segments.at(-1) ?? '').replace(/\.[^.]+$/, '');
}

function firstText(draft: DraftLog, { template, status, title }: NewRecord, habits: RecordHabits): string | undefined {
  const { log, settings, today } = draft;
  const heading = habits.heading(title);
  if (template?.kind === 'text') return filledTemplate(draft, template.text, heading);
  const model = template === undefined && settings.dialect === undefined ? modelRecord(log) : undefined;
  if (model) return modelText(model, log, { title, heading, status, today, digits: habits.digits });
  const named = template === undefined ? (settings.dialect ?? dialectNamed('madr-4')) : dialectNamed(template.name);
  if (named === undefined) return undefined;
  const word = statusWord(status, { notation: named.metadata.notation, log, like: undefined });
  return skeletonText(named, log, { heading, status: named.metadata.notation === 'section' ? capitalized(word) : word, today });
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The template with its heading replaced, and the marks of adr-tools filled in. What it leaves open stays for the author. */
function filledTemplate(draft: DraftLog, template: string, heading: string): string {
  const marked = template
    .replace(/^(#[ \t]+)NUMBER\. TITLE$/m, `$1${heading.replaceAll('$', '$$$$')}`)
    .replace(/^(Date:[ \t]*)DATE$/m, `$1${draft.today}`)
    .replace(/^STATUS$/m, 'Proposed');
  const source = { path: `${draft.log.path}/template.md`, text: marked, bom: false };
  const read = readRecord(draft, source, { id: 'template', name: { kind: 'plain', shape: '', prefix: '', slug: 'template' } });
  const title = read.sections.find(({ depth }) => depth === 1) ?? read.sections.find(({ depth }) => depth > 0 && depth < 2);
  if (!title)
    return `${marked.slice(0, read.frontMatter?.place.end ?? 0)}${read.frontMatter ? '\n' : ''}# ${heading}\n\n${marked.slice(read.frontMatter?.place.end ?? 0).trimStart()}`;
  const edit: Edit = { ...title.heading, insert: `# ${heading}` };
  return applyEdits(marked, [edit]);
}

/** What is written into the new record, in its own dialect. */
function changesFor(
  id: string,
  wanted: NewRecord,
  facts: { readonly draft: DraftLog; readonly digits: string | undefined; readonly isDated: boolean },
): readonly FieldChange[] {
  const { draft, digits } = facts;
  const made = draft.log.decisions.find((decision) => decision.id === id);
  const hasDate = !facts.isDated || made?.dates.some(({ iso, notation }) => iso === draft.today && notation !== 'name');
  const number = made?.fields.find(({ name }) => name === 'number');
  return [
    ...(made?.status?.name === wanted.status ? [] : [{ id, field: 'status', value: wanted.status } as const]),
    ...(hasDate ? [] : [{ id, field: 'date', value: draft.today } as const]),
    ...(digits === undefined || number === undefined || number.value === digits
      ? []
      : [{ id, field: 'number', value: digits } as const]),
    ...wanted.supersedes.map((other) => ({ id, field: 'supersedes', value: other.id }) as const),
    ...wanted.amends.map((other) => ({ id, field: 'amends', value: other.id }) as const),
  ];
}
