import { listItems } from '../dialects/list-items.ts';
import { splitNames } from '../dialects/read-people.ts';
import type { Decision } from '../model/decision.ts';
import { bodyFields, type Draft, hasKey, isBlankField } from './header-draft.ts';
import { isOwnAnchor } from './own-anchor.ts';
import { plainValue } from './plain-value.ts';
import { type Outline, ofKind, type SectionNode } from './record-view.ts';
import { hasOwnComment, withoutTemplateComments } from './template-comments.ts';

export function addNames(
  outline: Outline,
  name: 'decision-makers' | 'consulted' | 'informed' | 'authors' | 'tags',
  draft: Draft,
): void {
  const { decision, source } = outline;
  const read: Readonly<Record<typeof name, Decision['tags']>> = {
    'decision-makers': decision.decisionMakers,
    consulted: decision.consulted,
    informed: decision.informed,
    authors: decision.authors,
    tags: decision.tags,
  };
  if (hasKey(decision, name)) return;
  const items: string[] = [];
  for (const field of bodyFields(decision)) {
    if (field.name !== name || isBlankField(field) || hasOwnComment(source.text.slice(field.place.start, field.place.end)))
      continue;
    const value = withoutTemplateComments(field.value);
    items.push(...(field.items ?? splitNames(value, 0)).map((part) => plainValue(part.value)).filter((part) => part !== ''));
    draft.fields.add(field);
  }
  for (const node of ofKind(outline.tops, 'people', 'tags'))
    items.push(...namesOfSection(node, { outline, read: read[name], draft }));
  if (items.length === 0) return;
  const open = read[name].length === 0 && items.length === 1;
  draft.values.push({ key: name, value: open ? (items[0] ?? '') : items });
}

/** Names that a section lists, when it holds nothing else: otherwise it stays as it is and can be read where it comes to stand. */
function namesOfSection(
  node: SectionNode,
  facts: { readonly outline: Outline; readonly read: Decision['tags']; readonly draft: Draft },
): readonly string[] {
  const { outline, read, draft } = facts;
  const { text } = outline.source;
  const found = listItems(node.section, outline.source).filter((item) =>
    read.some((one) => one.place.start === item.place.start),
  );
  const lists = node.section.blocks.flatMap((block) => (block.type === 'list' ? block.children : []));
  const plain =
    lists.every((item) => item.children.length === 1) &&
    node.section.blocks.every((block) => block.type === 'list' || isOwnAnchor(block, node));
  if (found.length === 0 || !plain || lists.length !== found.length || node.children.length > 0) return [];
  draft.sections.add(node.index);
  return found.map((item) => {
    const raw = text.slice(item.place.start, item.place.end);
    return /\]\(|<[^>]+>/.test(raw) ? plainValue(raw) : item.value;
  });
}
