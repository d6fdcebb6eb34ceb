/** Wind that lifts, and how little of a permanent load is left to hold it down. */

import { ultimate } from "./combining.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { pushesOf } from "./pushing.ts";
import { RULES } from "./rulebook.ts";

const LEADING = RULES.gravity.wind_leads_from;

/** Factors of the combinations at ULS in which wind leads and lifts. */
const lifted = remembered((document) => {
  const winds = document.entities("load_cases").filter(({ nature }) => nature === "wind");
  const lifts = winds.map((wind) => ({ id: wind["id"], lift: pushesOf(document, wind).reduce((sum, [, , up]) => sum + up, 0) }));
  return ultimate(document).filter((factors) =>
    lifts.some(({ id, lift }) => lift !== 0 && lift * (factors.get(id) ?? 0) >= LEADING * Math.abs(lift)),
  );
});

/** The least that a load case has at ULS where wind leads and lifts. */
export function heldFactor(document: Document, { id }: Entity): number | undefined {
  const factors = lifted(document).map((known) => known.get(id) ?? 0);
  return factors.length ? Math.min(...factors) : undefined;
}
