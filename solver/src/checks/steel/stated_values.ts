/** Buckling lengths and critical moments that the model states: verified with, and a question where the structure's own would not bear the member (5.2.2(7)b). */

import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import { endsOf } from "../../members/end.ts";
import type { Joints } from "../../topology/joints.ts";
import { lineOf } from "../../topology/line.ts";
import type { Target } from "../../topology/target.ts";
import { type Alternative, isWorse, withAlternatives } from "../alternatives.ts";
import { bowsThrough } from "../buckling/flexuralcheck.ts";
import type { Run } from "../traces.ts";

const LENGTHS = ["l_cr_y", "l_cr_z", "l_cr_v", "l_lt", "l_t"] as const;
type Field = (typeof LENGTHS)[number] | "mcr";

/** What a run without stated values needs: one for the check as it stands, and one without its critical moment. */
interface Runs {
  check: SteelCheck;
  joints: Joints;
  run: Run;
  withoutMcr: Run | null;
}

/** Runs a check with what is stated, and where that does not fail without it: first all of it, then each by itself. */
export function comparedWithStructure({ check, joints, run, withoutMcr }: Runs): Run {
  return (target, traced, later) => {
    const fields = statedBy(target.design, check);
    if (!fields.length) return run(target, traced, later);
    const without = (some: readonly Field[]): ReturnType<Run> =>
      (some.includes("mcr") && withoutMcr ? withoutMcr : run)(bare(target, some, joints), false);
    return withAlternatives(run, [target, traced, later], (found) => {
      if (found.verdict === "fail") return [];
      const all = without(fields);
      if (!isWorse(all, found)) return [];
      const each = fields.map((field) => ({ field, result: fields.length > 1 ? without([field]) : all }));
      const worse = each.filter(({ result }) => isWorse(result, found));
      // Where it takes several together the first stands for them.
      return (worse.length ? worse : [{ field: fields[0]!, result: all }]).map(({ field, result }) =>
        alternative(field, target.design, check, result),
      );
    });
  };
}

/** A flange that is held all along holds the member sideways, so that a length about z says nothing more. */
function statedBy(design: DesignMember, { mcr, restrained }: SteelCheck): Field[] {
  const lengths = LENGTHS.filter((field) => design[field] !== undefined && !(field === "l_cr_z" && restrained));
  return mcr === undefined || restrained ? lengths : [...lengths, "mcr"];
}

/** Imperfections among the loads are their author's word: what sways is in the forces, and the member's own length is left. */
function bare(target: Target, fields: readonly Field[], joints: Joints): Target {
  const design: Record<string, unknown> = { ...target.design };
  const line = joints.assumed.among_loads ? lineOf(target.members, joints) : null;
  const ends = line && endsOf(line, joints);
  for (const field of fields) {
    const axis = field === "l_cr_y" ? "y" : field === "l_cr_z" ? "z" : null;
    if (line && ends && axis && !bowsThrough(ends, axis)) design[field] = Math.max(line.system, target.design[`l_cr_${axis}`]!);
    else delete design[field];
  }
  return { ...target, design: design as unknown as DesignMember };
}

function alternative(field: Field, design: DesignMember, { mcr }: SteelCheck, result: Alternative["result"]): Alternative {
  const given = field === "mcr" ? { value: mcr! / 1e3, unit: "kNm" } : { value: design[field]!, unit: "m" };
  return {
    ask: {
      ...{ code: "stated_value", clause: field === "mcr" || field === "l_lt" ? "6.3.2.2(2)" : "5.2.2(7)", finding: "length" },
      field: field === "mcr" ? "/analysis/checks/*/mcr" : `/model/design_members/*/${field}`,
      figures: { given: { symbol: field, ...given } },
    },
    ...{ taken: "as stated", other: "by the structure", result },
  };
}
