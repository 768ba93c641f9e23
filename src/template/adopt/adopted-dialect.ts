import { DIALECTS } from '../../dialects/dialects.ts';
import { SECTION_WORDS } from '../../dialects/vocabulary/section-words.ts';
import { STATUS_WORDS } from '../../dialects/vocabulary/status-words.ts';
import type { FieldName, SectionKind } from '../../model/decision.ts';
import type { Dialect, MetadataSpec, SectionSpec, Sign, StatusSpec } from '../../model/dialect.ts';
import type { Notation, StatusName } from '../../model/status.ts';
import { CONTRACT_KEYS, type IngestedTemplate } from './ingest-template.ts';
import type { PartMapping, TemplateMapping } from './map-template.ts';

/** The dialect that a template's records are written in, as data for the config. */
export function adoptedDialect(template: IngestedTemplate, { parts }: TemplateMapping): Dialect {
  const id = DIALECTS.some((dialect) => dialect.id === template.id) ? `team-${template.id}` : template.id;
  const signs = signsOf(template, parts);
  const headings = headingsOf(parts);
  return {
    id,
    title: titleOf(id),
    signs,
    threshold: thresholdOf(signs),
    sections: sectionsOf(parts),
    ordered: true,
    status: statusOf(template, parts),
    metadata: metadataOf(template),
    ...(Object.keys(headings).length > 0 ? { headings } : {}),
  };
}

function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every heading, label and key is a sign. The title of the parts that many templates share counts half. */
function signsOf({ decision, source }: IngestedTemplate, parts: readonly PartMapping[]): readonly Sign[] {
  const sections = parts.flatMap((part): readonly Sign[] =>
    part.form === 'section'
      ? [{ kind: 'section', key: part.key, weight: part.required ? 1 : 0.5 }]
      : [{ kind: 'label', label: part.key, weight: 1 }],
  );
  const keys = (source.frontMatter?.entries ?? [])
    .filter(({ key }) => !CONTRACT_KEYS.has(key))
    .map(({ key }): Sign => ({ kind: 'key', key, weight: 0.5 }));
  const statement: readonly Sign[] = decision.yStatement ? [{ kind: 'y-statement', slots: 5, weight: 4 }] : [];
  return [...sections, ...keys, ...statement];
}

/** A record that shows half of the signs is one of the family: parts may be left out. */
function thresholdOf(signs: readonly Sign[]): number {
  const sum = signs.reduce((total, sign) => total + sign.weight, 0);
  return Math.max(1, Math.round(sum * 5) / 10);
}

/** Headings whose meaning the general vocabulary does not have, or has otherwise. */
function headingsOf(parts: readonly PartMapping[]): Readonly<Record<string, SectionKind>> {
  const own = parts.flatMap(({ form, key, kind }) =>
    form === 'section' && kind !== undefined && SECTION_WORDS.get(key) !== kind ? [[key, kind] as const] : [],
  );
  return Object.fromEntries(own);
}

function sectionsOf(parts: readonly PartMapping[]): readonly SectionSpec[] {
  return parts.flatMap(({ kind, title, depth, required, form }) =>
    form === 'section' && kind !== undefined ? [{ kind, title, depth: Math.max(1, depth), required }] : [],
  );
}

/** Words that the template lists for the status; a list that ends in dots is open. */
function statusOf({ decision, source }: IngestedTemplate, parts: readonly PartMapping[]): StatusSpec {
  const claim = decision.statuses[0];
  const has = claim !== undefined || parts.some(({ kind }) => kind === 'status');
  const text = claim ? source.text.slice(claim.valuePlace.start, claim.valuePlace.end) : '';
  const listed = text.split(/[|/,;]|\bor\b|\boder\b/i).flatMap((word): readonly StatusName[] => {
    const known = STATUS_WORDS.get(
      word
        .replace(/^[\s{["'<*_`(]+|[\s}\]"'>*_`)]+$/g, '')
        .replace(/\s+(?:by|durch|par|por)\b.*$/is, '')
        .toLowerCase(),
    );
    return known === undefined ? [] : [known];
  });
  const words = [...new Set(listed)];
  return { required: has, words: words.length > 1 ? words : USUAL, open: words.length < 2 || /…|\.{3}/.test(text) };
}

const USUAL: readonly StatusName[] = ['proposed', 'accepted', 'rejected', 'deprecated', 'superseded'];

/** Where the header stands: the notation of the status, else of the first field, else its section. */
function metadataOf({ decision }: IngestedTemplate): MetadataSpec {
  const named = decision.fields.filter((field) => field.name !== undefined && field.name !== 'title');
  const status = decision.statuses.find(({ notation }) => PLACES.has(notation))?.notation;
  const notation = status ?? named[0]?.notation ?? 'section';
  const labels: Partial<Record<FieldName, string>> = {};
  for (const field of named) if (field.name !== undefined && labels[field.name] === undefined) labels[field.name] = field.label;
  const heading = decision.sections.find(({ kind }) => kind === 'status');
  if (labels.status === undefined && heading) labels.status = heading.title;
  return { notation, labels };
}

const PLACES: ReadonlySet<Notation> = new Set<Notation>([
  'front-matter',
  'pseudo-front-matter',
  'section',
  'bullet',
  'bold-bullet',
  'line',
  'bold-line',
  'pipe-line',
  'table',
  'quote',
  'heading',
]);
