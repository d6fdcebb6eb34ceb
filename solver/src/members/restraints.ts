/** What holds a design member sideways and against twist, for the critical moment. */

import type { Profile } from "../ec3/profile.ts";
import type { LateralRestraint } from "../generated/model.ts";
import type { Vector } from "../topology/context.ts";
import { type Held, holdsTwist, type Joints } from "../topology/joints.ts";
import { type Line, nodeHeight, type Span } from "../topology/line.ts";
import type { End, Ends } from "./ends.ts";
import type { Restraint } from "./mcr.ts";
import { restAlong, SHARED } from "./rest.ts";
import type { NodeSprings } from "./structureholds.ts";

/** One place that may hold the line: an end, a support or members that frame in inside it, or a flange held as the design member says. Stiffnesses, Infinity where rigid; sideways at a height above the axis where the node lies off it. */
export type Hold =
  | { at: "start" | "end" | "support"; s: number; side: number; twist: number; by: string; height?: number }
  | {
      at: "flange";
      s: number;
      flange: LateralRestraint["flange"];
      /** What the model has of the same holder, drawn at the axis: a place is held once, and where the design member says. */
      also?: string;
    };

/** Own stiffness of a member against twist between its ends, G·It/L + π²·E·Iw/L³: the measure of what holds them. */
export const ownTwist = (p: Profile, { e, g }: { e: number; g: number }, length: number): number =>
  (g * p.it) / length + (Math.PI ** 2 * e * p.iw) / length ** 3;

/** From this multiple of the member's own stiffness an end does not twist: Mcr is then within 0.02 % of a rigid fork's. */
const RIGID = 1e4;
/** From this multiple on an end belongs to a structure that holds it; its sideways motion is then the structure's sway (5.2), not the member's. */
const HELD = 20;

/** Below this share of the member's own stiffness what frames in takes no torque worth the name. */
const TAKES_TORQUE = 1e-3;

/** Up to this far, m, or this share of the line from a support a restraint is the same holder: places along a line are given with two digits, and a purlin has its breadth. */
const SAME_PLACE = { within: 0.3, share: 0.02 };

/** Stiffness rounded down to a quarter of an octave, so that beams held alike share one eigenvalue. */
function stepped(k: number, own: number): number {
  if (!(k > 0)) return 0;
  return k >= RIGID * own ? Infinity : own * 2 ** (Math.floor(4 * Math.log2(k / own) + 1e-9) / 4);
}

/** An end that the rest of the structure, or a support, keeps from twisting. */
export const keepsTwist = ({ twist }: End, own: number): boolean => twist >= HELD * own;

/**
 * The same of a place whose stiffness may be rounded, for a reaction; a flange that the design member says is held is no joint. Over the flange that lies on
 * it a support's spring gives way, however long the line is that it is measured by; members count with half of theirs, which leaves room for it.
 */
export const keepsUpright = (hold: Hold, own: number, support: Held | undefined): boolean =>
  hold.at !== "flange" && (hold.twist === Infinity || (!support?.stiffness.some(isTurned) && hold.twist >= stepped(HELD * own, own)));

/** A spring against turning, of a support's six. */
const isTurned = (k: number, j: number): boolean => j > 2 && k > 0 && k < Infinity;

/**
 * An end where the member merely goes on into the next, and nothing else keeps it from twisting: the next one twists along and may drive it, so that
 * such a piece cannot be judged alone. Null where there is none.
 */
export function goesOn(ends: Ends, given: readonly LateralRestraint[], own: number): string | null {
  const end = goesOnAt(ends.start, 0, given, own) ? ends.start : goesOnAt(ends.end, 1, given, own) ? ends.end : null;
  return end && `it goes on into member ${end.continues} at node ${end.node}, where nothing else is shown to hold it`;
}

/** The same of one end, whose place is 0 or 1. */
export function goesOnAt(end: End, place: 0 | 1, given: readonly LateralRestraint[], own: number): boolean {
  if (end.continues === null || keepsTwist(end, own)) return false;
  return !given.some(({ position, flange }) => flange === "both" && Math.abs(position - place) < 1e-9);
}

/**
 * What holds the line: its ends as they are shown to be held, supports inside, and the restraints given; stiffness against twist rounded unless `exact`.
 * Where a restraint is given, what the model has there to hold the axis sideways is not counted besides: one purlin on the upper flange, drawn as a support of
 * the axis too, would be two holders at two heights, which no member twists between.
 */
export function holdsOf(line: Line, joints: Joints, ends: Ends, given: readonly LateralRestraint[], own: number, exact = false): Hold[] {
  const rounded = (k: number): number => (exact ? k : stepped(k, own));
  const { x, y } = (line.spans[0] as Span).member.axes;
  // What stands in the middle of a short piece is neither of its ends.
  const reach = Math.min(line.length / 4, Math.max(SAME_PLACE.within, SAME_PLACE.share * line.length));
  const flanges = given.map(
    ({ position, flange }): Extract<Hold, { at: "flange" }> => ({ at: "flange", s: position * line.length, flange }),
  );
  const once = (hold: Framed): Framed => {
    const same = hold.side > 0 ? flanges.filter(({ s }) => Math.abs(s - hold.s) <= reach) : [];
    if (!same.length) return hold;
    const by = hold.at === "support" ? hold.by : `what holds its ${hold.at} sideways`;
    if (hold.twist !== Infinity) for (const one of same) if (one.flange !== "both") one.also = one.also ? `${one.also}, ${by}` : by;
    return { ...hold, side: 0 };
  };
  const supports: Framed[] = [];
  for (let i = 1; i < line.spans.length; i++) {
    const node = line.nodes[i] as string;
    const support = joints.support(node);
    const s = (line.spans[i] as Span).from;
    const hold = support ? supportedAt(support, s, x, y) : framed(i, s, line, joints, ends, own, exact);
    if (!hold) continue;
    const counted = once({ ...hold, twist: rounded(hold.twist), ...heightOf(line, i) });
    if (counted.side === hold.side || counted.twist > 0) supports.push(counted);
  }
  // The moment works on v″ alone, so two points held sideways are no restraint: without a third the ends may be taken as held. With one,
  // an end counts as held sideways by its support or by a structure that keeps it from twisting; a support that does so says itself what it leaves free.
  const between = flanges.length > 0 || supports.some(({ side }) => side > 0);
  const endHold = (at: "start" | "end"): Hold => {
    const end = ends[at];
    const side = !between || (keepsTwist(end, own) && !end.twistSupported) ? Infinity : end.sway.y;
    return once({
      at,
      s: at === "start" ? 0 : line.length,
      side,
      twist: rounded(end.twist),
      by: end.twistBy,
      ...heightOf(line, at === "start" ? 0 : line.spans.length),
    });
  };
  const found = [endHold("start"), endHold("end")];
  if (ends.springs) addSprings(supports, line, ends.springs, rounded);
  return [...found, ...supports, ...flanges];
}

/** What the structure offers between the ends, in place of less that was shown there. */
function addSprings(supports: Framed[], line: Line, springs: readonly NodeSprings[], rounded: (k: number) => number): void {
  for (let i = 1; i < line.spans.length; i++) {
    const { side, twist } = springs[i] as NodeSprings;
    const { from: s } = line.spans[i] as Span;
    const own = supports.find((hold) => hold.s === s);
    if (own) own.twist = Math.max(own.twist, rounded(twist));
    else if (side > 0 || rounded(twist) > 0) supports.push({ at: "support", s, side, twist: rounded(twist), by: "the structure" });
  }
}

function heightOf(line: Line, i: number): { height?: number } {
  const height = nodeHeight(line, i);
  return Math.abs(height) > 1e-6 ? { height } : {};
}

type Framed = Extract<Hold, { side: number }>;

function supportedAt(support: Held, s: number, x: Vector, y: Vector): Framed {
  const at = (e: Vector, from: number): number => projected(support.stiffness.slice(from, from + 3), e);
  const twist = holdsTwist(support, x) ? Infinity : at(x, 3);
  return { at: "support", s, side: at(y, 0), twist, by: `support ${support.ids.join(", ")}` };
}

/**
 * Members that frame in between the ends, as far as they are followed to a support. What is far stiffer than the member holds it; softer neighbours may twist
 * along under loads of their own, so that they are left out where that is the safe side. A torque they bring in or take over by the rotation that the analysis found is another matter:
 * the stiffer they are, the more of it is the member's, so that there nothing of theirs gives way.
 */
function framed(i: number, s: number, { nodes }: Line, joints: Joints, ends: Ends, own: number, exact: boolean): Framed | null {
  if (!joints.held(nodes[i] as string, 2)) return null;
  const rest = ends.restAt(i);
  const twist = exact ? (rest.k[21] as number) : SHARED * restAlong(rest, 3);
  return twist >= (exact ? TAKES_TORQUE : HELD) * own ? { at: "support", s, side: 0, twist, by: `members ${rest.by.join(", ")}` } : null;
}

/** Stiffness along e of three springs in global directions, the others free to give way. */
function projected(springs: readonly number[], e: Vector): number {
  let flexibility = 0;
  for (let k = 0; k < 3; k++) {
    const share = (e[k] as number) ** 2;
    if (share < 1e-12 || springs[k] === Infinity) continue;
    if (springs[k] === 0) return 0;
    flexibility += share / (springs[k] as number);
  }
  return 1 / flexibility;
}

/** A place held so. Whoever makes one makes it here: what reads them is compiled for one kind of object. */
export const heldAt = (s: number, v: boolean, theta: boolean, warping: boolean, twist = 0, side = 0, flange?: number): Restraint => ({
  s,
  v,
  theta,
  slope: false,
  warping,
  flange,
  twist,
  side,
});

/** The same as the eigenvalue problem takes it; `half`: height of the upper flange above the shear centre, 0 where one flange alone counts nothing; `warping`: where it is prevented. */
export function restraintsOf(holds: readonly Hold[], half: number, warping: "start" | "end" | null): Restraint[] {
  const out: Restraint[] = [];
  for (const hold of holds) {
    const { s } = hold;
    if (hold.at !== "flange") {
      const { side, twist, height } = hold;
      if (height !== undefined && side !== 0 && twist !== Infinity) {
        // What gives way on an arm is left out: the safe side.
        if (side === Infinity) out.push(heldAt(s, false, false, false, 0, 0, height));
        if (twist !== 0 || hold.at === warping) out.push(heldAt(s, false, false, hold.at === warping, twist));
        continue;
      }
      const v = side === Infinity;
      const theta = twist === Infinity;
      const warps = hold.at === warping;
      if (side !== 0 || twist !== 0 || warps) out.push(heldAt(s, v, theta, warps, theta ? 0 : twist, v ? 0 : side));
    } else if (hold.flange === "both") out.push(heldAt(s, true, true, false));
    else if (half !== 0) out.push(heldAt(s, false, false, false, 0, 0, hold.flange === "top" ? half : -half));
  }
  return out;
}
