/** What this library does not do yet, refused by name: never a first-order answer to another question. */

import { SolveError } from "../error.ts";
import { choice, type Entity, entity, list, optionalList } from "./reading.ts";

function refuse(feature: string, what: string, path: string): SolveError {
  return new SolveError("unsupported", `${path}: ${what} not supported by this solver yet; nothing was solved`, { feature, path });
}

export function refuseUnsupported(structure: Entity, analysis: Entity): void {
  if (optionalList(structure.plates, "model.plates").length) throw refuse("plates", "plates are", "model.plates");
  const options = analysis.options === undefined ? {} : entity(analysis.options, "analysis.options");
  const order = options.order === undefined ? "first" : choice(options.order, "analysis.options.order", ["first", "second"]);
  if (order === "second") throw refuse("second_order", "second-order analysis is", "analysis.options.order");
  if (analysis.buckling !== undefined) throw refuse("buckling", "buckling analysis is", "analysis.buckling");
  if (analysis.modal !== undefined) throw refuse("modal", "modal analysis is", "analysis.modal");
  list(structure.members, "model.members").forEach((item, i) => {
    const { type } = entity(item, `model.members[${i}]`);
    if (type !== "tension" && type !== "compression") return;
    throw refuse(`${type}_members`, `${type}-only members are`, `model.members[${i}].type`);
  });
  optionalList(structure.load_cases, "model.load_cases").forEach((item, i) => {
    const loads = optionalList(entity(item, `model.load_cases[${i}]`).plate_loads, `model.load_cases[${i}].plate_loads`);
    if (loads.length) throw refuse("plates", "plate loads are", `model.load_cases[${i}].plate_loads`);
  });
}
