/** An element of a picture with the text below it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly path: string;
  readonly text: string;
}

const TOKEN = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>|([^<>]+)/giy;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Reads the strict XML our pictures are written in, elements in document order. Throws where it is not well formed. */
export function readXml(text: string): readonly XmlElement[] {
  const elements: { name: string; attributes: Record<string, string>; path: string; text: string }[] = [];
  const open: (typeof elements)[number][] = [];
  let read = 0;
  for (const [whole, close, name = '', attributes = '', empty, words] of text.matchAll(TOKEN)) {
    read += whole.length;
    if (words !== undefined) for (const element of open) element.text += decode(words);
    else if (close === '/') {
      if (open.pop()?.name !== name) throw new Error(`unexpected </${name}>`);
    } else {
      const element = {
        name,
        attributes: readAttributes(attributes),
        path: [...open.map((one) => one.name), name].join('/'),
        text: '',
      };
      elements.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  if (read !== text.length || open.length > 0) throw new Error(`unexpected ${JSON.stringify(text.slice(read, read + 40))}`);
  return elements;
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)] as const);
  if (new Set(found.map(([name]) => name)).size !== found.length) throw new Error(`unexpected second attribute in ${text}`);
  return Object.fromEntries(found);
}

function decode(text: string): string {
  return text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
    const character = ENTITIES[name];
    if (character === undefined) throw new Error(`unexpected ${whole}`);
    return character;
  });
}
