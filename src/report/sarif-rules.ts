import type { ReportingDescriptor } from 'sarif';
import type { RuleLevel } from '../model/finding.ts';
import type { Report, RuleInfo } from '../model/report.ts';

/** The rules that ran, by id, and those that only findings name. */
export function sarifRules({ rules, findings, suppressed, baselined }: Report): ReportingDescriptor[] {
  const ids = new Set([...rules.keys(), ...[...findings, ...suppressed, ...baselined].map(({ ruleId }) => ruleId)]);
  return [...ids].sort().map((id) => {
    const rule = rules.get(id);
    return rule === undefined ? { id } : descriptor(rule);
  });
}

function descriptor({ id, summary, level, url, page }: RuleInfo): ReportingDescriptor {
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: firstParagraph(page) ?? summary },
    help: { text: page, markdown: page },
    helpUri: url,
    defaultConfiguration: configuration(level),
  };
}

function configuration(level: RuleLevel): NonNullable<ReportingDescriptor['defaultConfiguration']> {
  return level === 'off' ? { enabled: false } : { level };
}

/** The first block of a page that is plain text, on one line; code scanning takes at most 1024 characters. */
function firstParagraph(page: string): string | undefined {
  const paragraph = page.split(/\n\s*\n/).find((block) => /^(?!```)[\p{L}\p{N}`*_"“(]/u.test(block.trim()));
  return paragraph?.trim().replace(/\s+/g, ' ').slice(0, 1024);
}
