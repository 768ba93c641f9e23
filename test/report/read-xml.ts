/** An element as a strict reader of XML 1.0 sees it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a document of elements, attributes and text; throws on whatever is not well-formed. */
export function readXml(document: string): XmlElement {
  const illegal = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.exec(document);
  if (illegal) throw new Error(`illegal character at ${illegal.index}`);
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  for (const [token] of body.matchAll(/<[^>]*>|[^<]+|</g)) {
    const parent = open.at(-1) ?? root;
    if (token.startsWith('</')) {
      if (token !== `</${parent.name}>`) throw new Error(`unexpected ${token}`);
      open.pop();
    } else if (token.startsWith('<')) {
      const element = readTag(token);
      parent.children.push(element);
      open.push(element);
    } else {
      parent.text += unescapeText(token);
    }
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || only === undefined || others.length > 0 || root.text.trim() !== '') throw new Error('not one element');
  return only;
}

function readTag(token: string): XmlElement {
  const [, name = '', rest = ''] = /^<([a-z-]+)((?: [a-z]+="[^"<]*")*)>$/.exec(token) ?? [];
  if (name === '') throw new Error(`unexpected ${token}`);
  const pairs = Array.from(rest.matchAll(/ ([a-z]+)="([^"]*)"/g), ([, key = '', value = '']): [string, string] => [
    key,
    unescapeText(value),
  ]);
  return { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
}

function unescapeText(text: string): string {
  if (text.includes(']]>')) throw new Error('unexpected ]]>');
  return text.replace(/&(?:(\w+)|#(\d+));|&/g, (whole, name?: string, code?: string) => {
    const character = name === undefined ? code && String.fromCodePoint(Number(code)) : entities[name];
    if (!character) throw new Error(`unexpected ${whole}`);
    return character;
  });
}
