import type { Decision } from '../model/decision.ts';
import type { Place } from '../model/place.ts';
import type { NormalizationPlan } from './plan-with.ts';

/** Something only the author can say. */
export interface OpenQuestion {
  readonly kind:
    | 'no-title'
    | 'no-status'
    | 'unknown-status'
    | 'no-date'
    | 'unclear-date'
    | 'no-context'
    | 'no-options'
    | 'no-outcome'
    | 'unsigned-consequences'
    | 'unnamed-successor'
    | 'placeholder';
  readonly message: string;
  readonly place: Place;
}

/** What the record does not say and the normalizer therefore does not write. */
export function openQuestions({ outline, values, layout }: NormalizationPlan): readonly OpenQuestion[] {
  const { decision } = outline;
  const top = outline.title?.fact.heading ?? { start: 0, end: 0 };
  const unsigned = decision.consequences.filter((one) => one.sign === 'unsigned');
  const template = decision.placeholders.find(({ syntax }) => syntax !== 'comment');
  const found: (OpenQuestion | undefined)[] = [
    decision.title ? undefined : { kind: 'no-title', message: 'which title does the record have?', place: top },
    ...statusQuestions(decision, values.status, top),
    ...dateQuestions(decision, top),
    layout.missing.includes('context')
      ? { kind: 'no-context', message: 'no section describes the context', place: top }
      : undefined,
    layout.missing.includes('options') && decision.options.length === 0
      ? { kind: 'no-options', message: 'no options are recorded', place: top }
      : undefined,
    layout.missing.includes('outcome')
      ? { kind: 'no-outcome', message: 'no section says what was decided', place: top }
      : undefined,
    unsigned[0]
      ? {
          kind: 'unsigned-consequences',
          message: `${unsigned.length} ${unsigned.length === 1 ? 'consequence does' : 'consequences do'} not say whether ${unsigned.length === 1 ? 'it is' : 'they are'} good or bad`,
          place: unsigned[0].place,
        }
      : undefined,
    template
      ? {
          kind: 'placeholder',
          message: `\`${template.text.slice(0, 60)}\` is still the text of a template`,
          place: template.place,
        }
      : undefined,
  ];
  return found.flatMap((question) => (question ? [question] : []));
}

function statusQuestions(decision: Decision, written: string | undefined, top: Place): readonly OpenQuestion[] {
  const { status } = decision;
  if (!status) return [{ kind: 'no-status', message: 'no status is recorded', place: top }];
  if (status.name === undefined)
    return [{ kind: 'unknown-status', message: `\`${status.word}\` is no status that is known`, place: status.place }];
  const named =
    decision.links.some((link) => link.kind === 'supersedes' && link.direction === 'inverse') || (written ?? '').includes(' by ');
  return status.name === 'superseded' && !named
    ? [{ kind: 'unnamed-successor', message: 'which record took over?', place: status.place }]
    : [];
}

function dateQuestions({ date }: Decision, top: Place): readonly OpenQuestion[] {
  if (!date) return [{ kind: 'no-date', message: 'no date is recorded', place: top }];
  return date.iso === undefined
    ? [{ kind: 'unclear-date', message: `\`${date.text}\` can not be read as one day`, place: date.place }]
    : [];
}
