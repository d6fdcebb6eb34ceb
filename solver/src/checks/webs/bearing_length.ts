/** A stiff bearing length that the model does not give: taken for granted, asked for or left open, by how long it has to be. */

import type { Coverage } from "../../results/checks.ts";

/** A bearing up to this long is found under every beam, so that it is only asked for, m; a longer one must be given. */
const ORDINARY = 0.1;
/** No seat, plate or flange that a force comes by is shorter: nothing is asked, m. */
const SEAT = 0.01;

export interface BearingFound {
  state: Coverage["state"];
  reason: string;
  questions: string[];
}

/** Of a force that needs `least`, m. */
export function bearingNeeded(force: string, least: number): BearingFound {
  const needs = `stiff_bearing_length is not given: ${force} needs ${Math.ceil(least * 1e3)} mm, or stiffeners`;
  if (least <= SEAT) return { state: "assumed", reason: `${needs}, which any seat has`, questions: [] };
  if (least > ORDINARY) return { state: "not_covered", reason: needs, questions: [] };
  const question = `${needs}: is there as much?`;
  return { state: "assumed", reason: question, questions: [question] };
}
