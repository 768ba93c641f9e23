import type { Decision, RecordName, TitleClaim } from '../model/decision.ts';
import type { Log } from '../model/log.ts';
import { nextNumber } from '../queries/next-number.ts';

/** How the records of a log are named and headed, for a new one to be like them. */
export interface RecordHabits {
  /** Path of a new record, from the root. */
  path(slug: string): string;
  /** Words of its heading. */
  heading(title: string): string;
  readonly name: RecordName;
  /** Digits of its number, where records have one. */
  readonly digits?: string;
}

/** What a new record is told apart by. */
export interface NewIdentity {
  /** `YYYY-MM-DD`, for logs that name records by their day. */
  readonly today: string;
  /** Records of the branch that the number must be free on too. */
  readonly target?: Log;
}

/** The habits of a log, by its newest records; those of MADR (`0001-title.md`, `# Title`) for an empty one. */
export function recordHabits(log: Log, { today, target }: NewIdentity): RecordHabits {
  const model = modelOf(log.decisions);
  const folder = folderFor(log, model);
  const isOwnFolder = model !== undefined && /\/(?:readme|index)\.\w+$/i.test(model.path);
  const extension = model && !isOwnFolder ? (/\.[^./]+$/.exec(model.path)?.[0] ?? '.md') : '.md';
  const kind = model?.name.kind === 'dated' ? 'dated' : model?.name.kind === 'plain' ? 'plain' : 'numbered';
  const number = nextNumber([...log.decisions, ...(target?.decisions ?? [])]);
  const lead = kind === 'plain' ? '' : leadOf(kind, { model, today, digits: number.text });
  const gap = gapOf(log.decisions);
  return {
    path: (slug) => {
      const stem = lead + slug.replaceAll('-', gap);
      return (
        (folder === '' ? '' : `${folder}/`) +
        (isOwnFolder ? `${stem}/${model.path.slice(model.path.lastIndexOf('/') + 1)}` : stem + extension)
      );
    },
    heading: (title) => headingLead(log.decisions, { kind, number: number.number }) + title,
    name: {
      kind,
      shape: lead.replace(/\d/g, '0'),
      prefix: model?.name.prefix ?? '',
      ...(kind === 'numbered' ? { number: number.text } : {}),
      ...(kind === 'dated' ? { date: today } : {}),
      slug: '',
    },
    ...(kind === 'numbered' ? { digits: number.text } : {}),
  };
}

/** What parts the words of most of the newest names. */
function gapOf(decisions: readonly Decision[]): string {
  const slugs = decisions.slice(-20).map(({ name }) => name.slug);
  const lines = slugs.filter((slug) => /^[^-]*_[^-]*$/.test(slug)).length;
  return lines * 2 > slugs.length ? '_' : '-';
}

/** The newest record of the kind that most of the last records are of. */
function modelOf(decisions: readonly Decision[]): Decision | undefined {
  const recent = decisions.filter(({ name, dialect }) => name.kind !== 'draft' && dialect !== 'unreadable').slice(-20);
  const counts = new Map<RecordName['kind'], number>();
  for (const { name } of recent) counts.set(name.kind, (counts.get(name.kind) ?? 0) + 1);
  const kind = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return recent.findLast(({ name }) => name.kind === kind);
}

/** The log's folder, or the one folder below it that holds all of its newest records. */
function folderFor(log: Log, model: Decision | undefined): string {
  const root = log.path === '.' ? '' : log.path;
  const folders = new Set(
    log.decisions.slice(-5).map(({ path }) => parent(/\/(?:readme|index)\.\w+$/i.test(path) ? parent(path) : path)),
  );
  const [only] = folders;
  return model !== undefined && folders.size === 1 && only !== undefined ? only : root;
}

function parent(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function leadOf(
  kind: 'dated' | 'numbered',
  facts: { readonly model: Decision | undefined; readonly today: string; readonly digits: string },
): string {
  const { model, today, digits } = facts;
  const shape = model?.name.shape ?? '';
  const separator = /[^\p{L}\p{N}]*$/u.exec(shape)?.[0] ?? '';
  if (kind === 'numbered') return `${model?.name.prefix ?? ''}${digits}${separator === '' ? '-' : separator}`;
  const day = /0000.?00.?00/.exec(shape)?.[0] ?? '0000-00-00';
  return `${model?.name.prefix ?? ''}${today.split('-').join(day.charAt(4) === '0' ? '' : day.charAt(4))}${separator === '' ? '-' : separator}`;
}

/** What stands before the title in most headings: nothing, `7. `, `ADR-0007: `. */
function headingLead(
  decisions: readonly Decision[],
  facts: { readonly kind: RecordName['kind']; readonly number: number },
): string {
  const recent = decisions.slice(-20).flatMap(({ titles, number }) => {
    const heading = titles.find(({ from }) => from === 'heading');
    return heading ? [{ heading, number }] : [];
  });
  const leads = recent.map(({ heading, number }) => leadPattern(leadOfHeading(heading, number), number));
  const counts = new Map<string, number>();
  for (const lead of leads) counts.set(lead, (counts.get(lead) ?? 0) + 1);
  const [lead = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (facts.kind !== 'numbered') return '';
  return lead.replace(/0+/, (zeros) => `${facts.number}`.padStart(zeros.length, '0'));
}

/** What stands before the title; a padded number before it is read as a part of the title. */
function leadOfHeading({ written, text }: TitleClaim, number: number | undefined): string {
  const lead = written.endsWith(text) ? written.slice(0, -text.length) : '';
  const digits = lead === '' ? /^(\d{3,})\s+/.exec(text) : null;
  return digits && Number(digits[1]) === number ? digits[0] : lead;
}

/** The lead with its number as zeros, in the width that is written; without a number it is no lead. */
function leadPattern(lead: string, number: number | undefined): string {
  const digits = /\d+/.exec(lead)?.[0];
  if (digits === undefined || number === undefined || Number(digits) !== number) return '';
  return lead.replace(digits, digits.startsWith('0') ? '0'.repeat(digits.length) : '0');
}
