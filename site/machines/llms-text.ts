import { dateView } from '../views/date-view.ts';
import { plainAddress } from '../views/decision-view.ts';
import { groupBy } from '../views/group-by.ts';
import { noticesOf } from '../views/notice-view.ts';
import { numberOf } from '../views/record-link.ts';
import { absoluteHref, type SiteFacts, type SiteRecord } from '../views/site-facts.ts';
import { isOver, statusTone, statusView } from '../views/status-view.ts';

type Part = 'in-force' | 'pending' | 'other' | 'over';

const PARTS: readonly (readonly [Part, string])[] = [
  ['in-force', 'In force'],
  ['pending', 'Not decided yet'],
  ['other', 'Without a clear status'],
  ['over', 'No longer valid: do not follow'],
];

/** The log for language models, after llmstxt.org: what holds comes first, each record with its Markdown. */
export function llmsText(facts: SiteFacts): string {
  const groups = groupBy(facts.records, partOf);
  const parts = PARTS.flatMap(([part, title]) => {
    const records = groups.get(part) ?? [];
    return records.length === 0 ? [] : [`## ${title}\n\n${records.map((record) => line(facts, record)).join('\n')}\n`];
  });
  return [
    `# ${plain(facts.title)}\n`,
    '> Architecture decision records. Follow those in force; the others are history.\n',
    ...parts,
  ].join('\n');
}

function partOf({ log, decision }: SiteRecord): Part {
  if (log.lineage.inForce.has(decision.id)) return 'in-force';
  if (isOver(decision, log)) return 'over';
  const tone = statusTone(decision);
  return tone === 'proposed' || tone === 'draft' ? 'pending' : 'other';
}

function line(facts: SiteFacts, record: SiteRecord): string {
  const name = plain(`${facts.several ? `${record.log.name} ` : ''}${numberOf(record)} ${record.title}`.trim());
  const date = dateView(record.decision)?.text;
  const notices = noticesOf(facts, record).flatMap(({ parts }) =>
    parts
      .filter(({ links }) => links.length > 0)
      .map(({ words, links }) => `${words} ${links.map(({ number, title }) => `${number} ${title}`.trim()).join(', ')}`),
  );
  const said = [statusView(record.decision, facts.say).word, ...(date === undefined ? [] : [date]), ...notices].map(plain);
  return `- [${name}](${absoluteHref(facts, plainAddress(record))}): ${said.join('; ')}`;
}

/** Words that stay on their line and open no link. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[[\]<>]/g, '\\$&')
    .trim();
}
