/** Yield strengths above the product standard's: the UK annex takes fy from it (NA.2.4), whatever Table 3.1 of EN 1993-1-1 allows. */

import { fyByThickness, strength } from "../../ec3/strength.ts";
import { gradeOf, productStandard } from "../../model/standards.ts";
import type { Annex, CheckMember } from "../../topology/context.ts";
import { thenAsked, withQuestion, withWarning } from "../result_questions.ts";
import type { Run } from "../traces.ts";

/** What uses no more than this passes by the product standard too: Table 3.1 has at most 1.06 times its strength. */
const SURE = 0.5;

const BY_TABLE = "UK NA.2.4 takes fy from the product standard, the material's rule is Table 3.1";

/** A member's steel by the product standard; null where that has no less. A strength above Table 3.1 as well is asked about whatever the annex. */
function lowered(member: CheckMember): { said: string; member: CheckMember } | null {
  const { section, material } = member;
  const grade = gradeOf(material.grade) ?? gradeOf(material.id);
  if (!grade || material.fy_rule === "product_standard") return null;
  const { fy: own, t } = strength(section, material);
  const fy = fyByThickness("product_standard", grade, t);
  const most = fyByThickness("table_3_1", grade, t) ?? 0;
  if (own === null || fy === null || own <= fy * (1 + 1e-9) || own > most * (1 + 1e-9)) return null;
  const said = `UK NA.2.4 takes fy from the product standard: ${productStandard(grade, section.fabrication)} has ${fy / 1e6} N/mm² for ${grade} at ${+(t * 1e3).toFixed(1)} mm, ${material.fy_rule === "table_3_1" ? "Table 3.1" : `material ${material.id}`} ${own / 1e6} N/mm²`;
  return { said, member: { ...member, material: { ...material, id: `${material.id} by product standard`, grade, fy, fy_rule: "given" } } };
}

/** Runs a check with the strengths that the model has, and by the UK annex once more with the product standard's where these are less. */
export function byProductStandard(run: Run, annex: Annex): Run {
  if (annex !== "UK") return run;
  return (target, traced, later) => {
    const found = target.members.map(lowered);
    const first = found.find((one) => one !== null);
    if (!first) {
      const isByTable = target.members.some(({ material }) => material.fy_rule === "table_3_1");
      return isByTable ? thenAsked(run, [target, traced, later], () => withWarning(BY_TABLE)) : run(target, traced, later);
    }
    return thenAsked(run, [target, traced, later], ({ verdict, utilisation }) => {
      if (verdict === "fail" || (utilisation !== null && utilisation <= SURE)) return withWarning(first.said);
      const other = run({ ...target, members: target.members.map((member, i) => found[i]?.member ?? member) }, false);
      if (other.verdict !== "fail") return withWarning(first.said);
      return withQuestion(
        `${first.said}, and with the former it fails at ${other.utilisation?.toFixed(2)}: is the steel certified for it? Else let fy_rule be product_standard`,
      );
    });
  };
}
