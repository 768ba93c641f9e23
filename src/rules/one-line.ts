/** A quotation for a message: on one line, without code marks, cut after eighty characters. */
export function oneLine(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, ' ').replaceAll('`', '').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
