import type { LogChange } from '../../model/change.ts';
import type { SectionKind } from '../../model/decision.ts';
import { type ChangeFault, defineRule, type Level, type RuleContext } from '../../model/finding.ts';
import { type ContentEdit, contentEdits, isBinding } from '../content-edits.ts';
import { headerEdits } from '../header-edits.ts';
import { oneLine } from '../one-line.ts';
import { recordPlace } from '../record-place.ts';
import { isHeaderKind } from '../record-regions.ts';
import { editedRecords, isSettled, type KeptRecord, renumberings, textsOf } from '../settled.ts';

export default defineRule({
  id: 'accepted-content-changed',
  summary: 'The text of an accepted record changed beyond what the log allows',
  scope: 'change',
  level: 'error',
  fix: 'none',
  options: {
    words: {
      type: 'integer',
      minimum: 0,
      default: 4,
      description:
        'how many words of a section may change as a correction; a word that only changes its spelling counts a quarter',
    },
    sections: {
      type: 'object',
      additionalProperties: { enum: ['free', 'note', 'warning', 'error'] },
      default: {},
      description: 'sections by meaning, such as `context`: `free` to change, or the level at which a change is reported',
    },
  },
  messages: {
    changed:
      'unexpected change of `{section}` in a record that is {status}, `{before}` became `{after}`{others}; expected {expected}',
    added: 'unexpected addition to `{section}` in a record that is {status}, `{after}`{others}; expected {expected}',
    removed: 'unexpected removal from `{section}` in a record that is {status}, `{before}` is gone{others}; expected {expected}',
    misplaced:
      'unexpected reference in `{section}` of a record that is {status}, `{after}`; expected it beside the status, where it does not look like a change of the decision',
    header: 'unexpected {field} of a record that is {status}, `{before}` became `{after}`; expected {expected}',
  },
  *check(change, context) {
    if (context.settings.immutability === 'free') return;
    const settled = editedRecords(change).filter(({ base }) => isSettled(base));
    const renumbered = renumberings(change);
    const replaced = new Map([
      ...renumbered,
      ...(context.settings.immutability === 'append-only' ? [] : renamings(settled, change, renumbered)),
    ]);
    for (const kept of settled) {
      const texts = textsOf(change, kept);
      const facts = { status: kept.base.status?.name ?? '', expected: expectation(kept, context) };
      for (const edit of contentEdits({ kept, texts, replaced })) {
        const level = levelOf(edit, context);
        if (level !== 'free')
          yield { ...contentFault(edit, kept), path: kept.head.path, level, data: { ...contentData(edit), ...facts } };
      }
      for (const edit of headerEdits(kept, change, context.settings.immutability)) {
        const place = edit.place ?? recordPlace(kept.head, texts.head);
        yield {
          message: 'header',
          path: kept.head.path,
          place,
          level: edit.level,
          data: { ...facts, field: edit.field, before: oneLine(edit.before), after: oneLine(edit.after) },
        };
      }
    }
  },
});

/** Words that three records replace alike in one change: a thing has a new name. No number and no word that binds is one. */
function renamings(
  settled: readonly KeptRecord[],
  change: LogChange,
  replaced: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const kept of settled.length < 3 ? [] : settled) {
    const words = contentEdits({ kept, texts: textsOf(change, kept), replaced }).flatMap((edit) => edit.words);
    const short = words.filter(
      ({ removed, added }) =>
        removed.length > 0 &&
        added.length > 0 &&
        removed.length <= 3 &&
        added.length <= 3 &&
        ![...removed, ...added].some(isBinding),
    );
    for (const key of new Set(short.map(({ removed, added }) => `${removed.join(' ')}\0${added.join(' ')}`)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map(
    [...counts]
      .filter(([, count]) => count >= 3)
      .map(([key]): [string, string] => [key.slice(0, key.indexOf('\0')), key.slice(key.indexOf('\0') + 1)]),
  );
}

function expectation({ base }: KeptRecord, { settings }: RuleContext): string {
  const allowed =
    settings.immutability === 'append-only'
      ? 'only status and links may change here'
      : 'here only status, links, review dates, follow-up boxes and small corrections outside the decision may change, or a section be added';
  return `a new record that supersedes \`${base.numbers.name ?? base.id}\`, as ${allowed}`;
}

function contentFault(edit: ContentEdit, { head }: KeptRecord): Pick<ChangeFault, 'message' | 'place'> {
  const isReference =
    edit.region.kind === 'outcome' &&
    edit.additions !== undefined &&
    head.links.some(
      ({ place, direction }) => direction === 'inverse' && place.start < edit.place.end && edit.place.start < place.end,
    );
  return {
    message: isReference ? 'misplaced' : edit.before === undefined ? 'added' : edit.after === undefined ? 'removed' : 'changed',
    place: edit.place,
  };
}

function contentData({ region, before, after, others }: ContentEdit): Readonly<Record<string, string>> {
  return {
    section: region.title === '' ? 'the text before the first section' : oneLine(region.title),
    before: oneLine(before ?? ''),
    after: oneLine(after ?? ''),
    others: others === 0 ? '' : ` and ${others} more ${others === 1 ? 'change' : 'changes'}`,
  };
}

/** `free` when the edit is one that the log allows. */
function levelOf(edit: ContentEdit, context: RuleContext): Level | 'free' {
  const own = ownLevel(edit.region.kind, context);
  if (own !== undefined) return own;
  const isDecision = edit.region.kind === 'outcome';
  if (context.settings.immutability === 'append-only') return edit.region.kind === 'status' ? 'free' : 'error';
  if (isFree(edit)) return 'free';
  const isSmall = edit.size <= limitOf(context);
  if (isDecision) return isSmall ? 'warning' : 'error';
  return isSmall ? 'free' : 'warning';
}

function ownLevel(kind: ContentEdit['region']['kind'], { options }: RuleContext): Level | 'free' | undefined {
  const { sections } = options;
  if (typeof sections !== 'object' || sections === null || kind === undefined) return undefined;
  const level = Object.entries(sections).find(([name]) => name === kind)?.[1];
  return level === 'free' || level === 'note' || level === 'warning' || level === 'error' ? level : undefined;
}

function limitOf({ options }: RuleContext): number {
  return typeof options['words'] === 'number' ? options['words'] : 0;
}

/** Sections that hold no part of the decision. */
const BESIDE: ReadonlySet<SectionKind | 'preamble' | undefined> = new Set<SectionKind | 'preamble' | undefined>([
  'links',
  'follow-ups',
  'changelog',
]);
/** Sections that grow with time. */
const GROWING: ReadonlySet<SectionKind | 'preamble' | undefined> = new Set<SectionKind | 'preamble' | undefined>([
  'more',
  'notes',
  'audit',
  'confirmation',
]);

/** What bounded edits allow, whatever its size. */
function isFree({ region, kind, additions }: ContentEdit): boolean {
  if (isHeaderKind(region.kind) || BESIDE.has(region.kind)) return true;
  if (additions === undefined) return false;
  if (GROWING.has(region.kind) || APPENDIX.test(region.title) || additions.every(isAmendment)) return true;
  return kind === 'added' && region.kind !== 'outcome';
}

const APPENDIX = /^\W*(?:appendix|appendices|annex|anhang|faq)\b/i;

/** `Amended 2025-03-01: …`: says itself that it came later, and when. */
function isAmendment(sentence: string): boolean {
  return /^\W*(?:updated?|edit(?:ed)?|amend(?:ed|ment)?|addend(?:um|a)|errat(?:um|a)|corrected|correction|note|nachtrag|ergänzung|addenda|mise à jour|actualizaci[oó]n|atualiza[cç][aã]o)\b[^.]{0,40}\d{4}/iu.test(
    sentence,
  );
}
