import type { NewRelation } from './relation-line.ts';

/** A question about a new record that may be skipped. */
export interface RelationQuestion {
  readonly text: string;
  readonly relation: NewRelation['kind'] | 'supersedes';
  /** Whether several records may be named. */
  readonly several: boolean;
}

/** The four optional questions of a new record, each once. */
export const RELATION_QUESTIONS: readonly RelationQuestion[] = [
  { text: 'Which record does it assume?', relation: 'assumes', several: true },
  { text: 'Which record was rejected in its favor?', relation: 'rejected-in-favor-of', several: true },
  { text: 'Which record caused it?', relation: 'caused-by', several: true },
  { text: 'Which records does it supersede?', relation: 'supersedes', several: true },
];

const SKIPPED: ReadonlySet<string> = new Set(['no', 'n', 'nein', 'skip', '-', '']);

/** Whether an answer skips the question; undefined stands for the end of the input. Anything else is an answer, `no.` too. */
export function isSkipped(answer: string | undefined): boolean {
  return answer === undefined || SKIPPED.has(answer.trim().toLowerCase());
}
