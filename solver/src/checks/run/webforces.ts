/** Concentrated forces across a design member that its web takes up: reactions and point loads. */

import type { Held, Joints } from "../stability/joints.ts";
import type { Diagram, Forces, Vector } from "./context.ts";
import type { Line, Span } from "./line.ts";
import type { LineDiagram } from "./linediagram.ts";

export interface WebForce {
  s: number;
  span: Span;
  /** Magnitude. */
  force: number;
  /** `joint`: other members meet here, or the end is clamped, so that the force goes through a connection (EN 1993-1-8). */
  at: "support" | "load" | "joint";
}

/** Does the support hold the rotation about an axis, by the global axis it lies nearest to? */
function clamps({ stiffness }: Held, axis: Vector): boolean {
  const [x, y, z] = axis.map(Math.abs) as [number, number, number];
  return (stiffness[x >= y && x >= z ? 3 : y >= z ? 4 : 5] as number) > 0;
}

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
  const scratch = zero();
  const last = line.spans.length;
  line.nodes.forEach((_, i) => {
    const at = entersAt(line, i, joints, way);
    if (at === null) return;
    const span = line.spans[Math.min(i, last - 1)] as Span;
    const s = i < last ? span.from : line.length;
    const before = i === 0 ? 0 : diagram.forces(s, -1, scratch)[shear];
    const after = i === last ? 0 : diagram.forces(s, 1, scratch)[shear];
    const force = Math.abs(after - before);
    if (force <= least) return;
    out.push({ s, span, force, at });
  });
  return out;
}

/** Where a force at the line's i-th node comes from; null at the ends of an upright member. */
export function entersAt(line: Line, i: number, joints: Joints, way: "y" | "z" = "z"): WebForce["at"] | null {
  const last = line.spans.length;
  const end = i === 0 || i === last;
  const { axes } = (line.spans[Math.min(i, last - 1)] as Span).member;
  if (end && Math.abs((line.spans[0] as Span).member.axes.x[2]) > Math.SQRT1_2) return null;
  const node = line.nodes[i] as string;
  const support = joints.support(node);
  const connected =
    joints.degreeOf(node) > (end ? 1 : 2) || (end && support !== undefined && clamps(support, axes[way === "z" ? "y" : "z"]));
  return connected ? "joint" : support ? "support" : "load";
}
