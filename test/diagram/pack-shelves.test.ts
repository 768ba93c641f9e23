import { expect, it } from 'vitest';
import { packShelves } from '../../src/diagram/pack-shelves.ts';

const ROOM = { width: 100, gap: 10 };

it.each([
  ['nothing', [], [], 0, 0],
  ['one box', [[40, 20]], [[0, 0]], 40, 20],
  [
    'boxes that just fit beside each other',
    [
      [40, 20],
      [50, 30],
    ],
    [
      [0, 0],
      [50, 0],
    ],
    100,
    30,
  ],
  [
    'boxes that do not',
    [
      [40, 20],
      [51, 30],
    ],
    [
      [0, 0],
      [0, 30],
    ],
    51,
    60,
  ],
  [
    'a box too wide',
    [
      [30, 5],
      [200, 20],
      [30, 5],
    ],
    [
      [0, 0],
      [0, 15],
      [0, 45],
    ],
    200,
    50,
  ],
])('packs %s', (_, sizes, corners, width, height) => {
  const shelves = packShelves(
    sizes.map(([wide = 0, high = 0]) => ({ width: wide, height: high })),
    ROOM,
  );
  expect(shelves).toEqual({ corners: corners.map(([x, y]) => ({ x, y })), width, height });
});
