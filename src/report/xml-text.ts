import { visible } from './visible.ts';

/** Text of an XML 1.0 element or attribute: hidden characters made visible, those XML forbids left out, markup escaped. */
export function xmlText(text: string): string {
  return visible(text)
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
    .replace(/##(?=\w*\[)/g, '#&#35;')
    .replace(/^(\s*):(?=:)/, '$1&#58;');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
