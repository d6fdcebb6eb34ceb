/** Member buckling of an angle in one combination: which parts of EN 1993-1-1 6.3 and BB.1.2 its forces call for. */

import { HANGS, hangs } from "../../diagrams/tie.ts";
import { angleInteraction, angleLateral } from "../../ec3/angles/anglebuckling.ts";
import { rootOf } from "../../members/critical.ts";
import { keepsTwist } from "../../members/restraints.ts";
import type { Diagram } from "../../topology/context.ts";
import { type MemberCheck, open, openAs, skipped, verified } from "../buckling/member.ts";
import type { Swayed } from "../buckling/sway_state.ts";
import { angleInteractionSteps, angleLateralSteps } from "../trace/anglemember.trace.ts";
import { unsusceptibleSteps } from "../trace/lateral.trace.ts";
import type { AngleInput } from "./input.ts";
import { struts } from "./struts.ts";
import { capacityUnder } from "./verifications.ts";

export function angleMember(given: AngleInput): MemberCheck[] {
  const input = { ...given, c: capacityUnder(given.c, given.peaks) };
  const { peaks, c } = input;
  const out: MemberCheck[] = [];
  const n = peaks.n;
  const bent = peaks.mu > 0 || peaks.mv > 0;
  const compressed = n > 0 ? struts(input) : null;
  if (typeof compressed === "string") return [...out, open("buckling", { code: "critical_force", message: compressed })];
  if (compressed) out.push(...compressed.checks);
  const lateral = bent ? lateralCheck(input) : null;
  if (lateral && peaks.mu > 0) out.push(lateral.result);
  // Without compression the stresses at the corners serve, unless the moment about u-u is one that buckles: what bends it about v-v then grows with it.
  if (lateral && (compressed || (peaks.mu > 0 && peaks.mv > 0 && lateral.reduced))) {
    if (lateral.m_b === null) out.push(openAs("interaction", lateral.result));
    else {
      const m_v = (c.p.wel_v * c.fy) / c.gamma_m1;
      const { n_b, n_cr } = compressed ?? { n_b: Infinity, n_cr: Infinity };
      const given = { n, mu: peaks.mu, mv: peaks.mv, n_b, n_cr, m_b: lateral.m_b, m_v };
      const found = angleInteraction(n, peaks.mu, peaks.mv, n_b, n_cr, lateral.m_b as number, m_v);
      const result = verified("interaction", found.utilisation, () => angleInteractionSteps(given, found), compressed?.lengths);
      out.push(result);
    }
  }
  return out;
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
  if (rootOf(ends, own) !== null)
    return {
      result: open("ltb", {
        code: "cantilevered_angle",
        message: `lateral buckling of a cantilevered ${c.p.tee ? "tee" : "angle"} is not covered`,
      }),
      m_b: null,
      reduced: true,
    };
  // Chords hold the ends of what is stated to be connected to them through one leg (BB.1.2).
  const forked = design.connection === "one_leg" || (keepsTwist(ends.start, own) && keepsTwist(ends.end, own));
  if (design.l_lt === undefined && !forked)
    return {
      result: open("ltb", {
        code: "unheld",
        message: "the ends of the member are not shown to be held against twist and l_lt is not given: give l_lt",
      }),
      m_b: null,
      reduced: true,
    };
  const loaded =
    diagram.diagrams.some(({ loads }: Diagram) => loads.points.length + loads.distributed.length > 0) || diagram.line.spans.length > 1;
  // Pieces between restraints are shorter, which the whole length covers; only a longer length is taken at its word.
  const length = Math.max(diagram.line.length, design.l_lt ?? 0);
  const by = (g: number) => angleLateral(c.p, { e, g, fy: c.fy, gamma_m1: c.gamma_m1 }, length, loaded);
  const lateral = by(g);
  const use = peaks.mu / lateral.m_b;
  const result = verified("ltb", use, () => angleLateralSteps(c, e, g, length, lateral, peaks.mu));
  return { result, m_b: lateral.m_b, reduced: lateral.chi < 1 };
}

/** What its lengths go with; without one of its own about v-v an angle buckles about it with the longer of the other two. */
export function inertiasOf({ tee, iy, iz, iv }: AngleInput["c"]["p"], design: AngleInput["design"]): Swayed["p"] {
  return tee ? { iy, iz } : design.l_cr_v === undefined ? { iy: iv, iz: iv } : { iy, iz, iv };
}
