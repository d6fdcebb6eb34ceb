/** A tee as the check by principal axes sees it: flange on top, stem down, shear centre where their mid-lines meet. */

import type { ExplicitSection, TeeShape } from "../../generated/model.ts";
import { type AnglePoint, type AngleProfile, elasticModuli, thirdMoment } from "./angle.ts";
import { epsilon } from "./classification.ts";

export const isTee = (section: ExplicitSection): section is ExplicitSection & { shape: TeeShape } => section.shape?.type === "tee";

/** The profile, or the reason why the steel check does not cover it. */
export function teeOf(section: ExplicitSection & { shape: TeeShape }): AngleProfile | string {
  const { h, b, tw, tf, r = 0 } = section.shape;
  const name = section.name ?? section.id;
  const { a, iy, iz, it } = section;
  if (!(h > tf + r && b > tw + 2 * r)) return `section ${name} lacks the dimensions of its shape`;
  const warnings: string[] = [];
  const fabrication = section.fabrication ?? (r > 0 ? "hot_rolled" : "welded");
  if (section.fabrication === undefined) warnings.push(`fabrication is not given: ${fabrication.replace("_", " ")} is assumed`);
  // From the stem's tip; its own modulus says where the centroid is, fillets included.
  const drawn = (b * tf * (h - tf / 2) + (tw * (h - tf) ** 2) / 2) / (b * tf + tw * (h - tf));
  const centre = section.wel_y ? Math.max(iy / section.wel_y, h / 2) : drawn;
  const major = iy >= iz;
  const e_v: [number, number] = major ? [0, 1] : [1, 0];
  const e_u: [number, number] = [e_v[1], -e_v[0]];
  const place = (y: number, z: number) => {
    const dz = z - centre;
    return { y, z: dz, u: y * e_u[0] + dz * e_u[1], v: y * e_v[0] + dz * e_v[1] };
  };
  const corners: [string, number, number][] = [
    ["tip of the stem", tw / 2, 0],
    ["tip of the stem", -tw / 2, 0],
    ["edge of the flange", b / 2, h],
    ["edge of the flange", -b / 2, h],
    ["lower edge of the flange", b / 2, h - tf],
    ["lower edge of the flange", -b / 2, h - tf],
  ];
  const points = corners.map(([label, y, z]): AnglePoint => {
    const { u, v } = place(y, z);
    return { name: label, u, v };
  });
  const [iu, iv] = major ? [iy, iz] : [iz, iy];
  const shear_centre = place(0, h - tf / 2);
  const third = thirdMoment(place(-b / 2, h - tf / 2), place(b / 2, h - tf / 2), tf) + thirdMoment(place(0, 0), place(0, h - tf), tw);
  return {
    name,
    fabrication,
    h,
    b,
    t: Math.max(tw, tf),
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
    beta_u: third / iu - 2 * shear_centre.v,
    // 6.2.6(3)(c): rolled with half of the fillets, welded the stem to the middle of the flange.
    av_z: fabrication === "welded" ? tw * (h - tf / 2) : a - b * tf + ((tw + 2 * r) * tf) / 2,
    av_y: b * tf,
    curve: "c",
    tee: { flange: (b - tw - 2 * r) / 2 / tf, stem: (h - tf - r) / tw },
    warnings,
  };
}

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
export function teeWalls({ flange, stem }: { flange: number; stem: number }, fy: number): TeeWalls {
  const eps = epsilon(fy);
  const ct = Math.max(flange, stem);
  const lambda_p = ct / (28.4 * eps * Math.sqrt(0.43));
  const slender = ct > 14 * eps * (1 + 1e-9) && lambda_p > 0.748;
  return { eps, flange, stem, lambda_p, rho: slender ? (lambda_p - 0.188) / lambda_p ** 2 : 1 };
}
