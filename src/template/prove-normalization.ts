import { readDecision } from '../dialects/read-decision.ts';
import type { Edit } from '../model/finding.ts';
import type { SourceProblem } from '../model/source.ts';
import { applyEdits } from '../source/edits.ts';
import { parseWithRemark } from '../source/parse.ts';
import { parseSourceText } from '../source/parse-source.ts';
import { accountBlocks, type BlockAccount } from './block-account.ts';
import { checkWords, type WordCheck } from './check-words.ts';
import { compareDecisions, type FieldDifference } from './compare-decisions.ts';
import { type OpenQuestion, openQuestions } from './open-questions.ts';
import type { NormalizationPlan } from './plan-with.ts';
import type { NormalizeOptions, RecordInput } from './record-view.ts';
import type { RenamedAnchors } from './renamed-anchors.ts';
import type { SlotFilling } from './y-slots.ts';

/** What was done to one record, block by block. */
export interface NormalizationReport {
  readonly path: string;
  readonly id: string;
  /** Dialect the record was written in. */
  readonly dialect: string;
  readonly target: 'madr-4' | 'y-statement';
  readonly changed: boolean;
  readonly blocks: readonly BlockAccount[];
  readonly questions: readonly OpenQuestion[];
  readonly words: WordCheck;
  /** Fields outside the contract that read otherwise than before, such as consequences that were found only now. */
  readonly differences: readonly FieldDifference[];
  /** Slots of the Y-Statement, where that is the target. */
  readonly slots?: readonly SlotFilling[];
}

/** A record in its new form, or why it was left as it is. */
export type Normalization =
  | {
      readonly ok: true;
      readonly text: string;
      readonly edits: readonly Edit[];
      readonly anchors: RenamedAnchors;
      readonly report: NormalizationReport;
    }
  | {
      readonly ok: false;
      readonly path: string;
      readonly id: string;
      readonly dialect: string;
      readonly reason: NormalizationFailure;
    };

/** Why a record was not changed. */
export interface NormalizationFailure {
  /** `unreadable`: the source is broken in a way that hides where its parts end. `words`, `fields` and `unstable`: the result did not pass its own check. */
  readonly kind: 'unreadable' | 'words' | 'fields' | 'unstable';
  readonly detail: string;
}

/** A plan and what proves it. */
export interface Proof {
  readonly input: RecordInput;
  readonly options: NormalizeOptions;
  readonly plan: NormalizationPlan;
  readonly target: NormalizationReport['target'];
  /** Makes the plan again, for the result. */
  readonly replan: (input: RecordInput, options: NormalizeOptions) => NormalizationPlan;
  readonly slots?: readonly SlotFilling[];
}

/** Problems after which nobody can tell where a section ends; an open fence does no harm as long as it stays the last thing in the file. */
const BREAKING: ReadonlySet<SourceProblem['kind']> = new Set<SourceProblem['kind']>([
  'invalid-utf8',
  'nul-byte',
  'unclosed-fence',
  'unclosed-front-matter',
  'too-large',
  'unreadable',
  'link',
  'conflict-marker',
  'outline-only',
]);

/** Fields that must read the same; the others may only become more. */
const STRICT: ReadonlySet<string> = new Set([
  'title',
  'number',
  'status',
  'date',
  'decision makers',
  'consulted',
  'informed',
  'authors',
  'tags',
  'governs',
  'review date',
  'options',
  'follow-ups',
  'relations',
]);

/** Proves a plan: words by multiset, fields by reading the result again, stability by a second plan. What does not hold is refused whole. */
export function proveNormalization(proof: Proof): Normalization {
  const { input, options, plan, target, slots } = proof;
  const { source, decision } = input;
  const refuse = (kind: NormalizationFailure['kind'], detail: string): Normalization => ({
    ok: false,
    path: source.path,
    id: decision.id,
    dialect: decision.dialect,
    reason: { kind, detail },
  });
  const broken = source.problems.find(
    (problem) =>
      BREAKING.has(problem.kind) &&
      !(problem.kind === 'unclosed-fence' && plan.text.endsWith(source.text.slice(problem.place.start))),
  );
  if (broken) return refuse('unreadable', broken.kind);
  if (plan.edits.length > 0 && /\r(?!\n)/.test(source.text)) return refuse('unreadable', 'line ends of a lone carriage return');
  if (plan.edits.length > 0 && /^\+\+\+[ \t]*\r?\n/.test(source.text)) return refuse('unreadable', 'front matter in TOML');
  const text = applyEdits(source.text, plan.edits);
  const words = checkWords(plan, text);
  if (words.lost.length + words.invented.length > 0)
    return refuse('words', [...words.lost, ...words.invented].slice(0, 8).join(' '));
  const again = readAgain(input, text);
  const differences = compareDecisions(decision, again.decision);
  const wrong = differences.find((one) => STRICT.has(one.field) && !(one.field === 'options' && plan.reveals));
  if (wrong) return refuse('fields', `${wrong.field}: \`${wrong.before}\` would read \`${wrong.after}\``);
  if (proof.replan(again, options).edits.length > 0) return refuse('unstable', 'a second run would change it again');
  const report = {
    path: source.path,
    id: decision.id,
    dialect: decision.dialect,
    target,
    changed: plan.edits.length > 0,
    blocks: accountBlocks(plan, again.source),
    questions: openQuestions(plan),
    words,
    differences,
    ...(slots ? { slots } : {}),
  };
  return { ok: true, text, edits: plan.edits, anchors: plan.anchors, report };
}

/** The new text, read with the reference parser as the record it is. */
function readAgain(input: RecordInput, text: string): RecordInput {
  const source = parseSourceText({ path: input.source.path, text, bom: input.source.bom }, parseWithRemark);
  return { ...input, source, decision: readDecision(source, input.where, input.own) };
}
