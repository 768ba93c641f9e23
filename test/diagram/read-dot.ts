/** A statement of a DOT file: a node (one name) or a relation (two), with its attributes, all as Graphviz would show them. */
export interface DotStatement {
  readonly names: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
}

const STRING = String.raw`"((?:\\.|[^"\\])*)"`;
const STATEMENT = new RegExp(String.raw`^ {2}${STRING}(?: -> ${STRING})?(?: \[(.*)\])?$`);
const ATTRIBUTE = new RegExp(String.raw`(\w+)=(?:${STRING}|([\w.]+))(?:, |$)`, 'gy');

/** Reads what `lineageDot` writes: one statement a line, names quoted. Throws for a line that is none. */
export function readDot(text: string): readonly DotStatement[] {
  const lines = text.split('\n').filter((line) => line.startsWith('  "'));
  return lines.map((line) => {
    const [, first, second, attributes = ''] = STATEMENT.exec(line) ?? [];
    if (first === undefined) throw new Error(`unexpected line ${line}`);
    return {
      names: [first, second].flatMap((name) => (name === undefined ? [] : [unquote(name)])),
      attributes: readAttributes(attributes),
    };
  });
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  const found = [...text.matchAll(ATTRIBUTE)];
  const length = found.reduce((sum, [whole]) => sum + whole.length, 0);
  if (length !== text.length) throw new Error(`unexpected attributes ${text}`);
  return Object.fromEntries(
    found.map(([, key = '', quoted, bare]) => [key, quoted === undefined ? (bare ?? '') : decode(unquote(quoted))]),
  );
}

function unquote(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

function decode(text: string): string {
  if (/&(?!amp;)/.test(text)) throw new Error(`unexpected entity in ${text}`);
  return text.replaceAll('&amp;', '&');
}
