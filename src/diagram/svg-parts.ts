import type { Point } from './lineage-layout.ts';
import { xmlText } from './xml-text.ts';

/** Where lines of text stand: `y` is the middle of the block, `step` the distance of the lines. */
export interface TextPlace extends Point {
  readonly className: string;
  readonly step: number;
  readonly anchor: 'start' | 'middle';
}

/** Lines of text as one SVG element; empty without lines. */
export function textLines(lines: readonly string[], { className, x, y, step, anchor }: TextPlace): string {
  if (lines.length === 0) return '';
  const first = y - ((lines.length - 1) * step) / 2 + 4;
  const spans = lines.map((line, index) => `<tspan x="${x}" y="${first + index * step}">${xmlText(line)}</tspan>`);
  return `<text class="${className}" text-anchor="${anchor}">${spans.join('')}</text>`;
}

/** A path through points whose corners are rounded: it runs through the middles between them and bends towards each. */
export function smoothPath(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (start === undefined) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    const middle = index === rest.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${point.x} ${point.y} ${middle.x} ${middle.y}`;
  });
  const end = rest.length === 1 ? rest.map(({ x, y }) => `L${x} ${y}`) : [];
  return `M${start.x} ${start.y}${bends.join('')}${end.join('')}`;
}
