/** The UK annex takes fy from the product standard (NA.2.4), whatever Table 3.1 of EN 1993-1-1 or the material says: the lesser of both is verified with. */

import { fyByThickness, strength } from "../../ec3/strength.ts";
import { gradeOf, productStandard } from "../../model/standards.ts";
import type { Assumption } from "../../results/open_points.ts";
import type { Annex, CheckMember } from "../../topology/context.ts";
import type { Target } from "../../topology/target.ts";
import { changed, withAssumption } from "../alternatives.ts";
import type { Run } from "../traces.ts";

const ROUND_OFF = 1e-9;

/** A member's steel by the product standard; null where that has no less. */
function lowered(member: CheckMember): { message: string; member: CheckMember } | null {
  const { section, material } = member;
  const grade = gradeOf(material.grade) ?? gradeOf(material.id);
  if (!grade || material.fy_rule === "product_standard") return null;
  const { fy: own, t } = strength(section, material);
  const fy = fyByThickness("product_standard", grade, t);
  const most = fyByThickness("table_3_1", grade, t) ?? 0;
  // More than Table 3.1 has as well is a doubt of its own.
  if (own === null || fy === null || own <= fy * (1 + ROUND_OFF) || own > most * (1 + ROUND_OFF)) return null;
  const source = material.fy_rule === "table_3_1" ? "Table 3.1" : `material ${material.id}`;
  const message = `UK NA.2.4 takes fy from the product standard: ${productStandard(grade, section.fabrication)} has ${fy / 1e6} N/mm² for ${grade} at ${+(t * 1e3).toFixed(1)} mm, ${source} ${own / 1e6} N/mm²`;
  return {
    message,
    member: { ...member, material: { ...material, id: `${material.id} by product standard`, grade, fy, fy_rule: "given" } },
  };
}

/** Runs a check by the UK annex with the strengths of the product standard where these are less. */
export function byProductStandard(run: Run, annex: Annex): Run {
  if (annex !== "UK") return run;
  return (target, traced, later) => {
    const found = target.members.map(lowered);
    const first = found.find((one) => one !== null);
    if (!first) return run(target, traced, later);
    const own: Target = { ...target, members: target.members.map((member, i) => found[i]?.member ?? member) };
    const assumption: Assumption = { code: "product_standard", message: first.message, clause: "UK NA.2.4" };
    return changed(run, [own, traced, later], withAssumption(assumption));
  };
}
