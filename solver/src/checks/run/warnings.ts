/** What the reader must know before trusting a steel check's verdict. */

import type { SteelCheck } from "../../generated/model.ts";
import { channelOffset } from "../clauses/torsionalflexural.ts";
import type { Ends } from "../stability/ends.ts";
import { bucklingLength, WITHOUT_MODES } from "../stability/lengths.ts";
import type { Resolved } from "./capacities.ts";
import type { Annex } from "./context.ts";
import type { Line } from "./line.ts";
import { contradiction, type SwayInput } from "./sway.ts";
import type { Target } from "./target.ts";

export interface WarningInput {
  check: SteelCheck;
  annex: Annex;
  target: Target;
  line: Line;
  /** Of the target's members, in their order. */
  resolved: readonly Resolved[];
  /** Combinations that compress the lower flange of a member declared restrained although it could buckle. */
  doubted: readonly string[];
  /** Utilisation of shear along z. */
  sheared: number;
  /** Seen with the major axis as y. */
  turned: boolean;
}

export function warningsOf(input: WarningInput): string[] {
  const { check, annex, target, line, resolved, doubted, sheared, turned } = input;
  const warnings = new Set<string>();
  if (doubted.length > 0) {
    const where = doubted.length > 3 ? `${doubted.slice(0, 3).join(", ")} and ${doubted.length - 3} more` : doubted.join(", ");
    warnings.add(
      `${where}: the bottom (${line.up > 0 ? "−" : "+"}z) flange is in compression; a slab or deck on the top flange does not restrain it, so lateral-torsional buckling may not be skipped there`,
    );
  }
  resolved.forEach(({ capacity, strength }, i) => {
    const { p } = capacity;
    for (const warning of [...p.warnings, ...strength.warnings]) warnings.add(warning);
    if (sheared > 0 && capacity.slender_web && target.design?.web_stiffeners !== "at_forces")
      warnings.add(
        `${p.name}: hw/tw exceeds 72·ε/η, for which EN 1993-1-5 5.1(2) asks for transverse stiffeners at the supports; shear buckling is verified as if they were there`,
      );
    if (p.kind === "channel" && target.design?.load_line === undefined)
      warnings.add(
        `${p.name}: a channel's shear centre lies ${(channelOffset(p).y0 * 1e3).toFixed(0)} mm from its centroid; loads off the shear centre twist it, and that torsion is not verified`,
      );
    if (annex === "UK" && target.members[i]?.material.fy_rule === "table_3_1")
      warnings.add("UK NA.2.4 takes fy from the product standard, the material's rule is Table 3.1");
  });
  if (check.limit_state === "SLS") warnings.add("resistances are verified against an SLS combination");
  if (turned) warnings.add("the section is wider than deep: here y-y is its major axis, the model's z-z");
  return [...warnings];
}

export interface QuestionInput {
  target: Target;
  line: Line;
  ends: Ends | null;
  resolved: readonly Resolved[];
  /** Largest compression, N. */
  n: number;
  /** What the structure's modes say, combination by combination. */
  swaying: readonly SwayInput[];
}

/** What was taken for granted and awaits the engineer's word. */
export function questionsOf({ target: { design: member }, line, ends, resolved, n, swaying }: QuestionInput): string[] {
  const questions = new Set(resolved.flatMap(({ capacity, strength }) => [...capacity.p.questions, ...strength.questions]));
  if (member && ends && n > 0)
    for (const axis of ["y", "z"] as const) {
      const found = bucklingLength({ axis, member, line, ends, n, ...WITHOUT_MODES });
      if (!("reason" in found) && found.assumed !== null) questions.add(found.assumed);
    }
  for (const one of swaying) {
    const doubt = contradiction(one);
    if (doubt) questions.add(doubt);
  }
  return [...questions];
}
