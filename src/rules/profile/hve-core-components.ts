import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { entryOf, placeWithin, stringsOf } from '../front-matter-value.ts';
import { bullets, labelForm, sectionLines, sectionOf } from '../section-lines.ts';

export default defineRule({
  id: 'hve-core-components',
  summary: 'The affected components of front matter and body differ, or one is cited nowhere',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    unlisted:
      'unexpected component `{component}` in the front matter alone, expected it below `Affected Components` too (ADR-CONSISTENCY-001)',
    undeclared:
      'unexpected component `{component}` in the body alone, expected it in `affected_components` too (ADR-CONSISTENCY-001)',
    uncited:
      'unexpected component `{component}` without a word about it, expected it in the context or below `More Information` (ADR-CONSISTENCY-009)',
  },
  *check(decision, context) {
    const entry = entryOf('affected_components', decision);
    const section = sectionOf('components', decision);
    if (!entry) return;
    const { text } = context.text(decision.path);
    const declared = stringsOf(entry.value).filter((component) => component !== 'none');
    const listed = bullets(sectionLines(section, text));
    const listedForms = new Set(listed.map(({ value }) => labelForm(value)));
    const declaredForms = new Set(declared.map(labelForm));
    const paths = citedPaths(decision, text);
    for (const component of declared) {
      const place = placeWithin(entry, component, { text });
      if (section && !listedForms.has(labelForm(component))) yield { message: 'unlisted', place, data: { component } };
      if (!isCited(component, paths)) yield { message: 'uncited', place, data: { component } };
    }
    for (const { value, place } of listed) {
      const form = labelForm(value);
      if (form !== 'none' && !declaredForms.has(form))
        yield { message: 'undeclared', place, data: { component: value.replaceAll('`', '') } };
    }
  },
});

interface CitedPaths {
  readonly whole: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** Everything in context and further information that is written like a path, and the last part of each. */
function citedPaths(decision: Decision, text: string): CitedPaths {
  const prose = [...sectionLines(sectionOf('context', decision), text), ...sectionLines(sectionOf('more', decision), text)]
    .map(({ value }) => value)
    .join('\n');
  const whole = new Set((prose.match(/[\p{L}\p{N}_.@*/-]+/gu) ?? []).map(trimmed).filter((token) => token !== ''));
  return { whole, names: new Set([...whole].map(lastPart)) };
}

/** Named in full, by its last part, or as the folder of a longer path. */
function isCited(component: string, paths: CitedPaths): boolean {
  const wanted = trimmed(component);
  return (
    paths.whole.has(wanted) || paths.names.has(lastPart(wanted)) || [...paths.whole].some((path) => path.startsWith(`${wanted}/`))
  );
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function trimmed(path: string): string {
  return path.toLowerCase().replace(/^(?:\.\/)+|^[/*]+|[./*-]+$/g, '');
}
