/**
 * Whether a lone post bears a lean: a tree of members on one clamped foot has by statics what leaning adds (EN 1993-1-1 5.3.2(3)a), φ·V of whatever stands
 * beyond a member's near end on its lever from there, at either axis, and 1/(1 − 1/αcr) of it by second order (5.2.2(5)B).
 */

import { BASIC } from "../../analysis/imperfections/phi.ts";
import { isOpen, susceptible } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import { TORSION_NEGLECTED, tau_t_Ed, torsionShare } from "../../ec3/torsion/torsion.ts";
import type { StructureView } from "../../members/structure.ts";
import { cross, minus, norm, type Point } from "../../model/vectors.ts";
import { gather } from "../../results/gather.ts";
import { DIRECTIONS } from "../../results/index.ts";
import type { Part } from "../../topology/columns.ts";
import type { CheckCombination, CheckMember } from "../../topology/context.ts";
import { softness } from "./passing.ts";
import { leastOf, type Swayed, type SwayState } from "./swaying.ts";

/** Below, 1/(1 − 1/αcr) is not how moments grow (5.2.2(5)B). */
const AMPLIFIED = 3;
/** In 6.3.3 a moment counts less than twice. */
const COUNTS = 2;
/** A force that the lean brings is none that αcr is of: Ncr = αcr·N, and N/Nb,Rd lies above N/Ncr by the curves. */
const CURVED = 1.25;
/** 6.3.3: kyy and kzz are at most 1 + 0.8·N/Nb,Rd of Cm = 1 (Annex B), which a lean may make of a smaller one. */
const GROWS = 0.8;
/** An open section's torque is neglected up to a limit, of which its loads may have used the half. */
const HALF = 0.5;

/** Members of a post: what has more is a structure. */
const MOST = 50;

/** What stands beyond a member's end that is nearer to the foot. */
interface Beyond {
  members: CheckMember[];
  nodes: string[];
  /** The farthest of it, m: from that end, and from the member's line. */
  lever: number;
  aside: number;
}

/** By member of a tree on one clamped foot; null of anything else. */
const beyonds = new WeakMap<Part, ReadonlyMap<string, Beyond> | null>();

function beyondOf(part: Part, joints: StructureView): ReadonlyMap<string, Beyond> | null {
  const { nodes = [], supports = [] } = joints.context.model.model;
  const [foot, ...others] = part.supports;
  const own = supports.filter(({ node }) => node === foot);
  const isClamped = own.length === 1 && DIRECTIONS.every((direction) => own[0]![direction] === "fixed");
  const count = part.members.length;
  const isTree = count <= MOST && count === part.nodes.length - 1 && part.members.every(({ type }) => type === "beam");
  if (foot === undefined || others.length || part.plates.length || !isClamped || !isTree) return null;
  const places = new Map(nodes.map(({ id, x, y, z }) => [id, [x, y, z] as Point]));
  const meeting = new Map<string, CheckMember[]>();
  for (const member of part.members) for (const node of [member.start, member.end]) gather(meeting, node, member);
  // From the foot outward, and summed up the other way round.
  const order: { member: CheckMember; near: string; far: string }[] = [];
  const reached = new Set([foot]);
  for (const near of reached)
    for (const member of meeting.get(near)!) {
      const far = member.start === near ? member.end : member.start;
      if (reached.has(far)) continue;
      reached.add(far);
      order.push({ member, near, far });
    }
  const out = new Map<string, Beyond>();
  const from = new Map<string, Beyond[]>();
  for (const { member, near, far } of order.reverse()) {
    const past = from.get(far) ?? [];
    const members = [member, ...past.flatMap((one) => one.members)];
    const all = [far, ...past.flatMap((one) => one.nodes)];
    const levers = all.map((node) => minus(places.get(node)!, places.get(near)!));
    const beyond: Beyond = {
      members,
      nodes: all,
      lever: Math.max(...levers.map(norm)),
      aside: Math.max(...levers.map((lever) => norm(cross(lever, member.axes.x)))),
    };
    out.set(member.id, beyond);
    gather(from, near, beyond);
  }
  return out;
}

/** All weights there, whatever others lift. */
function weightOf({ members, nodes }: Beyond, { context }: StructureView, combination: CheckCombination): number {
  let sum = 0;
  for (const node of nodes) sum += Math.abs(context.applied?.(node, combination)?.force[2] ?? 0);
  for (const member of members) {
    const ends = context.ends?.(member, combination) ?? [];
    const { x, y, z } = member.axes;
    const up = (i: number): number => (ends[i] ?? 0) * x[2] - (ends[i + 1] ?? 0) * y[2] - (ends[i + 2] ?? 0) * z[2];
    sum += Math.abs(up(6) - up(0));
  }
  return sum;
}

/** What a torque uses of the section; null where an open one may not neglect it. */
function twistUse(c: Capacity, torque: number): number | null {
  if (!isOpen(c.p)) return torsionShare(c, torque);
  const share = tau_t_Ed(c.p, torque) / Math.min(c.tau_z, c.tau_y);
  return share <= HALF * TORSION_NEGLECTED ? share : null;
}

/** Whoever is asked about a lean. */
export interface Leaning {
  question: string | null;
  members: readonly CheckMember[];
  swayed: Swayed;
  capacity: Capacity;
  /** Largest utilisation of verifications by their keys. */
  use: (...keys: string[]) => number;
}

/** Nothing is asked of whoever bears it: that is told. */
export interface Borne {
  asked: string | null;
  told: string | null;
}

export function leanBorne(leaning: Leaning, joints: StructureView, states: readonly SwayState[]): Borne {
  const { question, swayed, capacity, use } = leaning;
  // How much of a moment lateral buckling takes is not known where it uses nothing.
  const all = question && (!susceptible(capacity.p) || use("ltb") > 0) ? usedLeant(leaning, joints, states) : null;
  if (all === null || all > 1) return { asked: question, told: null };
  const [more, most] = [all - swayed.most, all].map((one) => Math.min(1, one + 5e-4).toFixed(3));
  return {
    asked: null,
    told: `no sway imperfections were analysed: by statics a lean of this post by 1/200 either way uses up to ${more} more here, ${most} with what is used (5.3.2(3)a)`,
  };
}

/** What may be used with a lean in any combination; null where that is not known. */
function usedLeant({ members, swayed, capacity, use }: Leaning, joints: StructureView, states: readonly SwayState[]): number | null {
  const { member: first, p, squash, elastic, most } = swayed;
  const part = joints.parts.get(first.start);
  if (!part || members.some(({ section }) => section.id !== first.section.id)) return null;
  if (!beyonds.has(part)) beyonds.set(part, beyondOf(part, joints));
  const known = beyonds.get(part);
  if (!known) return null;
  const pressed = use("buckling_y", "buckling_z", "buckling_tf");
  const bends = Math.max(use("bending_y"), use("ltb")) + use("bending_z");
  let all = most;
  for (const { combination, sway } of states) {
    // Of any mode: a post that twists leans as well.
    const alpha = sway.lowest ?? 0;
    if (!sway.known || alpha < AMPLIFIED) return null;
    const buckled = Math.max(pressed, CURVED / alpha);
    const together = Math.max(most, buckled + (1 + GROWS * buckled) * bends);
    for (const member of members) {
      const beyond = known.get(member.id);
      if (!beyond) return null;
      const push = (BASIC * weightOf(beyond, joints, combination)) / (1 - 1 / alpha);
      const moment = push * beyond.lever;
      const twisted = twistUse(capacity, push * beyond.aside);
      if (twisted === null) return null;
      const bent = COUNTS * Math.hypot(elastic(moment, 0), elastic(0, moment));
      all = Math.max(all, together + bent + twisted + push * softness(member, squash, leastOf(p), COUNTS * beyond.lever));
    }
  }
  return all;
}
