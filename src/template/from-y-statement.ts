import type { YSlot, YStatement } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import { placeOf } from '../source/parse-source.ts';
import { type Chunk, sourceChunk, textChunk } from './chunks.ts';
import type { Emission } from './emit-section.ts';
import type { Layout, LayoutInput, WrittenParts } from './groups.ts';
import { newHeading } from './heading-part.ts';
import { layOut, layOutWith } from './layout.ts';
import { lineEndOf, type Part } from './parts.ts';
import type { Outline } from './record-view.ts';
import { runsOf } from './runs.ts';

/** Words that only hold a statement together. */
const CONNECTORS: readonly string[] = [
  'in the context of facing we i it the team was have decided chose choose decide opted for to use and against neglected neglecting rejected rather than instead of in order to achieve while accepting that because given gain adr',
];

/** Arranges a Y-Statement as MADR: context, options, outcome and consequences in the statement's own words. */
export function layOutStatement(input: LayoutInput, emission: Emission): Layout {
  const { outline } = emission;
  const statement = outline.decision.yStatement;
  const block = statement && statementBlock(outline, statement.place);
  if (!statement || !block || !statement.slots.decided) return layOut(input, emission);
  const layout = layOutWith(input, writtenParts(statement, block, emission), emission);
  return { ...layout, taken: [block], form: [...layout.form, 'Chosen option: because'], oldForm: CONNECTORS };
}

/** The block below the title that holds the statement. */
export function statementBlock({ title, preface }: Outline, place: Place): Place | undefined {
  const blocks = [...(preface?.blocks ?? []), ...(title?.section.blocks ?? [])].map(placeOf);
  return blocks.find((block) => block.start <= place.start + 4 && place.start < block.end);
}

function writtenParts(statement: YStatement, block: Place, emission: Emission): WrittenParts {
  const { titles, outline } = emission;
  const { text } = outline.source;
  const { slots } = statement;
  const context = contextPlace(statement, block, text);
  const options = optionParts(slots, lineEndOf(text));
  const consequences = consequencePart(slots, lineEndOf(text));
  const rest = restParts(statement, block, text);
  return {
    ...(context
      ? { context: [newHeading(2, titles.context), { chunks: [sourceChunk(context.start, context.end), textChunk('.')] }] }
      : {}),
    ...(options ? { options: [newHeading(2, titles.options), options] } : {}),
    outcome: [
      newHeading(2, titles.outcome),
      outcomePart(slots),
      ...rest,
      ...(consequences ? [newHeading(3, titles.consequences), consequences] : []),
    ],
  };
}

/** The beginning of the statement with its first words: `In the context of …, facing …`. */
function contextPlace({ slots }: YStatement, block: Place, text: string): Place | undefined {
  const last = slots.facing ?? slots.context;
  if (!last) return undefined;
  const end = trimEnd(text, last.place);
  const raw = text.slice(block.start, end);
  const lead = /^(?:```\w*\r?\n|[>\s])*/.exec(raw)?.[0].length ?? 0;
  // Emphasis around the whole statement ends after the part that is taken.
  const marks = isBalanced(raw.slice(lead)) ? 0 : (/^[*_]*/.exec(raw.slice(lead))?.[0].length ?? 0);
  return { start: block.start + lead + marks, end };
}

function isBalanced(text: string): boolean {
  return ['**', '__'].every((mark) => text.split(mark).length % 2 === 1) && text.replaceAll('**', '').split('*').length % 2 === 1;
}

function trimEnd(text: string, place: Place): number {
  return place.start + text.slice(place.start, place.end).replace(/[\s.,;:*_(]+$/, '').length;
}

function slotChunks(slot: { readonly value: string }): readonly Chunk[] {
  return [textChunk(slot.value.replace(/^[*_]+|[*_]+$/g, ''))];
}

function optionParts(slots: YStatement['slots'], eol: string): Part | undefined {
  const { decided, against } = slots;
  if (!decided || !against) return undefined;
  const others = againstParts(against.value);
  return { chunks: [textChunk([decided.value, ...others].map((title) => `* ${title.replace(/^[*_]+|[*_]+$/g, '')}`).join(eol))] };
}

/** Alternatives that stand in one slot: apart where commas or single words part them. */
function againstParts(value: string): readonly string[] {
  const parts = value.split(/\s*[,;]\s*(?:and\s+|or\s+|nor\s+)?|\s+(?:and|or|nor)\s+/).filter((part) => part !== '');
  return parts.every((part) => part.split(/\s+/).length <= 5) ? parts : [value];
}

function outcomePart({ decided, because }: YStatement['slots']): Part {
  const chosen = decided ? slotChunks(decided) : [];
  const reason = because ? [textChunk(', because '), ...slotChunks(because)] : [];
  return { chunks: [textChunk('Chosen option: "'), ...chosen, textChunk('"'), ...reason, textChunk('.')] };
}

function consequencePart({ achieve, accepting }: YStatement['slots'], eol: string): Part | undefined {
  const lines = [achieve ? `* Good, because ${achieve.value}` : '', accepting ? `* Bad, because ${accepting.value}` : ''].filter(
    (line) => line !== '',
  );
  return lines.length === 0 ? undefined : { chunks: [textChunk(lines.join(eol))] };
}

const SLOTS: readonly YSlot[] = ['context', 'facing', 'decided', 'against', 'achieve', 'accepting', 'because'];

/** What stands in the block after the statement. */
function restParts({ slots }: YStatement, block: Place, text: string): readonly Part[] {
  const end = Math.max(...SLOTS.map((slot) => slots[slot]?.place.end ?? block.start));
  const start = end + (/^[\s.*_)!]*/.exec(text.slice(end, block.end))?.[0].length ?? 0);
  return runsOf(text, { start: Math.min(start, block.end), end: block.end }, []).filter(
    ({ origin }) => origin !== undefined && /[\p{L}\p{N}]/u.test(text.slice(origin.start, origin.end)),
  );
}
