import { defineRule, type Level } from '../../model/finding.ts';
import { isDecided } from '../decided.ts';
import { oneLine } from '../one-line.ts';

export default defineRule({
  id: 'unresolved-confirm',
  summary: 'A `[CONFIRM-NN]` still waits for its answer',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  options: {
    decided: {
      type: 'string',
      enum: ['error', 'warning', 'note'],
      default: 'warning',
      description: 'Level in records whose decision was taken',
    },
  },
  messages: {
    open: 'unexpected open question `[CONFIRM-{number}]`{text}, expected its answer',
    twice: 'unexpected second `[CONFIRM-{number}]`, expected a number of its own',
  },
  *check(decision, context) {
    const decided = isDecided(decision, context.dialect(decision));
    const seen = new Set<string>();
    for (const marker of decision.markers) {
      const { number } = marker;
      if (marker.kind !== 'confirm' || number === undefined) continue;
      const text = marker.text === '' ? '' : `: ${oneLine(marker.text.replace(/[.\s]+$/, ''))}`;
      yield {
        message: 'open',
        level: decided ? levelFrom(context.options['decided']) : 'warning',
        place: marker.place,
        data: { number, text },
      };
      if (seen.has(number)) yield { message: 'twice', level: 'note', place: marker.place, data: { number } };
      seen.add(number);
    }
  },
});

function levelFrom(option: unknown): Level {
  return option === 'error' || option === 'note' ? option : 'warning';
}
