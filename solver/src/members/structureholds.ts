/** Springs by which the structure holds a line sideways and against twist, from its flexibility at the line's nodes: all of them at once, and never more than there is. */

import { OFFERED_HELD } from "../analysis/flexibility.ts";
import type { CheckMember, Vector } from "../topology/context.ts";
import type { Joints } from "../topology/joints.ts";
import type { Line, Span } from "../topology/line.ts";

/** How the structure holds one node of a line against twist and sideways, N·m/rad and N/m; sideways against the chord between the line's ends. */
export interface NodeSprings {
  twist: number;
  side: number;
}

/** Where αcr is not known. */
const ALPHA_UNKNOWN = 2;
/** Cosine from which members run alike, so that what holds one sideways holds them all. */
const ALIKE = Math.SQRT1_2;
/** Stiffness per flexibility from which a node does not move. */
const AT_REST = 1e-18;

/** By node of the line; null where the structure's flexibility is not at hand. `isSideways`: what holds it sideways is asked for as well. */
export function springsOf(line: Line, joints: Joints, isSideways: boolean): NodeSprings[] | null {
  const flexibility = joints.context.flexibility?.(line.nodes, "offered");
  if (!flexibility) return null;
  const count = line.nodes.length;
  const size = 6 * count;
  const rows: { i: number; kind: keyof NodeSprings; c: Float64Array; more: number }[] = [];
  const [first, last] = [moves(line, 0), moves(line, count - 1)];
  if ([0, count - 1].some((i) => hingeAt(line, i, "uy", joints) !== Infinity || hingeAt(line, i, "uz", joints) !== Infinity)) return null;
  for (let i = 0; i < count; i++) {
    const isEnd = i === 0 || i === count - 1;
    // Where nothing else meets the line it would lean on itself.
    if (!joints.held(line.nodes[i] as string, isEnd ? 1 : 2)) continue;
    const { v, theta } = moves(line, i);
    const hinge = isEnd ? hingeAt(line, i, "rx", joints) : Infinity;
    if (hinge > 0) rows.push({ i, kind: "twist", c: theta, more: 1 / hinge });
    if (!isSideways || isEnd) continue;
    const t = (line.spans[i] as Span).from / line.length;
    rows.push({ i, kind: "side", c: v.map((value, k) => value - (1 - t) * (first.v[k] as number) - t * (last.v[k] as number)), more: 0 });
  }
  const moved = rows.map(({ c }) => times(flexibility, c, size));
  const f = rows.map(({ more }, a) => moved.map((u, b) => dot(rows[a]!.c, u) + (a === b ? more : 0)));
  const out = line.nodes.map((): NodeSprings => ({ twist: 0, side: 0 }));
  const left = stiffnessLeft(joints);
  const others = isSideways ? placesAlike(line, joints) : 0;
  // F ≤ diag(√Fii·Σ|Fij|/√Fjj): the difference has dominant diagonals. Of places of other lines that lean on the same, |Fij| ≤ √(Fii·Fjj) is known.
  rows.forEach(({ i, kind }, a) => {
    const own = f[a]![a] as number;
    const sum = f[a]!.reduce((all, value, b) => {
      const other = f[b]![b] as number;
      return other > AT_REST ? all + Math.abs(value) / Math.sqrt(other) : all;
    }, 0);
    const shared = kind === "twist" ? Math.max(sum, twistsMet(line, i, flexibility, joints)) : others * Math.sqrt(own);
    const gives = Math.sqrt(own) * (sum + shared);
    const all = own > AT_REST ? left / gives : Infinity;
    // Nobody leans on himself: what the line's own torsion offers the node is taken off.
    out[i]![kind] = kind === "twist" ? Math.max(0, all - OFFERED_HELD * torsionAt(line, i)) : all;
  });
  return out;
}

/** Torsional stiffness of the line's own pieces at one of its nodes, with their far ends clamped. */
const torsionAt = ({ spans }: Line, i: number): number =>
  [spans[i - 1], spans[i]].reduce(
    (sum, span) => sum + (span ? (span.member.material.g * span.member.section.it) / span.member.length : 0),
    0,
  );

/** Share of its stiffness that a structure keeps under its loads, since K − Kg ≥ (1 − 1/αcr)·K. */
function stiffnessLeft({ context: { stability = [] } }: Joints): number {
  const alpha = stability.reduce((least, { alpha_cr }) => Math.min(least, alpha_cr), stability.length ? Infinity : ALPHA_UNKNOWN);
  return Math.max(0, 1 - 1 / alpha);
}

/**
 * Other open members that meet the line's i-th node lean on what holds it there, about their own axes: Σ|Fij|/√Fjj over them. The caller takes as much as the line's own
 * at least, for those that lean on the same structure elsewhere: engineering judgement.
 */
function twistsMet({ spans, nodes }: Line, i: number, flexibility: Float64Array, joints: Joints): number {
  const mine = new Set(spans.map(({ member }) => member.id));
  const { x } = (spans[0] as Span).member.axes;
  const size = 6 * nodes.length;
  const turned = (a: Vector, b: Vector): number => {
    let sum = 0;
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++)
        sum += (a[r] as number) * (flexibility[size * (6 * i + 3 + r) + 6 * i + 3 + c] as number) * (b[c] as number);
    return sum;
  };
  let sum = 0;
  for (const other of joints.at(nodes[i] as string)) {
    if (mine.has(other.id) || !isOpenBeam(other)) continue;
    const own = turned(other.axes.x, other.axes.x);
    if (own > AT_REST) sum += Math.abs(turned(x, other.axes.x)) / Math.sqrt(own);
  }
  return sum;
}

const isOpenBeam = ({ type, section: { shape } }: CheckMember): boolean =>
  type === "beam" && shape?.type !== "rhs" && shape?.type !== "chs";

/** Places where other open lines that run along this one pass a node: there they lean sideways on what holds this one. */
function placesAlike({ spans, nodes }: Line, { context }: Joints): number {
  const { x } = (spans[0] as Span).member.axes;
  const own = new Set(nodes);
  const meeting = new Map<string, number>();
  let count = 0;
  for (const { id } of context.model.model.members) {
    const other = context.member(id);
    if (!other || !isOpenBeam(other) || Math.abs(dot(other.axes.x, x)) <= ALIKE) continue;
    for (const node of [other.start, other.end]) {
      if (own.has(node)) continue;
      const met = (meeting.get(node) ?? 0) + 1;
      meeting.set(node, met);
      // A line passes where two of its members meet.
      if (met % 2 === 0) count++;
    }
  }
  return count;
}

/** What a movement of a node does to the line's axis there: sideways and about it. */
function moves({ spans, nodes }: Line, i: number): { v: Float64Array; theta: Float64Array } {
  const { x, y } = (spans[0] as Span).member.axes;
  const { member, reversed } = spans[Math.min(i, spans.length - 1)] as Span;
  const d: Vector = member.offsets?.[i < spans.length !== reversed ? "start" : "end"] ?? [0, 0, 0];
  const v = new Float64Array(6 * nodes.length);
  const theta = new Float64Array(6 * nodes.length);
  v.set([...y, d[1] * y[2] - d[2] * y[1], d[2] * y[0] - d[0] * y[2], d[0] * y[1] - d[1] * y[0]], 6 * i);
  theta.set(x, 6 * i + 3);
  return { v, theta };
}

/** What the line's own hinge leaves of a direction at one of its ends. */
function hingeAt({ spans }: Line, i: number, dof: "uy" | "uz" | "rx", joints: Joints): number {
  const { member, reversed } = (i === 0 ? spans[0] : spans.at(-1)) as Span;
  return member.type === "beam" ? joints.left((i === 0) !== reversed ? member.start_hinge : member.end_hinge, dof) : 0;
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] as number) * (b[k] as number);
  return sum;
};

function times(f: Float64Array, c: Float64Array, size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, r) => dot(f.subarray(size * r, size * (r + 1)), c));
}
