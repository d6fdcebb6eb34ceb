/** Bending and axial compression of members: EN 1993-1-1 6.3.3. */

import { type InteractionFactors, type InteractionInput, interactionFactors } from "./annexb.ts";

export interface BeamColumnInput {
  n: number;
  my: number;
  mz: number;
  /** χy·NRk/γM1, χz·NRk/γM1, χLT·My,Rk/γM1 and Mz,Rk/γM1. */
  n_by: number;
  n_bz: number;
  m_b: number;
  m_z: number;
  /** What Annex B asks beside the axial ratios. */
  factors: Omit<InteractionInput, "n_y" | "n_z">;
}

export interface BeamColumn {
  factors: InteractionInput;
  k: InteractionFactors;
  u_61: number;
  u_62: number;
  utilisation: number;
}

/** (6.61) and (6.62) with the factors of Annex B. */
export function interaction(i: BeamColumnInput): BeamColumn {
  const { plastic, hollow, torsional, lambda_y, lambda_z, c_my, c_mz, c_mlt } = i.factors;
  const factors = { plastic, hollow, torsional, lambda_y, lambda_z, n_y: i.n / i.n_by, n_z: i.n / i.n_bz, c_my, c_mz, c_mlt };
  const k = interactionFactors(factors);
  const u_61 = factors.n_y + (k.k_yy * i.my) / i.m_b + (k.k_yz * i.mz) / i.m_z;
  const u_62 = factors.n_z + (k.k_zy * i.my) / i.m_b + (k.k_zz * i.mz) / i.m_z;
  return { factors, k, u_61, u_62, utilisation: Math.max(u_61, u_62) };
}

/** What (6.61) and (6.62) do not exceed with resistances no smaller, slendernesses no larger and any factors Cm of Table B.3. */
export function interactionAtMost(i: BeamColumnInput): number {
  const { factors, k, u_61, u_62 } = interaction(i);
  // kzy of Table B.2 falls as the slenderness grows.
  const k_zy = factors.torsional ? Math.max(1, (factors.plastic ? 0.6 : 0.8) * k.k_yy) : k.k_zy;
  return Math.max(u_61, u_62 + ((k_zy - k.k_zy) * i.my) / i.m_b);
}
