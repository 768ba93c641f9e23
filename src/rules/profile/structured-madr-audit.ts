import type { Decision, SectionFact } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { headingWords } from '../main-sections.ts';
import { either } from '../nearest-word.ts';
import { sectionLines, sectionOf } from '../section-lines.ts';

export default defineRule({
  id: 'structured-madr-audit',
  summary: 'The audit of a Structured MADR record is incomplete',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    none: 'unexpected audit without an entry, expected a heading with its day such as `### 2025-04-02`',
    undated: 'unexpected audit entry `{title}`, expected its day such as `2025-04-02`',
    part: 'unexpected audit entry of `{title}` without `{part}`, expected it',
    status: 'unexpected audit status `{status}`, expected {wanted}',
  },
  *check(decision, context) {
    const audit = decision.dialect === 'structured-madr' ? sectionOf('audit', decision) : undefined;
    if (!audit) return;
    const { text } = context.text(decision.path);
    const entries = entriesOf(audit, decision);
    if (entries.length === 0) yield { message: 'none', place: headingWords(audit, text) };
    for (const entry of entries) {
      const place = headingWords(entry, text);
      if (!/^\d{4}-\d{2}-\d{2}\b/.test(entry.title)) yield { message: 'undated', place, data: { title: entry.title } };
      const lines = sectionLines(entry, text);
      for (const part of PARTS) {
        if (!lines.some(({ value }) => labelled(value, part) !== undefined))
          yield { message: 'part', place, data: { title: entry.title, part } };
      }
      for (const line of lines) {
        const status = labelled(line.value, 'Status');
        if (status === undefined || STATUSES.some((word) => status.toLowerCase().startsWith(word.toLowerCase()))) continue;
        const start = line.place.start + line.value.lastIndexOf(status);
        yield { message: 'status', place: { start, end: start + status.length }, data: { status, wanted: either(STATUSES) } };
      }
    }
  },
});

const PARTS = ['Status', 'Findings', 'Summary', 'Action Required'];
const STATUSES = ['Pending', 'Compliant', 'Non-Compliant', 'Partial'];

/** Headings directly below the audit. */
function entriesOf(audit: SectionFact, { sections }: Decision): readonly SectionFact[] {
  return sections.filter((section) => section.parent !== undefined && sections[section.parent] === audit);
}

/** What follows `**Label:**` on a line; headings that are the label count as well. */
function labelled(line: string, label: string): string | undefined {
  const plain = line
    .replace(/[*_]/g, '')
    .replace(/^\s*(?:[-+]|#{1,6})\s+/, '')
    .trim();
  if (!plain.toLowerCase().startsWith(label.toLowerCase())) return undefined;
  const rest = plain.slice(label.length);
  return rest === '' || rest.startsWith(':') ? rest.slice(1).trim() : undefined;
}
