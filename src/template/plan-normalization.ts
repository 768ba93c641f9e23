import { readDecision } from '../dialects/read-decision.ts';
import { parseWithRemark } from '../source/parse.ts';
import { parseSourceText } from '../source/parse-source.ts';
import { editsOfChunks } from './chunks.ts';
import { layOutStatement } from './from-y-statement.ts';
import { composeChunks, LABEL_KINDS, type LabelSections, labelSections } from './label-sections.ts';
import { layOut } from './layout.ts';
import { type NormalizationPlan, planWith } from './plan-with.ts';
import { type NormalizeOptions, type Outline, outlineOf, type RecordInput } from './record-view.ts';

/** Plans the edits that bring a record to MADR 4. A record that is MADR 4 already gets none. */
export function planNormalization(input: RecordInput, options: NormalizeOptions): NormalizationPlan {
  const outline = outlineOf(input);
  const labelled = labelSections(input, outline);
  if (labelled) return planLabelled(input, { outline, labelled, options });
  return planWith(input, options, input.decision.dialect === 'y-statement' ? layOutStatement : layOut);
}

/** Plans for a record of labelled entries by way of the same record with sections; the edits are those of the record as it is written. */
function planLabelled(
  input: RecordInput,
  facts: { readonly outline: Outline; readonly labelled: LabelSections; readonly options: NormalizeOptions },
): NormalizationPlan {
  const { outline, labelled, options } = facts;
  const own = { ...input.own, headings: { ...LABEL_KINDS, ...input.own.headings } };
  const source = parseSourceText({ ...input.source, text: labelled.text }, parseWithRemark);
  const plan = planWith({ ...input, source, own, decision: readDecision(source, input.where, own) }, options, layOut);
  const chunks = composeChunks(plan.chunks, labelled.chunks);
  return {
    ...plan,
    outline,
    chunks,
    edits: editsOfChunks(chunks, input.source.text),
    // Places in the record between are none of the record that the account is about.
    header: { ...plan.header, carried: [] },
    layout: { ...plan.layout, leftOver: [] },
    headings: plan.headings.map((index) =>
      index !== undefined && index === plan.outline.title?.index ? outline.title?.index : undefined,
    ),
    reveals: true,
  };
}
