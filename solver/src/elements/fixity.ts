/** Effect of loads on a member clamped at its start: the movement of its free end and the loads' resultant. */

import type { MemberLoads, Stiffness } from "../results/index.ts";
import type { Compliance } from "./bar.ts";

/** Three-point Gauss rule on [0, 1]: exact to the fifth degree, a line load's effects have at most the fourth. */
const GAUSS = [
  [0.5 - Math.sqrt(0.15), 5 / 18],
  [0.5, 8 / 18],
  [0.5 + Math.sqrt(0.15), 5 / 18],
] as const;

/** Six numbers per member each. */
export interface Fixity {
  /** Movement of the end caused by loads and temperature, the start being clamped. */
  free: Float64Array;
  /** Loads summed at the start: force and moment, local axes. */
  resultant: Float64Array;
  /** Axial force at the end of each idle member: what its loads leave there. */
  slack?: Map<number, number>;
}

export function fixityOf(
  loads: MemberLoads,
  stiffnessOf: Int32Array,
  stiffnesses: Stiffness[],
  compliances: Compliance[],
  length: Float64Array,
): Fixity {
  const count = length.length;
  const fixity: Fixity = { free: new Float64Array(6 * count), resultant: new Float64Array(6 * count) };
  const push = (m: number, x: number, fx: number, fy: number, fz: number, mx: number, my: number, mz: number): void => {
    const s = stiffnessOf[m]!;
    addPoint(fixity, m, stiffnesses[s]!, compliances[s]!, length[m]!, x, fx, fy, fz, mx, my, mz);
  };
  const { points, lines, weights, strains } = loads;
  for (let i = 0; i < points.length; i += 8) {
    push(points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!, points[i + 4]!, points[i + 5]!, points[i + 6]!, points[i + 7]!);
  }
  for (let i = 0; i < lines.length; i += 9) {
    const from = lines[i + 1]!;
    const span = lines[i + 2]! - from;
    for (const [at, weight] of GAUSS) {
      const a = (1 - at) * weight * span;
      const b = at * weight * span;
      push(
        lines[i]!,
        from + at * span,
        a * lines[i + 3]! + b * lines[i + 6]!,
        a * lines[i + 4]! + b * lines[i + 7]!,
        a * lines[i + 5]! + b * lines[i + 8]!,
        0,
        0,
        0,
      );
    }
  }
  for (let i = 0; i < weights.length; i += 4) {
    const l = length[weights[i]!]!;
    for (const [at, weight] of GAUSS) {
      const w = weight * l;
      push(weights[i]!, at * l, w * weights[i + 1]!, w * weights[i + 2]!, w * weights[i + 3]!, 0, 0, 0);
    }
  }
  for (let i = 0; i < strains.length; i += 4) addStrain(fixity.free, strains, i, length[strains[i]!]!);
  return fixity;
}

/** A force and a moment at distance a from the clamp. */
function addPoint(
  { free, resultant }: Fixity,
  m: number,
  stiffness: Stiffness,
  c: Compliance,
  length: number,
  a: number,
  fx: number,
  fy: number,
  fz: number,
  mx: number,
  my: number,
  mz: number,
): void {
  const at = 6 * m;
  resultant[at]! += fx;
  resultant[at + 1]! += fy;
  resultant[at + 2]! += fz;
  resultant[at + 3]! += mx;
  resultant[at + 4]! += my - a * fz;
  resultant[at + 5]! += mz + a * fy;
  // Slopes and deflections at the end per unit curvature compliance, in the z-plane and the y-plane.
  const rest = length - a;
  const turnByForce = (a * a) / 2;
  const moveByForce = (a * a * a) / 3 + turnByForce * rest;
  const moveByMoment = turnByForce + a * rest;
  const turnZ = turnByForce * fz - a * my;
  const turnY = turnByForce * fy + a * mz;
  const moveZ = moveByForce * fz - moveByMoment * my;
  const moveY = moveByForce * fy + moveByMoment * mz;
  free[at]! += (a * fx) / stiffness.ea;
  free[at + 1]! += c.czy * moveZ + c.cyy * moveY + c.sy * a * fy;
  free[at + 2]! += c.czz * moveZ + c.czy * moveY + c.sz * a * fz;
  free[at + 3]! += (a * mx) / stiffness.gj;
  free[at + 4]! -= c.czz * turnZ + c.czy * turnY;
  free[at + 5]! += c.czy * turnZ + c.cyy * turnY;
}

function addStrain(free: Float64Array, strains: number[], i: number, length: number): void {
  const at = 6 * strains[i]!;
  free[at]! += strains[i + 1]! * length;
  free[at + 1]! += (strains[i + 3]! * length * length) / 2;
  free[at + 2]! += (strains[i + 2]! * length * length) / 2;
  free[at + 4]! -= strains[i + 2]! * length;
  free[at + 5]! += strains[i + 3]! * length;
}
