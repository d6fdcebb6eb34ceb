/** What the reader must know before trusting a steel check's verdict. */

import type { SteelCheck } from "../../generated/model.ts";
import { channelOffset } from "../clauses/torsionalflexural.ts";
import type { Joints } from "../stability/joints.ts";
import type { Resolved } from "./capacities.ts";
import type { Annex } from "./context.ts";
import { freeStanding, type Line } from "./line.ts";
import type { Target } from "./target.ts";

export interface WarningInput {
  check: SteelCheck;
  annex: Annex;
  joints: Joints;
  target: Target;
  line: Line;
  /** Of the target's members, in their order. */
  resolved: readonly Resolved[];
  /** Combinations that compress the lower flange of a member declared restrained although it could buckle. */
  doubted: readonly string[];
  /** Utilisation of flexural buckling about y-y. */
  compressed: number;
  /** Utilisation of shear along z. */
  sheared: number;
}

export function warningsOf(input: WarningInput): string[] {
  const { check, annex, target, line, resolved, doubted, sheared } = input;
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
    if (p.kind === "channel")
      warnings.add(
        `${p.name}: a channel's shear centre lies ${(channelOffset(p).y0 * 1e3).toFixed(0)} mm from its centroid; loads off the shear centre twist it, and that torsion is not verified`,
      );
    if (annex === "UK" && target.members[i]?.material.fy_rule === "table_3_1")
      warnings.add("UK NA.2.4 takes fy from the product standard, the material's rule is Table 3.1");
  });
  if (check.limit_state === "SLS") warnings.add("resistances are verified against an SLS combination");
  const assumed = assumedLength(input);
  if (assumed) warnings.add(assumed);
  return [...warnings];
}

/** Which buckling length was taken where the model gives none. */
function assumedLength({ target: { design }, line, joints, compressed }: WarningInput): string | null {
  if (!design || !compressed || (design.l_cr_y !== undefined && design.l_cr_z !== undefined)) return null;
  if (freeStanding(line, joints))
    return "one end is free and l_cr_y or l_cr_z is not given: twice the length is taken, which holds for a root that does not turn";
  // 6.3.1.2(4): below this share buckling may be left out of account.
  if (compressed > 0.04) return "l_cr_y or l_cr_z is not given: the member's length is taken, which holds only where its ends cannot sway";
  return null;
}
