/** Whether the structure stands under its loads, and whether forces of first order may serve: EN 1993-1-1 5.2.1(3). */

import { computed, decided, q } from "../trace/quantity.ts";
import { type MemberCheck, open, verified } from "./member.ts";
import type { Sway } from "./sway.ts";

/** The verification of 5.2.1 where the modes call for one; null where they do not. `isCounted`: order and imperfections are those that sway asks for. */
export function swayCheck(
  { unstable, prevented, alpha }: Pick<Sway, "unstable" | "prevented" | "alpha">,
  isCounted: boolean,
): MemberCheck | null {
  if (unstable !== null)
    return verified("stability", 1 / unstable, () => [
      decided("5.2.1(3)", "The structure buckles before its loads are reached", "1/αcr ≤ 1", [q("αcr", unstable)], 1 / unstable),
    ]);
  if (prevented) return unknownAbove(prevented);
  if (alpha === null || isCounted) return null;
  const message = `αcr = ${alpha.toFixed(2)} of a sway mode is below 10, and the stated first order leaves its effects out (5.2.1(3)): leave analysis.options.order out`;
  return open("stability", { code: "first_order", message }, () => [
    computed("5.2.1(3)", "Sway of the structure", "αcr ≥ 10 for a first-order analysis", [], q("αcr", alpha)),
  ]);
}

/** A declared restraint is word for its own member's checks: the structure without it buckles, and with it nobody has looked. */
function unknownAbove({ alpha, by }: NonNullable<Sway["prevented"]>): MemberCheck {
  return open("stability", {
    code: "restrained_mode",
    message: `αcr = ${alpha.toFixed(2)} is below 1 where '${by}' bows or leans across its lateral_restraints, which the analysis does not know (5.2.1(3)): put them into the model as supports or bracing members`,
  });
}
