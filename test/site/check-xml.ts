const TOKEN = /<\?[^>]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+/y;

/** Throws when a text is not well-formed XML of elements, attributes and text. */
export function checkXml(text: string): void {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) throw new Error(`not well-formed at ${JSON.stringify(text.slice(at, at + 60))}`);
    const [token, slash, name = '', attributes = '', empty] = match;
    const words = name === '' ? token : attributes;
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(words) || /(?![\t\n\r])\p{Cc}/u.test(words))
      throw new Error(`illegal character in ${JSON.stringify(words.slice(0, 60))}`);
    if (name === '' || empty === '/') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) throw new Error(`unexpected ${token}`);
  }
  if (open.length > 0) throw new Error(`unclosed ${open.join(' ')}`);
}
