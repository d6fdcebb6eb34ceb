/** Section class, EN 1993-1-1 Table 5.2. */

import { isSolid, type Profile, wall, wallWidth } from "../profile.ts";

export type SectionClass = 1 | 2 | 3 | 4;

/** ε = √(235/fy), Table 5.2. */
export const epsilon = (fy: number): number => Math.sqrt(235e6 / fy);

/** Forces that decide the class: N compression positive; moments as magnitudes. Negligible ones are zero. */
export interface ClassForces {
  n: number;
  my: number;
  mz: number;
}

export interface PartClass {
  part: string;
  ct: number;
  limits: readonly [number, number, number];
  class: SectionClass;
  row: string;
  /** Share in compression and stress ratio, where bending meets axial force. */
  alpha?: number;
  psi?: number;
}

const pick = (ct: number, limits: readonly [number, number, number]): SectionClass => {
  for (let i = 0; i < 3; i++) if (ct <= (limits[i] as number) * (1 + 1e-9)) return (i + 1) as SectionClass;
  return 4;
};

/** Outstand flange in compression; used for a tip in bending about z too, which is the safe side. */
export const outstand = (eps: number): [number, number, number] => [9 * eps, 10 * eps, 14 * eps];

/** Internal part in compression. */
export const internalCompression = (eps: number): [number, number, number] => [33 * eps, 38 * eps, 42 * eps];

/** Internal part in bending. */
export const internalBending = (eps: number): [number, number, number] => [72 * eps, 83 * eps, 124 * eps];

/** Internal part in bending and compression: α is the plastic compression share, ψ the elastic stress ratio. */
export function internalCombined(eps: number, alpha: number, psi: number): [number, number, number] {
  const [one, two] =
    alpha > 0.5 ? [(396 * eps) / (13 * alpha - 1), (456 * eps) / (13 * alpha - 1)] : [(36 * eps) / alpha, (41.5 * eps) / alpha];
  const three = psi > -1 ? (42 * eps) / (0.67 + 0.33 * psi) : 62 * eps * (1 - psi) * Math.sqrt(-psi);
  return [one, two, three];
}

/** Tubular section: d/t against ε². */
export const tubular = (eps: number): [number, number, number] => [50 * eps * eps, 70 * eps * eps, 90 * eps * eps];

/** Width of an internal plate along the depth or the width: between fillets, inside the corners of a tube (3t), between the plates of a welded box (2t). */
export function internalWidth(p: Profile, along: "h" | "b"): number {
  if (p.kind === "rhs") return wallWidth(p, along);
  return p.h - 2 * p.tf - 2 * p.r;
}

/** Width of a flange outstand beyond web and fillet. */
export const outstandWidth = (p: Profile): number => (p.kind === "i" ? (p.b - p.tw - 2 * p.r) / 2 : p.b - p.tw - p.r);

/**
 * An internal plate along the depth or the width, of the depth of moment m1 (over its modulus w1 and depth) while m2 stresses it evenly.
 * `webs` plates share the axial force. α follows from the axial force with the plate plastic, ψ from the stresses that act.
 */
function internal(
  part: string,
  p: Profile,
  along: "h" | "b",
  webs: number,
  f: { n: number; m1: number; w1: number; depth: number; m2: number; w2: number },
  fy: number,
  eps: number,
): PartClass {
  const c = internalWidth(p, along);
  const t = wall(p, along);
  const ct = c / t;
  const even = f.n / p.a + (f.m2 > 0 ? f.m2 / f.w2 : 0);
  const bending = (f.m1 / f.w1) * (c / f.depth);
  if (even + bending <= 0) return { part, ct, limits: [Infinity, Infinity, Infinity], class: 1, row: "not in compression" };
  if (bending <= 1e-9 * fy) return classed(part, ct, "compression", internalCompression(eps));
  if (Math.abs(even) <= 1e-9 * fy) return classed(part, ct, "bending", internalBending(eps));
  const psi = (even - bending) / (even + bending);
  let alpha = Math.min(1, Math.max(1e-9, 0.5 * (1 + f.n / (webs * c * t * fy))));
  if (f.m2 > 0) alpha = Math.max(alpha, psi < 0 ? 1 / (1 - psi) : 1);
  const limits = internalCombined(eps, alpha, psi);
  const row = f.n < 0 && f.m2 === 0 ? "bending and tension" : "bending and compression";
  return { part, ct, limits, class: pick(ct, limits), row, alpha, psi };
}

const classed = (part: string, ct: number, row: string, limits: [number, number, number]): PartClass => ({
  part,
  ct,
  limits,
  class: pick(ct, limits),
  row,
});

/**
 * Compression up to which an I-section bent about y-y is of class 1 or 2, whatever its moments: α of its web rests on the axial force alone. −∞
 * where bending alone does not leave it so, and for other shapes.
 */
export function plasticUpTo(p: Profile, fy: number): number {
  const eps = epsilon(fy);
  if (p.kind !== "i" || pick(outstandWidth(p) / p.tf, outstand(eps)) > 2) return -Infinity;
  const c = internalWidth(p, "h");
  const alpha = Math.min(1, ((456 * eps * p.tw) / c + 1) / 13);
  return alpha < 0.5 ? -Infinity : (2 * alpha - 1) * c * p.tw * fy * (1 - 1e-9);
}

/** Class of every part of the section under these forces. */
export function parts(p: Profile, fy: number, f: ClassForces): PartClass[] {
  const eps = epsilon(fy);
  const compressed = f.n / p.a + f.my / p.wel_y + f.mz / p.wel_z > 0;
  // A solid section has no part that could buckle locally.
  if (isSolid(p)) return [];
  if (p.kind === "chs") {
    const limits = tubular(eps);
    const ct = p.h / p.tw;
    return [{ part: "tube d/t", ct, limits, class: compressed ? pick(ct, limits) : 1, row: "bending and compression" }];
  }
  const depthwise = { n: f.n, m1: f.my, w1: p.wel_y, depth: p.h, m2: p.kind === "i" ? 0 : f.mz, w2: p.wel_z };
  if (p.kind === "rhs") {
    const corners = p.fabrication === "welded" ? "2t" : "3t";
    const widthwise = { n: f.n, m1: f.mz, w1: p.wel_z, depth: p.b, m2: f.my, w2: p.wel_y };
    return [
      internal(`web (h − ${corners})/t`, p, "h", 2, depthwise, fy, eps),
      internal(`flange (b − ${corners})/t`, p, "b", 2, widthwise, fy, eps),
    ];
  }
  const c = outstandWidth(p);
  const limits = outstand(eps);
  return [
    {
      part: "flange c/tf",
      ct: c / p.tf,
      limits,
      class: compressed ? pick(c / p.tf, limits) : 1,
      row: compressed ? "compression" : "not in compression",
    },
    internal("web c/tw", p, "h", 1, depthwise, fy, eps),
  ];
}

/**
 * Class 4 under these stresses: some part buckles before the first fibre yields. The elastic ratio ψ alone decides, so that the answer tends to that of even
 * compression as moments fall, and to that of bending as the axial force falls. `relief` widens the limits by 5.5.2(9).
 */
export function isSlender(p: Profile, fy: number, f: ClassForces, relief = 1): boolean {
  if (!(f.n / p.a + f.my / p.wel_y + f.mz / p.wel_z > 0)) return false;
  return parts(p, fy, f).some(({ ct, limits }) => ct > limits[2] * relief * (1 + 1e-9));
}

/** Class of the section: the worst of its parts (5.5.2(6)). */
export function sectionClass(p: Profile, fy: number, f: ClassForces): SectionClass {
  let worst: SectionClass = 1;
  for (const part of parts(p, fy, f)) if (part.class > worst) worst = part.class;
  return worst;
}
