/** A tee as formulas about its principal axes see it: flange on top, stem down, shear centre where their mid-lines meet. */

import type { ExplicitSection, TeeShape } from "../../generated/model.ts";
import { type PrincipalAxes, type PrincipalProfile, principalProfile } from "../principal.ts";
import { assumedFabrication } from "../profile.ts";
import { epsilon } from "./classification.ts";

export const isTee = (section: ExplicitSection): section is ExplicitSection & { shape: TeeShape } => section.shape?.type === "tee";

/** The profile, or the reason why the steel check does not cover it. */
export function teeOf(section: ExplicitSection & { shape: TeeShape }): PrincipalProfile | string {
  const { h, b, tw, tf, r = 0 } = section.shape;
  const { a, iy, iz } = section;
  if (!(h > tf + r && b > tw + 2 * r)) return `section ${section.name ?? section.id} lacks the dimensions of its shape`;
  const fabrication = section.fabrication ?? assumedFabrication("tee", r);
  // From the stem's tip; its own modulus says where the centroid is, fillets included.
  const drawn = (b * tf * (h - tf / 2) + (tw * (h - tf) ** 2) / 2) / (b * tf + tw * (h - tf));
  const centre = section.wel_y ? Math.max(iy / section.wel_y, h / 2) : drawn;
  return principalProfile(section, {
    fabrication,
    h,
    b,
    t: Math.max(tw, tf),
    r,
    axes: symmetric(iy, iz),
    fromCentroid: (y, z) => [y, z - centre],
    corners: corners(section.shape),
    shearCentre: [0, h - tf / 2],
    walls: [
      [[-b / 2, h - tf / 2], [b / 2, h - tf / 2], tf],
      [[0, 0], [0, h - tf], tw],
    ],
    // 6.2.6(3)(c): rolled with half of the fillets, welded the stem to the middle of the flange.
    av_z: fabrication === "welded" ? tw * (h - tf / 2) : a - b * tf + ((tw + 2 * r) * tf) / 2,
    av_y: b * tf,
    curve: "c",
    tee: { flange: (b - tw - 2 * r) / 2 / tf, stem: (h - tf - r) / tw, tw, tf },
  });
}

/** y-y and z-z are principal, whichever of them is the major one. */
function symmetric(iy: number, iz: number): PrincipalAxes {
  return iy >= iz ? { iu: iy, iv: iz, e_u: [1, 0], e_v: [0, 1] } : { iu: iz, iv: iy, e_u: [0, -1], e_v: [1, 0] };
}

/** From the tip of the stem, which lies below. */
const corners = ({ h, b, tw, tf }: TeeShape): [name: string, y: number, z: number][] => [
  ["tip of the stem", tw / 2, 0],
  ["tip of the stem", -tw / 2, 0],
  ["edge of the flange", b / 2, h],
  ["edge of the flange", -b / 2, h],
  ["lower edge of the flange", b / 2, h - tf],
  ["lower edge of the flange", -b / 2, h - tf],
];

export interface TeeWalls {
  eps: number;
  /** c/t of the outstands. */
  flange: number;
  stem: number;
  lambda_p: number;
  /** Of the more slender of them, evenly compressed. */
  rho: number;
}

/**
 * Table 5.2 sheet 2: c/t ≤ 14·ε is class 3. Beyond, the whole section is verified as class 3 with ρ·fy (EN 1993-1-5 section 10, reduced stresses; ρ by
 * (4.3), kσ = 0.43), whichever way it bends: on the safe side where the stem is pulled.
 */
export function teeWalls({ flange, stem }: Pick<TeeWalls, "flange" | "stem">, fy: number): TeeWalls {
  const eps = epsilon(fy);
  const ct = Math.max(flange, stem);
  const lambda_p = ct / (28.4 * eps * Math.sqrt(0.43));
  const slender = ct > 14 * eps * (1 + 1e-9) && lambda_p > 0.748;
  return { eps, flange, stem, lambda_p, rho: slender ? (lambda_p - 0.188) / lambda_p ** 2 : 1 };
}
