/** Buckling of an open section that twists: under compression (EN 1993-1-1 6.3.1.4), and where torsion acts beside bending (EN 1993-6 Annex A). */

import { type SectionClass, sectionClass } from "../../ec3/cross_section/classification.ts";
import type { ColumnInput } from "../../ec3/member_buckling/flexural.ts";
import { torsionalFlexural } from "../../ec3/member_buckling/torsionalflexural.ts";
import { isOpen, susceptible } from "../../ec3/profile.ts";
import { bucklingTorsion } from "../../ec3/torsion/bendingtorsion.ts";
import { classTwisted, TWISTED_CLASS_4 } from "../../ec3/torsion/torsioncombined.ts";
import type { Gap } from "../../results/open_points.ts";
import { type LateralResult, type MemberCheck, type MemberInput, open, verified } from "../buckling/member.ts";
import { torsionalFlexuralSteps } from "../trace/flexural.trace.ts";
import { bucklingTorsionSteps } from "../trace/torsion.trace.ts";
import { AT_ONCE, annexA, annexCheck, type Columns, compresses, twistsOf } from "./annex.ts";
import type { Effects } from "./field.ts";
import { slightCheck } from "./slight.ts";

const ONE_FLANGE: Gap = {
  code: "channel_flange",
  message: "restraints hold one flange of a channel alone: BB.3 speaks of doubly symmetric sections",
};
const NO_LENGTH: Gap = { code: "critical_force", message: "torsional-flexural buckling needs the buckling length about y-y" };

/** 6.3.1.4 and BB.3: twisting under compression. 6.3.3 has no term for it, so the smaller χ stands in both its equations. */
export function twistCheck(input: MemberInput, given: ColumnInput, columns: Columns, n: number): MemberCheck {
  const { c } = input;
  const { p } = c;
  const twist = twistsOf({ ...input, line: input.diagram.line });
  if (p.kind === "channel" && twist.a > 0) return open("buckling_tf", ONE_FLANGE);
  // A doubly symmetric section does not bend about y-y as it twists: its length about that is of no matter.
  const ncr_y = columns.y?.n_cr ?? (p.kind === "channel" ? null : Infinity);
  if (ncr_y === null) return open("buckling_tf", NO_LENGTH);
  const found = torsionalFlexural(given, ncr_y, twist.ncr_t);
  for (const axis of ["y", "z"] as const) {
    const one = columns[axis];
    if (one && found.n_b < one.n_b) {
      const { a, l_cr, n_cr, lambda, curve, alpha, chi } = one;
      columns[axis] = { a, l_cr, n_cr, lambda, curve, alpha, chi, n_b: found.n_b, twists: true };
    }
  }
  return verified("buckling_tf", n / found.n_b, () => torsionalFlexuralSteps(c, ncr_y, found, twist, n));
}

/** EN 1993-6 Annex A: lateral-torsional buckling of a member that torsion twists besides. */
export function twistedCheck(
  input: Pick<MemberInput, "c" | "peaks">,
  columns: Columns,
  lateral: { chi: number; m_cr: number },
  found: SectionClass,
): MemberCheck {
  const { c, peaks } = input;
  const effects: Effects = peaks.twist ?? { b: 0, theta: 0 };
  const presses = compresses(input, columns);
  // 5.5.2(10) bars 5.5.2(9) where buckling is verified: not of a class that compression brings, where that is too little to buckle the member.
  const isByBending = found === 4 && sectionClass(c.p, c.fy, { n: 0, my: peaks.my, mz: peaks.mz }) === 4;
  const class_ = presses || isByBending ? found : classTwisted(c, peaks, effects.b, found);
  if (class_ === 4) return open("ltb_torsion", TWISTED_CLASS_4);
  if (presses) return open("ltb_torsion", AT_ONCE);
  return annexCheck(annexA(input, lateral, class_, effects), effects.unstated);
}

/** 6.3 with torsion: of an open section where it is slight, of a closed or solid one; null where nothing buckles or torsion is neglected. */
export function stressedCheck(
  input: MemberInput,
  found: readonly MemberCheck[],
  columns: Columns,
  lateral: LateralResult,
  ofSection: SectionClass,
): MemberCheck | null {
  const { c, peaks, check } = input;
  if (peaks.slight) return slightCheck(input, peaks.slight, columns, lateral, ofSection, found);
  if (isOpen(c.p) || !(peaks.n > 0 || (susceptible(c.p) && !check.restrained && peaks.my > 0))) return null;
  const buckling = Math.max(0, ...found.map(({ utilisation }) => utilisation ?? 0));
  const r = bucklingTorsion(c, peaks.mx, buckling);
  return r && verified("buckling_torsion", r.utilisation, () => bucklingTorsionSteps(r, buckling));
}
