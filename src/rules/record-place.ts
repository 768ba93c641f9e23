import type { Decision } from '../model/decision.ts';
import type { Place } from '../model/place.ts';

/** Where a finding about a record as a whole stands: its title, else its first line with text below the front matter, else the start of the file. */
export function recordPlace(decision: Decision, text: string): Place {
  if (decision.title) return decision.title.place;
  const from = decision.frontMatter?.place.end ?? 0;
  const line = /\S[^\r\n]*/.exec(text.slice(from));
  return line ? { start: from + line.index, end: from + line.index + line[0].trimEnd().length } : { start: 0, end: 0 };
}

/** The name of a path's file, with its extension; for the page of a record's own folder, folder and file. */
export function fileName(path: string): string {
  const [name = '', folder] = path.split('/').reverse();
  return folder !== undefined && /^(?:readme|index)\.\w+$/i.test(name) ? `${folder}/${name}` : name;
}
