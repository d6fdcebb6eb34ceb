/** A single angle, or any section that is checked about principal axes, as the code's formulas see it: principal axes u-u (major) and v-v (minor), corners, shear centre. */

import type { AngleShape, ExplicitSection } from "../../generated/model.ts";
import type { Fabrication } from "./profile.ts";

/** A place of the section from its centroid, along u and v; at a toe no shear force acts. */
export interface AnglePoint {
  name: string;
  u: number;
  v: number;
}

/** Metres throughout. The legs are b along y and h along z. */
export interface AngleProfile {
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
  points: readonly AnglePoint[];
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
  /** c/t of its outstands, where it is a tee. */
  tee: { flange: number; stem: number } | null;
  warnings: string[];
}

export const isAngle = (section: ExplicitSection): section is ExplicitSection & { shape: AngleShape } => section.shape?.type === "angle";

/** The profile, or the reason why the steel check does not cover it. */
export function angleOf(section: ExplicitSection & { shape: AngleShape }): AngleProfile | string {
  const { h, b, t, r = 0 } = section.shape;
  const name = section.name ?? section.id;
  const { a, iy, iz, it, iyz = 0 } = section;
  if (!(h > t && b > t && t > 0)) return `section ${name} lacks the dimensions of its shape`;
  const sharp = { a: (h + b - t) * t, z: (h * h + (b - t) * t) / (2 * (h + b - t)), y: (b * b + (h - t) * t) / (2 * (h + b - t)) };
  // Half of what its outline has: the analysis would bend a section about its legs' axes that cannot do so.
  const drawn = sharp.a * sharp.y * sharp.z - (t * t * (h * h + b * b - t * t)) / 4;
  if (Math.abs(iyz) < 0.5 * drawn)
    return `section ${name} gives no product of inertia iyz, without which an angle's principal axes are unknown`;
  const warnings: string[] = [];
  const fabrication = section.fabrication ?? "hot_rolled";
  if (section.fabrication === undefined) warnings.push("fabrication is not given: hot rolled is assumed");
  const centre = { y: section.wel_z ? b - iz / section.wel_z : sharp.y, z: section.wel_y ? h - iy / section.wel_y : sharp.z };
  // Heel at the lower left as the outline is drawn; a positive product of inertia is that of its mirror image.
  const hand = iyz > 0 ? -1 : 1;
  const { iu, iv, e_u, e_v } = principal(iy, iz, iyz);
  const place = (y: number, z: number) => {
    const [dy, dz] = [hand * (y - centre.y), z - centre.z];
    return { y: dy, z: dz, u: dy * e_u[0] + dz * e_u[1], v: dy * e_v[0] + dz * e_v[1] };
  };
  const points = corners(section.shape).map(([label, y, z]): AnglePoint => {
    const { u, v } = place(y, z);
    return { name: label, u, v };
  });
  const shear_centre = place(t / 2, t / 2);
  const legs = [place(b, t / 2), place(t / 2, h)].map((toe) => thirdMoment(shear_centre, toe, t));
  return {
    name,
    fabrication,
    h,
    b,
    t,
    r,
    a,
    iy,
    iz,
    iu,
    iv,
    it,
    e_u,
    e_v,
    points,
    ...elasticModuli(iu, iv, points),
    shear_centre,
    beta_u: ((legs[0] as number) + (legs[1] as number)) / iu - 2 * shear_centre.v,
    // 6.2.6(3) names no angle: the leg along the force alone.
    av_z: h * t,
    av_y: b * t,
    curve: "b",
    tee: null,
    warnings,
  };
}

/** Corners from the heel, which lies at the lower left. */
const corners = ({ h, b, t }: AngleShape): [name: string, y: number, z: number][] => [
  ["heel", 0, 0],
  ["inner corner", t, t],
  ["outer toe of leg b", b, 0],
  ["inner toe of leg b", b, t],
  ["outer toe of leg h", 0, h],
  ["inner toe of leg h", t, h],
];

/** The principal second moments of area, and the directions u and v in y and z. */
function principal(iy: number, iz: number, iyz: number): Pick<AngleProfile, "iu" | "iv" | "e_u" | "e_v"> {
  const radius = Math.hypot((iy - iz) / 2, iyz);
  const [iu, iv] = [(iy + iz) / 2 + radius, (iy + iz) / 2 - radius];
  const e_v = unit(Math.abs(iu - iz) > Math.abs(iu - iy) ? [iyz, iu - iz] : [iu - iy, iyz]);
  return { iu, iv, e_u: [e_v[1], -e_v[0]], e_v };
}

/** About the principal axes, at the farthest of the points. */
export const elasticModuli = (iu: number, iv: number, points: readonly Place[]): { wel_u: number; wel_v: number } => ({
  wel_u: iu / Math.max(...points.map(({ v }) => Math.abs(v))),
  wel_v: iv / Math.max(...points.map(({ u }) => Math.abs(u))),
});

function unit([y, z]: [number, number]): [number, number] {
  const size = Math.hypot(y, z);
  return size === 0 ? [0, 1] : [y / size, z / size];
}

interface Place {
  u: number;
  v: number;
}

/** ∫v·(u² + v²)dA of a leg of thickness t along its mid-line: Simpson's rule is exact for a cubic. */
export function thirdMoment(from: Place, to: Place, t: number): number {
  const at = (share: number): number => {
    const [u, v] = [from.u + share * (to.u - from.u), from.v + share * (to.v - from.v)];
    return v * (u * u + v * v);
  };
  return (t * Math.hypot(to.u - from.u, to.v - from.v) * (at(0) + 4 * at(0.5) + at(1))) / 6;
}
