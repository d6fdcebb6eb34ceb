/** Distributed loads that lie over or beside one another, and point loads among them: what they bring a web together over a stretch of it. */

import type { Diagram } from "../context.ts";
import type { Span } from "../forces/line.ts";
import type { LineDiagram } from "../forces/linediagram.ts";
import type { Patch, WebForce } from "./webforces.ts";

/** From a to b along the line, by intensities at both; a point load has its force at a = b. */
interface Strip {
  a: number;
  b: number;
  at_a: number;
  at_b: number;
  force: number;
}

/**
 * Forces of several loads across the line within the widest stretch: one load cut in pieces, by its author, by a node or by load cases, is one load
 * (EN 1993-1-5 6.3(3)). `reach`: how far from a load the next one counts as beside it.
 */
export function patchesTogether(diagram: LineDiagram, patch: Patch, reach: (one: WebForce) => number): WebForce[] {
  return [1, -1].flatMap((sign) => {
    const strips = stripsOf(diagram, sign);
    if (strips.length < 2 || strips.every(({ a, b }) => a === b)) return [];
    if (strips.reduce((sum, one) => sum + mostOf(one, patch.widest), 0) <= patch.least) return [];
    return runsOf(strips, (one) => reach(forceOf(diagram, sign, [one], one.a, one.b))).flatMap((run) =>
      windowsOf(run, patch.widest)
        .map(([from, to]) => forceOf(diagram, sign, run, from, to))
        .filter(({ force, several }) => force > patch.least && (several as number) > 1),
    );
  });
}

/** Loads of one sense along the line's z; the weight of the member itself enters no flange. */
function stripsOf({ line, diagrams }: LineDiagram, sign: number): Strip[] {
  const out: Strip[] = [];
  line.spans.forEach(({ member, from, reversed, sz }, i) => {
    const along = (x: number): number => from + (reversed ? member.length - x : x);
    const { points, distributed } = (diagrams[i] as Diagram).loads;
    for (const { x, fz } of points) {
      const inside = x > 1e-9 * member.length && x < member.length * (1 - 1e-9);
      if (inside && fz * sz * sign > 0) out.push({ a: along(x), b: along(x), at_a: 0, at_b: 0, force: fz * sz * sign });
    }
    for (const { x1, x2, fz1, fz2, self_weight } of distributed) {
      const [one, two] = [Math.max(0, fz1 * sz * sign), Math.max(0, fz2 * sz * sign)];
      if (self_weight || one + two === 0) continue;
      out.push(
        reversed
          ? { a: along(x2), b: along(x1), at_a: two, at_b: one, force: 0 }
          : { a: along(x1), b: along(x2), at_a: one, at_b: two, force: 0 },
      );
    }
  });
  return out.sort((one, other) => one.a - other.a);
}

/** No stretch so wide has more of it. */
const mostOf = ({ a, b, at_a, at_b, force }: Strip, widest: number): number => force + Math.max(at_a, at_b) * Math.min(b - a, widest);

/** What of it lies between two places. */
function shareOf({ a, b, at_a, at_b, force }: Strip, from: number, to: number): number {
  if (a === b) return a >= from && a <= to ? force : 0;
  const [p, q] = [Math.max(a, from), Math.min(b, to)];
  if (q <= p) return 0;
  return (q - p) * (at_a + ((at_b - at_a) * ((p + q) / 2 - a)) / (b - a));
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
  return edges.flatMap((x, i): [number, number][] => [
    ...edges.slice(i).flatMap((y): [number, number][] => (y - x <= widest ? [[x, y]] : [])),
    [x, x + widest],
    [x - widest, x],
    [x - widest / 2, x + widest / 2],
  ]);
}

function forceOf({ line }: LineDiagram, sign: number, run: readonly Strip[], from: number, to: number): WebForce {
  const [start, end] = [Math.max(0, from), Math.min(line.length, to)];
  const s = (start + end) / 2;
  const shares = run.map((one) => shareOf(one, start, end)).filter((share) => share > 0);
  const span = [...line.spans].reverse().find((one) => s >= one.from - 1e-12) as Span;
  const force = shares.reduce((sum, share) => sum + share, 0);
  return { s, span, force, up: sign > 0, spread: end - start, several: shares.length, at: "load" };
}
