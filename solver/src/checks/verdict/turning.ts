/** Moments that turn with their nodes, which second order leaves out: what balance on the displaced shape lacks of them. */

import { FIRST_ORDER } from "../../analysis/buckling/sway.ts";
import { isTie } from "../../diagrams/tie.ts";
import { Ncr } from "../../ec3/member_buckling/flexural.ts";
import type { Frame } from "../../model/frame.ts";
import type { Doubt, Results } from "../../results/index.ts";
import type { CheckCombination, CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import { swayModes } from "../buckling/sway.ts";
import { leastOf, type Swayed } from "../buckling/sway_state.ts";

type Combination = Results["load_combinations"][number];

/** Of the largest bending moment; less is nothing that ordinary frames do not have. */
const NOTICEABLE = 0.01;
/** Members that hardly bend are pressed: by a force that goes this share of their length aside they would bend. */
const ASIDE = 0.01;
/** Of a bar's length. */
const LEVER = 0.25;

/** What is lacking of moments in one combination, N·m: about each global axis. */
export type Lacking = readonly [number, number, number];

/**
 * Second order has what forces along members do as these lean, and not that the moment of an arm turns with a post that twists, M·φ. Forces balance, so that
 * the moment which is lacking is the same about any point. By combination; null where it is not noticeable.
 */
export function lackingMoments(
  { length }: Pick<Frame, "length">,
  { load_combinations }: Pick<Results, "load_combinations">,
): (Lacking | null)[] {
  return load_combinations.map((set) => {
    if (set.order !== 2 || set.limit_state !== "ULS" || set.failed) return null;
    const { loads, reactions } = set.equilibrium;
    const lacking = [3, 4, 5].map((j) => Math.abs(loads[j]! + reactions[j]!)) as [number, number, number];
    return Math.max(...lacking) > NOTICEABLE * bendingOf(set, length) ? lacking : null;
  });
}

function bendingOf({ extrema: { n, my, mz } }: Combination, length: Frame["length"]): number {
  let most = 0;
  for (let i = 0; i < my.min.length; i++)
    most = Math.max(most, -my.min[i]!, my.max[i]!, -mz.min[i]!, mz.max[i]!, ASIDE * length[i]! * Math.max(-n.min[i]!, n.max[i]!));
  return most;
}

/**
 * None where it may bear what is lacking beside the most it uses. Which members have it nobody knows: each is asked as if all that the structure lacks
 * were its own, about its worst axes, on the elastic section, and grew as sway does. So that is more than its part, in a large structure far more.
 */
export function turningDoubts(one: Swayed, joints: Joints, combinations: readonly CheckCombination[]): Doubt[] {
  const { member, most } = one;
  if (most > 1) return [];
  const share = shareOf(one, joints);
  let worst = 0;
  let said: Doubt[] = [];
  for (const combination of combinations) {
    const lacking = joints.context.lacking?.(combination);
    const size = lacking ? Math.hypot(...lacking) : 0;
    if (!lacking || size <= worst) continue;
    const [lowest] = swayModes(joints.context.stability, combination.index, member.index);
    const alpha = Math.min(lowest?.alpha_cr ?? FIRST_ORDER, FIRST_ORDER);
    if (alpha > 1 && most + share(size) / (1 - 1 / alpha) <= 1) continue;
    worst = size;
    const largest = Math.max(...lacking);
    const axis = "XYZ"[lacking.indexOf(largest)];
    const message = `Moments about ${axis} are out of balance by ${(largest / 1e3).toFixed(2)} kN·m on the displaced shape in ${combination.id}: second order leaves out moments that turn with twisting nodes. Stiffen what twists, or let the members named bear them`;
    said = [{ path: "", code: "twisting_moments", message }];
  }
  return said;
}

/** What a newton along a member uses of it, 1/N: as Rankine has it, near the buckling curves; one that acts in tension alone is never pressed. */
const softness = (member: CheckMember, squash: number, i: number, length: number): number =>
  1 / squash + (isTie(member) ? 0 : 1 / Ncr(member.material.e, i, length));

/** What such a moment uses of a member. A bar is bent by none: it bears the moment by its force, on a lever that is taken as a quarter of its length. */
function shareOf({ member, line, squash, p, elastic }: Swayed, joints: Joints): (moment: number) => number {
  if (line.spans.length > 1 || !joints.isBar(member)) return (moment) => Math.hypot(elastic(moment, 0), elastic(0, moment));
  // Of a diagonal between 15° and 75° the lever is h·b/L and no less than that.
  const soft = softness(member, squash, leastOf(p), line.system);
  return (moment) => (moment / (LEVER * line.system)) * soft;
}
