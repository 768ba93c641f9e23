import type { YSlot } from '../model/decision.ts';
import { editsOfChunks, mergeChunks, sourceChunk, textOfChunks } from './chunks.ts';
import type { Emission } from './emit-section.ts';
import { layOutBelow } from './layout-below.ts';
import { isWithin } from './status-line.ts';
import { lineEndOf, type Part } from './parts.ts';
import { type NormalizationPlan, planWith } from './plan-normalization.ts';
import { proveNormalization, type Normalization } from './prove-normalization.ts';
import type { NormalizeOptions, Outline, RecordInput } from './record-view.ts';
import { fillSlots, type SlotFilling } from './y-slots.ts';
import { runsOf } from './header.ts';

/** Words between the slots. */
const LEADS: Readonly<Record<YSlot, string>> = { context: 'In the context of ', facing: 'facing ', decided: 'we decided for ', against: 'and neglected ', achieve: 'to achieve ', accepting: 'accepting that ', because: 'because ' };

/** What an open slot holds: the name of what is missing, in the form of a template, so that every linter sees it. */
const OPEN: Readonly<Record<YSlot, string>> = { context: '{use case}', facing: '{concern}', decided: '{option}', against: '{options not chosen}', achieve: '{quality}', accepting: '{downside}', because: '{justification}' };

/** Brings a record to a Y-Statement below its title; everything else the record says stays below it. */
export function toYStatement(input: RecordInput, options: NormalizeOptions): Normalization {
  const plan = planYStatement(input, options);
  return proveNormalization({ input, options, plan, target: 'y-statement', replan: planYStatement, slots: plan.slots });
}

/** The plan, with the fillings of the slots. */
export function planYStatement(input: RecordInput, options: NormalizeOptions): NormalizationPlan & { readonly slots: readonly SlotFilling[] } {
  let slots: readonly SlotFilling[] = [];
  const plan = planWith(input, options, (outline, emission, header) => {
    slots = fillSlots(outline);
    if (hasStatement(outline)) return undefined;
    return layOutBelow({ opening: statementPart(outline, slots), ...header }, emission);
  });
  return { ...plan, slots };
}
