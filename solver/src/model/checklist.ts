/** The checks a model asks for, held to the model: every target and every limit state must exist. */

import { SolveError } from "../error.ts";
import { choice, type Entity, entity, indexById, list, optional, optionalList, positive, reference } from "./reading.ts";

const POSITIVE = ["gamma_m0", "gamma_m1", "eta", "mcr", "l_cr_y", "l_cr_z", "l_lt"] as const;

/** A check aimed at nothing is an error, never an empty pass. */
export function refuseEmptyChecks(structure: Entity, analysis: Entity, members: Map<string, number>): void {
  const designItems = optionalList(structure.design_members, "model.design_members");
  const designs = indexById(designItems, "model.design_members");
  designItems.forEach((item, i) => readDesignMember(item as Entity, `model.design_members[${i}]`, members));
  const checks = optionalList(analysis.checks, "analysis.checks");
  indexById(checks, "analysis.checks");
  const combinations = optionalList(structure.load_combinations, "model.load_combinations") as Entity[];
  checks.forEach((item, i) => {
    const path = `analysis.checks[${i}]`;
    const check = entity(item, path);
    const type = choice(check.type, `${path}.type`, ["en1993_1_1", "deflection"]);
    if (type === "deflection") positive(check.limit_ratio, `${path}.limit_ratio`);
    for (const key of POSITIVE) if (check[key] !== undefined) positive(check[key], `${path}.${key}`);
    const state = choice(check.limit_state, `${path}.limit_state`, ["ULS", "SLS", "ALS"]);
    if (!combinations.some((combination) => combination.limit_state === state)) {
      const place = `${path}.limit_state`;
      throw new SolveError("invalid_model", `${place}: the model has no ${state} combination, so nothing would be verified`, {
        path: place,
      });
    }
    const named = optionalList(check.design_members, `${path}.design_members`);
    named.forEach((id, k) => reference(id, designs, `${path}.design_members[${k}]`, "design member"));
    const bare = optionalList(check.members, `${path}.members`);
    bare.forEach((id, k) => reference(id, members, `${path}.members[${k}]`, "member"));
    if (check.all !== true && !named.length && !bare.length) {
      throw new SolveError("invalid_model", `${path}: names no design_members, no members and not all`, { path });
    }
  });
}

function readDesignMember(item: Entity, path: string, members: Map<string, number>): void {
  const parts = list(item.members, `${path}.members`);
  if (!parts.length) throw new SolveError("invalid_model", `${path}.members: must name at least one member`, { path: `${path}.members` });
  parts.forEach((id, k) => reference(id, members, `${path}.members[${k}]`, "member"));
  for (const key of POSITIVE) if (item[key] !== undefined) positive(item[key], `${path}.${key}`);
  optionalList(item.lateral_restraints, `${path}.lateral_restraints`).forEach((restraint, k) => {
    const place = `${path}.lateral_restraints[${k}]`;
    const { position, flange } = entity(restraint, place);
    optional(position, `${place}.position`, 0);
    choice(flange, `${place}.flange`, ["top", "bottom", "both"]);
  });
}
