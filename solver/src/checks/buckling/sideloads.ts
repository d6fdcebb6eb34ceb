/** Loads across the web that act at a flange, as the check says, as wheels do or as what lies on a turned purlin: the torque that they make there is not in the analysis. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { type Force, memberForces } from "../../diagrams/lineloads.ts";
import { isOpen } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import { TORSION_NEGLECTED, tau_Rd, tau_t_Ed } from "../../ec3/torsion/torsion.ts";
import type { SteelCheck } from "../../generated/model.ts";
import type { Stiffness } from "../../members/critical.ts";
import type { Ask, Assumption } from "../../results/open_points.ts";
import type { Quantity } from "../../results/quantity.ts";
import type { CheckCombination, CheckContext, Diagram } from "../../topology/context.ts";
import type { Line } from "../../topology/line.ts";
import type { Peaks } from "../forces/peaks.ts";
import { quantitySaid } from "../questions/kinds.ts";
import { assumed } from "../verdict/assumptions.ts";
import { aside, type Met, meets, nodeForces, presses } from "./sideforces.ts";

/** One combination along a member, and its largest forces. */
interface State {
  combination: CheckCombination;
  diagram: LineDiagram;
  peaks: Peaks;
}

/** What is checked, and what it uses: the most of all, Mz by itself, and lateral-torsional buckling. */
interface Pushed extends Met {
  line: Line;
  seen: Pick<CheckContext, "caseLoads">;
  s: Stiffness;
  check: SteelCheck;
  c: Capacity;
  used: number;
  bent: number;
  ltb: number;
}

/** Whoever gives this share of the torque has thought of it, and of where the force acts. */
const GIVEN = 1 / 3;

/** What is asked of the torque, or assumed where it does not matter. */
export interface SideLoads {
  ask: Ask | null;
  assumption: Assumption | null;
}

const NOTHING: SideLoads = { ask: null, assumption: null };

/**
 * Of unsaid height it is asked only where it matters; of wheels it is told elsewhere too, since no utilisation has it. A force at one flange bends that flange alone, so that torque uses once more
 * what Mz does of the elastic section, by EN 1993-6 A kw·kα of it: kw is 0.7 at most, and kα = 1/(1 − My/Mcr) is below 1/(1 − ltb). Beside all that is `used`
 * it is taken as twice the `bent` of the plastic section, or more by kα. Of loads along the member St. Venant's torsion takes a part.
 */
export function sideLoads(pushed: Pushed, states: readonly State[]): SideLoads {
  const { check, c, s, used, bent, ltb } = pushed;
  const { p } = c;
  const { load_height, restrained } = check;
  if (load_height === "centre" || !isOpen(p)) return NOTHING;
  const torsional = Math.max(2, 1.2 / (1 - ltb)) * bent;
  const matters = (share: number): boolean => used <= 1 && used + share * torsional > 1;
  const stated = load_height === "top" || load_height === "bottom";
  const asks = stated || matters(1);
  if (!asks && (used > 1 || bent === 0)) return NOTHING;
  const unsaid = (state: State, all: readonly Force[]): [where: string, forces: Force[]] => {
    const wheels = asWheels(all, p.h, restrained === true);
    if (wheels.length > 0) return ["a flange, as wheels do", wheels];
    const askew = restrained ? [] : liesAskew(all.filter(({ from, to }) => to > from));
    const bends = askew.length > 0 && matters(warping(state, (s.g * p.it) / (s.e * p.iw)));
    return ["a flange, as on a turned purlin", bends ? askew : []];
  };
  let most = (TORSION_NEGLECTED * tau_Rd(c.fy, c.gamma_m0)) / tau_t_Ed(p, 1);
  let found: Ask | null = null;
  const byCase = new Map<number, number>();
  for (const state of states) {
    const { combination, peaks } = state;
    const others = nodeForces(pushed.line, combination, pushed, p.h);
    if (((mostAside(pushed, combination, byCase) + sizeOf(others)) * p.h) / 2 <= most) continue;
    const { diagram } = state;
    const own = memberForces(diagram);
    // Of a stated height it is asked for whatever it uses where no torque at all is in the member, which its own loads push aside.
    if (!matters(1) && (peaks.mx !== 0 || peaks.twist || !own.some((one) => aside(one) && (asks || isShort(one, p.h))))) continue;
    const all = [...own, ...others];
    const [where, forces] = stated ? [`the ${load_height} flange`, all.filter(aside)] : unsaid(state, all);
    const force = sizeOf(forces);
    const torque = (force * p.h) / 2;
    let given = 0;
    for (const { loads } of diagram.diagrams) given += loads.torque ?? 0;
    for (const { mx } of others) given += Math.abs(mx);
    if (torque <= most || given >= GIVEN * torque) continue;
    most = torque;
    found = {
      ...{ code: "load_height", field: "/analysis/checks/*/load_height", clause: "6.2.7", finding: "torque", options: ["centre"] },
      figures: {
        ...{ force: figure(force, "kN"), torque: figure(torque, "kNm"), given: figure(given, "kNm") },
        ...{ place: { symbol: "", value: where, unit: "" }, combination: { symbol: "", value: combination.id, unit: "" } },
      },
      effect: [
        { value: "loads at the axis", utilisation: used },
        { value: "loads at the flange, at most", utilisation: used + torsional },
      ],
    };
  }
  return asks || !found ? { ask: found, assumption: null } : { ask: null, assumption: leftOut(found, torsional) };
}

const leftOut = ({ figures }: Ask, torsional: number): Assumption =>
  assumed(
    "load_height",
    "6.2.7",
    `loads of ${quantitySaid(figures.force!)} act across the web at ${figures.place!.value} in ${figures.combination!.value}: their torque of ${quantitySaid(figures.torque!)} is left out, which uses ${torsional.toFixed(2)} more at most`,
  );

const figure = (value: number, unit: string): Quantity => ({ symbol: "", value: value / 1e3, unit });

const sizeOf = (forces: readonly Pick<Force, "fy">[]): number => forces.reduce((sum, { fy }) => sum + Math.abs(fy), 0);

/** Of the loads on its members; found once for a load case. */
function mostAside({ line, seen }: Pushed, { terms }: CheckCombination, byCase: Map<number, number>): number {
  return terms.reduce((all, { load_case, factor }) => {
    let own = byCase.get(load_case);
    if (own === undefined) {
      const loads = line.spans.map(({ member }) => seen.caseLoads(member, load_case));
      const points = loads.flatMap((one) => one?.points ?? []);
      const spread = loads.flatMap((one) => one?.distributed ?? []);
      own = sizeOf(points) + spread.reduce((sum, { x1, x2, fy1, fy2 }) => sum + ((x2 - x1) / 2) * (Math.abs(fy1) + Math.abs(fy2)), 0);
      byCase.set(load_case, own);
    }
    return all + Math.abs(factor) * own;
  }, 0);
}

const isShort = ({ from, to }: Force, depth: number): boolean => to - from <= depth;

/** What pushes aside at a place, or over no more than the depth, where others press; beside a load over more a flange that is held takes it. */
function asWheels(all: readonly Force[], depth: number, restrained: boolean): Force[] {
  const pressing = all.filter((one) => presses(one) && (!restrained || isShort(one, depth)));
  return all.filter((one) => aside(one) && isShort(one, depth) && pressing.some((other) => meets(one, other)));
}

/** What pushes aside along where others press, be it the same load: cut into its components it lies no straighter. */
const liesAskew = (spread: readonly Force[]): Force[] =>
  spread.filter((one) => aside(one) && spread.some((other) => presses(other) && meets(one, other, 1e-6)));

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
