import type { Decision } from '../model/decision.ts';
import type { Notation } from '../model/status.ts';
import { bodyFields, type Draft, hasKey } from './header-draft.ts';
import type { IdentifierScope } from './identifier.ts';
import type { Outline } from './record-view.ts';
import { statusLine, statusRest } from './status-line.ts';

export function addStatus(
  { decision, source }: Outline,
  facts: { readonly draft: Draft; readonly scope: IdentifierScope; readonly date: string | undefined },
): string | undefined {
  const { draft, scope, date } = facts;
  const claim = decision.status;
  const inFront = claim?.notation === 'front-matter';
  const written = inFront ? frontStatus(decision, scope) : statusLine(decision, scope);
  if (claim && written !== undefined && claim.notation !== 'folder') {
    if (!inFront) draft.values.push({ key: 'status', value: written });
    for (const other of decision.statuses) {
      const same =
        other === claim ||
        (other.kind === 'word' && other.name === claim.name && (other.name !== undefined || other.word === claim.word));
      if (same && other.notation !== 'front-matter') draft.claims.add(other);
    }
  } else addOpenStatus(decision, draft);
  for (const field of bodyFields(decision)) {
    const own =
      field.name === 'status' ? decision.statuses.find((one) => one.valuePlace.start === field.valuePlace.start) : undefined;
    if (own && draft.claims.has(own) && statusRest(own, { decision, text: source.text, written: written ?? '', date }) === 'none')
      draft.fields.add(field);
  }
  return written;
}

/** The status of the front matter as it will be: with the identifier where the header of the body names the successor. */
function frontStatus(decision: Decision, scope: IdentifierScope): string | undefined {
  const claim = decision.status;
  if (!claim) return undefined;
  const named = decision.links.some(
    (link) => link.kind === 'supersedes' && link.direction === 'inverse' && link.notation === 'front-matter',
  );
  const told = decision.links.some(
    (link) => link.kind === 'supersedes' && link.direction === 'inverse' && link.part === 'whole' && IN_HEADER.has(link.notation),
  );
  const linked = claim.text !== claim.word && named;
  return linked || claim.oldSpelling || (claim.name === 'superseded' && claim.text === claim.word && told && !named)
    ? statusLine(decision, scope)
    : claim.text;
}

/** Notations of the header: a claim further down belongs to the text. */
const IN_HEADER: ReadonlySet<Notation> = new Set<Notation>([
  'section',
  'bullet',
  'bold-bullet',
  'line',
  'bold-line',
  'pipe-line',
  'table',
  'title',
  'heading',
  'pseudo-front-matter',
]);

/** Notations with a label: what stands after it is the value, whatever it says. */
const IN_FIELDS: ReadonlySet<Notation> = new Set<Notation>([
  'bullet',
  'bold-bullet',
  'line',
  'bold-line',
  'pipe-line',
  'table',
  'pseudo-front-matter',
]);

/** A status that nobody chose yet keeps the words of its template. */
function addOpenStatus(decision: Decision, draft: Draft): void {
  const open = decision.statuses.find(
    (claim) => (claim.kind === 'choice' || claim.kind === 'placeholder') && IN_FIELDS.has(claim.notation) && claim.text !== '',
  );
  if (!open || hasKey(decision, 'status')) return;
  draft.values.push({ key: 'status', value: open.text });
  draft.claims.add(open);
}
