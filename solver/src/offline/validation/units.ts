/** Forces that look as if they were meant in kilonewtons. */

import type { Document } from "./document.ts";
import type { Finding, Where } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";
import { six } from "./wording.ts";

/** One warning for the model: whoever loads a structure with at most a few hundred newtons meant kilonewtons. */
export function* forces(document: Document): Generator<Finding> {
  const { largest_n: most, unit_load: unit, converted } = RULES.forces;
  let largest = 0;
  let first: Where | undefined;
  for (const kind of ["node_loads", "member_loads"]) {
    for (const { where, items, places } of document.loads[kind]!) {
      for (const [place, load] of items.entries()) {
        const size = Math.max(0, ...["fx", "fy", "fz"].filter((key) => has(load, key)).map((key) => Math.abs(load[key])));
        // Whoever names a load "0.1 kN/m" and writes 100 has converted it.
        if (size > most || load["name"]?.includes(converted)) return;
        // A load of exactly 1 is a unit load, put there to read off influence.
        if (size > unit) first ??= [...where, places[place]!];
        largest = Math.max(largest, size);
      }
    }
  }
  if (first) yield [first, "force_unit", `the largest force in the model is ${six(largest)}, which looks like kN: forces are in N and N/m`];
}
