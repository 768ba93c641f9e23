import type { Link, RelationKind } from '../model/decision.ts';
import type { Source } from '../model/source.ts';
import type { Definitions } from './read-references.ts';
import { readReferences } from './read-references.ts';

/** Relations of hve-core's `related` list, as directions of ours. */
const RELATIONS: Readonly<Record<string, Pick<Link, 'kind' | 'direction'>>> = {
  informational: { kind: 'relates-to', direction: 'forward' },
  influences: { kind: 'influences', direction: 'forward' },
  'influenced-by': { kind: 'influences', direction: 'inverse' },
};

const PLAIN: { readonly kind: RelationKind; readonly direction: 'forward' } = { kind: 'relates-to', direction: 'forward' };

/** A file named like a record: other files are related as sources, not as decisions. */
const RECORD_NAME = /(?:^|\/)(?:adr[-_]?)?\d{3,8}[-_][^/]*$/i;

/** Claims of a `related` list whose items are maps of a `path` and a `relation`; paths of files that are no records are none. */
export function relatedPaths(source: Source, definitions: Definitions): readonly Link[] {
  const entry = source.frontMatter?.entries.find(({ key, kind }) => key === 'related' && kind === 'list');
  if (!entry || !Array.isArray(entry.value)) return [];
  let at = entry.valuePlace.start;
  return entry.value.flatMap((item: unknown): readonly Link[] => {
    const { path, relation } = typeof item === 'object' && item !== null ? textsOf(item) : textsOf({});
    const start = path === undefined ? -1 : source.text.indexOf(path, at);
    if (path === undefined || start < 0 || start + path.length > entry.valuePlace.end) return [];
    at = start + path.length;
    if (!RECORD_NAME.test(path)) return [];
    const { references } = readReferences(path, start, { definitions, bare: true });
    const word = relation !== undefined && Object.hasOwn(RELATIONS, relation) ? RELATIONS[relation] : undefined;
    return references.map((reference) => ({
      ...(word ?? PLAIN),
      part: 'whole',
      reference,
      notation: 'front-matter',
      phrase: relation ?? 'related',
      place: reference.place,
    }));
  });
}

function textsOf(item: object): { readonly path?: string; readonly relation?: string } {
  const path = 'path' in item ? item.path : undefined;
  const relation = 'relation' in item ? item.relation : undefined;
  return { ...(typeof path === 'string' && path !== '' ? { path } : {}), ...(typeof relation === 'string' ? { relation } : {}) };
}
