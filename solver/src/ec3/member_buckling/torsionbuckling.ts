/** Lateral-torsional buckling of a member that is twisted too: EN 1993-6 Annex A, which EN 1993-1-1 leaves open. */

export interface TorsionBucklingInput {
  my: number;
  mz: number;
  /** Bimoment and twist, largest along the member. */
  b: number;
  theta: number;
  /** χLT·My,Rk/γM1, Mz,Rk/γM1, BRk/γM1. */
  m_b: number;
  m_z: number;
  b_rd: number;
  m_cr: number;
}

export interface TorsionBuckling {
  /** Mz,Ed with θ·My,Ed, what the twisted section's own axes take of the moment. */
  mz: number;
  k_w: number;
  k_alpha: number;
  utilisation: number;
}

/** Near Mcr, where χLT alone is used up, the growth has no meaning; it must not fall back either. */
const GROWTH_LIMIT = 100;

/** By BEd/BRd. Beyond a bimoment used up the formula is left; kw stays at its least so that more torsion never counts for less. */
export const kw = (share: number): number => Math.max(0.5, 0.7 - 0.2 * share);

/** By the share of what makes the member buckle. */
export const kAlpha = (share: number): number => (share < 1 ? Math.min(GROWTH_LIMIT, 1 / (1 - share)) : GROWTH_LIMIT);

/** My,Ed/Mb,Rd + Mz,Ed/Mz,Rd + kw·kzw·kα·BEd/BRd (EN 1993-6 (A.1)) with Cmz = kzw = 1, the safe side; kw = 0.7 − 0.2·BEd/BRd, kα = 1/(1 − My,Ed/Mcr). */
export function torsionBuckling(i: TorsionBucklingInput): TorsionBuckling {
  const mz = i.mz + i.theta * i.my;
  const share = i.b / i.b_rd;
  const k_w = kw(share);
  const k_alpha = kAlpha(i.my / i.m_cr);
  return { mz, k_w, k_alpha, utilisation: i.my / i.m_b + mz / i.m_z + k_w * k_alpha * share };
}
