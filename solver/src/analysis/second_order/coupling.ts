/**
 * Bending and torque inside closed members as these bend and twist: nothing looks at that member by member, as 6.3.2 does of open ones, so that the
 * analysis has to. Of the exact rod (rotation vectors θ, moment m = T·t + M) it is ∫ (θ·t)(θ′·(t × M)) − ½[(θ·t)(θ·(t × M))] − ½∫ T·t·(θ × θ′).
 */

import { toNodes } from "../../elements/condensation.ts";
import { shearRatios } from "../../elements/geometric.ts";
import type { Elements } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import type { ResolvedSection } from "../../model/section.ts";

/** It/Imin of sections whose shape nobody knows: tubes and bars have 1.5 and more, open ones 0.4 at most. */
const CLOSED = 0.5;

/** Twists hardly more easily than it bends; flats topple, which is looked at member by member. */
export function isClosed({ shape, iy, iz, it }: ResolvedSection): boolean {
  if (!shape) return it >= CLOSED * Math.min(iy, iz);
  return shape.type === "rhs" || shape.type === "chs" || shape.type === "circle" || (shape.type === "rectangle" && shape.h === shape.b);
}

/** Those that act in tension alone, rods and cables, have no mode of their own. */
export const closedMembers = ({ sections, sectionOf, sign }: Frame): ReadonlySet<number> => {
  const closed = sections.map(isClosed);
  return new Set([...sectionOf.keys()].filter((m) => closed[sectionOf[m]!] && !(sign[m]! > 0)));
};

const [AX, AY, AZ, BX, BY, BZ] = [3, 4, 5, 9, 10, 11] as const;

/** 12×12 in local axes by the internal forces at both ends (n vy vz mx my mz); rotations are linear and a bubble β, as shear lets it, twist is linear. */
function localCoupling(frame: Frame, m: number, f: Float64Array, out: Float64Array): void {
  const l = frame.length[m]!;
  const shear = shearRatios(frame.stiffnesses[frame.stiffnessOf[m]!]!, l);
  const torque = (f[3]! + f[9]!) / 2;
  out.fill(0);
  const add = (i: number, j: number, value: number): void => {
    out[12 * i + j]! += value;
    out[12 * j + i]! += value;
  };
  add(AY, BZ, -torque / 2);
  add(AZ, BY, torque / 2);
  for (const about of [AY, AZ]) {
    // t × M: −Mz along y, My along z; results have My the other way round.
    const [m0, m1] = about === AY ? [-f[5]!, -f[11]!] : [-f[4]!, -f[10]!];
    const [start, end] = [m0 / 3 + m1 / 6, m0 / 6 + m1 / 3];
    add(AX, about, m0 / 2 - start);
    add(AX, about + 6, start);
    add(BX, about, -end);
    add(BX, about + 6, end - m1 / 2);
    // β: the chord's turn less the mean of the ends'.
    const [move, sign, other, share] = about === AY ? [2, -1, AZ, 1 / (1 + shear.z)] : [1, 1, AY, 1 / (1 + shear.y)];
    const bubble = (i: number, x: number): void => {
      add(AX, i, m0 * x);
      add(BX, i, -m1 * x);
      add(other, i, -sign * torque * x);
      add(other + 6, i, sign * torque * x);
    };
    bubble(move, (-sign * share) / l);
    bubble(move + 6, (sign * share) / l);
    bubble(about, -share / 2);
    bubble(about + 6, -share / 2);
  }
}

const local = new Float64Array(144);
const nodal = new Float64Array(144);

/** Adds it between the nodes of member `m`, global axes: with what forces across the member do on rigid arms, as those along it do (`turnArms`). */
export function addCoupling(frame: Frame, elements: Elements, m: number, forces: Float64Array, out: Float64Array): void {
  localCoupling(frame, m, forces, local);
  toNodes(frame, elements, m, local, nodal);
  for (let i = 0; i < 144; i++) out[i]! += nodal[i]!;
  const { axes, offset } = frame;
  for (const end of [0, 6] as const) {
    const d = offset.subarray(6 * m + end / 2, 6 * m + end / 2 + 3);
    if (d.every((x) => x === 0)) continue;
    const sign = end ? -1 : 1;
    const f = d.map((_, c) => sign * (forces[end + 1]! * axes[9 * m + 3 + c]! + forces[end + 2]! * axes[9 * m + 6 + c]!));
    const along = f[0]! * d[0]! + f[1]! * d[1]! + f[2]! * d[2]!;
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) out[39 + 13 * end + 12 * i + j]! += (f[i]! * d[j]! + d[i]! * f[j]!) / 2 - (i === j ? along : 0);
  }
}
