/** Buckling length of an angle or a tee about any of its axes. */

import { type AngleAxis, inertia } from "../../ec3/angles/anglebuckling.ts";
import { Ncr } from "../../ec3/member_buckling/flexural.ts";
import { asGiven, boundByLowest, bucklingLength, type Length } from "../../members/lengths.ts";
import { meetsBetween } from "../buckling/flexuralcheck.ts";
import { lineForce } from "../buckling/lineforce.ts";
import type { AngleInput } from "./input.ts";

type Pressed = Pick<AngleInput, "diagram" | "joints" | "ends" | "design" | "sway" | "c" | "e" | "peaks">;

/** Share of Euler's force from which a mode is the bow between the ends. */
const OWN_BOW = 0.9;

/** Its length about any axis; about a principal one the longer of those about y-y and z-z, which both have a part in it. */
export function lengthAbout({ diagram, joints, ends, design: member, sway, c, e, peaks: { n } }: Pressed, axis: AngleAxis): Length {
  const { line } = diagram;
  const i = inertia(c.p, axis);
  // A mode tells a force, which is then no less about any axis: each length is made of its own E·I. One as high as the weakest axis makes of the length
  // between the ends is that bow, and tells little of the others.
  const isOther = i > c.p.iv && sway.bow !== null && sway.bow * n >= OWN_BOW * Ncr(e, c.p.iv, line.system);
  const of = (way: "y" | "z"): Length => {
    const found = bucklingLength({
      axis: way,
      member,
      line,
      ends,
      n,
      pressing: () => lineForce(sway.lines, line.spans[0]!.member, n, joints, diagram.combination),
      ...sway,
      ei: e * i,
      bent: isOther ? (way === "y" ? "z" : "y") : null,
    });
    const bound = "reason" in found || sway.lowest === null || !meetsBetween(way, { member, joints, diagram });
    return bound ? found : boundByLowest(found, sway.lowest as number, n, e * i);
  };
  if (axis === "y" || axis === "z") return of(axis);
  const [y, z] = [of("y"), of("z")];
  if ("reason" in y) return y;
  if ("reason" in z) return z;
  if (axis === "v" && member.l_cr_v !== undefined) return { l_cr: member.l_cr_v, by: asGiven, assumed: null, bows: false };
  return y.l_cr >= z.l_cr ? y : z;
}
