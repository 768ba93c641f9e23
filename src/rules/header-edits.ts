import type { LogChange } from '../model/change.ts';
import type { Settings } from '../model/config.ts';
import type { DateClaim, Decision, Link } from '../model/decision.ts';
import type { Level } from '../model/finding.ts';
import type { Log } from '../model/log.ts';
import type { Place } from '../model/place.ts';
import { type KeptRecord, renumberings } from './settled.ts';
import { wordChanges } from './word-changes.ts';

/** A fact of a record's header that changed though the log does not let it. */
export interface HeaderEdit {
  readonly field: 'title' | 'date' | 'decision makers' | 'supersession' | 'front matter';
  readonly before: string;
  readonly after: string;
  readonly place: Place | undefined;
  readonly level: Level;
}

/** Changes of the header that need a new record: title, date of the decision, who decided, and what the record supersedes. */
export function headerEdits(kept: KeptRecord, change: LogChange, mode: Settings['immutability']): readonly HeaderEdit[] {
  const strict = mode === 'append-only';
  return [
    ...titleEdit(kept, change, strict ? 0 : 2),
    ...dateEdit(kept, mode),
    ...peopleEdit(kept, mode),
    ...supersessionEdit(kept, change),
    ...(strict ? keyEdits(kept) : []),
  ];
}

function titleEdit({ base, head }: KeptRecord, change: LogChange, limit: number): readonly HeaderEdit[] {
  const [before, after] = [base.title?.value ?? '', head.title?.value ?? ''];
  if (before === '' || after === '') return [];
  const renumbered = renumberings(change);
  const changes = wordChanges(keys(before), keys(after)).filter(
    ({ removed, added }) => !(removed.length === added.length && removed.every((word, at) => renumbered.get(word) === added[at])),
  );
  const size = changes.reduce((sum, { removed, added }) => sum + Math.max(removed.length, added.length), 0);
  return size > limit
    ? [{ field: 'title', before, after, place: head.title?.place, level: limit === 0 ? 'error' : 'warning' }]
    : [];
}

function keys(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Where the date means the last change of the record, it changes with the status; otherwise it stays. */
function dateEdit({ base, head }: KeptRecord, mode: Settings['immutability']): readonly HeaderEdit[] {
  const [before, after] = [base.date, head.date];
  if (!isDay(before) || !isDay(after) || before.iso === after.iso || before.role !== 'decided' || after.role !== 'decided')
    return [];
  const isUpdate = mode !== 'append-only' && (base.status?.name !== head.status?.name || /^madr/.test(base.dialect));
  return isUpdate
    ? []
    : [
        {
          field: 'date',
          before: before.text,
          after: after.text,
          place: after.place,
          level: mode === 'append-only' ? 'error' : 'warning',
        },
      ];
}

function isDay(claim: DateClaim | undefined): claim is DateClaim & { readonly iso: string } {
  return claim?.iso !== undefined && claim.notation !== 'name';
}

function peopleEdit({ base, head }: KeptRecord, mode: Settings['immutability']): readonly HeaderEdit[] {
  const named = base.decisionMakers.filter(({ value }) => keys(value).length > 0);
  const gone = named.filter(({ value }) => !head.decisionMakers.some((now) => isSamePerson(value, now.value)));
  const came = head.decisionMakers.length > base.decisionMakers.length - gone.length;
  if (gone.length === 0 && !(mode === 'append-only' && came && base.decisionMakers.length > 0)) return [];
  const names = (decision: Decision): string => decision.decisionMakers.map(({ value }) => value).join(', ');
  return [
    {
      field: 'decision makers',
      before: names(base),
      after: names(head),
      place: head.decisionMakers[0]?.place,
      level: mode === 'append-only' ? 'error' : 'warning',
    },
  ];
}

/** A name may be shortened, or written as an account. */
function isSamePerson(before: string, now: string): boolean {
  const [a, b] = [keys(before), keys(now)];
  return a.some((word) => word.length > 2 && b.some((other) => other.startsWith(word) || word.startsWith(other)));
}

/** A record may come to say what it supersedes; what it said stays said. Only the way it is written may be corrected. */
function supersessionEdit({ base, head }: KeptRecord, change: LogChange): readonly HeaderEdit[] {
  const now = supersededBy(head, change.head);
  const headIds = new Map(
    change.records.flatMap((record) => (record.kind === 'kept' ? [[record.base.id, record.head.id] as const] : [])),
  );
  return base.links.filter(isSupersession).flatMap((link): readonly HeaderEdit[] => {
    const resolution = change.base.resolve(link.reference, base.path);
    if (resolution.kind !== 'resolved') return [];
    const id = headIds.get(resolution.id) ?? resolution.id;
    if (now.ids.has(id) || now.isUnclear) return [];
    const other = head.links.find(isSupersession);
    return [
      {
        field: 'supersession',
        before: `${link.phrase} ${link.reference.text}`,
        after: other ? `${other.phrase} ${other.reference.text}` : 'nothing',
        place: other?.place,
        level: 'error',
      },
    ];
  });
}

function isSupersession(link: Link): boolean {
  return link.kind === 'supersedes' && link.direction === 'forward' && link.part === 'whole';
}

/** What a record supersedes now. Where a reference is not clear, nothing is known to be gone. */
function supersededBy(decision: Decision, log: Log): { readonly ids: ReadonlySet<string>; readonly isUnclear: boolean } {
  const resolutions = decision.links
    .filter((link) => link.kind === 'supersedes' && link.direction === 'forward')
    .map((link) => log.resolve(link.reference, decision.path));
  return {
    ids: new Set(resolutions.flatMap((resolution) => (resolution.kind === 'resolved' ? [resolution.id] : []))),
    isUnclear: resolutions.some((resolution) => resolution.kind !== 'resolved'),
  };
}

const MOVING = /^(?:status|state|superseded[-_ ]?by|amended[-_ ]?by|updated|last[-_ ]?updated|last[-_ ]?modified|supersedes)$/i;

/** Any other key of the front matter, where nothing but the status may change. */
function keyEdits({ base, head }: KeptRecord): readonly HeaderEdit[] {
  const entries = (decision: Decision): ReadonlyMap<string, string> =>
    new Map((decision.frontMatter?.entries ?? []).map(({ key, value }) => [key, JSON.stringify(value) ?? '']));
  const [before, after] = [entries(base), entries(head)];
  const known = new Set(['title', 'date', 'decision-makers', 'deciders', 'decided-by']);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !MOVING.test(key) && !known.has(key) && before.get(key) !== after.get(key),
  );
  return changed.map((key) => ({
    field: 'front matter',
    before: `${key}: ${before.get(key) ?? ''}`,
    after: `${key}: ${after.get(key) ?? ''}`,
    place: head.frontMatter?.entries.find((entry) => entry.key === key)?.keyPlace,
    level: 'error',
  }));
}
