import type { Edge } from '../model/log.ts';
import { compare } from './build-edges.ts';

/**
 * Rings among records, each once, starting with its smallest id and following the edges from old to new. Strongly connected
 * components (Tarjan) without recursion, so that a chain of any length is no danger.
 */
export function findCycles(
  ids: readonly string[],
  successors: ReadonlyMap<string, readonly Edge[]>,
): readonly (readonly string[])[] {
  const state: TarjanState = { index: new Map(), low: new Map(), onStack: new Set(), stack: [], rings: [], counter: 0 };
  for (const id of [...ids].sort(compare)) if (!state.index.has(id)) connect(id, successors, state);
  return state.rings.map((ring) => orderRing(ring, successors)).sort((a, b) => compare(a[0] ?? '', b[0] ?? ''));
}

interface TarjanState {
  readonly index: Map<string, number>;
  readonly low: Map<string, number>;
  readonly onStack: Set<string>;
  readonly stack: string[];
  readonly rings: string[][];
  counter: number;
}

function connect(root: string, successors: ReadonlyMap<string, readonly Edge[]>, state: TarjanState): void {
  const work: { id: string; next: number }[] = [{ id: root, next: 0 }];
  enter(root, state);
  while (work.length > 0) {
    const top = work.at(-1);
    if (!top) break;
    const edge = successors.get(top.id)?.[top.next++];
    if (edge === undefined) {
      leave(top.id, state);
      work.pop();
      const parent = work.at(-1);
      if (parent) lower(state, parent.id, state.low.get(top.id) ?? 0);
    } else if (!state.index.has(edge.from)) {
      enter(edge.from, state);
      work.push({ id: edge.from, next: 0 });
    } else if (state.onStack.has(edge.from)) lower(state, top.id, state.index.get(edge.from) ?? 0);
  }
}

function enter(id: string, state: TarjanState): void {
  state.index.set(id, state.counter);
  state.low.set(id, state.counter++);
  state.stack.push(id);
  state.onStack.add(id);
}

function leave(id: string, state: TarjanState): void {
  if (state.low.get(id) !== state.index.get(id)) return;
  const ring: string[] = [];
  for (let top = state.stack.pop(); top !== undefined; top = state.stack.pop()) {
    state.onStack.delete(top);
    ring.push(top);
    if (top === id) break;
  }
  if (ring.length > 1) state.rings.push(ring);
}

function lower(state: TarjanState, id: string, value: number): void {
  state.low.set(id, Math.min(state.low.get(id) ?? value, value));
}

/** Walks a component from its smallest id along its edges: the shortest way back to the start. */
function orderRing(ring: readonly string[], successors: ReadonlyMap<string, readonly Edge[]>): readonly string[] {
  const inside = new Set(ring);
  const start = [...ring].sort(compare)[0] ?? '';
  const cameFrom = new Map<string, string>();
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const edge of successors.get(at) ?? []) {
      if (edge.from === start) return pathTo(at, start, cameFrom);
      if (inside.has(edge.from) && !cameFrom.has(edge.from)) {
        cameFrom.set(edge.from, at);
        open.push(edge.from);
      }
    }
  }
  return [...ring].sort(compare);
}

function pathTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const path = [end];
  for (let at = end; at !== start; ) {
    at = cameFrom.get(at) ?? start;
    path.unshift(at);
  }
  return path;
}
