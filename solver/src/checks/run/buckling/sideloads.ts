/** Loads across the web that act at a flange, as the check says or as wheels do: the torque that they make there is not in the analysis. */

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

/**
 * Whoever gives a torque has thought of it. Null where nothing is to be asked: of wheels only where it matters. A force at one flange bends that flange alone,
 * so that torque uses once more what Mz does of the elastic section, amplified as in EN 1993-6 A: twice the `bent` of a plastic one, beside all that is `used`.
 */
export function sideLoads({ load_height }: SteelCheck, p: Profile, states: readonly State[], used: number, bent: number): string | null {
  const isStated = load_height === "top" || load_height === "bottom";
  if (load_height === "centre" || !isOpen(p) || (!isStated && (used > 1 || used + 2 * bent <= 1))) return null;
  const aside = isStated ? pushedAside : hasWheels;
  if (!states.some(({ diagram, peaks }) => peaks.mx === 0 && !peaks.twist && diagram.diagrams.some(aside))) return null;
  const where = isStated ? `load_height puts loads at the ${load_height} flange, and some` : "loads press a flange, as wheels do, and";
  return `${where} act across the web: there they twist the member by their force times ${((p.h / 2) * 1e3).toFixed(0)} mm, and no torque is in the analysis. Give it as a load of type moment with mx, or check with load_height: centre what acts at the axis`;
}

/** Across the web by more than round-off of the axes; own weight apart, which acts at the axis. */
const aside = (fy: number, fz: number): boolean => Math.abs(fy) > 1e-6 * Math.abs(fz);

/** Loads across the web stand where others press it. */
const hasWheels = ({ loads: { points } }: Diagram): boolean =>
  points.some((one) => aside(one.fy, one.fz) && points.some(({ x, fy, fz }) => Math.abs(x - one.x) < 1e-6 && aside(fz, fy)));

const pushedAside = ({ loads }: Diagram): boolean =>
  loads.points.some(({ fy, fz }) => aside(fy, fz)) ||
  loads.distributed.some(({ fy1, fz1, fy2, fz2, self_weight }) => !self_weight && (aside(fy1, fz1) || aside(fy2, fz2)));
