import type { Files } from '../../src/model/files.ts';
import { isCopied } from '../render/copied-files.ts';
import { cleanSvg } from './clean-svg.ts';

/** A file of the repository as it is published; undefined for one that is not. Pictures lose whatever could act. */
export function copiedFile(files: Files, path: string): Uint8Array | string | undefined {
  if (!isCopied(path)) return undefined;
  const content = files.read(path);
  if (!content.ok) return undefined;
  return /\.svg$/i.test(path) ? cleanSvg(new TextDecoder().decode(content.bytes)) : content.bytes;
}
