/** How far a design member lies from its chord, for a cantilever from the root's tangent. */

import type { DeflectionCheck } from "../../generated/model.ts";
import type { Joints } from "../stability/joints.ts";
import type { Vector } from "./context.ts";
import type { Line, Span } from "./line.ts";
import type { LineDiagram } from "./linediagram.ts";

export type SagAxis = NonNullable<DeflectionCheck["axis"]>;

/** A piece between supports, or one that sticks out from its root. */
export interface Piece {
  a: number;
  b: number;
  root: "a" | "b" | null;
}

/** Supports inside a design member that hold it the way it deflects end its spans; a free end sticks out from the last support. */
export function piecesOf(line: Line, joints: Joints, axis: SagAxis, atJoints: boolean): Piece[] {
  const cuts: number[] = [0];
  const { axes } = (line.spans[0] as Span).member;
  const ways = axis === "resultant" ? [axes.y, axes.z] : [axes[axis]];
  line.nodes.slice(1, -1).forEach((node, i) => {
    const support = joints.support(node);
    const holds = (way: Vector): boolean =>
      way.reduce((sum, share, k) => sum + (support?.stiffness[k] === Infinity ? share ** 2 : 0), 0) > 0.5;
    if (ways.every(holds) || (atJoints && joints.held(node, 2))) cuts.push((line.spans[i + 1] as Span).from);
  });
  cuts.push(line.length);
  const last = cuts.length - 2;
  return cuts.slice(1).map((b, i): Piece => {
    const startFree = i === 0 && line.ends.start === "free";
    const endFree = i === last && line.ends.end === "free";
    return { a: cuts[i] as number, b, root: startFree === endFree ? null : endFree ? "a" : "b" };
  });
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** Where and how far the line lies from its chord or its root's tangent. */
export function largestSag(diagram: LineDiagram, piece: Piece, axis: SagAxis): { value: number; s: number } {
  const { line } = diagram;
  const { y, z } = (line.spans[0] as Span).member.axes;
  const first = line.spans[0] as Span;
  const along: Vector = first.reversed ? [-first.member.axes.x[0], -first.member.axes.x[1], -first.member.axes.x[2]] : first.member.axes.x;
  const [from, to] = [diagram.displacement(piece.a), diagram.displacement(piece.b)];
  const rootAt = piece.root === "b" ? piece.b : piece.a;
  const turn = piece.root ? diagram.rotationAt(rootAt, piece.root === "a" ? 1 : -1) : null;
  const base = piece.root === "b" ? to : from;
  const size = (s: number): number => {
    const u = diagram.displacement(s);
    let off: Vector;
    if (turn) {
      const arm = s - rootAt;
      off = minus(minus(u, base), cross(turn, [along[0] * arm, along[1] * arm, along[2] * arm]));
    } else {
      const t = (s - piece.a) / (piece.b - piece.a);
      off = minus(u, [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1]), from[2] + t * (to[2] - from[2])]);
    }
    const [dy, dz] = [dot(off, y), dot(off, z)];
    return axis === "y" ? Math.abs(dy) : axis === "z" ? Math.abs(dz) : Math.hypot(dy, dz);
  };
  const step = (piece.b - piece.a) / 40;
  let best = { value: 0, s: piece.a };
  for (let i = 0; i <= 40; i++) {
    const s = piece.a + i * step;
    const value = size(s);
    if (value > best.value) best = { value, s };
  }
  // Golden section round the best of the samples: the curve has one hump between neighbours.
  let [lo, hi] = [Math.max(piece.a, best.s - step), Math.min(piece.b, best.s + step)];
  const golden = (Math.sqrt(5) - 1) / 2;
  for (let i = 0; i < 40; i++) {
    const [l, r] = [hi - golden * (hi - lo), lo + golden * (hi - lo)];
    if (size(l) > size(r)) hi = r;
    else lo = l;
  }
  const refined = size((lo + hi) / 2);
  return refined > best.value ? { value: refined, s: (lo + hi) / 2 } : best;
}
