/** A stiff bearing length that the model does not give: what any seat has, an ordinary one, or what has to be given. */

import type { Coverage } from "../../results/checks.ts";
import type { Ask, Assumption, Effect } from "../../results/open_points.ts";
import { assumed } from "../verdict/assumptions.ts";
import { PLATED } from "../verdict/coverage.ts";

const [, , TRANSVERSE] = PLATED;

/** A bearing this long is found under every beam, so that it is taken where the force needs one, and asked for, m. */
export const ORDINARY = 0.1;
/** No seat, plate or flange that a force comes by is shorter: nothing is asked, m. */
const SEAT = 0.01;

/** A force across a member, where it acts and in which combination. */
export interface Placed {
  force: number;
  s: number;
  combination: string;
}

export interface BearingFound {
  coverage: Coverage;
  asks: Ask[];
  assumptions: Assumption[];
}

/** What any seat has. */
export function bySeat({ force, s, combination }: Placed, least: number): BearingFound | null {
  if (least > SEAT) return null;
  const reason = `${(force / 1e3).toFixed(1)} kN at ${s.toFixed(3)} m in ${combination} needs a bearing of ${Math.ceil(least * 1e3)} mm, which any seat has`;
  return {
    coverage: { clause: TRANSVERSE, state: "assumed", reason },
    asks: [],
    assumptions: [assumed("seat", TRANSVERSE, reason)],
  };
}

/** `needs`: the length with which it passes; null where none does without stiffeners. */
export const bearingAsk = ({ force, s, combination }: Placed, needs: number | null, effect: Effect[]): Ask => ({
  ...{ code: "bearing_length", field: "/model/design_members/*/stiff_bearing_length", clause: TRANSVERSE },
  finding: needs === null ? "too_long" : "needed",
  figures: {
    force: { symbol: "", value: force / 1e3, unit: "kN" },
    place: { symbol: "", value: s, unit: "m" },
    combination: { symbol: "", value: combination, unit: "" },
    ...(needs !== null && { needed: { symbol: "", value: Math.ceil(needs * 1e3), unit: "mm" } }),
  },
  effect,
});
