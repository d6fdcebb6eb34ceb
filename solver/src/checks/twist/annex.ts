/** What EN 1993-6 Annex A is asked with, and what is known of a member that twists. */

import { OFFERED } from "../../analysis/flexibility.ts";
import { modulus } from "../../ec3/cross_section/bending.ts";
import type { SectionClass } from "../../ec3/cross_section/classification.ts";
import type { Column } from "../../ec3/member_buckling/flexural.ts";
import { type TorsionBucklingInput, torsionBuckling } from "../../ec3/member_buckling/torsionbuckling.ts";
import { sectorial } from "../../ec3/torsion/warpingstress.ts";
import type { Ends } from "../../members/ends.ts";
import { goesOn, holdsOf, ownTwist } from "../../members/restraints.ts";
import { type Twisting, twisting } from "../../members/twisting.ts";
import type { Ask, Gap } from "../../results/open_points.ts";
import type { Line } from "../../topology/line.ts";
import { type MemberCheck, type MemberInput, verified } from "../buckling/member.ts";
import { torsionBucklingSteps } from "../trace/torsioncombined.trace.ts";
import type { Unstated } from "./field.ts";

/** Null where the buckling length about an axis is not known. */
export interface Columns {
  y: Column | null;
  z: Column | null;
}

/** By the ends of a member: the same in every combination. */
const known = new WeakMap<Ends, Twisting>();

export function twistsOf({
  c: { p },
  s,
  line,
  joints,
  ends,
  member,
}: Pick<MemberInput, "c" | "s" | "joints" | "ends" | "member"> & { line: Line }): Twisting {
  let found = known.get(ends);
  if (!found) {
    const own = ownTwist(p, s, line.length);
    const restraints = member.lateral_restraints ?? [];
    const onward = member.l_t === undefined ? goesOn(ends, restraints, own) : null;
    const kept = ends.springs ? { e: s.e, g: (1 - OFFERED) * s.g } : s;
    known.set(ends, (found = twisting(p, kept, line.length, holdsOf(line, joints, ends, restraints, own), member, onward)));
  }
  return found;
}

export const AT_ONCE: Gap = {
  code: "torsion_with_compression",
  message: "no rule covers buckling under compression, bending and torsion at once",
};

/** 6.3.1.2(4): below this share of the critical force compression does not buckle the member. */
export const compresses = ({ peaks: { n } }: Pick<MemberInput, "peaks">, { y, z }: Columns): boolean =>
  n > 0.04 * Math.min(y?.n_cr ?? 0, z?.n_cr ?? 0);

/** A slender flange bears no more of the bimoment than of Mz. */
export function annexA(
  { c, peaks: { my, mz } }: { c: MemberInput["c"]; peaks: { my: number; mz: number } },
  { chi, m_cr }: { chi: number; m_cr: number },
  found: SectionClass,
  { b, theta }: { b: number; theta: number },
): TorsionBucklingInput {
  const [w_y, w_z, yields] = [modulus(c, "y", found)[0], modulus(c, "z", found)[0], c.fy / c.gamma_m1];
  const { omega, w_pl } = sectorial(c.p);
  const w_b = found < 3 ? w_pl : (c.p.iw / omega) * Math.min(1, w_z / c.p.wel_z);
  return { my, mz, b, theta, m_b: chi * w_y * yields, m_z: w_z * yields, b_rd: w_b * yields, m_cr };
}

export function annexCheck(given: TorsionBucklingInput, unstated: Unstated | undefined): MemberCheck {
  const twisted = torsionBuckling(given);
  const check = verified("ltb_torsion", twisted.utilisation, () => torsionBucklingSteps(given, twisted));
  return unstated && check.status === "fail" ? { ...check, ask: unstatedAsk(unstated, twisted.utilisation) } : check;
}

/** What fails with the worst of what is not stated may pass with what is. */
export const unstatedAsk = (unstated: Unstated, utilisation: number): Ask => ({
  code: unstated,
  field: `/model/design_members/*/${unstated === "warping" ? "warping_start" : unstated}`,
  clause: "6.2.7",
  finding: "unstated",
  figures: {},
  effect: [{ value: unstated === "warping" ? "the worst of warping free and fixed" : "the worse of both lines", utilisation }],
});
