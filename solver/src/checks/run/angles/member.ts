/** Member buckling of an angle in one combination: which parts of EN 1993-1-1 6.3 and BB.1.2 its forces call for. */

import type { DesignMember, SteelCheck } from "../../../generated/model.ts";
import {
  type AngleMaterial,
  type AngleStrut,
  angleInteraction,
  angleLateral,
  angleStrut,
  angleTwist,
} from "../../clauses/anglebuckling.ts";
import type { AngleCapacity } from "../../clauses/angleresistance.ts";
import { rootOf } from "../../stability/critical.ts";
import type { Ends } from "../../stability/ends.ts";
import { type Length, lengthTold } from "../../stability/lengths.ts";
import { keepsTwist } from "../../stability/restraints.ts";
import { type MemberCheck, open, skipped, verified } from "../buckling/member.ts";
import { matters } from "../buckling/stated.ts";
import type { Sway } from "../buckling/sway.ts";
import type { SwayInput } from "../buckling/swaycheck.ts";
import type { Diagram } from "../context.ts";
import type { LineDiagram } from "../forces/linediagram.ts";
import { HANGS, hangs } from "../forces/tie.ts";
import { angleInteractionSteps, angleLateralSteps, angleStrutSteps, angleTwistSteps } from "../trace/anglemember.trace.ts";
import { unsusceptibleSteps } from "../trace/lateral.trace.ts";
import type { AnglePeaks } from "./governing.ts";
import { lengthAbout } from "./length.ts";
import { capacityUnder } from "./verifications.ts";

export interface AngleInput {
  diagram: LineDiagram;
  /** What holds its ends; null for a bare member. */
  ends: Ends | null;
  /** What the structure's buckling modes say of it in this combination. */
  sway: Pick<Sway, "still" | "moved" | "bow" | "lowest">;
  /** Null for a bare member: cross-sections only. */
  design: DesignMember | null;
  check: SteelCheck;
  c: AngleCapacity;
  e: number;
  g: number;
  peaks: AnglePeaks;
}

const UNSTATED =
  "how the angle is connected is not stated: a force that enters through one leg bends it; give connection 'centric' or 'one_leg' on its design member";
const BARE = "a bare member has no buckling lengths: only its cross-sections are verified; check it as a design member";

export function angleMember(given: AngleInput): MemberCheck[] {
  const input = { ...given, c: capacityUnder(given.c, given.peaks) };
  const { design, peaks, c } = input;
  const out: MemberCheck[] = [];
  const n = peaks.n;
  const bent = peaks.mu > 0 || peaks.mv > 0;
  if (!c.p.tee && (n > 0 || peaks.tension > 0) && design?.connection === undefined) out.push(open("connection", UNSTATED));
  if (design === null || input.ends === null)
    return n > 0 || (peaks.mu > 0 && !hangs(input.diagram)) ? [...out, open("buckling", BARE)] : out;
  const compressed = n > 0 ? struts(input, input.ends, design) : null;
  if (typeof compressed === "string") return [...out, open("buckling", compressed)];
  if (compressed) out.push(...compressed.checks);
  const lateral = bent ? lateralCheck(input) : null;
  if (lateral && peaks.mu > 0) out.push(lateral.result);
  // Without compression the stresses at the corners serve, unless the moment about u-u is one that buckles: what bends it about v-v then grows with it.
  if (lateral && (compressed || (peaks.mu > 0 && peaks.mv > 0 && lateral.reduced))) {
    if (lateral.m_b === null) out.push(open("interaction", lateral.result.reason as string));
    else {
      const m_v = (c.p.wel_v * c.fy) / c.gamma_m1;
      const { n_b, n_cr } = compressed ?? { n_b: Infinity, n_cr: Infinity };
      const given = { n, mu: peaks.mu, mv: peaks.mv, n_b, n_cr, m_b: lateral.m_b, m_v };
      const found = angleInteraction(n, peaks.mu, peaks.mv, n_b, n_cr, lateral.m_b, m_v);
      out.push(verified("interaction", found.utilisation, () => angleInteractionSteps(given, found), compressed?.lengths));
    }
  }
  return out;
}

interface Struts {
  checks: MemberCheck[];
  n_b: number;
  n_cr: number;
  /** Its lengths about the principal axes, and whose they are. */
  lengths: () => string;
}

type Known = Exclude<Length, { reason: string }>;

/** 6.3.1: about u-u and v-v, or about v-v, y-y and z-z by BB.1.2; and with twist. */
export function struts(input: AngleInput, ends: Ends, design: DesignMember): Struts | string {
  const { c, e, g, peaks } = input;
  const { n } = peaks;
  const material: AngleMaterial = { e, g, fy: c.fy, gamma_m1: c.gamma_m1 };
  const about = (axis: AngleStrut["axis"]): Length => lengthAbout(input, ends, design, axis);
  const found = { y: about("y"), z: about("z"), u: about("u"), v: about("v") };
  for (const one of Object.values(found)) if ("reason" in one) return one.reason;
  const lengths = found as Record<AngleStrut["axis"], Known>;
  if (c.p.tee && design.connection === "one_leg") return "connection 'one_leg' is an angle's (BB.1.2): a tee has no such rule";
  const oneLeg = design.connection === "one_leg";
  const strut = (axis: AngleStrut["axis"], reduced = false): AngleStrut => angleStrut(c.p, material, axis, lengths[axis].l_cr, reduced);
  const told = ({ axis, l_cr }: AngleStrut): string => lengthTold(axis, l_cr, lengths[axis].by());
  const [ofY, ofZ] = [strut("y", oneLeg), strut("z", oneLeg)];
  // A tee's principal axes are y-y and z-z, each with its own length.
  const free = c.p.tee ? { u: c.p.iy >= c.p.iz ? ofY : ofZ, v: c.p.iy >= c.p.iz ? ofZ : ofY } : { u: strut("u"), v: strut("v", oneLeg) };
  const flexural = c.p.tee ? [ofY, ofZ] : oneLeg ? [free.v, ofY, ofZ] : [free.u, free.v];
  const twist = angleTwist(c.p, material, free.u, free.v);
  const checks = flexural.map((one) => {
    const steps = () => angleStrutSteps(c, material, one, lengths[one.axis].by(), n);
    return verified(`buckling_${one.axis}`, n / one.n_b, steps, () => told(one));
  });
  const both = (): string => `${told(free.u)}; ${told(free.v)}`;
  checks.push(verified("buckling_tf", n / twist.n_b, () => angleTwistSteps(c, free.u, free.v, twist, n), both));
  return { checks, n_b: Math.min(twist.n_b, ...flexural.map((one) => one.n_b)), n_cr: twist.ncr, lengths: both };
}

interface Lateral {
  result: MemberCheck;
  m_b: number | null;
  /** Buckling takes from its resistance, or is not known. */
  reduced: boolean;
}

/** 6.3.2.2 about u-u; about v-v alone an angle does not buckle sideways. */
export function lateralCheck({ diagram, ends, design, check, c, e, g, peaks }: AngleInput): Lateral {
  const full = (c.p.wel_u * c.fy) / c.gamma_m1;
  if (check.restrained)
    return {
      result: skipped("ltb", "restrained: the check takes the compressed leg as continuously held sideways"),
      m_b: full,
      reduced: false,
    };
  if (hangs(diagram)) {
    const result = verified("ltb", peaks.mu / full, () => unsusceptibleSteps(HANGS, peaks.mu, full));
    return { result, m_b: full, reduced: false };
  }
  // Its own stiffness against twist is St Venant's alone.
  const own = (g * c.p.it) / diagram.line.length;
  // The formula is that of forks at both ends: no length makes it one of a free end.
  if (ends && rootOf(ends, own) !== null)
    return {
      result: open("ltb", `lateral buckling of a cantilevered ${c.p.tee ? "tee" : "angle"} is not covered`),
      m_b: null,
      reduced: true,
    };
  // Chords hold the ends of what is stated to be connected to them through one leg (BB.1.2).
  const forked = design?.connection === "one_leg" || (ends && keepsTwist(ends.start, own) && keepsTwist(ends.end, own));
  if (design?.l_lt === undefined && !forked)
    return {
      result: open("ltb", "the ends of the member are not shown to be held against twist and l_lt is not given: give l_lt"),
      m_b: null,
      reduced: true,
    };
  const loaded =
    diagram.diagrams.some(({ loads }: Diagram) => loads.points.length + loads.distributed.length > 0) || diagram.line.spans.length > 1;
  // Pieces between restraints are shorter, which the whole length covers; only a longer length is taken at its word.
  const length = Math.max(diagram.line.length, design?.l_lt ?? 0);
  const by = (g: number) => angleLateral(c.p, { e, g, fy: c.fy, gamma_m1: c.gamma_m1 }, length, loaded);
  const lateral = by(g);
  const use = peaks.mu / lateral.m_b;
  const result = verified("ltb", use, () => angleLateralSteps(c, e, g, length, lateral, peaks.mu));
  // With one fork the twist is a quarter of a wave in place of a half, and has a quarter of its stiffness.
  if (!forked)
    result.question = (used) =>
      matters(used, use, peaks.mu / by(g / 4).m_b)
        ? `l_lt = ${design?.l_lt} m is taken at its word, and its ends are not shown to be held against twist, without which it may not pass: what holds them? Give it as supports or members`
        : null;
  return { result, m_b: lateral.m_b, reduced: lateral.chi < 1 };
}

/** What its lengths go with; without one of its own about v-v an angle buckles about it with the longer of the other two. */
export function inertiasOf({ tee, iy, iz, iv }: AngleInput["c"]["p"], design: AngleInput["design"]): SwayInput["p"] {
  return tee ? { iy, iz } : design?.l_cr_v === undefined ? { iy: iv, iz: iv } : { iy, iz, iv };
}
