/** Capacities of members: resolved once per section and material of a check. */

import { factorsOf } from "../../ec3/annexes.ts";
import { capacity } from "../../ec3/capacity.ts";
import { isRound } from "../../ec3/cross_section/shear.ts";
import { profileOf } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import { type Strength, strength } from "../../ec3/strength.ts";
import type { SteelCheck } from "../../generated/model.ts";
import type { Doubt, Gap } from "../../results/open_points.ts";
import type { Annex, CheckMember } from "../../topology/context.ts";

export interface Resolved {
  strength: Strength & { fy: number };
  capacity: Capacity;
}

export const isGap = (found: object): found is Gap => "message" in found;

/** Looks a member's capacity up, or says why the steel check does not cover it. */
export function capacitiesFor(check: SteelCheck, annex: Annex, second: boolean): (member: CheckMember) => Resolved | Gap {
  const { gamma_m0, gamma_m1, eta } = { ...factorsOf(annex, second), ...check };
  const lowered = loweredFactors(check, annex, second);
  const known = new Map<string, Resolved | Gap>();
  const resolve = (member: CheckMember): Resolved | Gap => {
    const p = profileOf(member.section);
    if (typeof p === "string") return { code: "section_shape", message: p };
    // Where z-z is the major axis the formulas for y-y would be put to the wrong bending.
    if (p.iz > p.iy * (1 + 1e-6) && !isRound(p))
      return {
        code: "section_axes",
        message: `section ${p.name} has Iz > Iy, so that z-z is its major axis: give it with y-y as the major axis and turn the member by 90°`,
      };
    const found = strength(member.section, member.material);
    const { fy } = found;
    if (fy === null) return { code: "yield_strength", message: found.reason as string };
    return { strength: { ...found, fy, doubts: [...found.doubts, ...lowered] }, capacity: capacity(p, fy, gamma_m0, gamma_m1, eta) };
  };
  return (member) => {
    const name = `${member.section.id}\n${member.material.id}`;
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = resolve(member)));
    return found;
  };
}

/** Partial factors that the check puts below those of the annex that the model names. */
export function loweredFactors(check: SteelCheck, annex: Annex, second: boolean): Doubt[] {
  const own = factorsOf(annex, second);
  return (["gamma_m0", "gamma_m1"] as const)
    .filter((key) => (check[key] ?? Infinity) < own[key])
    .map((key) => ({
      ...{ path: "", code: "partial_factor" },
      message: `Check ${check.id} has ${key} = ${check[key]}, below the ${own[key]} of national annex ${annex}: leave it out unless agreed`,
    }));
}
