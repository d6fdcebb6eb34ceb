/** Concentrated forces across a design member that its web takes up: reactions and point loads. */

import { dot } from "../../../model/vectors.ts";
import type { Held, Joints } from "../../stability/joints.ts";
import type { CheckMember, Diagram, Forces, Vector } from "../context.ts";
import { Holds } from "../deflection/holds.ts";
import type { Span } from "../forces/line.ts";
import type { LineDiagram } from "../forces/linediagram.ts";

export interface WebForce {
  s: number;
  span: Span;
  /** Magnitude. */
  force: number;
  /** Along +z (or +y) of the line: forces one way enter by one flange. */
  up: boolean;
  /** Length over which the model itself spreads it, m. */
  spread?: number;
  /** Of several loads together, from the first to the last. */
  several?: number;
  /** Part of it goes through the web from one flange to the other: a load that stands on its support. */
  opposed?: true;
  /** Of a force at an end that the line goes straight on from, over the support: length of what follows, m. */
  beyond?: number;
  /** `joint`: other members meet here, or the end is clamped, so that the force goes through a connection (EN 1993-1-8). */
  at: "support" | "load" | "joint";
}

/** Does the support hold the rotation about an axis, beyond what 5.2.2.5 of EN 1993-1-8 calls a nominal pin? */
const clamps = ({ stiffness }: Held, axis: Vector, pinned: number): boolean =>
  axis.every((share, k) => Math.abs(share) < 1e-6 || (stiffness[3 + k] as number) > pinned);

/** A member stands square on another from this share of its length on. */
const SQUARE = 0.9;

/** How deep, along the line, that one member is at its node which alone stands on it and presses its flange; 0 where there is none, or where it goes on beyond the line. */
function postDepth(node: string, { member: { axes }, sy, sz }: Span, joints: Joints, way: "y" | "z", up: boolean): number {
  const along = ({ axes: { x } }: CheckMember): number => dot(x, axes[way]) * (way === "z" ? sz : sy);
  const posts = Holds.of(joints)
    .at(node)
    .filter((one) => Math.abs(along(one)) > SQUARE);
  const [post] = posts;
  if (!post || posts.length > 1 || along(post) > 0 === ((post.start === node) === up)) return 0;
  const { h, b = 0, d = b } = (post.section.shape ?? {}) as { h?: number; b?: number; d?: number };
  return Math.abs(dot(post.axes.z, axes.x)) > SQUARE ? (h ?? d) : d;
}

/** A reaction so much above what the line itself brings is in part a load on the other flange. */
const OPPOSED = 1.05;

const zero = (): Forces => ({ n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });

/** Forces along z, or along y, above `least`; an upright member stands on its end plates, which no flange brings in. */
export function webForces(diagram: LineDiagram, joints: Joints, least: number, way: "y" | "z" = "z"): WebForce[] {
  const out: WebForce[] = [];
  betweenNodes(diagram, least, way, out);
  atNodes(diagram, joints, least, way, out);
  return out;
}

/** What point loads bring in between the nodes of a line. */
function betweenNodes({ line, diagrams }: LineDiagram, least: number, way: "y" | "z", out: WebForce[]): void {
  line.spans.forEach((span, i) => {
    const { length } = span.member;
    const { points } = (diagrams[i] as Diagram).loads;
    const along = (x: number): number => span.from + (span.reversed ? length - x : x);
    const sign = way === "z" ? span.sz : span.sy;
    for (const { x, fy, fz } of points) {
      const load = way === "z" ? fz : fy;
      const inside = x > 1e-9 * length && x < length * (1 - 1e-9);
      if (inside && Math.abs(load) > least) out.push({ s: along(x), span, force: Math.abs(load), up: load * sign > 0, at: "load" });
    }
  });
}

/** What supports and other members bring in at the nodes of a line. */
function atNodes(diagram: LineDiagram, joints: Joints, least: number, way: "y" | "z", out: WebForce[]): void {
  const { line } = diagram;
  const shear = way === "z" ? "vz" : "vy";
  const upright = Math.abs((line.spans[0] as Span).member.axes.x[2]) > Math.SQRT1_2;
  const scratch = zero();
  const last = line.spans.length;
  line.nodes.forEach((node, i) => {
    const end = i === 0 || i === last;
    if (end && upright) return;
    const span = line.spans[Math.min(i, last - 1)] as Span;
    const s = i < last ? span.from : line.length;
    const before = i === 0 ? 0 : diagram.forces(s, -1, scratch)[shear];
    const after = i === last ? 0 : diagram.forces(s, 1, scratch)[shear];
    const entering = Math.abs(after - before);
    const support = joints.support(node);
    const { axes, material, section } = span.member;
    const pinned = (0.5 * material.e * (way === "z" ? section.iy : section.iz)) / line.length;
    const borne = support ? joints.context.reaction?.(node, diagram.combination) : null;
    const reaction = borne ? Math.abs(borne[0] * axes[way][0] + borne[1] * axes[way][1] + borne[2] * axes[way][2]) : 0;
    // A line that goes over a support rests on it, whatever else meets it there; at an end others may bring the force in.
    const next = end && reaction > least ? Holds.of(joints).onward(span.member, node) : null;
    const hinge = (one: CheckMember): string | undefined => (one.start === node ? one.start_hinge : one.end_hinge);
    const over = next?.straight && ![span.member, next.member].some((one) => joints.releases(hinge(one))) ? next.member : null;
    const post = end || upright || reaction > least ? 0 : postDepth(node, span, joints, way, after > before);
    const connected = over
      ? false
      : end
        ? joints.degreeOf(node) > 1 || (support !== undefined && clamps(support, axes[way === "z" ? "y" : "z"], pinned))
        : joints.degreeOf(node) > 2 && reaction <= least && post === 0;
    const force = connected ? entering : Math.max(entering, reaction);
    if (force <= least) return;
    const at = connected ? "joint" : support && !post ? "support" : "load";
    out.push({
      s,
      span,
      force,
      up: after > before,
      at,
      ...(force > OPPOSED * entering && !over ? { opposed: true } : {}),
      ...(over ? { beyond: over.length } : {}),
      ...(post ? { spread: post } : {}),
    });
  });
}
