import type { FollowUp, SectionFact } from '../model/decision.ts';
import type { Source } from '../model/source.ts';

/**
 * Check-box items that promise work: below a heading that means follow-ups, or directly under the consequences. `strict` marks
 * those that the line algorithm of mxDecision counts.
 */
export function readFollowUps(source: Source, facts: readonly SectionFact[]): readonly FollowUp[] {
  if (source.checkBoxes.length === 0) return [];
  const strict = strictLines(source.text);
  return source.checkBoxes.flatMap((box) => {
    if (!promisesWork(box.section, facts) || isStatusBox(box.section, facts)) return [];
    const lineStart = source.text.lastIndexOf('\n', box.place.start - 1) + 1;
    const dropped = /~~/.test(box.text) && /\(dropped\)/i.test(box.text);
    const state = dropped ? 'dropped' : box.checked ? 'done' : 'open';
    return [{ text: box.text, state, place: box.place, strict: strict.has(lineStart) }];
  });
}

function promisesWork(section: number, facts: readonly SectionFact[]): boolean {
  for (let at: number | undefined = section; at !== undefined; at = facts[at]?.parent) {
    const kind = facts[at]?.kind;
    if (kind === 'follow-ups') return true;
    if (at === section && (kind === 'consequences' || kind === 'positive' || kind === 'negative' || kind === 'neutral'))
      return true;
  }
  return false;
}

function isStatusBox(section: number, facts: readonly SectionFact[]): boolean {
  return facts[section]?.kind === 'status';
}

/**
 * Offsets of the lines that seed 003 counts as follow-ups: `- [ ] ` at the line's start under `### Follow-ups` under
 * `## Consequences`, by its own line rules (backtick fences only, headings compared exactly).
 */
function strictLines(text: string): ReadonlySet<number> {
  const lines = new Set<number>();
  const state = { fence: false, consequences: false, followUps: false };
  let at = 0;
  for (const raw of text.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    if (countLine(line, state)) lines.add(at);
    at += raw.length + 1;
  }
  return lines;
}

function countLine(line: string, state: { fence: boolean; consequences: boolean; followUps: boolean }): boolean {
  if (line.trim().startsWith('```')) {
    state.fence = !state.fence;
    return false;
  }
  if (state.fence) return false;
  if (/^## /.test(line)) {
    state.consequences = line === '## Consequences';
    state.followUps = false;
    return false;
  }
  if (/^### /.test(line)) {
    state.followUps = state.consequences && line === '### Follow-ups';
    return false;
  }
  return state.followUps && /^- \[[ xX]\] /.test(line);
}

/** Done and total of mxDecision's own count: dropped items leave both. */
export function countStrict(text: string): { readonly done: number; readonly total: number } {
  let done = 0;
  let total = 0;
  for (const start of strictLines(text)) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? text.length : end);
    if (line.includes('~~') && line.includes('(dropped)')) continue;
    total++;
    if (/^- \[[xX]\] /.test(line)) done++;
  }
  return { done, total };
}
