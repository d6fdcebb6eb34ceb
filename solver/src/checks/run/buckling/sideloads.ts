/** Loads across the web that act at a flange, as the check says, as wheels do or as what lies on a turned purlin: the torque that they make there is not in the analysis. */

import type { SteelCheck } from "../../../generated/model.ts";
import { isOpen, type Profile } from "../../clauses/profile.ts";
import type { Stiffness } from "../../stability/critical.ts";
import type { Diagram } from "../context.ts";
import type { LineDiagram } from "../forces/linediagram.ts";
import type { Peaks } from "./member.ts";

/** One combination along a member, and its largest forces. */
interface State {
  diagram: LineDiagram;
  peaks: Peaks;
}

/** What is checked, and what it uses: the most of all, Mz by itself, and lateral-torsional buckling. */
interface Pushed {
  check: SteelCheck;
  p: Profile;
  s: Stiffness;
  used: number;
  bent: number;
  ltb: number;
}

/**
 * Whoever gives a torque has thought of it. Null where nothing is to be asked: of unsaid height only where it matters. A force at one flange bends that flange
 * alone, so that torque uses once more what Mz does of the elastic section, by EN 1993-6 A kw·kα of it: kw is 0.7 at most, and kα = 1/(1 − My/Mcr) is below
 * 1/(1 − ltb). Beside all that is `used` it is taken as twice the `bent` of the plastic section, or more by kα. Of loads along the member St. Venant's torsion takes a part.
 */
export function sideLoads({ check, p, s, used, bent, ltb }: Pushed, states: readonly State[]): string | null {
  const { load_height } = check;
  if (load_height === "centre" || !isOpen(p)) return null;
  const untwisted = states.filter(({ peaks }) => peaks.mx === 0 && !peaks.twist);
  const some = (aside: (diagram: Diagram) => boolean): boolean => untwisted.some(({ diagram }) => diagram.diagrams.some(aside));
  const matters = (share: number): boolean => used <= 1 && used + Math.max(2, 1.2 / (1 - ltb)) * share * bent > 1;
  const askew = (state: State): boolean => state.diagram.diagrams.some(liesAskew) && matters(warping(state, (s.g * p.it) / (s.e * p.iw)));
  const unsaid = (): string | false =>
    matters(1) && some(hasWheels)
      ? "loads press a flange, as wheels do, and"
      : !check.restrained && untwisted.some(askew) && "loads lie askew on a flange, as on a turned purlin, and";
  const stated = load_height === "top" || load_height === "bottom";
  const where = stated ? some(pushedAside) && `load_height puts loads at the ${load_height} flange, and some` : unsaid();
  if (!where) return null;
  return `${where} act across the web: there they twist the member by their force times ${((p.h / 2) * 1e3).toFixed(0)} mm, and no torque is in the analysis. Give it as a load of type moment with mx, or check with load_height: centre what acts at the axis`;
}

/**
 * The share of an even torque that bends the flanges of a simple span, of which 1/k² is E·Iw/(G·It): B = m/k²·(1 − 1/cosh(k·L/2)) beside m·L²/8, with L of
 * Mz = q·L²/8. All of it where Mz is that of no simple span, since warping held over a support or at a root draws more.
 */
function warping({ diagram, peaks }: State, k2: number): number {
  const q = Math.max(...diagram.diagrams.map(({ loads }) => across(loads.distributed)));
  const u = (2 * k2 * peaks.mz) / q;
  return isSimple(diagram, peaks.mz) ? ((1 - 1 / Math.cosh(Math.sqrt(u))) * 2) / u : 1;
}

const across = (loads: Diagram["loads"]["distributed"]): number =>
  loads.reduce((sum, { fy1, fy2 }) => sum + Math.max(Math.abs(fy1), Math.abs(fy2)), 0);

/** Mz begins and ends at zero and is of one sign between. */
function isSimple(diagram: LineDiagram, most: number): boolean {
  const found = diagram.positions().map((s) => diagram.moment(s, "mz", s > 0 ? -1 : 1) / most);
  return Math.min(...found) * Math.max(...found) > -1e-6 && Math.abs(found[0]!) + Math.abs(found.at(-1)!) < 1e-3;
}

/** Across the web by more than round-off of the axes; own weight apart, which acts at the axis. */
const aside = (fy: number, fz: number): boolean => Math.abs(fy) > 1e-6 * Math.abs(fz);

/** Loads across the web stand where others press it. */
const hasWheels = ({ loads: { points } }: Diagram): boolean =>
  points.some((one) => aside(one.fy, one.fz) && points.some(({ x, fy, fz }) => Math.abs(x - one.x) < 1e-6 && aside(fz, fy)));

/** A load pushes aside where one presses, be it the same: cut into its components it lies no straighter. */
function liesAskew({ loads }: Diagram): boolean {
  const laid = loads.distributed.filter(({ self_weight }) => !self_weight);
  const pressing = laid.filter(({ fy1, fz1, fy2, fz2 }) => aside(fz1 || fz2, fy1 || fy2));
  return laid.some(
    ({ fy1, fz1, fy2, fz2, x1, x2 }) => aside(fy1 || fy2, fz1 || fz2) && pressing.some((other) => other.x1 < x2 && x1 < other.x2),
  );
}

const pushedAside = ({ loads }: Diagram): boolean =>
  loads.points.some(({ fy, fz }) => aside(fy, fz)) ||
  loads.distributed.some(({ fy1, fz1, fy2, fz2, self_weight }) => !self_weight && (aside(fy1, fz1) || aside(fy2, fz2)));
