import type { WritableFiles } from '../model/files.ts';
import { UsageError } from './usage-error.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Writes a text atomically, with the byte-order mark it had. */
export function writeText(
  files: WritableFiles,
  file: { readonly path: string; readonly text: string; readonly bom: boolean },
): void {
  const result = files.write(file.path, new TextEncoder().encode(file.bom ? BYTE_ORDER_MARK + file.text : file.text));
  if (!result.ok) throw new UsageError(`\`${file.path}\` can not be written: ${result.detail}`);
}
