/** National annexes as data, from schemas/national_annexes.json; annex_sources.json beside it tells where each was read. */

import data from "../../../schemas/national_annexes.json" with { type: "json" };
import type { Annex } from "../topology/context.ts";
import type { Curve } from "./member_buckling/flexural.ts";

/** Lateral-torsional buckling of rolled or welded sections by 6.3.2.3. */
export interface LtbParameters {
  /** Curve up to each height-to-width ratio, null without a bound; beyond the last one 6.3.2.2 serves. */
  curves: [to: number | null, curve: Curve][];
  lambda_0: number;
  beta: number;
}

export interface AnnexParameters {
  title: string;
  gamma_m0: number;
  /** In place of gamma_m0 where forces are of second order, so that cross-sections stand for stability (6.1(1)). */
  gamma_m0_second?: number;
  gamma_m1: number;
  eta: number;
  ltb: {
    source: string;
    /** 6.3.2.3 serves hot-finished hollow sections too. */
    hot_finished_hollow: boolean;
    /** Null where the annex's choice was not read: 6.3.2.2 serves, which gives less than the recommended 6.3.2.3. */
    rolled: LtbParameters | null;
    welded: LtbParameters | null;
    /** kc by Table 6.6, or 1/√C1; null where it was not read, which leaves f out. */
    kc: "table_6_6" | "c1" | null;
  };
}

export const ANNEXES = (data as { annexes: unknown }).annexes as Record<Annex, AnnexParameters>;

/** Partial factors and η of an annex, for forces of second order or of first. */
export function factorsOf(annex: Annex, second: boolean): Pick<AnnexParameters, "gamma_m0" | "gamma_m1" | "eta"> {
  const { gamma_m0, gamma_m0_second, gamma_m1, eta } = ANNEXES[annex];
  return { gamma_m0: second ? (gamma_m0_second ?? gamma_m0) : gamma_m0, gamma_m1, eta };
}

/** The curve for a height-to-width ratio; null beyond the last bound. */
export const curveAt = ({ curves }: LtbParameters, ratio: number): Curve | null =>
  curves.find(([to]) => to === null || ratio <= to)?.[1] ?? null;
