/** Torsion along a design member of open section: its torque about the shear centre, solved with the warping stated at its ends. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { channelOffset } from "../../ec3/member_buckling/torsionalflexural.ts";
import { isOpen } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import { TORSION_NEGLECTED, tau_Rd, tau_t_Ed } from "../../ec3/torsion/torsion.ts";
import { solveTwist, type TorqueSegment, type TwistSolution } from "../../ec3/torsion/warping.ts";
import { sectorial, sigma_w } from "../../ec3/torsion/warpingstress.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { Stiffness } from "../../members/critical.ts";
import type { Hold } from "../../members/restraints.ts";
import type { Gap } from "../../results/open_points.ts";
import type { Forces } from "../../topology/context.ts";
import { along, type Line } from "../../topology/line.ts";
import type { Slight, TwistField, Unstated } from "./field.ts";
import { addedTorques, MOST_HOLDS, type TwistHold } from "./holds.ts";
import { slightOf, WARPINGS, worstOf } from "./slight.ts";
import { largestTorque, segmentsOf, type Torque, torqueAbout } from "./torque.ts";

const MANY_HOLDS: Gap = {
  code: "many_holds",
  message: `more than ${MOST_HOLDS} places hold the design member against twist: torsion with warping is not solved over so many, check it in parts`,
};

/** Torsion with warping along a line, or the reason why it is not solved; neither where it is neglected. */
interface Twisted {
  gap?: Gap;
  unstated?: Unstated;
  solution: TwistSolution | null;
  /** Whether more than the two ends hold it. */
  between: boolean;
}
const UNTWISTED: Twisted = { solution: null, between: false };

/** What a line's torque does to its cross-sections; where its stress is neglected, what it does besides. */
export interface Twist {
  field: TwistField | null;
  slight: Slight | null;
}
const NONE: Twist = { field: null, slight: null };

/** Share of the shear yield stress that no torque but round-off has; it adds next to nothing even close to Mcr. */
const ROUND_OFF = 1e-4;

/** A line whose torsion is looked at: with its largest torque by the analysis, its diagram where that is wanted, and what keeps it from twisting. */
export interface TwistInput {
  line: Line;
  c: Capacity;
  design: DesignMember;
  s: Stiffness;
  mx: number;
  drawn: () => LineDiagram;
  holdsOf: () => readonly Hold[];
}

/**
 * Nothing for closed and solid sections, which do not warp, and where there is next to no torque, but for a channel off its shear centre. Members of several
 * kinds are no one member: 6.3 says so, and each section keeps its own torque.
 */
export function twistAlong({ line, c, design, s: { e, g }, mx, drawn, holdsOf }: TwistInput): Twist {
  const { p } = c;
  const stress = (torque: number): number => tau_t_Ed(p, torque) / tau_Rd(c.fy, c.gamma_m0);
  const small = stress(mx) <= ROUND_OFF;
  if (!isOpen(p) || line.reason !== null || (small && p.kind !== "channel")) return NONE;
  // A channel's web lies on its −y side, and its shear centre beyond it.
  const offset = p.kind === "channel" ? -channelOffset(p).y0 : 0;
  const torqueOf = (forces: Forces, loadLine = design.load_line): Torque => torqueAbout(offset, loadLine, forces);
  const ei_w = e * p.iw;
  const gi_t = g * p.it;
  const { length, spans } = line;
  const stated = design.warping_start !== undefined && design.warping_end !== undefined;
  // What frames in between the ends may bring more than the analysis says.
  const growth = (most: boolean): number => (spans.length > 1 && !small ? growthOf(holdsOf(), length, ei_w / gi_t, most) : 1);
  const forces: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const torqueAt = (s: number, side: -1 | 1): Torque => torqueOf(drawn().memberForces(s, side, forces));
  const { largest, hidden } = offset === 0 ? { largest: mx, hidden: 0 } : largestTorque(drawn().positions(), torqueAt);
  const grown = stress(growth(stated) * largest);
  const solvedBy = (slight: boolean): TwistField => {
    const hides = stress(hidden) > (slight ? ROUND_OFF : TORSION_NEGLECTED);
    return fieldOf(solved({ diagram: drawn(), design, torqueOf, hides, ei_w, gi_t, holdsOf }));
  };
  const fieldOf = ({ gap, unstated, solution, between }: Twisted): TwistField => ({
    enter(f, at, span, x, side) {
      const { known, hidden } = torqueOf(at);
      const torque = Math.abs(known) + hidden;
      // Without an offset the action has the torque already, its round-off cut.
      if (offset !== 0) f.mx = stress(1e3 * torque) <= TORSION_NEGLECTED ? 0 : torque;
      if (gap) f.untwisted = gap;
      if (solution) {
        const s = along(span, x);
        const { t_t, t_w, b } = solution.at(s, span.reversed ? (-side as -1 | 1) : side);
        if (between || offset !== 0 || design.warping_start === "fixed" || design.warping_end === "fixed") f.mx = Math.abs(t_t + t_w);
        f.twist = { t_t: Math.abs(t_t), t_w: Math.abs(t_w), b: Math.abs(b) };
      }
    },
    peaks: solution && { ...peaksOf(solution, drawn().positions()), ...(unstated && { unstated }) },
    gap,
  });
  if (grown > TORSION_NEGLECTED) return { field: solvedBy(false), slight: null };
  const field = offset === 0 ? null : fieldOf(UNTWISTED);
  if (grown <= ROUND_OFF) return { field, slight: null };
  // Whatever holds the ends from warping, B ≤ T/k: θ′ answers T by e^(−k·|x|)/(2·k·E·Iw), its images at the ends beside it.
  const torque = growth(true) * largest;
  const most = { b: torque * Math.sqrt(ei_w / gi_t), theta: (torque * length) / gi_t };
  const share = (sigma_w(p, most.b, sectorial(p)) * c.gamma_m0) / c.fy + stress(torque);
  return { field, slight: slightOf(most, share, () => solvedBy(true)) };
}

/** A line whose torque may not be neglected, with what is asked about it. */
interface Asked {
  diagram: LineDiagram;
  design: DesignMember;
  torqueOf: (forces: Forces, loadLine?: DesignMember["load_line"]) => Torque;
  /** Too much of the torque rests on where forces act, which is not stated. */
  hides: boolean;
  ei_w: number;
  gi_t: number;
  holdsOf: () => readonly Hold[];
}

/** With the warping and the load line that are stated, and with the worst of those that may be where they are not. */
function solved({ diagram, design, torqueOf, hides, ei_w, gi_t, holdsOf }: Asked): Twisted {
  const places = diagram.positions();
  const forces: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const { warping_start, warping_end } = design;
  const loadLines: DesignMember["load_line"][] = hides ? ["centroid", "shear_centre"] : [design.load_line];
  const plain = segmentsOf(places, (s, side) => diagram.memberForces(s, side, forces).mx);
  const holds = turnedHolds(holdsOf(), plain, gi_t);
  if (holds.length > MOST_HOLDS) return { ...UNTWISTED, gap: MANY_HOLDS };
  const warpings = WARPINGS.filter(([start, end]) => (warping_start ?? start) === start && (warping_end ?? end) === end);
  const found = loadLines.flatMap((loadLine) => {
    const own = segmentsOf(places, (s, side) => torqueOf(diagram.memberForces(s, side, forces), loadLine).known);
    return warpings.map((warping) => heldTwist(own, holds, (segments) => solveTwist(segments, ei_w, gi_t, warping)));
  });
  const between = holds.length > 2;
  if (found.length === 1) return { solution: found[0] as TwistSolution, between };
  return { solution: worstOf(found), between, unstated: hides ? "load_line" : "warping" };
}

/** Holds in order along the line, and how far the analysis turns each against the first: θ′ = Mx/GIt. */
function turnedHolds(holds: readonly Hold[], plain: readonly TorqueSegment[], gi_t: number): TwistHold[] {
  const keeping = holds.flatMap((hold) => (hold.at !== "flange" && hold.twist > 0 ? [{ s: hold.s, k: hold.twist }] : []));
  keeping.sort((a, b) => a.s - b.s);
  const first = keeping[0]?.s ?? 0;
  const turnedAt = (s: number): number =>
    plain.reduce((sum, { from, to, t: [a, m, b] }) => sum + (from >= first && to <= s ? ((to - from) * (a + 4 * m + b)) / 6 : 0), 0) / gi_t;
  return keeping.map(({ s, k }) => ({ s, k, turned: turnedAt(s * (1 + 1e-12)) }));
}

/** The twist under the given torque and what the holds add to it. */
function heldTwist(
  own: readonly TorqueSegment[],
  holds: readonly TwistHold[],
  solve: (segments: readonly TorqueSegment[]) => TwistSolution,
): TwistSolution {
  const withTorques = (torques: readonly number[], base: boolean): TwistSolution =>
    solve(
      own.map(({ from, to, t: [a, m, b] }) => {
        const more = torques[holds.filter(({ s }) => s <= (from + to) / 2).length - 1] ?? 0;
        return { from, to, t: base ? [a + more, m + more, b + more] : [more, more, more] };
      }),
    );
  const first = holds[0]?.s ?? 0;
  const added = addedTorques(holds, (torques, base) => {
    const found = withTorques(torques, base);
    const zero = found.at(first, 1).theta;
    return holds.map(({ s }) => found.at(s, 1).theta - zero);
  });
  return withTorques(added, true);
}

/**
 * How much more torque than the analysis's members that frame in may bring, since warping stiffens the line against them. Stated, it is solved for, so that
 * no less will do: 1 + 12·E·Iw/(G·It·a²) of a stretch between neighbouring holds, fixed at both, at most. At least it is that of ends free to warp.
 */
function growthOf(holds: readonly Hold[], length: number, ratio: number, most: boolean): number {
  const inner = holds.flatMap((hold) => (hold.at === "support" ? [hold.s] : []));
  if (inner.length === 0) return 1;
  if (!most) return Math.max(...inner.map((s) => 1 + (3 * ratio) / (s * (length - s))));
  const places = holds.flatMap((hold) => (hold.at === "flange" ? [] : [hold.s])).sort((a, b) => a - b);
  return Math.max(...places.slice(1).map((s, i) => 1 + (12 * ratio) / (s - (places[i] as number)) ** 2));
}

function peaksOf(solution: TwistSolution, places: readonly number[]): { b: number; theta: number } {
  const peaks = { b: 0, theta: 0 };
  const length = places.at(-1) as number;
  for (const s of [...places, ...Array.from({ length: 41 }, (_, i) => (i * length) / 40)]) {
    const { b, theta } = solution.at(s, 1);
    peaks.b = Math.max(peaks.b, Math.abs(b));
    peaks.theta = Math.max(peaks.theta, Math.abs(theta));
  }
  return peaks;
}
