import { defineRule } from '../../model/finding.ts';
import { either } from '../nearest-word.ts';

export default defineRule({
  id: 'status-not-allowed',
  summary: 'The status is known, and the profile does not have it',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: {
    other: 'unexpected status `{word}` in the profile `{profile}`, expected {allowed}',
  },
  *check({ status }, { settings }) {
    const { allowedStatuses, profile } = settings;
    if (status?.name === undefined || allowedStatuses === undefined || allowedStatuses.includes(status.name)) return;
    yield { message: 'other', place: status.place, data: { word: status.word, profile, allowed: either(allowedStatuses) } };
  },
});
