/** A single angle as formulas about its principal axes see it. */

import type { AngleShape, ExplicitSection } from "../../generated/model.ts";
import { type PrincipalAxes, type PrincipalProfile, principalProfile } from "../principal.ts";

export const isAngle = (section: ExplicitSection): section is ExplicitSection & { shape: AngleShape } => section.shape?.type === "angle";

/** The profile, or the reason why the steel check does not cover it. */
export function angleOf(section: ExplicitSection & { shape: AngleShape }): PrincipalProfile | string {
  const { h, b, t, r = 0 } = section.shape;
  const name = section.name ?? section.id;
  const { iy, iz, iyz = 0 } = section;
  if (!(h > t && b > t && t > 0)) return `section ${name} lacks the dimensions of its shape`;
  const sharp = { a: (h + b - t) * t, z: (h * h + (b - t) * t) / (2 * (h + b - t)), y: (b * b + (h - t) * t) / (2 * (h + b - t)) };
  // Half of what its outline has: the analysis would bend a section about its legs' axes that cannot do so.
  const drawn = sharp.a * sharp.y * sharp.z - (t * t * (h * h + b * b - t * t)) / 4;
  if (Math.abs(iyz) < 0.5 * drawn)
    return `section ${name} gives no product of inertia iyz, without which an angle's principal axes are unknown`;
  const centre = { y: section.wel_z ? b - iz / section.wel_z : sharp.y, z: section.wel_y ? h - iy / section.wel_y : sharp.z };
  // Heel at the lower left as the outline is drawn; a positive product of inertia is that of its mirror image.
  const hand = iyz > 0 ? -1 : 1;
  const heel = [t / 2, t / 2] as const;
  return principalProfile(section, {
    fabrication: section.fabrication ?? "hot_rolled",
    h,
    b,
    t,
    r,
    axes: principal(iy, iz, iyz),
    fromCentroid: (y, z) => [hand * (y - centre.y), z - centre.z],
    corners: corners(section.shape),
    shearCentre: heel,
    walls: [
      [heel, [b, t / 2], t],
      [heel, [t / 2, h], t],
    ],
    // 6.2.6(3) names no angle: the leg along the force alone.
    av_z: h * t,
    av_y: b * t,
    curve: "b",
    tee: null,
  });
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
function principal(iy: number, iz: number, iyz: number): PrincipalAxes {
  const radius = Math.hypot((iy - iz) / 2, iyz);
  const [iu, iv] = [(iy + iz) / 2 + radius, (iy + iz) / 2 - radius];
  const e_v = unit(Math.abs(iu - iz) > Math.abs(iu - iy) ? [iyz, iu - iz] : [iu - iy, iyz]);
  return { iu, iv, e_u: [e_v[1], -e_v[0]], e_v };
}

function unit([y, z]: [number, number]): [number, number] {
  const size = Math.hypot(y, z);
  return size === 0 ? [0, 1] : [y / size, z / size];
}
