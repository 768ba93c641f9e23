import type { SourceProblem } from '../model/source.ts';

/** Text of a file, without its byte-order mark, and what was wrong with the bytes. */
export interface DecodedText {
  readonly text: string;
  readonly bom: boolean;
  readonly problems: readonly SourceProblem[];
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
const BYTE_ORDER_MARK = '\uFEFF';

/** Decodes UTF-8. Bytes that are no UTF-8 become U+FFFD and a problem at the first of them; nothing throws. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (isUtf16(bytes)) return decodeUtf16(bytes);
  const { raw, problem } = decodeUtf8(bytes);
  const bom = raw.startsWith(BYTE_ORDER_MARK);
  const text = bom ? raw.slice(1) : raw;
  const problems: SourceProblem[] = [];
  if (problem) problems.push(replacementProblem(text));
  const nul = text.indexOf('\0');
  if (nul >= 0) problems.push({ kind: 'nul-byte', detail: 'NUL', place: { start: nul, end: nul + 1 } });
  return { text, bom, problems };
}

function decodeUtf8(bytes: Uint8Array): { raw: string; problem: boolean } {
  try {
    return { raw: strict.decode(bytes), problem: false };
  } catch {
    return { raw: lenient.decode(bytes), problem: true };
  }
}

function replacementProblem(text: string): SourceProblem {
  const at = Math.max(0, text.indexOf('\uFFFD'));
  return { kind: 'invalid-utf8', detail: 'bytes that are no UTF-8', place: { start: at, end: Math.min(at + 1, text.length) } };
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function decodeUtf16(bytes: Uint8Array): DecodedText {
  const little = bytes[0] === 0xff;
  const pairs = little ? bytes.subarray(2) : swapBytes(bytes.subarray(2));
  const text = new TextDecoder('utf-16le').decode(pairs);
  return { text, bom: false, problems: [{ kind: 'invalid-utf8', detail: 'UTF-16 text', place: { start: 0, end: 0 } }] };
}

function swapBytes(bytes: Uint8Array): Uint8Array {
  const swapped = new Uint8Array(bytes.length - (bytes.length % 2));
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    swapped[i] = bytes[i + 1] ?? 0;
    swapped[i + 1] = bytes[i] ?? 0;
  }
  return swapped;
}
