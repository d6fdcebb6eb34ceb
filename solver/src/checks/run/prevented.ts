/** What a bow of the structure and the restraints declared for the member that bows say of each other: the analysis does not know of them. */

import type { LateralRestraint } from "../../generated/model.ts";
import type { Mode } from "./context.ts";

/** A mode is one line's own where it does this much of the axial forces' work, and a bow about one axis where that is this much of it. */
export const PLAINLY = 0.9;

/** Longest stretch between points of which both flanges are held, as a fraction of the length, 1 where none are. Ends stand still in a bow. */
export function longestUnheld(restraints: readonly LateralRestraint[]): number {
  const places = [0, ...restraints.filter(({ flange }) => flange === "both").map(({ position }) => position), 1].sort((a, b) => a - b);
  return Math.max(...places.slice(1).map((to, i) => to - places[i]!));
}

/** The axis of the model's about which members of one line bow; null where the mode is no plain bow, or one about both. */
export function bowAxis({ participation, about_y }: Pick<Mode, "participation" | "about_y">, member: number): "y" | "z" | null {
  const [share, y] = [participation[member] ?? 0, about_y?.[member]];
  if (y === undefined || share <= 0) return null;
  return y >= PLAINLY * share ? "y" : y <= (1 - PLAINLY) * share ? "z" : null;
}
