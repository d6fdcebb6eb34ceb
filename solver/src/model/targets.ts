/** What checks are aimed at, held to the model: a check of a member that does not exist is an error, never an empty pass. */

import type { Analysis, Structure } from "../generated/model.ts";
import { indexById, reference } from "./guard.ts";

export function refuseMissingTargets(structure: Structure, { checks = [] }: Analysis, members: ReadonlyMap<string, number>): void {
  const { design_members: designs = [] } = structure;
  const designIndex = indexById(designs, "model.design_members");
  designs.forEach((design, i) => refuseMissing(design.members, members, `model.design_members[${i}].members`, "member"));
  indexById(checks, "analysis.checks");
  checks.forEach((check, i) => {
    refuseMissing(check.design_members ?? [], designIndex, `analysis.checks[${i}].design_members`, "design member");
    refuseMissing(check.members ?? [], members, `analysis.checks[${i}].members`, "member");
  });
}

function refuseMissing(ids: readonly string[], index: ReadonlyMap<string, number>, path: string, kind: string): void {
  ids.forEach((id, k) => reference(id, index, `${path}[${k}]`, kind));
}
