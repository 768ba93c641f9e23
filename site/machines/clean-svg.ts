const ACTIVE = /^(?:script|iframe|object|embed|applet|form|input|button|video|audio|handler|listener|meta|link|base)$/i;
const TAG = /<(\/?)([A-Za-z_][\w.:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*("[^"]*"|'[^']*')/g;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  tab: '\t',
  newline: '\n',
};

/**
 * An SVG picture without anything that could act when somebody opens it on its own: scripts, handlers, foreign documents, entities,
 * links that run code. The drawing stays as it is. Undefined for a file that defines entities: what it would become can not be told.
 */
export function cleanSvg(svg: string): string | undefined {
  if (/<!ENTITY/i.test(svg) || svg.includes('\0')) return undefined;
  const plain = svg.replace(/<\?xml-stylesheet[\s\S]*?\?>/gi, '').replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/gi, '');
  let depth = 0;
  let out = '';
  let last = 0;
  for (const match of plain.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = '', empty] = match;
    const isActive = ACTIVE.test(localName(name)) || changesLinks(name, attributes);
    if (depth === 0) out += plain.slice(last, match.index);
    last = match.index + whole.length;
    if (isActive && empty === '') depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    else if (!isActive && depth === 0) out += `<${slash}${name}${cleanAttributes(attributes)}${empty}>`;
  }
  return out + (depth === 0 ? plain.slice(last) : '');
}

function cleanAttributes(attributes: string): string {
  let out = '';
  for (const [, name = '', quoted = ''] of attributes.matchAll(ATTRIBUTE)) {
    const value = decodeEntities(quoted.slice(1, -1))
      .replace(/[\s\p{Cc}]/gu, '')
      .toLowerCase();
    const isCode =
      /^(?:javascript|vbscript|livescript|mocha):/.test(value) ||
      (/^data:/.test(value) && !/^data:image\/(?:png|gif|jpe?g|webp|avif)/.test(value));
    if (!/^on/i.test(localName(name)) && !isCode) out += ` ${name}=${quoted}`;
  }
  return out;
}

/** An animation that sets a link or a handler. */
function changesLinks(name: string, attributes: string): boolean {
  return (
    /^(?:set|animate\w*)$/i.test(localName(name)) &&
    /attributeName\s*=\s*["']\s*(?:xlink:)?(?:href|on\w*)/i.test(decodeEntities(attributes))
  );
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

function decodeEntities(text: string): string {
  return text.replace(/&[#\w]+;?/g, (entity) => {
    const name = entity.slice(1).replace(/;$/, '');
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
