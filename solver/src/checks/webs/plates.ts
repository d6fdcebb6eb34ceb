/** What of EN 1993-1-5 is part of other verifications: effective widths, shear buckling and stiffeners. */

import { epsilon } from "../../ec3/cross_section/classification.ts";
import { isSolid } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { Coverage } from "../../results/checks.ts";
import { PLATED } from "../verdict/coverage.ts";

const [EFFECTIVE, SHEAR, , , STIFFENERS] = PLATED;

/** EN 1993-1-5 4, 5 and 7.1, which are part of other verifications. */
export function plateCoverage(c: Capacity, class4: boolean, design: DesignMember): Coverage[] {
  const stocky =
    c.p.kind === "chs" || isSolid(c.p)
      ? "a tube or a solid bar has no flat web"
      : `hw/tw is at most 72·ε/η = ${((72 * epsilon(c.fy)) / c.eta).toFixed(1)}`;
  const bare = design.web_stiffeners === "none";
  return [
    class4
      ? c.effective
        ? { clause: EFFECTIVE, state: "verified" }
        : { clause: EFFECTIVE, state: "not_covered", code: "class_4", reason: "class 4 without effective widths" }
      : { clause: EFFECTIVE, state: "not_applicable", reason: "no part is of class 4 under these forces" },
    !c.slender_web && !c.slender_y
      ? { clause: SHEAR, state: "not_applicable", reason: stocky }
      : bare
        ? {
            clause: SHEAR,
            state: "not_covered",
            code: "no_stiffeners",
            reason: "web_stiffeners: none, but 5.1(2) asks for them at the supports of so slender a web",
          }
        : { clause: SHEAR, state: "verified" },
    {
      clause: STIFFENERS,
      state: "not_applicable",
      reason:
        "the model has no stiffeners: end posts are never taken as rigid, and the design of stiffeners and end posts is that of details",
    },
  ];
}
