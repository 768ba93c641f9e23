import type { Finding, Level } from '../../src/model/finding.ts';
import { sourceHref } from '../render/source-href.ts';
import { groupBy } from './group-by.ts';
import { type RecordLink, recordLink } from './record-link.ts';
import { hrefTo, recordHref, type SiteFacts, type SiteRecord } from './site-facts.ts';

/** The lint report, by record. */
export interface HealthView {
  readonly counts: Readonly<Record<Level, number>>;
  readonly records: number;
  readonly groups: readonly HealthGroup[];
}

export interface HealthGroup {
  /** Anchor of the group. */
  readonly id: string;
  readonly path: string;
  /** Absent for a file that is no record. */
  readonly record: RecordLink | undefined;
  readonly findings: readonly HealthFinding[];
}

export interface HealthFinding {
  readonly level: Level;
  readonly message: string;
  readonly line: number;
  /** The line on the code host, else the section of the record's page. */
  readonly href: string | undefined;
  readonly rule: string;
  readonly ruleHref: string | undefined;
  readonly excerpt: string;
}

/** The report with links to the lines and to the rules. */
export function healthView(facts: SiteFacts): HealthView {
  const { findings, rules } = facts.input;
  const known = new Set(rules.map(({ id }) => id));
  const groups = [...groupBy(findings, ({ path }) => path)].map(([path, list]): HealthGroup => {
    const record = facts.byPath.get(path.toLowerCase());
    return {
      id: record?.key ?? path,
      path,
      record: record === undefined ? undefined : recordLink(facts, record),
      findings: list.map((finding) => toFinding(facts, finding, { record, known })),
    };
  });
  return { counts: countLevels(findings), records: facts.records.length, groups: groups.toSorted((a, b) => worst(a) - worst(b)) };
}

function toFinding(
  facts: SiteFacts,
  finding: Finding,
  by: { readonly record: SiteRecord | undefined; readonly known: ReadonlySet<string> },
): HealthFinding {
  const { level, message, range, ruleId } = finding;
  return {
    level,
    message,
    line: range.line,
    href: sourceHref(facts, finding.path, range.line) ?? (by.record === undefined ? undefined : recordHref(facts, by.record)),
    rule: ruleId,
    ruleHref: by.known.has(ruleId) ? hrefTo(facts, `rules/${ruleId}/`) : undefined,
    excerpt: finding.excerpt.trim(),
  };
}

const LEVELS: readonly Level[] = ['error', 'warning', 'note'];

function worst({ findings }: HealthGroup): number {
  return Math.min(...findings.map(({ level }) => LEVELS.indexOf(level)));
}

function countLevels(findings: readonly Finding[]): HealthView['counts'] {
  const count = (level: Level): number => findings.filter((finding) => finding.level === level).length;
  return { error: count('error'), warning: count('warning'), note: count('note') };
}
