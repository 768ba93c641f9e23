import { statusWord } from '../dialects/log-words.ts';
import type { Decision, Field, SectionFact } from '../model/decision.ts';
import type { Edit } from '../model/finding.ts';
import type { Log } from '../model/log.ts';
import { applyEdits } from '../source/edits.ts';
import { type Fill, type ModelFacts, modelFrontMatter, valueFor } from './model-front-matter.ts';
import { hintFor } from './record-skeleton.ts';

/** The newest record that is written as most of a log's are; undefined when no form is usual. */
export function modelRecord(log: Log): Decision | undefined {
  const recent = log.decisions
    .filter(({ dialect, name, problems }) => dialect !== 'unreadable' && name.kind !== 'draft' && problems.length === 0)
    .slice(-20);
  const counts = new Map<string, number>();
  for (const { dialect } of recent) counts.set(dialect, (counts.get(dialect) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
  return usual === undefined || usual[0] === 'unknown'
    ? undefined
    : (recent.findLast(({ dialect, status }) => dialect === usual[0] && status !== undefined) ??
        recent.findLast(({ dialect }) => dialect === usual[0]));
}

/** A text with the header and the sections that a log's records have, and nothing of what the model says. */
export function modelText(model: Decision, log: Log, facts: ModelFacts): string {
  const text = log.texts.get(model.path)?.text ?? '';
  const fill: Fill = { model, log, facts, text };
  const title = titleSection(model);
  const mark = title === undefined ? '#' : (/^#+/.exec(text.slice(title.heading.start))?.[0] ?? '#');
  const blocks = [...modelFrontMatter(fill), `${mark} ${facts.heading}`, ...header(fill), ...sections(fill)];
  const joined = `${blocks.join('\n\n')}\n`;
  return text.includes('\r\n') ? joined.replaceAll('\n', '\r\n') : joined;
}

function titleSection({ sections, titles }: Decision): SectionFact | undefined {
  const place = titles.find(({ from }) => from === 'heading')?.place;
  return sections.find(
    ({ depth, heading }) => depth > 0 && place !== undefined && heading.start <= place.start && place.end <= heading.end,
  );
}

/** Lines of the header below the heading, with the values of the new record. */
function header(fill: Fill): readonly string[] {
  const { model, text } = fill;
  const title = titleSection(model);
  const start = title ? title.heading.end : (model.frontMatter?.place.end ?? 0);
  const end = title ? title.body.end : start;
  const own = model.fields.filter(
    ({ notation, place }) => notation !== 'front-matter' && place.start >= start && place.end <= end,
  );
  const kept: string[] = [];
  for (const line of linesOf(text, start, end)) {
    const here = own.filter(({ place, valuePlace, notation }) => {
      const at = notation === 'table' ? valuePlace.start : place.start;
      return line.start <= at && at < line.end;
    });
    const gone = here.filter((field) => valueFor(field, fill) === undefined);
    if (line.text.trim() === '') kept.push('');
    else if (here.length > gone.length) kept.push(filled(line, here, fill));
    else if (/^\s*\|/.test(line.text) && own.some(({ notation }) => notation === 'table') && here.length === 0)
      kept.push(line.text);
  }
  const block = kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return block === '' ? [] : [block];
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function linesOf(text: string, start: number, end: number): readonly Line[] {
  const lines: Line[] = [];
  let at = start;
  for (const raw of text.slice(start, end).split('\n')) {
    lines.push({ text: raw.replace(/\r$/, ''), start: at, end: at + raw.length + 1 });
    at += raw.length + 1;
  }
  return lines;
}

/** The line with the values of the new record in the place of the model's. */
function filled(line: Line, fields: readonly Field[], fill: Fill): string {
  const stop = line.start + line.text.length;
  const edits = fields.map((field): Edit => {
    const start = Math.min(field.valuePlace.start, stop);
    const end = Math.min(field.valuePlace.end, stop);
    const value = valueFor(field, fill) ?? '';
    return { start: start - line.start, end: end - line.start, insert: value };
  });
  const inOrder = edits.filter(
    (edit, index) =>
      edits.findIndex((other) => other.start < edit.end && edit.start < other.end) === index || edit.start === edit.end,
  );
  return applyEdits(line.text, inOrder).trimEnd();
}

const FEW_RECORDS = 3;

/** Headings of sections that at least half of the log's records of the dialect have, with a hint where there is one. */
function sections(fill: Fill): readonly string[] {
  const { model, log, text, facts } = fill;
  const alike = log.decisions.filter(({ dialect }) => dialect === model.dialect);
  const title = titleSection(model);
  const isUsual = (section: SectionFact): boolean => {
    if (alike.length < FEW_RECORDS) return section.kind !== undefined;
    return (
      alike.filter((other) => other.sections.some((one) => one.depth === section.depth && one.key === section.key)).length * 2 >=
      alike.length
    );
  };
  const hasOptions = model.sections.some(({ kind }) => kind === 'options') && model.dialect.startsWith('madr');
  return model.sections.flatMap((section) => {
    if (section === title || section.depth < 2 || !isUsual(section)) return [];
    const heading = text.slice(section.heading.start, section.heading.end).trimEnd();
    const status =
      section.kind === 'status' ? statusWord(facts.status, { notation: 'section', log, like: model.status?.word }) : undefined;
    const hint = status ?? (section.kind === 'date' ? facts.today : hintFor(section.kind, hasOptions));
    return [heading, ...(hint === undefined ? [] : [hint])];
  });
}
