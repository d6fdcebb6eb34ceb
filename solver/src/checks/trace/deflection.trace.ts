/** Trace of a deflection, EN 1993-1-1 7.2 of steel. */

import type { DeflectionCheck } from "../../generated/model.ts";
import type { MeasuredFrom, Step } from "../../results/checks.ts";
import { computed, decided, q } from "./quantity.ts";

export interface SagTrace {
  combination: string;
  length: number;
  /** It sticks out as a beam does: twice the length counts. */
  twice: boolean;
  from: MeasuredFrom;
  /** It is the whole design member. */
  whole: boolean;
  /** Nodes between which the line goes on beyond the target. */
  between: readonly [string, string] | null;
  value: number;
  limit: number;
}

const FROM: Record<Exclude<MeasuredFrom, "chord">, string> = {
  support_line: "from the line through the supports of the span beside it",
  root: "from the undeformed direction through the root, which turns with what lies beyond it",
  root_tangent: "from the tangent at the root",
  undeformed: "from the undeformed place",
  storey_below: "sideways, of the upper end against the lower",
};

export function deflectionSteps(
  check: DeflectionCheck,
  under: string,
  { combination, length, twice, from, whole, between, value, limit }: SagTrace,
): Step[] {
  const clause = under === "7.2" ? "7.2.1" : under;
  const measured = from === "chord" ? `from the chord between ${whole ? "the ends" : "supports or joints"}` : FROM[from];
  return [
    computed(
      clause,
      "Deflection",
      measured,
      [q("combination", combination), q("L", length, "m"), q("L/δ", value > 0 ? length / value : Infinity)],
      q("δ", value, "mm"),
      ...(check.part === "variable" ? ["of the combination without its permanent load cases"] : []),
      ...(check.camber
        ? [
            `w_max = w_tot − w_c (EN 1990 A1.4.3), a parabola of ${(check.camber * 1e3).toFixed(1)} mm upwards, with and without variable loads`,
          ]
        : []),
      ...(between && from !== "undeformed"
        ? [`it goes on beyond its ends: measured on the straight line from node ${between[0]} to ${between[1]}`]
        : []),
    ),
    computed(
      clause,
      "Limit",
      twice ? "δmax = 2·L/ratio" : "δmax = L/ratio",
      [q("L", length, "m"), q("ratio", check.limit_ratio)],
      q("δmax", limit, "mm"),
      `the ratio is the model's own; ${under === "7.2" ? "EN 1993-1-1" : "EN 1990"} leaves limits to the national annex`,
      ...(check.span === undefined ? [] : ["L is the check's span"]),
    ),
    decided(
      clause,
      "Deflection",
      "δ/δmax ≤ 1",
      [q("δ", value, "mm"), q("δmax", limit, "mm")],
      value / limit,
      ...(check.informative ? ["informative: not counted as a failure"] : []),
    ),
  ];
}
