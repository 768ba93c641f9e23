import { statusWord } from '../dialects/log-words.ts';
import type { Decision, Field } from '../model/decision.ts';
import type { Log } from '../model/log.ts';
import type { FrontMatterEntry } from '../model/source.ts';
import type { StatusName } from '../model/status.ts';

/** What a record made after a model says. */
export interface ModelFacts {
  readonly title: string;
  /** The words of its heading, number and all. */
  readonly heading: string;
  readonly status: StatusName;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly digits: string | undefined;
}

/** A record to be made after a model of its log. */
export interface Fill {
  readonly model: Decision;
  readonly log: Log;
  readonly facts: ModelFacts;
  readonly text: string;
}

/** The value a field has in a new record; undefined takes the field out. */
export function valueFor(
  { name, notation, label }: Pick<Field, 'name' | 'notation' | 'label'>,
  { facts, log, model }: Fill,
): string | undefined {
  switch (name) {
    case 'status':
      return statusWord(facts.status, { notation, log, like: model.status?.word });
    case 'date':
    case 'created':
    case 'updated':
    case 'proposed-date':
      return facts.today;
    case 'title':
      return facts.title;
    case 'number':
      return facts.digits;
    case 'relation':
      return undefined;
    default:
      return /^(?:id|adr|number)$/i.test(label) ? facts.digits : '';
  }
}

/** The front matter of the new record: the keys of the model, with the values of the new record. */
export function modelFrontMatter(fill: Fill): readonly string[] {
  const { model } = fill;
  if (!model.frontMatter) return [];
  const lines = model.frontMatter.entries.flatMap((entry) => entryLine(entry, fill));
  return lines.length === 0 ? [] : [`---\n${lines.join('\n')}\n---`];
}

function entryLine(entry: FrontMatterEntry, fill: Fill): readonly string[] {
  const field = fill.model.fields.find(({ notation, label }) => notation === 'front-matter' && label === entry.key);
  const value = valueFor({ ...(field?.name ? { name: field.name } : {}), notation: 'front-matter', label: entry.key }, fill);
  if (value === undefined || entry.kind === 'map') return [];
  const fixed = field?.name === undefined && value === '' ? fixedLine(entry, fill) : undefined;
  if (fixed !== undefined) return [fixed];
  const quote = entry.quoted
    ? (/['"]/.exec(fill.text.slice(entry.keyPlace.end, entry.valuePlace.start + 1))?.[0] ?? '"')
    : /^\d+$/.test(value) || /[:#]\s|^[[{&*!|>%@`"']/.test(value)
      ? '"'
      : '';
  if (value === '')
    return [entry.kind === 'list' && fill.text[entry.valuePlace.start] === '[' ? `${entry.key}: []` : `${entry.key}:`];
  return [
    `${entry.key}: ${quote}${quote === '"' ? value.replace(/(["\\])/g, '\\$1') : quote === "'" ? value.replaceAll("'", "''") : value}${quote}`,
  ];
}

/** A line of the front matter that most records have alike, such as a layout, or whose value is the record's number. */
function fixedLine(entry: FrontMatterEntry, { model, log, facts, text }: Fill): string | undefined {
  if (entry.kind !== 'scalar') return undefined;
  const lead = `${text.slice(entry.keyPlace.start, entry.valuePlace.start)}`;
  if (/^\d+$/.test(entry.text) && Number(entry.text) === model.number && facts.digits !== undefined) {
    return `${lead}${entry.text.startsWith('0') ? facts.digits : Number(facts.digits)}`;
  }
  const same = log.decisions.filter((other) =>
    other.frontMatter?.entries.some(({ key, text: value }) => key === entry.key && value === entry.text),
  );
  return same.length > 1 && same.length * 2 >= log.decisions.length
    ? lead + text.slice(entry.valuePlace.start, entry.valuePlace.end)
    : undefined;
}
