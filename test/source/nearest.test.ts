import { expect, test } from 'vitest';
import { nearest } from '../../src/source/nearest.ts';

const statuses = ['draft', 'proposed', 'accepted', 'implemented', 'rejected', 'withdrawn', 'deprecated', 'superseded'];

test.each([
  ['acepted', statuses, 'accepted'],
  ['Acccepted', statuses, 'accepted'],
  ['accpeted', statuses, 'accepted'],
  ['supersedes', statuses, 'superseded'],
  ['drfat', statuses, 'draft'],
  ['final', statuses, undefined],
  ['', statuses, undefined],
  ['stale_after_day', ['stale_after_days', 'intervals'], 'stale_after_days'],
  ['left-over', ['left_over', 'headings'], 'left_over'],
  ['leftover', ['left_over', 'headings'], 'left_over'],
  ['on', ['no', 'off'], 'no'],
  ['cat', ['bat', 'hat'], undefined],
  ['bat', ['bat', 'hat'], 'bat'],
  ['x'.repeat(5000), ['x'.repeat(5001)], undefined],
  ['a', [], undefined],
])('the nearest to %j of %j is %j', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
