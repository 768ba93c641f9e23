/** An element of built HTML with its attributes, entities decoded. */
export interface HtmlTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const TOKEN = /<!--[\s\S]*?-->|<([a-zA-Z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Every start tag of a page. Comments and the texts of scripts are left out. */
export function readTags(html: string): readonly HtmlTag[] {
  const tags: HtmlTag[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match !== null; match = TOKEN.exec(html)) {
    const [, name, attributes = ''] = match;
    if (name === undefined) continue;
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
      ([, key = '', a, b, c]) => [key.toLowerCase(), decodeHtml(a ?? b ?? c ?? '')] as const,
    );
    tags.push({ name: name.toLowerCase(), attributes: new Map(pairs) });
    const end = name.toLowerCase() === 'script' ? html.indexOf('</script', TOKEN.lastIndex) : -1;
    if (end >= 0) TOKEN.lastIndex = end;
  }
  return tags;
}

/** The words a reader sees, entities decoded. */
export function readWords(html: string): string {
  const body = html.replace(/<head>[\s\S]*?<\/head>/, '').replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
  return decodeHtml(body.replace(/<[a-zA-Z/!][^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decodeHtml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? entity;
    return String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16));
  });
}
