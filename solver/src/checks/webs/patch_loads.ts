/** Distributed loads and loads beside one another on a line: what they bring its web over a stretch of it. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { Diagram } from "../../topology/context.ts";
import { type Span, spanAt } from "../../topology/line.ts";
import { firstWhere } from "../steel/binary_search.ts";
import type { Way, WebForce } from "./webforces.ts";

/** The longest stretch whose loads count as one force, m, the least that is worth a look, N, and the axis along which they act. */
export interface Patch {
  widest: number;
  least: number;
  way: Way;
}

/** From a to b along the line, by intensities at both; a point load has its force at a = b. */
export interface Strip {
  a: number;
  b: number;
  at_a: number;
  at_b: number;
  force: number;
  /** How far it and all that begin before it reach. */
  furthest: number;
}

/**
 * Forces across the line within the widest stretch, beside the point loads that stand `alone`: a distributed load is one over its own length, EN 1993-1-5
 * 6.3(3) asks for the sum of several over the distance between the outer ones as well, and one load cut in pieces, by its author, by a node or by load
 * cases, is one load. `reach`: how far from a load the next one counts as beside it.
 */
export function together(
  diagram: LineDiagram,
  all: readonly WebForce[],
  { widest, least, way }: Patch,
  reach: (one: WebForce) => number,
): WebForce[] {
  const places = [true, false].map((up) =>
    all.flatMap((one) => (one.up === up && one.at !== "joint" ? [one.s] : [])).sort((a, b) => a - b),
  );
  const alone = all.filter((one) => one.at === "load" || isBeside(one, places[one.up ? 0 : 1] as number[], widest));
  if (!mayMatter(diagram, alone, widest, least, way)) return [];
  return [true, false].flatMap((up) => {
    const strips = stripsOf(diagram, alone, up, way);
    if (strips.reduce((sum, one) => sum + mostOf(one, widest), 0) <= least) return [];
    return runsOf(strips, (one) => reach(sumOf(diagram, up, [one], one.a, one.b))).flatMap((run) =>
      windowsOf(run, widest)
        .map(([from, to]) => sumOf(diagram, up, run, from, to))
        .filter(({ force }) => force > least),
    );
  });
}

/** What sums of the same numbers in another order may differ by. */
const ROUND_OFF = 1e-9;

/** A support with another force of its sense close by; most have none, and loads of a beam are no more for its supports. */
function isBeside({ at, s }: WebForce, places: readonly number[], widest: number): boolean {
  if (at !== "support") return false;
  const before = places[firstWhere(places.length, (i) => (places[i] as number) >= s) - 1];
  const behind = places[firstWhere(places.length, (i) => (places[i] as number) > s)];
  return s - (before ?? -Infinity) <= widest || (behind ?? Infinity) - s <= widest;
}

/** Loads of both senses together are more than the least: most members have far less, and a list of them is not worth making in every combination. */
function mayMatter({ diagrams }: LineDiagram, alone: readonly WebForce[], widest: number, least: number, way: Way): boolean {
  let most = 0;
  for (const { force } of alone) most += force;
  for (const { loads } of diagrams)
    for (const one of loads.distributed)
      if (!one.self_weight) most += Math.max(...along(one, way).map(Math.abs)) * Math.min(one.x2 - one.x1, widest);
  return most * (1 + ROUND_OFF) > least;
}

/** Intensities at both ends along the member's own axis. */
const along = ({ fy1, fy2, fz1, fz2 }: Diagram["loads"]["distributed"][number], way: Way): [number, number] =>
  way === "z" ? [fz1, fz2] : [fy1, fy2];

/** Forces of one sense along the line's axis; the weight of the member itself enters no flange, and one where the line goes on stands between two of them. */
export function stripsOf({ line, diagrams }: LineDiagram, alone: readonly WebForce[], up: boolean, way: Way): Strip[] {
  const out: Strip[] = [];
  for (const { s, force, at, spread = 0, beyond, up: same } of alone) {
    if (at === "joint" || beyond !== undefined || same !== up) continue;
    // A post bears over its depth.
    const each = spread > 0 ? force / spread : 0;
    out.push({ a: s - spread / 2, b: s + spread / 2, at_a: each, at_b: each, force: spread > 0 ? 0 : force, furthest: 0 });
  }
  line.spans.forEach(({ member, from, reversed, sy, sz }, i) => {
    const sign = (up ? 1 : -1) * (way === "z" ? sz : sy);
    for (const load of (diagrams[i] as Diagram).loads.distributed) {
      const { x1, x2 } = load;
      const [one, two] = along(load, way).map((f) => Math.max(0, f * sign)) as [number, number];
      if (load.self_weight || one + two === 0) continue;
      const [a, b] = reversed ? [member.length - x2, member.length - x1] : [x1, x2];
      out.push({ a: from + a, b: from + b, at_a: reversed ? two : one, at_b: reversed ? one : two, force: 0, furthest: 0 });
    }
  });
  out.sort((one, other) => one.a - other.a);
  let furthest = Number.NEGATIVE_INFINITY;
  for (const one of out) one.furthest = furthest = Math.max(furthest, one.b);
  return out;
}

/** The first of them that may reach a place: long lines have many. */
export const firstReaching = (strips: readonly Strip[], place: number): number =>
  firstWhere(strips.length, (i) => (strips[i] as Strip).furthest >= place);

/** No stretch so wide has more of it. */
const mostOf = ({ a, b, at_a, at_b, force }: Strip, widest: number): number => force + Math.max(at_a, at_b) * Math.min(b - a, widest);

/** What of it lies between two places. */
function shareOf({ a, b, at_a, at_b, force }: Strip, from: number, to: number): number {
  if (a === b) return a >= from && a <= to ? force : 0;
  const [p, q] = [Math.max(a, from), Math.min(b, to)];
  return q <= p ? 0 : (q - p) * (at_a + ((at_b - at_a) * ((p + q) / 2 - a)) / (b - a));
}

function runsOf(strips: readonly Strip[], reach: (one: Strip) => number): Strip[][] {
  const runs: Strip[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const one of strips) {
    if (one.a > end) runs.push([]);
    (runs.at(-1) as Strip[]).push(one);
    end = Math.max(end, one.b + reach(one));
  }
  return runs;
}

/** From edge to edge, and as wide as may be beside and about each edge. */
function windowsOf(run: readonly Strip[], widest: number): [from: number, to: number][] {
  const edges = [...new Set(run.flatMap(({ a, b }) => [a, b]))].sort((one, other) => one - other);
  return edges.flatMap((x, i) => {
    const out: [number, number][] = [0, 0.5, 1].map((share) => [x - share * widest, x + (1 - share) * widest]);
    for (let j = i; j < edges.length && (edges[j] as number) - x <= widest; j++) out.push([x, edges[j] as number]);
    return out;
  });
}

function sumOf({ line }: LineDiagram, up: boolean, run: readonly Strip[], from: number, to: number): WebForce {
  const [start, end] = [Math.max(0, from), Math.min(line.length, to)];
  let [force, several] = [0, 0];
  for (let i = firstReaching(run, start); i < run.length; i++) {
    const one = run[i] as Strip;
    if (one.a > end) break;
    const share = shareOf(one, start, end);
    if (share > 0) several++;
    force += share;
  }
  const s = (start + end) / 2;
  const span = line.spans[spanAt(line.spans, s, true, 1e-12)] as Span;
  return { s, span, force, up, spread: end - start, ...(several > 1 ? { several } : {}), at: "load" };
}
