import type { Finding } from '../../src/model/finding.ts';
import type { LogCount, Report, ReportView, RuleInfo } from '../../src/model/report.ts';

/** A view without colours, 80 columns wide, that prints paths as they are. */
export const plainView: ReportView = { color: false, width: 80, displayPath: (path) => path };

/** A finding with what a test does not care about filled in. */
export function finding(part: Partial<Finding> = {}): Finding {
  return {
    ruleId: 'duplicate-number',
    messageId: 'taken',
    level: 'error',
    path: 'docs/adr/0007-cache-tariffs-in-redis.md',
    range: { line: 1, column: 3, endLine: 1, endColumn: 4 },
    place: { start: 2, end: 3 },
    message: 'unexpected number `7`, expected a number that no other record of this log has',
    related: [],
    fingerprint: 'f1',
    excerpt: '# 7. Cache tariffs in Redis',
    ...part,
  };
}

/** A report with what a test does not care about filled in. */
export function report(part: Partial<Report> = {}): Report {
  return { version: '1.2.3', logs: [cleanLog], findings: [], suppressed: [], baselined: [], rules: sampleRules, ...part };
}

/** A log of three records with nothing left out. */
export const cleanLog: LogCount = { name: 'root', path: 'docs/adr', records: 3, skipped: [] };

/** A log with files that are no records. */
export const logWithSkips: LogCount = {
  name: 'root',
  path: 'docs/adr',
  records: 61,
  skipped: [
    { path: 'docs/adr/README.md', reason: 'index', suspicious: false },
    { path: 'docs/adr/0000-template.md', reason: 'template', suspicious: false },
    { path: 'docs/adr/template-short.md', reason: 'template', suspicious: false },
    { path: 'docs/adr/notes.adoc', reason: 'AsciiDoc is not supported', suspicious: true },
  ],
};

/** Facts of the rules the sample findings belong to. */
export const sampleRules: ReadonlyMap<string, RuleInfo> = new Map(
  [
    rule('duplicate-number', 'Two records of a log have the same number', 'error'),
    rule('unknown-status', 'The status is no word that this log knows', 'error'),
    rule('ambiguous-reference', 'A reference names more than one record', 'warning'),
    rule('old-spelling', 'A status word is spelled in an old way', 'note'),
    rule('missing-rationale', 'A rule that is off by default', 'off'),
  ].map((info) => [info.id, info]),
);

function rule(id: string, summary: string, level: RuleInfo['level']): RuleInfo {
  return {
    id,
    summary,
    level,
    fix: 'none',
    url: `https://adr-lint.dev/rules/${id}/`,
    page: `# ${id}\n\nWhy \`${id}\` matters,\nin two lines.\n\n## Repair\n\nDo it.\n`,
  };
}

/** What a reviewer would see on a real log: every level, fixes of both kinds, related places. */
export const sampleReport: Report = report({
  logs: [logWithSkips, { name: 'billing', path: 'packages/billing/docs/adr', records: 3, skipped: [] }],
  findings: [
    finding({
      related: [{ path: 'docs/adr/0007-sign-webhooks-with-hmac.md', line: 1, column: 3, message: 'also has the number `7`' }],
      fix: { safety: 'suggested', title: 'Renumber this record to `9`' },
    }),
    finding({
      ruleId: 'ambiguous-reference',
      messageId: 'two',
      level: 'warning',
      path: 'docs/adr/0008-split-out-the-label-service.md',
      range: { line: 11, column: 69, endLine: 11, endColumn: 77 },
      message:
        'unexpected reference `ADR-0007`, expected one that names a single record: it could be `0007-cache-tariffs-in-redis` or `0007-sign-webhooks-with-hmac`',
      excerpt:
        'The label service signs its calls as the webhooks do, as decided in ADR-0007, and keeps the tariffs that it needs in memory.',
      fingerprint: 'f2',
    }),
    finding({
      ruleId: 'unknown-status',
      messageId: 'near',
      path: 'docs/adr/0008-split-out-the-label-service.md',
      range: { line: 5, column: 1, endLine: 5, endColumn: 8 },
      message: 'unexpected status `Acepted`, expected `Accepted`',
      excerpt: 'Acepted.',
      fingerprint: 'f3',
      fix: {
        safety: 'safe',
        title: 'Write `Accepted`',
        edits: { 'docs/adr/0008-split-out-the-label-service.md': [{ start: 40, end: 47, insert: 'Accepted' }] },
      },
    }),
    finding({
      ruleId: 'old-spelling',
      messageId: 'old',
      level: 'note',
      path: 'packages/billing/docs/adr/0002-請求書を毎月送る.md',
      range: { line: 3, column: 11, endLine: 3, endColumn: 21 },
      message: 'unexpected spelling `superceded`, expected `superseded`',
      excerpt: '状態：🚀承認済み, superceded by ADR-3',
      fingerprint: 'f4',
      fix: { safety: 'safe', title: 'Write `superseded`' },
    }),
  ],
  suppressed: [finding({ fingerprint: 's1' })],
  baselined: [finding({ fingerprint: 'b1' }), finding({ fingerprint: 'b2' })],
  judged: new Map([
    ['review-due', 4],
    ['date-order', 12],
  ]),
});
