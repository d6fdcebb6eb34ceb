/** Critical moment of a design member under the moments of one combination. */

import { OFFERED } from "../analysis/flexibility.ts";
import type { LineDiagram } from "../diagrams/linediagram.ts";
import { heightLoads, type Met } from "../diagrams/lineloads.ts";
import type { Profile } from "../ec3/profile.ts";
import type { DesignMember, SteelCheck } from "../generated/model.ts";
import type { Joints } from "../topology/joints.ts";
import type { Line } from "../topology/line.ts";
import { takeCanonical } from "./canonical.ts";
import type { End, Ends } from "./ends.ts";
import { C1, type Known, rememberedMcr } from "./known_moments.ts";
import type { LateralBeam, Restraint } from "./mcr.ts";
import { elementsTaken } from "./problem.ts";
import { type Hold, heldAt, holdsOf, keepsTwist, keepsUpright, ownTwist, restraintsOf } from "./restraints.ts";
import { withSwing } from "./toppling.ts";
import { stretched, windows } from "./windows.ts";

export interface Stiffness {
  e: number;
  g: number;
}

export interface CriticalInput {
  diagram: LineDiagram;
  joints: Joints;
  ends: Ends;
  member: DesignMember;
  check: SteelCheck;
  p: Profile;
  s: Stiffness;
  /** Largest |My| of the combination. */
  m_max: number;
  /** The ends are forks whatever is shown to hold them, as the engineer says. */
  forked?: boolean;
  /** A line that changes its section, with the weakest in `p`. */
  stepped?: boolean;
}

/** The same in whatever combination. */
export type HeldInput = Pick<CriticalInput, "joints" | "ends" | "member" | "check" | "p" | "s" | "stepped"> & { line: Line };

export interface Critical {
  /** Null where the restraints leave a mechanism; Infinity where nothing buckles. */
  m_cr: number | null;
  /** C1 of the moment diagram alone, where asked for; kc rests on it. 1 where an end is not held: 6.3.2.3(2) knows moments between lateral restraints. */
  c1: number | null;
  /** The model's own figure stands in place of the eigenvalue. */
  override: boolean;
  /** Height of the load above the shear centre, upward positive; null where each load takes its own destabilising side. */
  height: number | null;
  /** Length verified, and how it lies to the design member's own. */
  length: number;
  piece: "whole" | "stated" | "shorter" | "longer";
  holds: Hold[];
  cantilever: boolean;
  /** All of it; the beam that was solved, or the first of several, and how finely. */
  whole: LateralBeam;
  beam: LateralBeam;
  finely: number;
}

/** Elements of the beam that was solved. */
export function elementsOf({ beam, finely }: Critical, m_max: number): number {
  takeCanonical(beam, m_max);
  return elementsTaken(finely);
}

/** Height of the load above the shear centre, upward positive; null where each load takes its own destabilising side. */
export function loadHeight(p: Profile, { load_height = "adverse" }: SteelCheck): number | null {
  if (load_height === "adverse") return null;
  return load_height === "centre" ? 0 : load_height === "top" ? p.h / 2 : -p.h / 2;
}

/** One end keeps the member from twisting and nothing is shown to hold the other: the root's end, else null. */
export function rootOf(ends: Ends, own: number): "start" | "end" | null {
  const loose = ({ twist, sway }: End): boolean => twist === 0 && sway.y === 0;
  if (keepsTwist(ends.start, own) && loose(ends.end)) return "start";
  return keepsTwist(ends.end, own) && loose(ends.start) ? "end" : null;
}

const fork = (s: number): Restraint => heldAt(s, true, true, false);

/** l_lt is another length than the design member's. */
export const otherLength = (l_lt: number, length: number): boolean => Math.abs(l_lt - length) > 1e-6 * length;

interface HeldBy {
  root: "start" | "end" | null;
  holds: Hold[];
  restraints: Restraint[];
}

/** By the ends of a member: what holds it is the same in every combination. */
const held = new WeakMap<Ends, HeldBy>();

function heldBy({ line, joints, ends, member, check, p, s, stepped }: HeldInput): HeldBy {
  let found = held.get(ends);
  if (!found) {
    const own = ownTwist(p, s, line.length);
    const root = rootOf(ends, own);
    const holds = holdsOf(line, joints, ends, member.lateral_restraints ?? [], own);
    const restraints = restraintsOf(holds, stepped ? 0 : (line.up * (p.h - p.tf)) / 2, check.root_warping === "fixed" ? root : null);
    held.set(ends, (found = { root, holds, restraints }));
  }
  return found;
}

/** What holds the line, for every combination; and as the eigenvalue problem takes it. */
export const holdsFor = (input: HeldInput): Hold[] => heldBy(input).holds;
export const restraintsFor = (input: HeldInput): readonly Restraint[] => heldBy(input).restraints;

/** What meets the line at its nodes: what carries it, and what keeps it from twisting there. */
export function metBy(input: HeldInput): Met {
  const { line, joints, ends, member, p, s } = input;
  // What is stiffer than the member itself carries it; a load comes from what is softer.
  const carried = (i: number): boolean => ends.carried(i) > (48 * s.e * p.iy) / line.length ** 3;
  const own = ownTwist(p, s, line.length);
  // A length given that no bay between what carries the line exceeds says that these places are forks.
  const forks = member.l_lt !== undefined && !member.lateral_restraints?.length && member.l_lt <= longestBay(line, carried) * (1 + 1e-6);
  const { holds } = heldBy(input);
  const upright = (i: number, at: number): boolean =>
    forks || holds.some((hold) => hold.s === at && keepsUpright(hold, own, joints.support(line.nodes[i] as string)));
  return { carried, upright };
}

/** The longest stretch between places that carry the line, or its ends. */
function longestBay({ spans, length }: Line, carried: (i: number) => boolean): number {
  let from = 0;
  let longest = 0;
  for (let i = 1; i <= spans.length; i++) {
    if (i < spans.length && !carried(i)) continue;
    const to = spans[i]?.from ?? length;
    longest = Math.max(longest, to - from);
    from = to;
  }
  return longest;
}

function beamOf({ diagram, ...held }: CriticalInput): LateralBeam {
  const { line } = diagram;
  const input = { ...held, line };
  const { joints, check, p, s } = held;
  const height = loadHeight(p, check);
  return {
    length: line.length,
    ei_z: s.e * p.iz,
    ei_w: s.e * p.iw,
    gi_t: s.g * p.it,
    restraints: heldBy(input).restraints,
    moment: (at) => diagram.moment(at, "my"),
    loads: heightLoads(diagram, { at: height === null ? null : line.up * height, half: p.h / 2 }, joints, metBy(input)),
    breaks: diagram.positions(),
  };
}

/** Mcr = λ·max|My| by the eigenvalue problem, or the model's override. */
export function criticalMoment(input: CriticalInput, wantC1: boolean, known: Known): Critical {
  const { diagram, ends, member, check, p, s, m_max, forked = false } = input;
  const { line } = diagram;
  const height = loadHeight(p, check);
  const given = member.lateral_restraints ?? [];
  const { root, holds } = heldBy({ ...input, line });
  const cantilever = root !== null;
  const beam = beamOf(input);
  const asked = member.l_lt ?? line.length;
  const whole = !forked && (!otherLength(asked, line.length) || given.length > 0);
  const beams = whole ? [beam] : asked < line.length && !cantilever ? windows(beam, asked, m_max) : [forkedApart(beam, asked, cantilever)];
  const own = ownTwist(p, s, line.length);
  const braced = whole ? keepsTwist(ends.start, own) && keepsTwist(ends.end, own) : !cantilever;
  const override = check.mcr !== undefined;
  let m_cr: number | null = Infinity;
  let governing = beams[0] as LateralBeam;
  if (!override || beams.length > 1)
    for (const one of beams) {
      const found = rememberedMcr(one, m_max, known);
      if (found !== null && m_cr !== null && found < m_cr) governing = one;
      m_cr = found === null || m_cr === null ? null : Math.min(m_cr, found);
    }
  // Under all of Mcr it would have nothing left of what it offers others.
  if (ends.springs && m_cr !== null && m_max > (1 - OFFERED) * m_cr) m_cr *= 1 - OFFERED;
  return {
    m_cr: check.mcr ?? (m_cr === null || !whole ? m_cr : withSwing(m_cr, m_max, { diagram, ends, holds: () => holds })),
    c1: wantC1 ? (braced ? C1(governing, m_max, known) : 1) : null,
    override,
    height,
    length: whole ? line.length : asked,
    piece: whole ? "whole" : forked ? "stated" : asked < line.length ? "shorter" : "longer",
    holds,
    cantilever,
    whole: beam,
    beam: beams[0] as LateralBeam,
    finely: known.elements,
  };
}

/** A length given other than the member's own declares forks that far apart; a cantilever keeps its free end. */
const forkedApart = (beam: LateralBeam, asked: number, cantilever: boolean): LateralBeam =>
  stretched({ ...beam, restraints: cantilever ? beam.restraints : [fork(0), fork(beam.length)] }, asked);
