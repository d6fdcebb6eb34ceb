/** National annexes as data, from schemas/national_annexes.json. */

import data from "../../../../schemas/national_annexes.json" with { type: "json" };
import type { Annex } from "../run/context.ts";
import type { Curve } from "./flexural.ts";

/** Lateral-torsional buckling of rolled or welded sections by 6.3.2.3. */
export interface LtbParameters {
  /** Curve up to each height-to-width ratio; the last row has no bound. */
  curves: [to: number | null, curve: Curve][];
  lambda_0: number;
  beta: number;
}

export interface AnnexParameters {
  title: string;
  source: string;
  gamma_m0: number;
  gamma_m1: number;
  eta: number;
  ltb: {
    source: string;
    /** 6.3.2.3 serves hot-finished hollow sections too. */
    hot_finished_hollow: boolean;
    rolled: LtbParameters;
    welded: LtbParameters;
    /** kc by Table 6.6, or 1/√C1. */
    kc: "table_6_6" | "c1";
  };
}

export const ANNEXES = (data as { annexes: unknown }).annexes as Record<Annex, AnnexParameters>;

/** The curve for a height-to-width ratio. */
export function curveAt({ curves }: LtbParameters, ratio: number): Curve {
  const row = curves.find(([to]) => to === null || ratio <= to);
  return (row as [number | null, Curve])[1];
}
