/** Bows that the restraints declared for the member which bows rule out, while the analysis does not know of them. */

import { BOW } from "../../analysis/buckling/sway.ts";
import type { DesignMember, LateralRestraint } from "../../generated/model.ts";
import { longestUnheld } from "../../members/restraint_gaps.ts";
import type { Frame } from "../../model/frame.ts";
import type { Mode } from "../../topology/context.ts";

/** A mode is one line's own where it does this much of the axial forces' work, and a bow about one axis where that is this much of it. */
export const PLAINLY = 0.9;

/** The axis of the model's about which members of one line bow or sway; null where that is not plainly one. */
function plainAxis({ participation, about_y, sways_y }: Shape, member: number): "y" | "z" | null {
  const share = participation[member] ?? 0;
  const y = (about_y ?? sways_y)?.[member];
  if (y === undefined || share <= 0) return null;
  return y >= PLAINLY * share ? "y" : y <= (1 - PLAINLY) * share ? "z" : null;
}

type Shape = Pick<Mode, "participation" | "about_y" | "sways_y">;

/** Both ends of a member are declared to be held. */
export const endsHeld = (restraints: readonly LateralRestraint[]): boolean =>
  [0, 1].every((end) => restraints.some(({ flange, position }) => flange === "both" && position === end));

/**
 * The design member whose declared restraints rule the mode out: every line that moves in it is the whole of such a one, and goes sideways alone, about its
 * z. Ends stand still in a bow; in a mode of sway they are to be held as well. They may be clamped or not, so that a line's length L stands for a
 * buckling length of L/2 at least; between holds g apart it bows at α·(L/2)²/g² or later, which must not lie below its loads.
 */
export function preventedBy(
  mode: Shape & Pick<Mode, "alpha_cr" | "sway">,
  lines: Int32Array,
  frame: Pick<Frame, "memberIndex" | "sections" | "sectionOf">,
  designs: readonly DesignMember[],
): string | null {
  const { participation } = mode;
  const moving = new Map<number, number>();
  participation.forEach((share, m) => void (Math.abs(share) > BOW && !moving.has(lines[m]!) && moving.set(lines[m]!, m)));
  const firsts = [...moving.values()];
  if (firsts.reduce((sum, m) => sum + participation[m]!, 0) < PLAINLY) return null;
  const by = firsts.map((m) => (plainAxis(mode, m) === "z" ? holderOf(m, mode, lines, frame, designs) : null));
  return by.includes(null) ? null : by[0]!;
}

function holderOf(
  first: number,
  { alpha_cr, sway }: Pick<Mode, "alpha_cr" | "sway">,
  lines: Int32Array,
  frame: Pick<Frame, "memberIndex" | "sections" | "sectionOf">,
  designs: readonly DesignMember[],
): string | null {
  const pieces = [...lines.keys()].filter((m) => lines[m] === lines[first]);
  // Lateral is across the minor axis; of a section wider than deep that is the other one.
  const { iy, iz } = frame.sections[frame.sectionOf[first]!]!;
  for (const { id, members, lateral_restraints = [] } of designs) {
    const own = new Set(members.map((member) => frame.memberIndex.get(member)));
    const gap = longestUnheld(lateral_restraints);
    if (gap === 1 || own.size !== pieces.length || pieces.some((m) => !own.has(m))) continue;
    if (iy >= iz && alpha_cr / (2 * gap) ** 2 >= 1 && (!sway || endsHeld(lateral_restraints))) return id;
  }
  return null;
}
