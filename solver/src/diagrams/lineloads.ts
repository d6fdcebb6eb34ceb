/** Loads along a design member in one combination. */

import type { Diagram, Forces } from "../topology/context.ts";
import type { Joints } from "../topology/joints.ts";
import { along, nodeHeight, type Span } from "../topology/line.ts";
import { isRoundOff, joined } from "./cuts.ts";
import type { LineDiagram } from "./linediagram.ts";
import type { HeightLoads, MomentShape } from "./shapes.ts";

const zero = (): Forces => ({ n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });

/** Where loads act above the shear centre, along the line's z: at one height, or where that is null `half` the depth off, each on the side where it drives the twist on. */
export interface Height {
  at: number | null;
  half: number;
}

/** A linear load on its destabilising side: one that changes its sign changes sides. */
function adverse(load: HeightLoads["spread"][number], half: number): HeightLoads["spread"][number][] {
  const { s1, s2, q1, q2 } = load;
  if (q1 * q2 >= 0) return [{ s1, s2, q1, q2, z: q1 + q2 > 0 ? -half : half }];
  const s = s1 + ((s2 - s1) * q1) / (q1 - q2);
  return [...adverse({ ...load, s2: s, q2: 0 }, half), ...adverse({ ...load, s1: s, q1: 0 }, half)];
}

/** What meets the line at its nodes. */
export interface Met {
  /** The rest of the structure holds the line up at its i-th node: what enters is a reaction. */
  carried: (i: number) => boolean;
  /** At its i-th node, at s, it is kept from twisting, so that the whole section is held. */
  upright: (i: number, s: number) => boolean;
}

/**
 * Transverse loads along z with their height; what enters at nodes shows as a jump of Vz. A reaction acts at the axis where the joint keeps the line from
 * twisting, else on its adverse side, as of a beam that merely lies on a column; a height given is that of loads, unless it says that all acts at the axis.
 */
export function heightLoads(diagram: LineDiagram, { at: given, half }: Height, joints: Joints, met: Met): HeightLoads {
  const { line, diagrams } = diagram;
  const scratch = zero();
  const points: { s: number; f: number; z: number }[] = [];
  const worst = (f: number): number => (f > 0 ? -half : half);
  const placed = (s: number, f: number) => ({ s, f, z: given ?? worst(f) });
  const spread: { s1: number; s2: number; q1: number; q2: number; z: number }[] = [];
  line.spans.forEach((span, i) => {
    const at = (x: number): number => along(span, x);
    const { loads } = diagrams[i] as Diagram;
    for (const load of loads.points) {
      // A load on a member's very end is in the jump of Vz at that node.
      const inside = load.x > 1e-9 * span.member.length && load.x < span.member.length * (1 - 1e-9);
      if (load.fz !== 0 && inside) points.push(placed(at(load.x), load.fz * span.sz));
    }
    for (const load of loads.distributed) {
      if (load.fz1 === 0 && load.fz2 === 0) continue;
      const a = at(load.x1);
      const b = at(load.x2);
      const z = load.self_weight ? 0 : (given ?? 0);
      const one =
        a <= b
          ? { s1: a, s2: b, q1: load.fz1 * span.sz, q2: load.fz2 * span.sz, z }
          : { s1: b, s2: a, q1: load.fz2 * span.sz, q2: load.fz1 * span.sz, z };
      spread.push(...(given === null && !load.self_weight ? adverse(one, half) : [one]));
    }
  });
  // Vz = dMy/dx falls by a load along −z, so a force f along +z at a node is the jump of Vz upward.
  line.nodes.forEach((node, i) => {
    const s = i < line.spans.length ? (line.spans[i] as Span).from : line.length;
    const before = i === 0 ? 0 : diagram.forces(s, -1, scratch).vz;
    const after = i === line.spans.length ? 0 : diagram.forces(s, 1, scratch).vz;
    const f = after - before;
    if (f === 0 || (i > 0 && i < line.spans.length && isRoundOff(f, diagram.largestForce()))) return;
    const own = i === 0 || i === line.spans.length ? 1 : 2;
    const point = placed(s, f);
    if (given !== 0 && joints.held(node, own)) {
      const steadies = given !== null && f * given > 0;
      if (met.carried(i)) point.z = met.upright(i, s) ? 0 : worst(f);
      // What holds the line up from below must not count as a load that steadies it.
      else if (steadies) point.z = joints.support(node) ? worst(f) : 0;
    }
    // On the arm of an offset it may act farther out than on any flange.
    const arm = nodeHeight(line, i);
    points.push(arm * f < point.z * f ? { s, f, z: arm } : point);
  });
  return { points, spread: line.spans.length > 1 ? joined(spread, line.length) : spread };
}

/** How the loads between s1 and s2 bend the line about an axis, as Tables 6.6 and B.3 ask. */
export function loadingBetween(diagram: LineDiagram, axis: "my" | "mz", s1: number, s2: number): Pick<MomentShape, "loading" | "forces"> {
  const { line, diagrams } = diagram;
  const scratch = zero();
  let forces = 0;
  let spread = false;
  const margin = 1e-6 * line.length;
  line.spans.forEach((span, i) => {
    const { loads } = diagrams[i] as Diagram;
    const at = (x: number): number => along(span, x);
    const inside = (s: number): boolean => s > s1 + margin && s < s2 - margin;
    for (const l of loads.points) if ((axis === "my" ? l.fz : l.fy) !== 0 && inside(at(l.x))) forces++;
    spread ||= loads.distributed.some(
      (l) =>
        (axis === "my" ? l.fz1 || l.fz2 : l.fy1 || l.fy2) !== 0 &&
        Math.max(at(l.x1), at(l.x2)) > s1 + margin &&
        Math.min(at(l.x1), at(l.x2)) < s2 - margin,
    );
    if (i > 0 && inside(span.from)) {
      const shear = axis === "my" ? "vz" : "vy";
      const before = diagram.forces(span.from, -1, scratch)[shear];
      const after = diagram.forces(span.from, 1, scratch)[shear];
      if (Math.abs(after - before) > 1e-6 * (Math.abs(after) + Math.abs(before))) forces++;
    }
  });
  return { loading: !forces ? "uniform" : spread ? "mixed" : "concentrated", forces };
}

/** Along y and z of the line, N: at one place, or in all over a stretch. */
export interface Force {
  from: number;
  to: number;
  fy: number;
  fz: number;
}

/** Member loads; own weight apart, which acts at the axis. */
export function memberForces({ line, diagrams }: Pick<LineDiagram, "line" | "diagrams">): Force[] {
  const out: Force[] = [];
  line.spans.forEach((span, i) => {
    const { points, distributed } = (diagrams[i] as Diagram).loads;
    const add = (x1: number, x2: number, fy: number, fz: number): void => {
      const from = along(span, span.reversed ? x2 : x1);
      out.push({ from, to: from + (x2 - x1), fy, fz });
    };
    for (const { x, fy, fz } of points) add(x, x, fy, fz);
    for (const { x1, x2, fy1, fy2, fz1, fz2, self_weight } of distributed) {
      const half = (x2 - x1) / 2;
      if (!self_weight) add(x1, x2, half * (Math.abs(fy1) + Math.abs(fy2)), half * (Math.abs(fz1) + Math.abs(fz2)));
    }
  });
  return out;
}
