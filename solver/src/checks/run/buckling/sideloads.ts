/** Loads across the web that act at a flange, as the check says: the torque that they make there is not in the analysis. */

import type { SteelCheck } from "../../../generated/model.ts";
import { isOpen, type Profile } from "../../clauses/profile.ts";
import type { Diagram } from "../context.ts";
import type { LineDiagram } from "../forces/linediagram.ts";
import type { Peaks } from "./member.ts";

/** One combination along a member, and its largest forces. */
interface State {
  diagram: LineDiagram;
  peaks: Peaks;
}

/** Whoever gives a torque has thought of it. Null where nothing is to be asked. */
export function sideLoads({ load_height }: SteelCheck, p: Profile, states: readonly State[]): string | null {
  if ((load_height !== "top" && load_height !== "bottom") || !isOpen(p)) return null;
  if (!states.some(({ diagram, peaks }) => peaks.mx === 0 && !peaks.twist && diagram.diagrams.some(pushedAside))) return null;
  return `load_height puts loads at the ${load_height} flange, and some act across the web: there they twist the member by their force times ${((p.h / 2) * 1e3).toFixed(0)} mm, and no torque is in the analysis. Give it as a load of type moment with mx, or check with load_height: centre what acts at the axis`;
}

/** Across the web by more than round-off of the axes; own weight apart, which acts at the axis. */
const aside = (fy: number, fz: number): boolean => Math.abs(fy) > 1e-6 * Math.abs(fz);

const pushedAside = ({ loads }: Diagram): boolean =>
  loads.points.some(({ fy, fz }) => aside(fy, fz)) ||
  loads.distributed.some(({ fy1, fz1, fy2, fz2, self_weight }) => !self_weight && (aside(fy1, fz1) || aside(fy2, fz2)));
