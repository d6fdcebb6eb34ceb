/** A member that may turn over as a whole on what holds its ends: rigid motions that no resistance of the member itself answers. */

import type { LineDiagram } from "../diagrams/linediagram.ts";
import { memberForces } from "../diagrams/lineloads.ts";
import type { Profile } from "../ec3/profile.ts";
import { susceptible } from "../ec3/profile.ts";
import type { End, Ends } from "./ends.ts";
import { type Hold, ownTwist } from "./restraints.ts";

/** From this multiple of what drives the member over it stands: as for sway, 5.2.1(3). */
export const STANDS = 10;
/** From this multiple of the member's own stiffness on a hold against twist is far beyond what its loads could overturn. */
export const AMPLE = 100;
/** A moment of rounding, N·m: what a hinge leaves of thousands. */
const NOTHING = 1e-3;

interface Held {
  diagram: LineDiagram;
  ends: Ends;
  holds: () => readonly Hold[];
}

/**
 * Moments at both ends over what their supports leave to turn about the other two axes: the inverse of a factor at which the member swings round. An end
 * whose flanges are both held as the design member says does not twist.
 */
function swings({ diagram, ends, holds }: Held, about: "y" | "z"): number {
  const at = ({ swing }: End, s: number, side: -1 | 1): number => {
    const resisted = about === "y" ? swing.y : swing.z;
    if (resisted === Infinity) return 0;
    const moment = Math.abs(diagram.moment(s, about === "y" ? "my" : "mz", side));
    return moment < NOTHING || holds().some((hold) => hold.at === "flange" && hold.flange === "both" && Math.abs(hold.s - s) < 1e-6)
      ? 0
      : moment / resisted;
  };
  return at(ends.start, 0, 1) + at(ends.end, diagram.line.length, -1);
}

/**
 * Mcr of a member whose support carries My about a fixed axis but gives way in twist and sideways turning: the moment twists what has turned sideways and
 * turns sideways what has twisted, at M = √(kx·kz). Inverse factors add up to a bound from below (Dunkerley). Null where nothing resists.
 */
export function withSwing(m_cr: number, m_max: number, input: Held): number | null {
  const soft = swings(input, "y");
  if (soft === Infinity) return null;
  return soft === 0 || m_max === 0 ? m_cr : m_max / (m_max / m_cr + soft);
}

export interface TopplingInput extends Held {
  p: Profile;
  s: { e: number; g: number };
  /** Loads act beside the axis, each on its adverse side. */
  adverse: boolean;
}

/**
 * Why nothing is shown to keep the member upright; null where something does. Loads along z are part of the critical moment: here those along y count, each
 * on its side of the section, against all that holds the line from twisting. Tubes and square sections rest on their own breadth.
 */
export function topples({ diagram, ends, holds, p, s, adverse }: TopplingInput): string | null {
  const about =
    swings({ diagram, ends, holds }, "z") * STANDS > 1
      ? "zy"
      : susceptible(p) && swings({ diagram, ends, holds }, "y") === Infinity
        ? "yz"
        : "";
  if (about)
    return `its support carries M${about[0]} about a fixed axis and gives way in twist and about ${about[1]}-${about[1]}: nothing is shown to keep the member from swinging round; hold one of them, or give lateral_restraints with flange 'both' there`;
  if (!adverse || !susceptible(p) || ends.start.twist + ends.end.twist >= AMPLE * ownTwist(p, s, diagram.line.length)) return null;
  let torque = 0;
  for (const { fy } of memberForces(diagram)) torque += (Math.abs(fy) * p.b) / 2;
  if (torque === 0) return null;
  // A flange held between ends that are held sideways keeps the whole upright.
  const twist = holds().reduce((sum, hold) => sum + (hold.at === "flange" ? Infinity : hold.twist), 0);
  return twist >= STANDS * torque
    ? null
    : "nothing is shown to keep the member from turning over about its axis under loads on its upper side: give supports, lateral_restraints, or load_height centre";
}
