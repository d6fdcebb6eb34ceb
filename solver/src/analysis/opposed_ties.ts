/** Which share of one-way members resists a movement whichever way it goes: of two that oppose each other one acts in either direction, one alone acts in none. */

import type { Frame } from "../model/frame.ts";

/** Share of the stiffness of all that acts both ways which makes up for two that are slack at once: engineering judgement. */
const RESERVE = 0.1;
/** One that nothing opposes: it keeps nodes from being loose by numbers alone. */
const ALONE = 1e-6;
/** Of two that oppose each other one is slack in any movement: each counts with half. */
export const OPPOSED = 0.5;
/** Share of their lengths by which two pass each other at most and still cross. */
const APART = 0.05;

export type Pair = readonly [number, number];

/** Pairs of one-way members that share a node or cross. */
export function meetingTies(frame: Frame): Pair[] {
  const boxes = [...frame.sign.keys()].filter((m) => frame.sign[m] !== 0).map((m) => ({ m, ...extent(frame, m) }));
  boxes.sort((a, b) => a.low[0]! - b.low[0]!);
  const pairs: Pair[] = [];
  boxes.forEach((one, i) => {
    for (let j = i + 1; j < boxes.length && boxes[j]!.low[0]! <= one.high[0]!; j++) {
      const other = boxes[j]!;
      const isNear = [1, 2].every((k) => other.low[k]! <= one.high[k]! && one.low[k]! <= other.high[k]!);
      if (isNear && (haveCommonNode(frame, one.m, other.m) || cross(frame, one.m, other.m))) pairs.push([one.m, other.m]);
    }
  });
  return pairs;
}

/** By one-way member. `flexibility`: of the structure without them, 6n×6n among n nodes, global axes. */
export function opposedShares(
  frame: Frame,
  pairs: readonly Pair[],
  flexibility: (nodes: readonly number[]) => Float64Array,
): Map<number, number> {
  const shares = new Map<number, number>();
  frame.sign.forEach((sign, m) => void (sign !== 0 && shares.set(m, ALONE)));
  const found = pairs.map((pair) => ({ pair, ...oppositionOf(frame, pair, flexibility) }));
  found.sort((a, b) => b.share - a.share);
  for (const { pair, share, stiffness } of found) {
    // Each opposes one other at most.
    if (pair.some((m) => shares.get(m) !== ALONE) || share <= ALONE) continue;
    pair.forEach((m, i) => void shares.set(m, share * stiffness[i]!));
  }
  return shares;
}

/**
 * e₁ and e₂ are how far a movement pulls the two. Their common part e = (e₁ + r·e₂)/2, r so that both are equally flexible, is what slackens both or pulls both; the rest of
 * the structure resists it with at least 1/φ. Where that is far more than the ties' stiffness k the two oppose each other, and half of each is what one alone gives.
 */
function oppositionOf(frame: Frame, [one, other]: Pair, flexibility: (nodes: readonly number[]) => Float64Array) {
  const nodes = [...new Set([frame.start[one]!, frame.end[one]!, frame.start[other]!, frame.end[other]!])];
  const f = flexibility(nodes);
  const [b, c] = [pull(frame, one, nodes), pull(frame, other, nodes)];
  const [own, its, both] = [work(f, b, b), work(f, c, c), work(f, b, c)];
  if (!(own > 0 && its > 0)) return { share: 0, stiffness: [1, 1] };
  const ratio = Math.sqrt(own / its);
  const [k, l] = [axial(frame, one), axial(frame, other) / ratio ** 2];
  const least = Math.min(k, l);
  const common = Math.max(0, own / 2 + (ratio * both) / 2);
  return { share: OPPOSED / (1 + (least * common) / RESERVE), stiffness: [least / k, least / l] };
}

/** What lengthens a tie, or shortens what acts in compression: by the movements of the nodes. */
function pull(frame: Frame, m: number, nodes: readonly number[]): Float64Array {
  const out = new Float64Array(6 * nodes.length);
  const [a, b] = [frame.start[m]!, frame.end[m]!];
  for (let k = 0; k < 3; k++) {
    const along = (frame.sign[m]! * (frame.position[3 * b + k]! - frame.position[3 * a + k]!)) / frame.length[m]!;
    out[6 * nodes.indexOf(a) + k] = -along;
    out[6 * nodes.indexOf(b) + k] = along;
  }
  return out;
}

function work(f: Float64Array, a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== 0) for (let j = 0; j < b.length; j++) sum += a[i]! * f[a.length * i + j]! * b[j]!;
  return sum;
}

const axial = (frame: Frame, m: number): number => frame.stiffnesses[frame.stiffnessOf[m]!]!.ea / frame.length[m]!;

function haveCommonNode({ start, end }: Frame, a: number, b: number): boolean {
  return start[a] === start[b] || start[a] === end[b] || end[a] === start[b] || end[a] === end[b];
}

/** Their axes pass each other within both lengths and nearly meet. */
function cross(frame: Frame, a: number, b: number): boolean {
  const [p, u] = axisOf(frame, a);
  const [q, v] = axisOf(frame, b);
  const w = p.map((value, k) => value - q[k]!);
  const [uu, uv, vv, uw, vw] = [dot(u, u), dot(u, v), dot(v, v), dot(u, w), dot(v, w)];
  const slant = uu * vv - uv * uv;
  if (slant <= 1e-6 * uu * vv) return false;
  const s = (uv * vw - vv * uw) / slant;
  const t = (uu * vw - uv * uw) / slant;
  if (s < 0 || s > 1 || t < 0 || t > 1) return false;
  const gap = w.map((value, k) => value + s * u[k]! - t * v[k]!);
  return dot(gap, gap) <= APART ** 2 * Math.min(uu, vv);
}

function axisOf({ start, end, position }: Frame, m: number): [number[], number[]] {
  const from = [0, 1, 2].map((k) => position[3 * start[m]! + k]!);
  return [from, from.map((value, k) => position[3 * end[m]! + k]! - value)];
}

function extent(frame: Frame, m: number): { low: number[]; high: number[] } {
  const [from, along] = axisOf(frame, m);
  const to = from.map((value, k) => value + along[k]!);
  const slack = APART * frame.length[m]!;
  return { low: from.map((value, k) => Math.min(value, to[k]!) - slack), high: from.map((value, k) => Math.max(value, to[k]!) + slack) };
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, k) => sum + value * b[k]!, 0);
