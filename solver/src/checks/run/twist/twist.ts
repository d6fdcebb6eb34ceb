/** Torsion along a design member of open section: its torque about the shear centre, solved with the warping stated at its ends. */

import type { DesignMember } from "../../../generated/model.ts";
import type { Action, Capacity } from "../../clauses/capacity.ts";
import { isOpen } from "../../clauses/profile.ts";
import { TORSION_NEGLECTED, tau_Rd, tau_t_Ed } from "../../clauses/torsion.ts";
import { channelOffset } from "../../clauses/torsionalflexural.ts";
import { solveTwist, type TorqueSegment, type TwistSolution } from "../../clauses/warping.ts";
import type { Stiffness } from "../../stability/critical.ts";
import type { Hold } from "../../stability/restraints.ts";
import type { Forces } from "../context.ts";
import { along, type Span } from "../forces/line.ts";
import type { LineDiagram } from "../forces/linediagram.ts";
import { addedTorques, MOST_HOLDS, type TwistHold } from "./holds.ts";
import { largestMx, largestTorque, segmentsOf, type Torque, torqueAbout } from "./torque.ts";

const UNSTATED_LINE =
  "forces across a channel off its shear centre twist it, and where they act is not stated: give load_line 'centroid' or 'shear_centre' on its design member";
const UNSTATED_WARPING =
  "torsion of an open section depends on warping at its ends, which is not stated: give warping_start and warping_end on its design member (6.2.7)";

const MANY_HOLDS = `more than ${MOST_HOLDS} places hold the design member against twist: torsion with warping is not solved over so many, check it in parts`;

/** What torsion is along the line. */
export interface TwistField {
  /** Put the torque about the shear centre into the action at a place of a span. */
  enter(f: Action, forces: Forces, span: Span, x: number, side: -1 | 1): void;
  /** Largest bimoment and twist; null where torsion is neglected or unknown. */
  peaks: { b: number; theta: number } | null;
}

/** Torsion with warping along a line, or the reason why it is not solved; neither where it is neglected. */
interface Twisted {
  reason?: string;
  solution: TwistSolution | null;
  /** Whether more than the two ends hold it. */
  between: boolean;
}
const UNTWISTED: Twisted = { solution: null, between: false };

/** Null for closed and solid sections, which do not warp, and where there is next to no torque; `holdsOf` is asked for what keeps the line from twisting. */
export function twistAlong(
  diagram: LineDiagram,
  c: Capacity,
  design: DesignMember | null,
  { e, g }: Stiffness,
  holdsOf: () => readonly Hold[],
): TwistField | null {
  const { p } = c;
  // Members of several kinds are no one member: 6.3 says so, and each section keeps its own torque.
  if (!isOpen(p) || diagram.line.reason !== null) return null;
  // A channel's web lies on its −y side, and its shear centre beyond it.
  const offset = p.kind === "channel" ? -channelOffset(p).y0 : 0;
  const torqueOf = (forces: Forces): Torque => torqueAbout(offset, design?.load_line, forces);
  const limit = TORSION_NEGLECTED * tau_Rd(c.fy, c.gamma_m0);
  const neglected = (torque: number): boolean => tau_t_Ed(p, torque) <= limit;
  // Without an offset the torque is Mx itself, and most members have next to none.
  const plainest = largestMx(diagram);
  const ei_w = e * p.iw;
  const gi_t = g * p.it;
  const stated = design?.warping_start !== undefined && design.warping_end !== undefined;
  // What frames in between the ends may bring more than the analysis says.
  const joined = diagram.line.spans.length > 1 && !neglected(MOST_GROWTH * plainest);
  const growth = joined ? growthOf(holdsOf(), diagram.line.length, ei_w / gi_t, stated) : 1;
  if (offset === 0 && neglected(growth * plainest)) return null;
  const { reason, solution, between } = solved({ diagram, design, torqueOf, neglected, growth, ei_w, gi_t, holdsOf });
  if (offset === 0 && reason === undefined && !solution) return null;
  return {
    enter(f, at, span, x, side) {
      const { known, hidden } = torqueOf(at);
      const torque = Math.abs(known) + hidden;
      // Without an offset the action has the torque already, its round-off cut.
      if (offset !== 0) f.mx = neglected(1e3 * torque) ? 0 : torque;
      if (reason !== undefined) f.untwisted = reason;
      if (solution) {
        const s = along(span, x);
        const { t_t, t_w, b } = solution.at(s, span.reversed ? (-side as -1 | 1) : side);
        if (between || offset !== 0 || design?.warping_start === "fixed" || design?.warping_end === "fixed") f.mx = Math.abs(t_t + t_w);
        f.twist = { t_t: Math.abs(t_t), t_w: Math.abs(t_w), b: Math.abs(b) };
      }
    },
    peaks: solution && peaksOf(solution, diagram.positions()),
  };
}

/** A line whose torque may not be neglected, with what is asked about it. */
interface Asked {
  diagram: LineDiagram;
  design: DesignMember | null;
  torqueOf: (forces: Forces) => Torque;
  neglected: (torque: number) => boolean;
  growth: number;
  ei_w: number;
  gi_t: number;
  holdsOf: () => readonly Hold[];
}

function solved({ diagram, design, torqueOf, neglected, growth, ei_w, gi_t, holdsOf }: Asked): Twisted {
  const places = diagram.positions();
  const forces: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const torqueAt = (s: number, side: -1 | 1): Torque => torqueOf(diagram.memberForces(s, side, forces));
  const { largest, hidden } = largestTorque(places, torqueAt);
  if (neglected(growth * largest)) return UNTWISTED;
  if (!neglected(hidden)) return { ...UNTWISTED, reason: UNSTATED_LINE };
  if (!design?.warping_start || !design.warping_end) return { ...UNTWISTED, reason: UNSTATED_WARPING };
  const warping = [design.warping_start, design.warping_end] as const;
  const own = segmentsOf(places, (s, side) => torqueAt(s, side).known);
  const plain = segmentsOf(places, (s, side) => diagram.memberForces(s, side, forces).mx);
  const holds = turnedHolds(holdsOf(), plain, gi_t);
  if (holds.length > MOST_HOLDS) return { ...UNTWISTED, reason: MANY_HOLDS };
  const solution = heldTwist(own, holds, (segments) => solveTwist(segments, ei_w, gi_t, warping));
  return { solution, between: holds.length > 2 };
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

/** A torque that may be neglected this many times over is. */
const MOST_GROWTH = 50;

/**
 * How much more torque than the analysis's members that frame in may bring, since warping stiffens the line against them. Stated, it is solved for, so that
 * no less will do: 1 + 12·E·Iw/(G·It·a²) of a stretch between neighbouring holds, fixed at both. Not stated, it is at least that of ends free to warp.
 */
function growthOf(holds: readonly Hold[], length: number, ratio: number, stated: boolean): number {
  const inner = holds.flatMap((hold) => (hold.at === "support" ? [hold.s] : []));
  if (inner.length === 0) return 1;
  if (!stated) return Math.max(...inner.map((s) => 1 + (3 * ratio) / (s * (length - s))));
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
