import type { YSlot } from '../model/decision.ts';
import { placeOf } from '../source/parse-source.ts';
import { textChunk } from './chunks.ts';
import type { Emission } from './emit-section.ts';
import { statementBlock } from './from-y-statement.ts';
import type { Layout, LayoutInput } from './groups.ts';
import { layOutBelow } from './layout-below.ts';
import { lineEndOf, type Part } from './parts.ts';
import { type NormalizationPlan, planWith } from './plan-with.ts';
import { type Normalization, proveNormalization } from './prove-normalization.ts';
import { type NormalizeOptions, type Outline, outlineOf, type RecordInput } from './record-view.ts';
import { fillSlots, type SlotFilling } from './y-slots.ts';

/** Words between the slots. */
const LEADS: Readonly<Record<YSlot, string>> = {
  context: 'In the context of ',
  facing: 'facing ',
  decided: 'we decided for ',
  against: 'and neglected ',
  achieve: 'to achieve ',
  accepting: 'accepting that ',
  because: 'because ',
};

/** What an open slot holds: the name of what is missing, written as templates write it, so that every linter sees it. */
const OPEN: Readonly<Record<YSlot, string>> = {
  context: '{use case}',
  facing: '{concern}',
  decided: '{option}',
  against: '{options not chosen}',
  achieve: '{quality}',
  accepting: '{downside}',
  because: '{justification}',
};

/** Brings a record to a Y-Statement below its title; everything else the record says stays below it. */
export function toYStatement(input: RecordInput, options: NormalizeOptions): Normalization {
  const slots = fillSlots(outlineOf(input));
  return proveNormalization({
    input,
    options,
    plan: planYStatement(input, options),
    target: 'y-statement',
    replan: planYStatement,
    slots,
  });
}

function planYStatement(input: RecordInput, options: NormalizeOptions): NormalizationPlan {
  return planWith(input, options, layOutUnder);
}

/** A record that has its statement below the title keeps all its sections; another one gets the statement, and its sections go below More Information. */
function layOutUnder(input: LayoutInput, emission: Emission): Layout {
  const { outline } = emission;
  if (hasStatement(outline)) return layOutBelow(input, { opening: [], taken: [], below: [] }, emission);
  const slots = fillSlots(outline);
  const layout = layOutBelow(
    input,
    { opening: [statementPart(slots, lineEndOf(outline.source.text))], taken: [], below: input.nodes },
    emission,
  );
  return { ...layout, form: [...layout.form, ...Object.values(LEADS), ...Object.values(OPEN), 'to and'] };
}

/** A statement below the title, also one that is too long or too winding to be read slot by slot. */
function hasStatement(outline: Outline): boolean {
  const said = outline.decision.yStatement?.place;
  if (said && statementBlock(outline, said)) return true;
  const blocks = [...(outline.preface?.blocks ?? []), ...(outline.title?.section.blocks ?? [])];
  return blocks.some((block) => {
    const { start, end } = placeOf(block);
    return (
      block.type === 'paragraph' &&
      /^In the context of [\s\S]+\nfacing [\s\S]+\nwe decided /.test(outline.source.text.slice(start, end).replaceAll('\r', ''))
    );
  });
}

/** Ways to begin a decision after which the verb follows: `We will use …`, `The team has decided to use …`, `We use …`. */
const RESOLVED =
  /^(?:we|(?:the |our )?(?:[\w-]+ ){0,2}team)\s+(?:(?:have |has )?(?:decided|chosen|chose|agreed|opted|resolved) to\s+|(?:will|shall|should|must|are going to|want to|propose to)\s+|(?!(?:are|were|have|had|has|is|can|could|do|did|decided|chose|went|need)\b|\w+(?:ly|ed)\b)(?=[a-z]+\s))/i;

/** `We decided for …`: the words of the slot already. */
const CHOSEN =
  /^(?:we|(?:the |our )?(?:[\w-]+ ){0,2}team)\s+(?:have |has )?(?:decided|chosen|chose|opted|settled)\s+(?:for|on|in favou?r of)\s+/i;

/** The statement, a line for each slot. */
function statementPart(slots: readonly SlotFilling[], eol: string): Part {
  const lines = slots.map(({ slot, words }, index) => {
    const verb = slot === 'decided' ? RESOLVED.exec(words ?? '') : null;
    const chosen = slot === 'decided' ? CHOSEN.exec(words ?? '') : null;
    const lead = verb && !chosen ? 'we decided to ' : LEADS[slot];
    const end = index === slots.length - 1 ? '.' : slots[index + 1]?.slot === 'against' ? '' : ',';
    return `${lead}${(words ?? OPEN[slot]).slice((chosen ?? verb)?.[0].length ?? 0)}${end}`;
  });
  return { chunks: [textChunk(lines.join(eol))] };
}
