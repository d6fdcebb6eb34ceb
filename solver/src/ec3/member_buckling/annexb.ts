/** Interaction factors of EN 1993-1-1 Annex B (Method 2). */

import type { MomentShape } from "../../diagrams/shapes.ts";

/** Equivalent uniform moment factor Cm, Table B.3. */
export const Cm = (shape: MomentShape): number => rowB3(shape).c_m;

interface RowB3 {
  c_m: number;
  formula: string;
  psi: number;
  alpha: number | null;
}

/** The row of Table B.3 with its formula and the ratio that leads to it; of a diagram on both sides of its chord, which the table does not show, the larger. */
export function rowB3({ across, ...shape }: MomentShape): RowB3 {
  const row = rowOf(shape);
  if (across === undefined) return row;
  const other = rowOf({ ...shape, span: across });
  return other.c_m > row.c_m ? other : row;
}

function rowOf(shape: MomentShape): RowB3 {
  const { start, end } = shape;
  const m_h = Math.abs(start) >= Math.abs(end) ? start : end;
  const psi = m_h === 0 ? 1 : (m_h === start ? end : start) / m_h;
  if (shape.linear) return { c_m: Math.max(0.4, 0.6 + 0.4 * psi), formula: "0.6 + 0.4·ψ ≥ 0.4", psi, alpha: null };
  const column = (uniform: boolean): RowB3 => {
    if (Math.abs(shape.span) <= Math.abs(m_h)) {
      const alpha = shape.span / m_h;
      const { 0: first, 1: word }: readonly [number, string] =
        alpha >= 0
          ? [0.2 + 1.6 * alpha, "0.2 + 0.8·αs"]
          : psi >= 0
            ? [uniform ? 0.1 : 0, `${uniform ? "0.1 " : ""}− 0.8·αs`]
            : uniform
              ? [0.1 * (1 - psi), "0.1·(1 − ψ) − 0.8·αs"]
              : [-0.2 * psi, "−0.2·ψ − 0.8·αs"];
      return { c_m: Math.max(0.4, first - 0.8 * alpha), formula: `${word} ≥ 0.4`, psi, alpha };
    }
    const alpha = m_h / shape.span;
    const turned = alpha < 0 && psi < 0;
    const slope = turned ? alpha * (1 + 2 * psi) : alpha;
    const base = uniform ? 0.95 : 0.9;
    const share = uniform ? 0.05 : 0.1;
    return { c_m: base + share * slope, formula: `${base} + ${share}·αh${turned ? "·(1 + 2·ψ)" : ""}`, psi, alpha };
  };
  if (shape.loading !== "mixed") return column(shape.loading === "uniform");
  const spread = column(true);
  const point = column(false);
  return spread.c_m >= point.c_m ? spread : point;
}

export interface InteractionInput {
  /** Classes 1 and 2 use the plastic rows. */
  plastic: boolean;
  /** Rectangular and circular hollow sections have their own kzz. */
  hollow: boolean;
  /** Susceptible to torsional deformation: Table B.2, else B.1. */
  torsional: boolean;
  lambda_y: number;
  lambda_z: number;
  /** NEd/(χy·NRk/γM1) and NEd/(χz·NRk/γM1). */
  n_y: number;
  n_z: number;
  c_my: number;
  c_mz: number;
  c_mlt: number;
}

export interface InteractionFactors {
  k_yy: number;
  k_yz: number;
  k_zy: number;
  k_zz: number;
}

/** kyy, kyz, kzy, kzz by Tables B.1 and B.2. */
export function interactionFactors(i: InteractionInput): InteractionFactors {
  const { lambda_y, lambda_z, n_y, n_z } = i;
  const twist = i.c_mlt - 0.25;
  if (i.plastic) {
    const k_yy = i.c_my * Math.min(1 + (lambda_y - 0.2) * n_y, 1 + 0.8 * n_y);
    const k_zz = i.hollow
      ? i.c_mz * Math.min(1 + (lambda_z - 0.2) * n_z, 1 + 0.8 * n_z)
      : i.c_mz * Math.min(1 + (2 * lambda_z - 0.6) * n_z, 1 + 1.4 * n_z);
    let k_zy = 0.6 * k_yy;
    if (i.torsional) {
      k_zy =
        lambda_z < 0.4
          ? Math.min(0.6 + lambda_z, 1 - (0.1 * lambda_z * n_z) / twist)
          : Math.max(1 - (0.1 * lambda_z * n_z) / twist, 1 - (0.1 * n_z) / twist);
    }
    return { k_yy, k_yz: 0.6 * k_zz, k_zy, k_zz };
  }
  const k_yy = i.c_my * Math.min(1 + 0.6 * lambda_y * n_y, 1 + 0.6 * n_y);
  const k_zz = i.c_mz * Math.min(1 + 0.6 * lambda_z * n_z, 1 + 0.6 * n_z);
  const k_zy = i.torsional ? Math.max(1 - (0.05 * lambda_z * n_z) / twist, 1 - (0.05 * n_z) / twist) : 0.8 * k_yy;
  return { k_yy, k_yz: k_zz, k_zy, k_zz };
}
