import { recordName } from '../../src/discovery/record-name.ts';
import { recordInput } from '../../src/template/normalize-log.ts';
import { normalizeRecord } from '../../src/template/normalize-record.ts';
import type { Normalization, NormalizationReport } from '../../src/template/prove-normalization.ts';
import type { NormalizeOptions, RecordInput } from '../../src/template/record-view.ts';

export const OPTIONS: NormalizeOptions = { leftOver: 'more-information', headings: 'madr' };

/** A record in memory as the normalizer takes it. */
export function inputOf(text: string, path = '0004-use-nats.md'): RecordInput {
  const bom = text.startsWith('\uFEFF');
  return recordInput(
    { path, text: bom ? text.slice(1) : text, bom },
    { log: 'root', id: path.replace(/\.md$/, ''), name: recordName(path), folders: [] },
    { statusWords: {}, headings: {} },
  );
}

/** A record after the normalizer, or the reason of the refusal as an error. */
export function normalized(
  text: string,
  path?: string,
  options: Partial<NormalizeOptions> & { readonly target?: 'madr-4' | 'y-statement' } = {},
): { readonly text: string; readonly report: NormalizationReport } {
  const result = outcomeOf(text, path, options);
  if (!result.ok) throw new Error(`${result.reason.kind}: ${result.reason.detail}`);
  return result;
}

export function outcomeOf(
  text: string,
  path?: string,
  { target = 'madr-4', ...options }: Partial<NormalizeOptions> & { readonly target?: 'madr-4' | 'y-statement' } = {},
): Normalization {
  return normalizeRecord(inputOf(text, path), target, { ...OPTIONS, ...options });
}
