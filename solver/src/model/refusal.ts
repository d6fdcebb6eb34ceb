/** What this library does not do yet, refused by name: never a first-order answer to another question. */

import { SolveError } from "../error.ts";
import type { Analysis, Structure } from "../generated/model.ts";

function refuse(feature: string, what: string, path: string): SolveError {
  return new SolveError("unsupported", `${path}: ${what} not supported by this solver yet; nothing was solved`, { feature, path });
}

export function refuseUnsupported(structure: Structure, analysis: Analysis): void {
  if (analysis.options?.order === "second") throw refuse("second_order", "second-order analysis is", "analysis.options.order");
  if (analysis.buckling) throw refuse("buckling", "buckling analysis is", "analysis.buckling");
  if (analysis.modal) throw refuse("modal", "modal analysis is", "analysis.modal");
  structure.members.forEach(({ type }, i) => {
    if (type !== "tension" && type !== "compression") return;
    throw refuse(`${type}_members`, `${type}-only members are`, `model.members[${i}].type`);
  });
}
