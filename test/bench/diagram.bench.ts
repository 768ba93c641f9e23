import { bench, describe } from 'vitest';
import { lineageDot } from '../../src/diagram/lineage-dot.ts';
import { lineageGraph } from '../../src/diagram/lineage-graph.ts';
import { lineageLayout } from '../../src/diagram/lineage-layout.ts';
import { lineageMermaid } from '../../src/diagram/lineage-mermaid.ts';
import { lineageSvg } from '../../src/diagram/lineage-svg.ts';
import { longLog } from '../diagram/sample-log.ts';

const log = longLog(60, 5);
const layout = lineageLayout(lineageGraph(log));

describe('the lineage of 300 records', () => {
  bench('mermaid', () => {
    lineageMermaid(log);
  });
  bench('dot', () => {
    lineageDot(log);
  });
  bench('layout', () => {
    lineageLayout(lineageGraph(log));
  });
  bench('svg', () => {
    lineageSvg(layout, { prefix: 'p', title: 'Lineage', href: (id) => id });
  });
});
