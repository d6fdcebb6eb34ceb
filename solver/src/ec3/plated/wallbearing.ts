/** Transverse forces on the two walls of a rectangular hollow section, by first principles: strips that its rounded corners load beside their middle. */

import { ALPHA, chi, curveOf } from "../member_buckling/flexural.ts";
import { hw, type Profile } from "../profile.ts";

/** Transverse forces on webs are found from the same. */
export interface BearingInput {
  p: Profile;
  fy: number;
  e: number;
  gamma_m1: number;
  /** Length of stiff bearing; on walls across the whole width. */
  s_s: number;
  /** From the stiff bearing to the member's end. */
  c: number;
  /** What presses a face is a post: its depth along the member, its width across, and the chord's own use η1. */
  post?: Post | undefined;
}

interface Post {
  depth: number;
  width: number;
  eta1: number;
}

export interface WallBearing {
  type: "walls";
  s_s: number;
  /** Outer corner radius. */
  r: number;
  /** What the eccentricity leaves of a wall's squash load. */
  alpha: number;
  lambda: number;
  chi: number;
  /** Length of wall that takes part. */
  l: number;
  /** What the face bears that a narrower post presses; null where none does. */
  face: number | null;
  f_rd: number;
}

/** Outer corner radius; where the section tells none, the largest that product standards let pass: 2·t hot finished, 3·t cold formed; a welded box has none. */
export const outerRadius = (p: Profile): number =>
  p.r > 0 ? p.r : p.fabrication === "welded" ? 0 : (p.fabrication === "hot_finished" ? 2 : 3) * p.tw;

/**
 * A flat bearing ends where the corner begins, at e = r − t/2 from the wall's middle. A strip of wall under n = α·fy·t and the moment n·e, with hinges in
 * wall and flange: α² + 4·α·e/t = 2, so that α = √(k² + 2) − k with k = 2·r/t − 1.
 */
export function alphaCorner(r: number, t: number): number {
  const k = Math.max(0, (2 * r) / t - 1);
  return Math.min(1, Math.sqrt(k * k + 2) - k);
}

/** Where a chord is used up, its face has nothing left to speak of. */
const LEAST = 0.01;

/**
 * N1,Rd = kn·fy0·t0²/(1 − β)·(2·η + 4·√(1 − β))/γM5 (EN 1993-1-8 Table 7.11, T joint, θ = 90°), kn = 1.3 − 0.4·n/β ≤ 1: between the walls the face yields
 * under a post up to 0.85 of its width. Null for a wider one, whose walls take the force.
 */
export function chordFace({ b, tf }: Pick<Profile, "b" | "tf">, fy: number, { depth, width, eta1 }: Post): number | null {
  const beta = width / b;
  if (beta > 0.85) return null;
  const k_n = Math.min(1, Math.max(LEAST, 1.3 - (0.4 * Math.min(1, eta1)) / beta));
  return ((k_n * fy * tf * tf) / (1 - beta)) * ((2 * depth) / b + 4 * Math.sqrt(1 - beta));
}

/** FRd = 2·χ·α·fy·t·l/γM1: the force spreads 2.5 : 1 through the flange, each strip is a column as high as the wall between pinned ends (6.3.1). */
export function wallBearing({ p, fy, e, gamma_m1, s_s, c, post }: BearingInput): WallBearing {
  const t = p.tw;
  const r = outerRadius(p);
  const alpha = alphaCorner(r, t);
  const lambda = (Math.sqrt(12) * hw(p)) / t / (Math.PI * Math.sqrt(e / fy));
  const reduction = chi(lambda, ALPHA[curveOf(p, "y", false)]);
  const l = s_s + 2.5 * p.tf + Math.min(2.5 * p.tf, c);
  const walls = (2 * reduction * alpha * fy * t * l) / gamma_m1;
  const face = post ? chordFace(p, fy, post) : null;
  return { type: "walls", s_s, r, alpha, lambda, chi: reduction, l, face, f_rd: Math.min(walls, face ?? Infinity) };
}
