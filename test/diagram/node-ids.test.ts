import { expect, it } from 'vitest';
import { nodeIds } from '../../src/diagram/node-ids.ts';

it('gives each record a name that is safe in every language and its own', () => {
  const numbers = [7, 7, undefined, 12, undefined, 1e30];
  const nodes = numbers.map((number, index) => ({
    id: `"end" ${index}`,
    number,
    title: '',
    status: undefined,
    statusText: '',
    living: true,
  }));
  expect([...nodeIds(nodes).values()]).toEqual(['adr7', 'adr7_2', 'adr_1', 'adr12', 'adr_2', 'adr_3']);
});
