import { DIALECTS } from '../dialects/dialects.ts';
import type { SectionKind } from '../model/decision.ts';
import type { Dialect, SectionSpec } from '../model/dialect.ts';
import type { Log } from '../model/log.ts';

/** What a skeleton is filled with. */
export interface SkeletonFacts {
  readonly heading: string;
  /** Word of the status as the log writes it. */
  readonly status: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** A built-in dialect by its id; some ids have another usual name. */
export function dialectNamed(name: string): Dialect | undefined {
  const id = ALIASES[name.toLowerCase()] ?? name.toLowerCase();
  return DIALECTS.find((dialect) => dialect.id === id);
}

const ALIASES: Readonly<Record<string, string>> = {
  madr: 'madr-4',
  'madr-v4': 'madr-4',
  'madr-v3': 'madr-3',
  'madr-v2': 'madr-2',
  'y-statements': 'y-statement',
};

/** The text of a new record of a dialect: header, heading, and the sections that the dialect asks for or the log's records have. */
export function skeletonText(dialect: Dialect, log: Log, facts: SkeletonFacts): string {
  const front = frontMatter(dialect, facts);
  const sections =
    dialect.id === 'y-statement'
      ? [Y_STATEMENT]
      : sectionsFor(dialect, log).map((section) => sectionText(section, dialect, facts));
  return [...front, `# ${facts.heading}`, ...header(dialect, facts), ...sections].join('\n\n').concat('\n');
}

const Y_STATEMENT =
  'In the context of {the use case}, facing {the concern}, we decided for {the option} and neglected {the other options}, to achieve {the quality}, accepting that {the downside}.';

function frontMatter({ metadata }: Dialect, { status, today }: SkeletonFacts): readonly string[] {
  if (metadata.notation !== 'front-matter') return [];
  const { labels } = metadata;
  const lines = [
    labels.status === undefined ? [] : [`${labels.status}: ${status}`],
    labels.date === undefined ? [] : [`${labels.date}: ${today}`],
  ].flat();
  return lines.length === 0 ? [] : [`---\n${lines.join('\n')}\n---`];
}

/** Status and date where they stand below the heading. Where the status has a section, only the date does. */
function header({ metadata, sections }: Dialect, { status, today }: SkeletonFacts): readonly string[] {
  const label = (name: 'status' | 'date', usual: string): string => metadata.labels[name] ?? usual;
  const hasSection = sections.some(({ kind }) => kind === 'status');
  const entries = [
    ...(hasSection ? [] : [[label('status', 'Status'), status] as const]),
    ...(metadata.labels.date === undefined && !hasSection ? [] : [[label('date', 'Date'), today] as const]),
  ];
  switch (metadata.notation) {
    case 'front-matter':
      return [];
    case 'bullet':
    case 'pseudo-front-matter':
      return [entries.map(([name, value]) => `* ${name}: ${value}`).join('\n')];
    case 'bold-bullet':
      return [entries.map(([name, value]) => `* **${name}:** ${value}`).join('\n')];
    case 'bold-line':
      return [entries.map(([name, value]) => `**${name}:** ${value}`).join('\\\n')];
    case 'pipe-line':
      return [entries.map(([name, value]) => `**${name}:** ${value}`).join(' | ')];
    case 'table':
      return [
        `| ${entries.map(([name]) => name).join(' | ')} |\n| ${entries.map(() => '---').join(' | ')} |\n| ${entries.map(([, value]) => value).join(' | ')} |`,
      ];
    default:
      return entries.map(([name, value]) => `${name}: ${value}`);
  }
}

const FEW_RECORDS = 3;

/** Required sections, and those that half of the log's records of the dialect have; of a small log all but what is for long records. */
function sectionsFor(dialect: Dialect, log: Log): readonly SectionSpec[] {
  const alike = log.decisions.filter((decision) => decision.dialect === dialect.id);
  return dialect.sections.filter(({ kind, required }) => {
    if (required || kind === 'status') return true;
    if (alike.length < FEW_RECORDS) return !RARE.has(kind);
    return alike.filter(({ sections }) => sections.some((section) => section.kind === kind)).length * 2 >= alike.length;
  });
}

const RARE: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'arguments',
  'more',
  'confirmation',
  'summary',
  'tags',
  'metadata',
  'people',
  'notes',
  'changelog',
  'audit',
  'links',
  'components',
  'rollback',
]);

/** What a section waits for, in braces, so that nobody takes it for an answer. */
const HINTS: Readonly<Partial<Record<SectionKind, string>>> = {
  context: '{What is the situation, and what has to be decided?}',
  drivers: '* {What matters for the decision}',
  options: '* {First option}\n* {Second option}',
  outcome: '{What we decide, and why}',
  rationale: '{Why}',
  consequences: '{What becomes easier, and what becomes harder}',
  positive: '* {What becomes easier}',
  negative: '* {What becomes harder}',
  'follow-ups': '- [ ] {What has to be done}',
};

/** What a section of a new record waits for. */
export function hintFor(kind: SectionKind | undefined, hasOptions: boolean): string | undefined {
  if (kind === 'outcome' && hasOptions) return 'Chosen option: "{title of the option}", because {why}.';
  return kind === undefined ? undefined : HINTS[kind];
}

function sectionText({ kind, title, depth }: SectionSpec, dialect: Dialect, { status }: SkeletonFacts): string {
  const hasOptions = dialect.sections.some((section) => section.kind === 'options');
  const hint = kind === 'status' ? status : hintFor(kind, hasOptions);
  return `${'#'.repeat(depth)} ${title}${hint === undefined ? '' : `\n\n${hint}`}`;
}
