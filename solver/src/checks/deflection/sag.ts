/** How far a design member lies from its chord, its supports' line, its root or its undeformed place. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { DeflectionCheck } from "../../generated/model.ts";
import { cross, dot, minus, scaled } from "../../model/vectors.ts";
import type { MeasuredFrom } from "../../results/checks.ts";
import type { CheckMember, Vector } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line, Span } from "../../topology/line.ts";

export type SagAxis = NonNullable<DeflectionCheck["axis"]>;

/** A piece between supports, or one that sticks out from its root. */
export interface Piece {
  a: number;
  b: number;
  root: "a" | "b" | null;
  from: MeasuredFrom;
  /** The span whose supports' line an overhang is measured from. */
  beside?: { a: number; b: number };
}

/** Where translations and rotations start among six directions. */
const MOVES = 0;
const TURNS = 3;

/** Local axes that a deflection is measured along. */
export type Axes = Pick<CheckMember["axes"], "y" | "z">;

/** Unit vectors that count for an axis. */
export const waysOf = (axis: SagAxis, axes: Axes): Vector[] => (axis === "resultant" ? [axes.y, axes.z] : [axes[axis]]);

/** The node where a piece begins or ends. */
export const nodeAt = ({ nodes, spans }: Line, at: number): string =>
  nodes[spans.findIndex(({ from }) => from === at)] ?? (nodes.at(-1) as string);

/** A line to be cut into spans: along which axes it deflects, and whether its ends are free. */
export interface Cutting {
  line: Line;
  axes: Axes;
  free: { start: boolean; end: boolean };
}

/** Supports inside a design member that hold it the way it deflects end its spans; a free end sticks out from the last support. */
export function piecesOf({ line, axes, free }: Cutting, joints: Joints, axis: SagAxis, atJoints: boolean): Piece[] {
  const cuts: number[] = [0];
  const ways = waysOf(axis, axes);
  const fixes = (node: string, first: typeof MOVES | typeof TURNS, way: Vector): boolean => {
    const support = joints.support(node);
    return way.reduce((sum, share, k) => sum + (support?.stiffness[first + k] === Infinity ? share ** 2 : 0), 0) > 0.5;
  };
  line.nodes.slice(1, -1).forEach((node, i) => {
    const holds = ways.every((way) => fixes(node, MOVES, way));
    if (holds || (atJoints && joints.held(node, 2))) cuts.push((line.spans[i + 1] as Span).from);
  });
  cuts.push(line.length);
  const last = cuts.length - 2;
  const roots = cuts.slice(1).map((_, i): Piece["root"] => {
    const startFree = i === 0 && free.start;
    const endFree = i === last && free.end;
    return startFree === endFree ? null : endFree ? "a" : "b";
  });
  // Bending along z turns about y, along y about z.
  const turning = axis === "resultant" ? [axes.z, axes.y] : [axis === "z" ? axes.y : axes.z];
  return roots.map((root, i): Piece => {
    const piece = { a: cuts[i] as number, b: cuts[i + 1] as number, root };
    if (root === null) return { ...piece, from: "chord" };
    const next = root === "a" ? i - 1 : i + 1;
    if (roots[next] === null) return { ...piece, from: "support_line", beside: { a: cuts[next] as number, b: cuts[next + 1] as number } };
    // What lets the root turn, a column or a support, passes the turning of what lies beyond it on to the overhang, and it counts.
    const node = nodeAt(line, root === "a" ? piece.a : piece.b);
    return { ...piece, from: turning.every((way) => fixes(node, TURNS, way)) ? "root_tangent" : "root" };
  });
}

/** Where a point of the line would lie by what the piece is measured from: its displacement as a function of s. */
function reference(diagram: LineDiagram, piece: Piece): (s: number) => Vector {
  const chord = (a: number, b: number): ((s: number) => Vector) => {
    const [from, to] = [diagram.displacement(a), diagram.displacement(b)];
    const slope = scaled(minus(to, from), 1 / (b - a));
    return (s) => [from[0] + slope[0] * (s - a), from[1] + slope[1] * (s - a), from[2] + slope[2] * (s - a)];
  };
  if (piece.from === "undeformed") return () => [0, 0, 0];
  if (piece.root === null) return chord(piece.a, piece.b);
  if (piece.beside) return chord(piece.beside.a, piece.beside.b);
  const root = piece.root === "b" ? piece.b : piece.a;
  const base = diagram.displacement(root);
  if (piece.from === "root") return () => base;
  const first = diagram.line.spans[0] as Span;
  const along = first.reversed ? scaled(first.member.axes.x, -1) : first.member.axes.x;
  const turn = cross(diagram.rotationAt(root, piece.root === "a" ? 1 : -1), along);
  return (s) => [base[0] + turn[0] * (s - root), base[1] + turn[1] * (s - root), base[2] + turn[2] * (s - root)];
}

/** Where and how far the line lies from what the piece is measured from. */
export function largestSag(diagram: LineDiagram, piece: Piece, axis: SagAxis, { y, z }: Axes): { value: number; s: number } {
  const origin = reference(diagram, piece);
  const size = (s: number): number => {
    const off = minus(diagram.displacement(s), origin(s));
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
