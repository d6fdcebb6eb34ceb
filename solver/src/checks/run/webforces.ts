/** Concentrated forces across a design member that its web takes up: reactions and point loads. */

import type { Held, Joints } from "../stability/joints.ts";
import type { Diagram, Forces, Vector } from "./context.ts";
import type { Span } from "./line.ts";
import type { LineDiagram } from "./linediagram.ts";

export interface WebForce {
  s: number;
  span: Span;
  /** Magnitude. */
  force: number;
  /** Part of it goes through the web from one flange to the other: a load that stands on its support. */
  opposed?: true;
  /** `joint`: other members meet here, or the end is clamped, so that the force goes through a connection (EN 1993-1-8). */
  at: "support" | "load" | "joint";
}

/** Does the support hold the rotation about an axis? */
const clamps = ({ stiffness }: Held, axis: Vector): boolean =>
  axis.every((share, k) => Math.abs(share) < 1e-6 || (stiffness[3 + k] as number) > 0);

/** A reaction so much above what the line itself brings is in part a load on the other flange. */
const OPPOSED = 1.05;

const zero = (): Forces => ({ n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });

/** Forces along z, or along y, above `least`; an upright member stands on its end plates, which no flange brings in. */
export function webForces(diagram: LineDiagram, joints: Joints, least: number, way: "y" | "z" = "z"): WebForce[] {
  const shear = way === "z" ? "vz" : "vy";
  const { line, diagrams } = diagram;
  const out: WebForce[] = [];
  line.spans.forEach((span, i) => {
    const { length } = span.member;
    for (const { x, fy, fz } of (diagrams[i] as Diagram).loads.points) {
      const load = Math.abs(way === "z" ? fz : fy);
      const inside = x > 1e-9 * length && x < length * (1 - 1e-9);
      if (inside && load > least) out.push({ s: span.from + (span.reversed ? length - x : x), span, force: load, at: "load" });
    }
  });
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
    const { axes } = span.member;
    const borne = support ? joints.context.reaction?.(node, diagram.combination) : null;
    const reaction = borne ? Math.abs(borne[0] * axes[way][0] + borne[1] * axes[way][1] + borne[2] * axes[way][2]) : 0;
    // A line that goes over a support rests on it, whatever else meets it there; at an end others may bring the force in.
    const connected = end
      ? joints.degreeOf(node) > 1 || (support !== undefined && clamps(support, axes[way === "z" ? "y" : "z"]))
      : joints.degreeOf(node) > 2 && reaction <= least;
    const force = connected ? entering : Math.max(entering, reaction);
    if (force <= least) return;
    const at = connected ? "joint" : support ? "support" : "load";
    out.push({ s, span, force, at, ...(force > OPPOSED * entering ? { opposed: true } : {}) });
  });
  return out;
}
