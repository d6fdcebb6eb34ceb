/** Members that take tension alone, in crosses: whichever way the structure leans, one of the two is pulled. */

import { dot } from "../model/vectors.ts";
import { gather } from "../results/gather.ts";
import type { CheckMember, Vector } from "../topology/context.ts";
import type { Run } from "../topology/runs.ts";

/** What the search asks of the graph. */
export interface Crossing {
  runs: readonly Run[];
  endsOf: (m: number) => readonly [number, number];
  /** Runs at a node that hold both ways, a few dozen at most. */
  nearest: (node: number) => readonly number[];
  /** Of many runs at a node the few that count. */
  fewOf: (runs: readonly number[], node: number) => readonly number[];
  /** Where a run meets one of its nodes. */
  place: (m: number, node: number) => Vector;
  other: (m: number, node: number) => number;
  /** Stiffness of a run along itself. */
  axial: (m: number) => number;
  supports: readonly (readonly number[] | undefined)[];
}

/** A diagonal counts from this share of its direction along the line it braces. */
const INCLINED = 0.1;
/** Up to this share of its direction along that line a member runs across it. */
const ACROSS = 0.9;

function towards(a: Vector, b: Vector): Vector {
  const d: Vector = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const length = Math.sqrt(dot(d, d));
  return length > 0 ? [d[0] / length, d[1] / length, d[2] / length] : [0, 0, 0];
}

/** Runs of tension members that a like one opposes: their upper ends are one node or joined, their lower ends too or fixed to the ground. */
export function crossedTies({ runs, endsOf, nearest, fewOf, place, other, axial, supports }: Crossing): number[] {
  const ties = runs.flatMap(({ pieces }, m) => ((pieces[0] as CheckMember).type === "tension" ? [m] : []));
  const meeting = new Map<number, number[]>();
  for (const m of ties) for (const node of endsOf(m)) gather(meeting, node, m);
  const at = new Map([...meeting].map(([node, there]) => [node, fewOf(there, node)]));
  const joined = (a: number, b: number, along: Vector): boolean =>
    a === b ||
    nearest(a).some((run) => other(run, a) === b && axial(run) > 0) ||
    [a, b].every((node) => [0, 1, 2].every((k) => Math.abs(along[k] as number) < 1e-6 || supports[node]?.[k] === Infinity));
  // One of the two is slack, so that across the line it braces each end must be held by something else.
  const carried = (node: number, along: Vector): boolean =>
    [0, 1, 2].every((k) => supports[node]?.[k] === Infinity) ||
    nearest(node).some((run) => axial(run) > 0 && Math.abs(dot(((runs[run] as Run).pieces[0] as CheckMember).axes.x, along)) < ACROSS);
  const opposes = (one: number, low: number, top: number, two: number, peer: number): boolean => {
    const foot = other(two, peer);
    const line = towards(place(one, top), place(two, peer));
    const along = dot(line, line) > 0 ? line : towards(place(one, low), place(two, foot));
    const [p, q] = [dot(towards(place(one, low), place(one, top)), along), dot(towards(place(two, foot), place(two, peer)), along)];
    if (p * q >= 0 || Math.min(Math.abs(p), Math.abs(q)) <= INCLINED || !joined(low, foot, along)) return false;
    return [low, top, foot, peer].every((node) => carried(node, along));
  };
  const opposed = (m: number, low: number, top: number): boolean =>
    [top, ...nearest(top).flatMap((run) => (axial(run) > 0 ? [other(run, top)] : []))].some((peer) =>
      (at.get(peer) ?? []).some((two) => two !== m && opposes(m, low, top, two, peer)),
    );
  return ties.filter((m) => {
    const [a, b] = endsOf(m);
    return opposed(m, a, b) || opposed(m, b, a);
  });
}
