/** Concentrated forces across a design member that its web takes up: reactions and point loads. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { dot } from "../../model/vectors.ts";
import type { Diagram, Forces, Vector } from "../../topology/context.ts";
import type { Held, Joints } from "../../topology/joints.ts";
import { along, type Span } from "../../topology/line.ts";
import { isUpright } from "../../topology/upright.ts";
import { forcesAt, meetingAt } from "./web_bearing.ts";

/** The member's axis along which its webs lie. */
export type Way = "y" | "z";

export interface WebForce {
  s: number;
  span: Span;
  /** Magnitude. */
  force: number;
  /** Along +z (or +y) of the line: forces one way enter by one flange. */
  up: boolean;
  /** Length over which the model itself spreads it, m. */
  spread?: number;
  /** Of a post: how wide it is across the member, m. */
  width?: number;
  /** Of several loads together, from the first to the last. */
  several?: number;
  /** What of it goes through the web from one flange to the other, 0 to 1: 1 of a load that stands on its support. */
  opposed?: number;
  /** Of a force at an end that the line goes straight on from, over the support: length of what follows, m. */
  beyond?: number;
  /** `joint`: other members meet here, or the end is clamped, so that the force goes through a connection (EN 1993-1-8). */
  at: "support" | "load" | "joint";
  /** A support or other members are at the node: of a tube that is a joint (EN 1993-1-8 7), whichever way the force comes in. */
  met?: true;
  /** Of a joint: a post presses where the line goes straight on as another one; the web bears it unless a connection does. */
  unless?: true;
}

/** Does the support hold the rotation about an axis, beyond what 5.2.2.5 of EN 1993-1-8 calls a nominal pin? */
const clamps = ({ stiffness }: Held, axis: Vector, pinned: number): boolean =>
  axis.every((share, k) => Math.abs(share) < 1e-6 || (stiffness[3 + k] as number) > pinned);

/** A reaction so much above what the line itself brings is in part a load on the other flange. */
const OPPOSED = 1.05;

/** Forces along z, or along y, above `least`; an upright member stands on its end plates, which no flange brings in. */
export function webForces(diagram: LineDiagram, joints: Joints, least: number, way: Way = "z"): WebForce[] {
  const out: WebForce[] = [];
  betweenNodes(diagram, least, way, out);
  atNodes(diagram, joints, least, way, out);
  return out;
}

/** What point loads bring in between the nodes of a line. */
function betweenNodes({ line, diagrams }: LineDiagram, least: number, way: Way, out: WebForce[]): void {
  line.spans.forEach((span, i) => {
    const { length } = span.member;
    const { points } = (diagrams[i] as Diagram).loads;
    const sign = way === "z" ? span.sz : span.sy;
    for (const { x, fy, fz } of points) {
      const load = way === "z" ? fz : fy;
      const inside = x > 1e-9 * length && x < length * (1 - 1e-9);
      if (inside && Math.abs(load) > least) out.push({ s: along(span, x), span, force: Math.abs(load), up: load * sign > 0, at: "load" });
    }
  });
}

/** What supports and other members bring in at the nodes of a line. */
function atNodes(diagram: LineDiagram, joints: Joints, least: number, way: Way, out: WebForce[]): void {
  const { line, combination } = diagram;
  const shear = way === "z" ? "vz" : "vy";
  const first = (line.spans[0] as Span).member;
  const upright = isUpright(first);
  const bearing = { joints, least, way, combination, upright };
  const scratch: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const last = line.spans.length;
  line.nodes.forEach((node, i) => {
    const end = i === 0 || i === last;
    if (end && upright) return;
    const span = line.spans[Math.min(i, last - 1)] as Span;
    const s = i < last ? span.from : line.length;
    const { axes, material, section } = span.member;
    const { reaction, rests, post, next, over } = meetingAt(line, node, span.member, end, bearing);
    let beyond = 0;
    if (over) {
      const { vy, vz } = forcesAt(over, node, joints, combination);
      beyond = vy * dot(over.axes.y, first.axes[way]) + vz * dot(over.axes.z, first.axes[way]);
      if ((over.start === node) !== (i === last)) beyond = -beyond;
    }
    const before = i === 0 ? beyond : diagram.forces(s, -1, scratch)[shear];
    const after = i === last ? beyond : diagram.forces(s, 1, scratch)[shear];
    const entering = Math.abs(after - before);
    const support = joints.support(node);
    const degree = joints.degreeOf(node);
    const pinned = (0.5 * material.e * (way === "z" ? section.iy : section.iz)) / line.length;
    // Pieces hinged side by side on a support rest on it each by itself; at other ends others may bring the force in.
    const beside = end && !over && next && rests && degree === 2;
    const connected =
      end && !over
        ? (degree > 1 && !beside) || (support !== undefined && clamps(support, axes[way === "z" ? "y" : "z"], pinned))
        : degree > 2 && !rests && !post;
    const force = connected || beside ? entering : Math.max(entering, reaction, post?.force ?? 0);
    if (force <= least) return;
    const unless = end && post;
    out.push({
      s,
      span,
      force,
      up: after > before,
      at: connected || unless ? "joint" : support && !post ? "support" : "load",
      ...(support || degree > (end && !over ? 1 : 2) ? { met: true as const } : {}),
      ...(force > OPPOSED * entering ? { opposed: 1 } : {}),
      ...(over ? { beyond: over.length } : {}),
      ...(post ? { spread: post.depth, width: post.width } : {}),
      ...(unless ? { unless: true } : {}),
    });
  });
}
