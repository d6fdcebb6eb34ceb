/** Bows that the restraints declared for the member which bows rule out, while the analysis does not know of them. */

import { BOW } from "../../../analysis/stability/sway.ts";
import type { DesignMember, LateralRestraint } from "../../../generated/model.ts";
import type { Frame } from "../../../model/frame.ts";
import type { Mode } from "../context.ts";
import { widestGap } from "./gaps.ts";

/** A mode is one line's own where it does this much of the axial forces' work, and a bow about one axis where that is this much of it. */
export const PLAINLY = 0.9;

/** Longest stretch between points of which both flanges are held, as a fraction of the length, 1 where none are. Ends stand still in a bow. */
export function longestUnheld(restraints: readonly LateralRestraint[]): number {
  return widestGap([0, ...restraints.filter(({ flange }) => flange === "both").map(({ position }) => position), 1]);
}

/** The axis of the model's about which members of one line bow; null where the mode is no plain bow, or one about both. */
export function bowAxis({ participation, about_y }: Pick<Mode, "participation" | "about_y">, member: number): "y" | "z" | null {
  const [share, y] = [participation[member] ?? 0, about_y?.[member]];
  if (y === undefined || share <= 0) return null;
  return y >= PLAINLY * share ? "y" : y <= (1 - PLAINLY) * share ? "z" : null;
}

/**
 * The design member whose declared restraints rule the mode out: it is the whole of the one line that bows, about z. Its ends may be clamped or not, so that
 * its length L stands for a buckling length of L/2 at least; between holds g apart it bows at α·(L/2)²/g² or later, which must not lie below its loads.
 */
export function preventedBy(
  mode: Pick<Mode, "alpha_cr" | "participation" | "about_y">,
  lines: Int32Array,
  frame: Pick<Frame, "memberIndex" | "sections" | "sectionOf">,
  designs: readonly DesignMember[],
): string | null {
  const { alpha_cr, participation } = mode;
  const first = participation.findIndex((share) => share >= PLAINLY);
  if (first < 0 || bowAxis(mode, first) !== "z") return null;
  const line = lines[first]!;
  if (participation.some((share, m) => lines[m] !== line && Math.abs(share) > BOW)) return null;
  const pieces = participation.flatMap((_, m) => (lines[m] === line ? [m] : []));
  for (const { id, members, lateral_restraints = [] } of designs) {
    const own = new Set(members.map((member) => frame.memberIndex.get(member)));
    const gap = longestUnheld(lateral_restraints);
    if (gap === 1 || own.size !== pieces.length || pieces.some((m) => !own.has(m))) continue;
    // Lateral is across the minor axis; of a section wider than deep that is the other one.
    const { iy, iz } = frame.sections[frame.sectionOf[first]!]!;
    if (iy >= iz && alpha_cr / (2 * gap) ** 2 >= 1) return id;
  }
  return null;
}
