import { type OwnWords, type RecordPlace, readDecision } from '../dialects/read-decision.ts';
import { writeField } from '../dialects/write-field.ts';
import { buildLog } from '../lineage/build-log.ts';
import type { Settings } from '../model/config.ts';
import type { Decision } from '../model/decision.ts';
import type { FieldChange } from '../model/finding.ts';
import type { Log } from '../model/log.ts';
import { applyEdits } from '../source/edits.ts';
import { parseWithRemark } from '../source/parse.ts';
import { parseSourceText } from '../source/parse-source.ts';
import type { PlannedFile, Refusal } from './move-plan.ts';

/** A log with what a move has changed so far, in memory. */
export interface DraftLog {
  readonly log: Log;
  readonly settings: Settings;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The log on the disk. */
  readonly original: Log;
}

export function draftLog(log: Log, settings: Settings, today: string): DraftLog {
  return { log, settings, today, original: log };
}

/** A draft with one more change, or why it can not be written. */
export type DraftChange = { readonly ok: true; readonly draft: DraftLog } | { readonly ok: false; readonly refusal: Refusal };

/** Writes one field of a record in the record's own dialect. */
export function changeField(draft: DraftLog, change: FieldChange): DraftChange {
  const { log, settings } = draft;
  const decision = log.decisions.find((one) => one.id === change.id);
  const source = decision && log.texts.get(decision.path);
  if (!decision || !source) return { ok: false, refusal: { message: `there is no record \`${change.id}\`` } };
  const edits = writeField(decision, change, {
    text: source.text,
    log,
    adopted: settings.dialect,
    today: draft.today,
    own: ownWords(settings),
  });
  if (edits === undefined)
    return {
      ok: false,
      refusal: {
        path: decision.path,
        message: `has no place where \`${change.field}: ${change.value}\` could be written and read back`,
      },
    };
  return { ok: true, draft: withText(draft, decision, applyEdits(source.text, edits)) };
}

/** The draft with another text for a record. */
export function withText(draft: DraftLog, decision: Decision, text: string): DraftLog {
  const before = draft.log.texts.get(decision.path);
  if (before?.text === text) return draft;
  const bom = before?.bom ?? false;
  const next = readRecord(draft, { path: decision.path, text, bom }, decision);
  return rebuilt(
    draft,
    [...draft.log.decisions.filter((one) => one.id !== decision.id), next],
    new Map([...draft.log.texts, [decision.path, { path: decision.path, text, bom }]]),
  );
}

/** The draft with one more record. */
export function withRecord(
  draft: DraftLog,
  file: { readonly path: string; readonly text: string },
  where: Pick<RecordPlace, 'id' | 'name'>,
): DraftLog {
  const source = { ...file, bom: false };
  return rebuilt(
    draft,
    [...draft.log.decisions, readRecord(draft, source, where)],
    new Map([...draft.log.texts, [file.path, source]]),
  );
}

/** Reads the text of a record as it would be read from the disk. */
export function readRecord(
  { log, settings }: DraftLog,
  source: { readonly path: string; readonly text: string; readonly bom: boolean },
  where: Pick<RecordPlace, 'id' | 'name'>,
): Decision {
  const folder = log.path === '.' ? '' : `${log.path}/`;
  const folders = source.path.slice(folder.length).split('/').slice(0, -1);
  return readDecision(
    parseSourceText(source, parseWithRemark),
    { log: log.name, id: where.id, name: where.name, folders },
    ownWords(settings),
  );
}

function ownWords(settings: Settings): OwnWords {
  return { statusWords: settings.statusWords, headings: settings.headings, dialect: settings.dialect };
}

function rebuilt(draft: DraftLog, decisions: readonly Decision[], texts: Log['texts']): DraftLog {
  const { name, path, skipped } = draft.log;
  const elsewhere = (target: string): ReturnType<Parameters<typeof buildLog>[0]['elsewhere']> => {
    const resolution = draft.original.resolve({ text: target, place: { start: 0, end: 0 }, href: `/${target}` }, path);
    return resolution.kind === 'elsewhere' ? resolution.ref : undefined;
  };
  return { ...draft, log: buildLog({ name, path, decisions, texts, skipped, elsewhere, repository: undefined }) };
}

/** Every file whose text the draft changed. */
export function changedFiles({ log, original }: DraftLog): readonly PlannedFile[] {
  return [...log.texts.values()].flatMap(({ path, text, bom }) => {
    const before = original.texts.get(path);
    return before?.text === text ? [] : [{ path, ...(before ? { before: before.text } : {}), after: text, bom }];
  });
}
