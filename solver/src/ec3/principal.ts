/** A section as formulas about its principal axes see it: u-u (major) and v-v (minor), corners, shear centre. */

import type { ExplicitSection } from "../generated/model.ts";
import type { Fabrication } from "./profile.ts";

/** A place of the section from its centroid, along u and v; at a toe no shear force acts. */
export interface PrincipalPoint {
  name: string;
  u: number;
  v: number;
}

/** Metres throughout. Of an angle the legs are b along y and h along z. */
export interface PrincipalProfile {
  name: string;
  fabrication: Fabrication;
  h: number;
  b: number;
  t: number;
  r: number;
  a: number;
  iy: number;
  iz: number;
  iu: number;
  iv: number;
  it: number;
  /** Directions of the axes u and v in (y, z). */
  e_u: readonly [number, number];
  e_v: readonly [number, number];
  points: readonly PrincipalPoint[];
  /** Elastic moduli about u-u and v-v to the farthest corner. */
  wel_u: number;
  wel_v: number;
  /** Shear centre from the centroid, where the mid-lines of the legs cross: in (y, z) and in (u, v). */
  shear_centre: { y: number; z: number; u: number; v: number };
  /** ∫v·(u² + v²)dA/Iu − 2·vs: what an uneven outline adds to or takes from the twisting stiffness under bending about u-u. */
  beta_u: number;
  /** Shear areas along z and y. */
  av_z: number;
  av_y: number;
  /** Buckling curve of Table 6.2 about any axis. */
  curve: "b" | "c";
  /** Where it is a tee: c/t of its outstands, and their thicknesses, the stem's first. */
  tee: { flange: number; stem: number; tw: number; tf: number } | null;
}

/** Principal second moments of area, and the directions u and v in (y, z). */
export type PrincipalAxes = Pick<PrincipalProfile, "iu" | "iv" | "e_u" | "e_v">;

/** What an outline says of itself, in (y, z) as it is drawn. */
export interface Outline extends Pick<PrincipalProfile, "fabrication" | "h" | "b" | "t" | "r" | "av_z" | "av_y" | "curve" | "tee"> {
  axes: PrincipalAxes;
  /** A place of the drawing from the centroid. */
  fromCentroid: (y: number, z: number) => [dy: number, dz: number];
  corners: readonly (readonly [name: string, y: number, z: number])[];
  shearCentre: readonly [y: number, z: number];
  /** Mid-lines of its walls and their thickness. */
  walls: readonly (readonly [from: readonly [number, number], to: readonly [number, number], t: number])[];
}

export function principalProfile(section: ExplicitSection, outline: Outline): PrincipalProfile {
  const { axes, fromCentroid, corners, shearCentre, walls, ...stated } = outline;
  const { a, iy, iz, it } = section;
  const { iu, iv, e_u, e_v } = axes;
  const place = ([y, z]: readonly [number, number]) => {
    const [dy, dz] = fromCentroid(y, z);
    return { y: dy, z: dz, u: dy * e_u[0] + dz * e_u[1], v: dy * e_v[0] + dz * e_v[1] };
  };
  const points = corners.map(([name, y, z]): PrincipalPoint => {
    const { u, v } = place([y, z]);
    return { name, u, v };
  });
  const shear_centre = place(shearCentre);
  const third = walls.reduce((sum, [from, to, t]) => sum + thirdMoment(place(from), place(to), t), 0);
  return {
    name: section.name ?? section.id,
    ...stated,
    a,
    iy,
    iz,
    it,
    ...axes,
    points,
    wel_u: iu / Math.max(...points.map(({ v }) => Math.abs(v))),
    wel_v: iv / Math.max(...points.map(({ u }) => Math.abs(u))),
    shear_centre,
    beta_u: third / iu - 2 * shear_centre.v,
  };
}

interface Place {
  u: number;
  v: number;
}

/** ∫v·(u² + v²)dA of a wall of thickness t along its mid-line: Simpson's rule is exact for a cubic. */
function thirdMoment(from: Place, to: Place, t: number): number {
  const at = (share: number): number => {
    const [u, v] = [from.u + share * (to.u - from.u), from.v + share * (to.v - from.v)];
    return v * (u * u + v * v);
  };
  return (t * Math.hypot(to.u - from.u, to.v - from.v) * (at(0) + 4 * at(0.5) + at(1))) / 6;
}
