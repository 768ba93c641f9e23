import type { Decision } from '../model/decision.ts';
import type { Place } from '../model/place.ts';

/** Whether a claim about another record stands at a place: the rules of the lineage speak about those. */
export function isClaimed(place: Place, decision: Decision): boolean {
  return decision.links.some((link) => link.place.start < place.end && link.place.end > place.start);
}
