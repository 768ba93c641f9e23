import { type Answer, answer } from './history-fault.ts';
import { gitOutput, type Repository } from './run-git.ts';

/** An object's bytes, or why there are none. */
export type StoredObject =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-large'; readonly size: number };

/** Most bytes that one answer of git may have, so that a wrong guess of what is needed costs little. */
const BATCH_BYTES = 64 * 1024 ** 2;

/** Objects by id: one look at their sizes, then their bytes in as few answers as fit. Ids come from git. */
export function readObjects(
  repository: Repository,
  ids: readonly string[],
  sizeLimit: number,
): Answer<ReadonlyMap<string, StoredObject>> {
  const found = new Map<string, StoredObject>();
  const checked = gitOutput(repository, ['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input: lines(ids) });
  if (!checked.ok) return checked;
  const sizes = new Map<string, number>();
  for (const line of checked.value.toString('latin1').split('\n')) {
    const [id = '', size = ''] = line.split(' ');
    if (!/^\d+$/.test(size)) {
      if (id !== '') found.set(id, { kind: 'missing' });
    } else if (Number(size) > sizeLimit) found.set(id, { kind: 'too-large', size: Number(size) });
    else sizes.set(id, Number(size));
  }
  for (const batch of batches(sizes)) {
    const read = gitOutput(repository, ['cat-file', '--batch=%(objectname) %(objectsize)'], { input: lines(batch) });
    if (!read.ok) return read;
    for (const [id, bytes] of contents(read.value)) found.set(id, { kind: 'bytes', bytes });
  }
  return answer(found);
}

function lines(ids: readonly string[]): string {
  return ids.map((id) => `${id}\n`).join('');
}

function batches(sizes: ReadonlyMap<string, number>): readonly (readonly string[])[] {
  const all: string[][] = [];
  let room = 0;
  for (const [id, size] of sizes) {
    const last = all.at(-1);
    if (last !== undefined && size <= room) last.push(id);
    else all.push([id]);
    room = (last !== undefined && size <= room ? room : BATCH_BYTES) - size;
  }
  return all;
}

function* contents(output: Buffer): Generator<readonly [id: string, bytes: Uint8Array]> {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at);
    const [id = '', size = ''] = output.toString('latin1', at, end).split(' ');
    const start = end + 1;
    if (end < 0 || !/^\d+$/.test(size)) return;
    yield [id, output.subarray(start, start + Number(size))];
    at = start + Number(size) + 1;
  }
}
