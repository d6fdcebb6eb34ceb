/** Trace of a deflection, EN 1993-1-1 7.2. */

import type { DeflectionCheck } from "../../../generated/model.ts";
import type { Step } from "../result.ts";
import type { Piece } from "../sag.ts";
import { computed, decided, q } from "./quantity.ts";

export interface SagTrace {
  combination: string;
  piece: Piece;
  /** The piece is the whole design member. */
  whole: boolean;
  value: number;
  limit: number;
}

export function deflectionSteps(check: DeflectionCheck, { combination, piece, whole, value, limit }: SagTrace): Step[] {
  const length = piece.b - piece.a;
  const measured = piece.root ? "from the tangent at the root" : `from the chord between ${whole ? "the ends" : "supports or joints"}`;
  return [
    computed(
      "7.2.1",
      "Deflection",
      measured,
      [q("combination", combination), q("L", length, "m"), q("L/δ", value > 0 ? length / value : Infinity)],
      q("δ", value, "mm"),
    ),
    computed(
      "7.2.1",
      "Limit",
      piece.root ? "δmax = 2·L/ratio" : "δmax = L/ratio",
      [q("L", length, "m"), q("ratio", check.limit_ratio)],
      q("δmax", limit, "mm"),
      "the ratio is the model's own; EN 1993-1-1 leaves limits to the national annex",
    ),
    decided(
      "7.2.1",
      "Deflection",
      "δ/δmax ≤ 1",
      [q("δ", value, "mm"), q("δmax", limit, "mm")],
      value / limit,
      ...(check.informative ? ["informative: not counted as a failure"] : []),
    ),
  ];
}
