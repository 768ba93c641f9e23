import type { Place } from '../model/place.ts';

/** A fault of YAML in words a writer of records understands, at the character that is at fault. */
export interface YamlExplanation {
  readonly message: string;
  readonly place: Place;
}

/** One line of a YAML text taken apart: where its value begins and how to name it. */
interface Written {
  readonly start: number;
  readonly value: string;
  readonly name: string;
}

/** Longer lines are not taken apart: nobody wrote them by hand. */
const LONGEST_LINE = 2000;
const LINE = /^(\s*(?:-[ \t]+)*)(?:("[^"]*"|'[^']*'|[^\s"'#:{}[\]][^:]*?)[ \t]*:(?:[ \t]+|$))?(.*)$/;

/**
 * Says what is wrong where a YAML parser stopped. Places are offsets in `text`.
 *
 * @param at where the parser stopped
 * @param parserMessage the parser's own words, used when nothing plainer is known
 */
export function explainYaml(text: string, at: Place, parserMessage: string): YamlExplanation {
  // How deep the parser gets depends on the machine: the place it reached says nothing.
  if (/call stack/i.test(parserMessage))
    return { message: 'unexpected depth of nesting, expected fewer levels', place: { start: 0, end: 0 } };
  const lines = linesUpTo(text, at.start);
  const own = lines.at(-1);
  if (!own || own.text.length > LONGEST_LINE) return { message: inOurWords(parserMessage), place: withinText(text, at) };
  const layout = ofLayout(text, own, parserMessage) ?? ofValue(own);
  if (layout) return layout;
  for (const line of lines.slice(0, -1).reverse()) {
    const unclosed = line.text.length > LONGEST_LINE ? undefined : ofUnclosed(writtenOn(line));
    if (unclosed) return unclosed;
  }
  return (
    ofBareLine(text, own, at) ?? ofFlow(writtenOn(own)) ?? { message: inOurWords(parserMessage), place: withinText(text, at) }
  );
}

interface Line {
  readonly text: string;
  readonly start: number;
}

/** Lines up to the one an offset stands on; at the very end of a text, blank lines are left out. */
function linesUpTo(text: string, offset: number): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    if (start > offset) break;
    const line = raw.replace(/\r$/, '');
    if (line.trim() !== '') lines.push({ text: line, start });
    start += raw.length + 1;
  }
  return lines;
}

function ofLayout(text: string, line: Line, parserMessage: string): YamlExplanation | undefined {
  const tab = /^[ ]*\t/.exec(line.text);
  if (tab) return at(line.start + tab[0].length - 1, 1, 'unexpected tab in the indentation, expected spaces');
  if (/multiple documents/i.test(parserMessage)) {
    return {
      message: 'unexpected second YAML document, expected one',
      place: withinText(text, { start: line.start, end: line.start + line.text.length }),
    };
  }
  return undefined;
}

function ofValue(line: Line): YamlExplanation | undefined {
  const written = writtenOn(line);
  return ofFirstCharacter(written) ?? ofQuotes(written) ?? ofUnclosed(written) ?? ofSecondColon(written);
}

function writtenOn(line: Line): Written {
  const match = LINE.exec(line.text);
  const lead = match?.[1] ?? '';
  const key = match?.[2];
  const value = match?.[3] ?? '';
  const name =
    key === undefined ? (lead.includes('-') ? 'the item' : 'the text') : `the value of \`${key.replace(/^["']|["']$/g, '')}\``;
  return { start: line.start + line.text.length - value.length, value: value.trimEnd(), name };
}

function ofFirstCharacter({ start, value, name }: Written): YamlExplanation | undefined {
  const first = value[0] ?? '';
  if (/^- /.test(value) || value === '-')
    return at(start, 1, `unexpected \`-\` on the line of a key, expected ${name} as a list below it`);
  if (/^[@`%,\]}*&!?]/.test(value))
    return at(start, 1, `unexpected ${shown(first)} at the start of ${name}, expected quotes around it`);
  if (/^[|>]/.test(value) && !/^[|>][-+\d]*\s*(?:#.*)?$/.test(value))
    return at(start, 1, `unexpected ${shown(first)} at the start of ${name}, expected quotes around it`);
  const closing = first === '[' ? ']' : '}';
  if (/^[[{]/.test(value) && value.includes(closing) && !value.endsWith(closing)) {
    return at(start, 1, `unexpected ${shown(first)} at the start of ${name}, expected quotes around it`);
  }
  return undefined;
}

function ofQuotes({ start, value, name }: Written): YamlExplanation | undefined {
  const sequence = /^"(?:[^"\\]|\\[0abtnvfre "/\\N_LP\txuU])*(\\.)/.exec(value);
  if (sequence?.[1] !== undefined) {
    return at(
      start + sequence[0].length - 2,
      2,
      `unexpected \`${sequence[1]}\` in double quotes, expected single quotes or \`\\${sequence[1]}\``,
    );
  }
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?=[^\s#])/.exec(value);
  if (!quoted) return undefined;
  const rest = value.slice(quoted[0].length);
  return at(
    start + quoted[0].length,
    rest.length,
    `unexpected \`${shortened(rest)}\` after the closing quote, expected quotes around the whole of ${name}`,
  );
}

function ofUnclosed({ start, value, name }: Written): YamlExplanation | undefined {
  const first = value[0] ?? '';
  if (/^"(?:[^"\\]|\\.)*$/.test(value) || /^'(?:[^']|'')*$/.test(value))
    return at(start, 1, `unexpected end of ${name}, expected a closing \`${first}\``);
  const closing = first === '[' ? ']' : '}';
  if (/^[[{]/.test(value) && !value.includes(closing)) {
    return at(
      start,
      1,
      `unexpected ${shown(first)} at the start of ${name}, expected a closing \`${closing}\` or quotes around it`,
    );
  }
  return undefined;
}

function ofSecondColon({ start, value, name }: Written): YamlExplanation | undefined {
  const colon = /^[^"'[{#|>]/.test(value) ? value.search(/:(?: |$)/) : -1;
  return colon < 0 ? undefined : at(start + colon, 1, `unexpected second \`:\` in ${name}, expected quotes around it`);
}

/** A bracket that may be meant as text or as a collection: the parser did not like what stands between. */
function ofFlow({ start, value, name }: Written): YamlExplanation | undefined {
  if (value.startsWith('{'))
    return at(start, 1, `unexpected \`{\` at the start of ${name}, expected quotes around it or a map such as \`{key: value}\``);
  if (value.startsWith('['))
    return at(start, 1, `unexpected \`[\` at the start of ${name}, expected quotes around it or a list such as \`[one, two]\``);
  return undefined;
}

/** A line that is no entry: text without a key, or one that is indented below a value. */
function ofBareLine(text: string, line: Line, stopped: Place): YamlExplanation | undefined {
  const next = lineAfter(text, line);
  if (next && /^[ ]+\S/.test(next.text) && /:(?: |$)/.test(next.text) && writtenOn(line).value !== '') {
    const indent = next.text.search(/\S/);
    return at(
      next.start,
      indent,
      `unexpected indentation before \`${shortened(next.text.trim())}\`, expected it at the margin of \`${shortened(line.text.trim())}\``,
    );
  }
  const bare = line.text.trim();
  const lead = line.text.indexOf(bare);
  if (/^[\w-]+:\S/.test(bare))
    return at(line.start + lead + bare.indexOf(':'), 1, `unexpected \`${shortened(bare)}\`, expected a space after the colon`);
  if (/^- /.test(bare))
    return at(
      line.start + lead,
      bare.length,
      `unexpected item \`${shortened(bare)}\`, expected it in line with its list, below a key without a value`,
    );
  if (!bare.includes(':'))
    return at(line.start + lead, bare.length, `unexpected \`${shortened(bare)}\`, expected \`key: value\``);
  const indent = line.text.search(/\S/);
  return indent > 0 && stopped.start <= line.start + indent + 1
    ? at(line.start, indent, `unexpected indentation before \`${shortened(bare)}\`, expected that of the entries above`)
    : undefined;
}

function lineAfter(text: string, line: Line): Line | undefined {
  const next = /\n(?:[ \t\r]*\n)*([^\n]*)/.exec(text.slice(line.start));
  if (!next) return undefined;
  const below = next[1] ?? '';
  return { text: below, start: line.start + next.index + next[0].length - below.length };
}

function at(start: number, length: number, message: string): YamlExplanation {
  return { message, place: { start, end: start + length } };
}

function withinText(text: string, { start, end }: Place): Place {
  const from = Math.min(start, text.length);
  return { start: from, end: Math.min(Math.max(end, from), text.length) };
}

function shown(character: string): string {
  return character === '`' ? '`` ` ``' : `\`${character}\``;
}

function shortened(text: string): string {
  const flat = text.replace(/\s+/g, ' ').replaceAll('`', "'");
  return flat.length > 40 ? `${flat.slice(0, 39)}…` : flat;
}

function inOurWords(message: string): string {
  if (/^unexpected .*expected/.test(message)) return message;
  const words = message
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.:]+$/, '');
  return `unexpected YAML: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
