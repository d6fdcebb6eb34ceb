/** Moments that turn with their nodes, which second order leaves out: what balance on the displaced shape lacks of them. */

import type { Frame } from "../../../model/frame.ts";
import type { Results } from "../../../results/index.ts";

type Combination = Results["load_combinations"][number];

/** Of the largest bending moment; a section that bears a quarter of it about its weak axis uses four times as much. */
const NOTICEABLE = 0.01;
/** Members that hardly bend are pressed: by a force that goes this share of their length aside they would bend. */
const ASIDE = 0.01;

/**
 * Second order has what forces along members do as these lean, and not that the moment of an arm turns with a post that twists, M·φ. Forces balance, so that
 * the moment which is lacking is the same about any point.
 */
export function turningQuestions({ length }: Pick<Frame, "length">, { load_combinations }: Pick<Results, "load_combinations">): string[] {
  let most = NOTICEABLE;
  let said: string[] = [];
  for (const set of load_combinations) {
    if (set.order !== 2 || set.limit_state !== "ULS" || set.failed) continue;
    const { loads, reactions } = set.equilibrium;
    const lacking = [3, 4, 5].map((j) => Math.abs(loads[j]! + reactions[j]!));
    const largest = Math.max(...lacking);
    const bending = bendingOf(set, length);
    const share = bending && largest / bending;
    if (share <= most) continue;
    most = share;
    const axis = "XYZ"[lacking.indexOf(largest)];
    said = [
      `as nodes twist, moments turn with them, which second order leaves out: about ${axis} ${(largest / 1e3).toFixed(2)} kN·m are lacking on the displaced shape in ${set.id}, ${(100 * share).toPrecision(2)} % of the largest bending moment: let what twists be stiffer, or bear this moment besides`,
    ];
  }
  return said;
}

function bendingOf({ extrema: { n, my, mz } }: Combination, length: Frame["length"]): number {
  let most = 0;
  for (let i = 0; i < my.min.length; i++)
    most = Math.max(most, -my.min[i]!, my.max[i]!, -mz.min[i]!, mz.max[i]!, ASIDE * length[i]! * Math.max(-n.min[i]!, n.max[i]!));
  return most;
}
