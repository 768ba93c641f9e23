import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import type { Log } from '../../model/log.ts';
import { fileName, recordPlace } from '../record-place.ts';
import { isTemplateTitle } from './is-template-title.ts';

export default defineRule({
  id: 'duplicate-title',
  summary: 'Two records of one log have the same title',
  scope: 'log',
  level: 'warning',
  fix: 'none',
  messages: {
    taken: 'unexpected title `{title}`, it is also the title of {others}; expected one that tells them apart',
  },
  *check(log, { text }) {
    const place = (decision: Decision): { readonly start: number; readonly end: number } =>
      recordPlace(decision, text(decision.path).text);
    for (const [first, ...rest] of byTitle(log)) {
      if (!first || rest.length === 0) continue;
      yield {
        message: 'taken',
        path: first.path,
        place: place(first),
        data: { title: first.title?.value ?? '', others: rest.map((other) => `\`${fileName(other.path)}\``).join(', ') },
        related: rest.map((other) => ({
          path: other.path,
          place: place(other),
          message: `\`${fileName(other.path)}\` has the title too`,
        })),
      };
    }
  },
});

/** Records by title, without letter case. A record that another one replaces may hand its title on; titles of templates are another rule's. */
function byTitle(log: Log): Iterable<readonly Decision[]> {
  const groups = new Map<string, Decision[]>();
  for (const decision of log.decisions) {
    if (!decision.title || isTemplateTitle(decision.title.value) || (log.lineage.successors.get(decision.id) ?? []).length > 0)
      continue;
    const key = decision.title.value.toLowerCase().replace(/\s+/g, ' ');
    const list = groups.get(key);
    if (list) list.push(decision);
    else groups.set(key, [decision]);
  }
  return groups.values();
}
