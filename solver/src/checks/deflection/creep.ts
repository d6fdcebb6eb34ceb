/** What an elastic deflection leaves out of materials that go on giving way under a load that stays, and the clause it is told under. */

import type { Material } from "../../generated/model.ts";
import type { Doubt } from "../../results/open_points.ts";
import type { Target } from "../../topology/target.ts";

const LEFT_OUT: Partial<Record<Material["type"], string>> = {
  timber: "creep is not in it (EN 1995-1-1 2.2.3)",
  concrete: "creep, shrinkage and cracking are not in it (EN 1992-1-1 7.4)",
  other: "creep is not in it",
};

/** 7.2 of EN 1993-1-1 is of steel. */
export const clauseOf = ({ members }: Target): string =>
  members.every(({ material }) => material.type === "steel") ? "7.2" : "EN 1990 A1.4.3";

/** One doubt of the model for each kind of material. */
export const lastingDoubts = ({ members }: Target): Doubt[] =>
  [...new Set(members.map(({ material }) => LEFT_OUT[material.type]))].flatMap((left) =>
    left === undefined ? [] : [{ path: "", code: "creep", message: `Deflections are elastic and short-term: ${left}` }],
  );
