/** What this library does not do yet, refused by name: never a first-order answer to another question. */

import { SolveError } from "../error.ts";
import type { Structure } from "../generated/model.ts";

function refuse(feature: string, what: string, path: string): SolveError {
  return new SolveError("unsupported", `${path}: ${what} not supported by this solver yet; nothing was solved`, { feature, path });
}

export function refuseUnsupported(structure: Structure): void {
  if (structure.plates?.length) throw refuse("plates", "plates are", "model.plates");
  structure.load_cases.forEach(({ plate_loads }, i) => {
    if (plate_loads?.length) throw refuse("plates", "plate loads are", `model.load_cases[${i}].plate_loads`);
  });
}
