/** The transverse forces that use most of a design member's web, those among them that stand beyond its ends. */

import { LineDiagram } from "../../diagrams/linediagram.ts";
import { actionOf } from "../../ec3/capacity.ts";
import { eta_1, type Transverse, type TransverseInput, transverse, transverseUtilisation } from "../../ec3/plated/transverse.ts";
import { type WallBearing, wallBearing } from "../../ec3/plated/wallbearing.ts";
import { alongWay, hw, type Profile } from "../../ec3/profile.ts";
import type { Action, Capacity } from "../../ec3/resistances.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { CheckCombination, CheckMember, Forces } from "../../topology/context.ts";
import type { ExtendedLine } from "../../topology/extended_line.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line, Span } from "../../topology/line.ts";
import { boundsFor, settleByBound } from "../bounds.ts";
import type { Peaks } from "../forces/peaks.ts";
import { rank } from "../governing.ts";
import { together } from "./patch_loads.ts";
import { opposing } from "./through_forces.ts";
import { webOf } from "./web_beyond_ends.ts";
import { WebBounds, type WebLine } from "./web_bounds.ts";
import { type Way, type WebForce, webForces } from "./webforces.ts";

/** Where a transverse force uses most of its web. */
export interface Loaded extends WebForce {
  c: Capacity;
  f: Action;
  given: Omit<TransverseInput, "s_s">;
  r: Transverse | WallBearing;
  eta1: number;
  utilisation: number;
  combination: CheckCombination;
}

export interface WebInput {
  line: Line;
  seen: WebLine["seen"];
  states: readonly { combination: CheckCombination; diagram: LineDiagram; peaks: Pick<Peaks, "n" | "my" | "mz"> }[];
  joints: Joints;
  design: DesignMember;
  capacityOf: (member: CheckMember) => Capacity;
}

/** Both pairs of an rhs's walls are webs, and a tube has walls all round. */
const waysOf = ({ kind }: Profile): readonly Way[] => (kind === "rhs" || kind === "chs" ? ["z", "y"] : ["z"]);

/** Over a length of hw every web bears several times this share of its shear resistance, √3·χF of it with χF > 0.07 up to hw/tw = 300. */
const WORTH = 0.05;

const loadedLength = (r: Transverse | WallBearing): number => (r.type === "walls" ? r.l : r.l_y);

export const bearing = (given: Loaded["given"], s_s: number): Transverse | WallBearing =>
  given.p.kind === "rhs" ? wallBearing({ ...given, s_s }) : transverse({ ...given, s_s });

export interface Most {
  worst: Loaded | null;
  /** The worst of what a web bears unless a connection does. */
  unless: Loaded | null;
  joint: boolean;
  /** The worst that presses the wall of a round tube, and what that bears in any case. */
  round: (Pick<Loaded, "force" | "s" | "combination"> & { least: number }) | null;
}

/**
 * A round wall bears this much on any bearing, knife edges too. A ring pressed together collapses plastically under 8·Mp/d = 2·fy·t²/d per length: this is a ring
 * d/4 long. It is an eighth of what a transverse plate may press a tube with (EN 1993-1-8 Table 7.3, 4·fy·t²), so that a cut end, half of that, and
 * stress along the wall, kp ≥ 0.4, leave enough. √2: as much may act along the other axis at once.
 */
const leastOfRing = ({ p, fy, gamma_m1 }: Capacity): number => (fy * p.tw ** 2) / (2 * Math.SQRT2 * gamma_m1);

/** Without a bearing length nothing but a use of more than 1 by a knife edge is asked about. */
export function loadedMost(input: WebInput, s_s: number | undefined): Most {
  const most: Most = { worst: null, unless: null, joint: false, round: null };
  const first = input.capacityOf((input.line.spans[0] as Span).member);
  const isRound = first.p.kind === "chs";
  for (const way of waysOf(first.p)) {
    const web = webOf(input.line, input.joints, hw(alongWay(first.p, way)), way);
    const looked: Looked = { ...input, web, first, way, s_s: s_s ?? 0 };
    const shear = way === "z" ? first.vpl_z : first.vpl_y;
    const of = new WebBounds({ ...input, line: web.line, way }, s_s ?? 0, isRound ? leastOfRing(first) : null, WORTH * shear);
    const found = new Float64Array(1);
    const reach = (): void => {
      const by = isRound ? most.round && most.round.force / most.round.least : most.worst?.utilisation;
      found[0] = by == null ? -1 : isRound || s_s !== undefined ? rank(by) : Math.max(rank(by), 1);
    };
    const bounds = boundsFor(1, input.states.length);
    input.states.forEach(({ combination }, i) => {
      if (of.hasPosts) bounds.most[i] = Infinity;
      else if (of.mayPress(combination)) bounds.most[i] = rank(of.of(combination));
    });
    reach();
    const settle = (i: number): void => {
      look(looked, input.states[i]!, most);
      reach();
    };
    settleByBound(bounds, found, { settle });
    if (most.worst || most.round || most.joint) continue;
    // Connections bring in the rest.
    const sizes = input.states.map(({ combination }) => of.of(combination));
    look(looked, input.states[sizes.indexOf(Math.max(...sizes))]!, most);
  }
  return most;
}

/** A line along one way of its webs, with what is beyond its ends. */
interface Looked extends Pick<WebInput, "joints" | "capacityOf" | "line"> {
  web: ExtendedLine;
  first: Capacity;
  way: Way;
  s_s: number;
}

/** What goes into the webs along one way in one combination; the worst is kept. */
function look({ joints, capacityOf, line: own, web, first, way, s_s }: Looked, state: WebInput["states"][number], most: Most): void {
  const { combination } = state;
  const scratch: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const widest = hw(alongWay(first.p, way));
  const { line, from } = web;
  const to = from + own.length;
  const diagram = line === own ? state.diagram : new LineDiagram(line, joints.context, combination);
  const shear = way === "z" ? first.vpl_z : first.vpl_y;
  const patch = { widest, least: WORTH * shear, way };
  const alone = webForces(diagram, joints, 1e-6 * shear, way);
  const givenAt = (one: WebForce, length: number): Loaded["given"] => {
    const { p, fy, gamma_m1 } = capacityOf(one.span.member);
    const c = Math.max(0, Math.max(Math.min(one.s, line.length - one.s), one.beyond ?? 0) - length / 2);
    return { p: alongWay(p, way), fy, e: one.span.member.material.e, gamma_m1, c };
  };
  const reach = (one: WebForce): number => loadedLength(bearing(givenAt(one, s_s), s_s));
  const several = first.p.kind === "chs" ? [] : together(diagram, alone, patch, reach);
  const opposite = opposing(diagram, alone, patch);
  for (const one of [...alone, ...several]) {
    const half = (one.spread ?? 0) / 2 + 1e-9;
    if (one.s + half < from || one.s - half > to) continue;
    const c = capacityOf(one.span.member);
    if (one.at === "joint" || (c.p.kind === "chs" && one.met)) most.joint = true;
    else if (c.p.kind === "chs") {
      // What stands within the depth presses the same ring.
      const force = alone.reduce(
        (sum, other) => sum + (other.at !== "joint" && !other.met && Math.abs(other.s - one.s) < widest ? other.force : 0),
        0,
      );
      const least = leastOfRing(c);
      if (!most.round || force / least > most.round.force / most.round.least)
        most.round = { force, s: Math.min(Math.max(one.s, from), to) - from, combination, least };
    }
    if (c.p.kind !== "chs" && (one.at !== "joint" || one.unless)) {
      const length = Math.max(s_s, one.spread ?? 0);
      const [left, right] = ([-1, 1] as const).map((side) => actionOf(c, diagram.forces(one.s, side, scratch))) as [Action, Action];
      const f = left.my >= right.my ? left : right;
      const eta1 = eta_1(c, f);
      const { spread: depth = 0, width } = one;
      const post = width === undefined ? undefined : { depth, width, eta1 };
      const given = { ...givenAt(one, length), opposed: one.opposed ?? opposite(one), post };
      const r = bearing(given, length);
      const utilisation = transverseUtilisation(one.force / r.f_rd, eta1);
      const which = one.unless ? "unless" : "worst";
      if (utilisation > (most[which]?.utilisation ?? -1)) {
        const s = Math.min(Math.max(one.s, from), to) - from;
        most[which] = { ...one, s, c, f, given, r, eta1, utilisation, combination };
      }
    }
  }
}
