/** Trace of transverse forces on webs and of flange-induced buckling, EN 1993-1-5 6, 7.2 and 8. */

import type { FlangeInduced } from "../../ec3/plated/flangeinduced.ts";
import type { Transverse } from "../../ec3/plated/transverse.ts";
import type { WallBearing } from "../../ec3/plated/wallbearing.ts";
import { hw } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { Step } from "../../results/checks.ts";
import type { Loaded } from "../webs/governing_web_force.ts";
import type { Way } from "../webs/webforces.ts";
import { computed, decided, q } from "./quantity.ts";

export function transverseSteps(loaded: Loaded): Step[] {
  const { c, f, r, force, eta1, utilisation } = loaded;
  return [
    ...(r.type === "walls" ? wallSteps(loaded, r) : webSteps(loaded, r)),
    decided(
      "EN 1993-1-5 6.6, 7.2",
      "Transverse force with bending",
      "η2 = FEd/FRd ≤ 1 and η2 + 0.8·η1 ≤ 1.4",
      [q("NEd (compression +)", f.n, "kN"), q("My,Ed", f.my, "kNm"), q("η1", eta1), q("η2", force / r.f_rd)],
      utilisation,
      `the larger of η2 and (η2 + 0.8·η1)/1.4${c.p.kind === "rhs" ? ", taken over from webs of one plate" : ""}`,
    ),
  ];
}

/** What brings the force in. */
const placeOf = ({ at, several, spread }: Pick<Loaded, "at" | "several" | "spread">): string =>
  several ? `${several} forces together (6.3(3))` : spread ? "a distributed load" : at === "support" ? "at a support" : "at a point load";

function wallSteps({ c, given, s, force, combination, ...one }: Loaded, r: WallBearing): Step[] {
  return [
    computed(
      "first principles",
      "Transverse force",
      `${placeOf(one)}, across the whole width into both walls`,
      [q("combination", combination.id), q("s", s, "m"), q("ss", r.s_s, "mm"), q("c", given.c, "mm")],
      q("FEd", force, "kN"),
      "the member is taken to end at its last node",
    ),
    computed(
      "first principles",
      "What the corner's eccentricity leaves",
      "α = √(k² + 2) − k ≤ 1; k = 2·r/t − 1: a strip loaded at r − t/2 from its middle, hinges in wall and flange",
      [q("r", r.r, "mm"), q("t", given.p.tw, "mm")],
      q("α", r.alpha),
    ),
    computed(
      "EN 1993-1-1 6.3.1",
      "Resistance to the transverse force",
      "FRd = 2·χ·α·fy·t·l/γM1; λ = √12·hw/t/(π·√(E/fy)); l = ss + 2.5·tf + the lesser of 2.5·tf and c",
      [q("λ", r.lambda), q("χ", r.chi), q("l", r.l, "mm"), q("fy", c.fy, "N/mm2"), q("γM1", c.gamma_m1)],
      q("FRd", (2 * r.chi * r.alpha * c.fy * given.p.tw * r.l) / c.gamma_m1, "kN"),
    ),
    ...(r.face === null || !given.post
      ? []
      : [
          computed(
            "EN 1993-1-8 Table 7.11",
            "The face under a narrower post",
            "N1,Rd = kn·fy·t²/(1 − β)·(2·η + 4·√(1 − β)); β = b1/b0, η = h1/b0, kn = 1.3 − 0.4·n/β ≤ 1",
            [q("b1", given.post.width, "mm"), q("h1", given.post.depth, "mm"), q("b0", given.p.b, "mm"), q("t", given.p.tf, "mm")],
            q("N1,Rd", r.face, "kN"),
          ),
        ]),
  ];
}

/** kF far from stiffeners and ends. */
const opposedSaid = (share: number): string =>
  share === 0
    ? "6"
    : share === 1
      ? "3.5"
      : `1/(${(1 - share).toFixed(2)}/6 + ${share.toFixed(2)}/3.5), as a force on the other flange stands so near`;

function webSteps({ c, given, s, force, combination, ...one }: Loaded, r: Transverse): Step[] {
  const { p } = c;
  const near = r.type === "c";
  const most = opposedSaid(given.opposed ?? 0);
  return [
    computed(
      "EN 1993-1-5 6.1(2)",
      "Transverse force",
      `${placeOf(one)}, through the flange into the web`,
      [q("combination", combination.id), q("s", s, "m"), q("ss", r.s_s, "mm"), ...(near ? [q("c", given.c, "mm")] : []), q("type", r.type)],
      q("FEd", force, "kN"),
      "unstiffened web; the member is taken to end at its last node",
    ),
    computed(
      "EN 1993-1-5 6.4, Figure 6.1",
      "Critical force",
      `Fcr = 0.9·kF·E·tw³/hw; kF = ${near ? `2 + 6·(ss + c)/hw ≤ ${most}` : `${most} + 2·(hw/a)², a unlimited`}`,
      [q("kF", r.k_f), q("E", given.e, "N/mm2"), q("tw", p.tw, "mm"), q("hw", hw(p), "mm")],
      q("Fcr", r.f_cr, "kN"),
    ),
    computed(
      "EN 1993-1-5 6.5",
      "Effective loaded length",
      near ? "ly: the least of (6.10), (6.11) and (6.12)" : "ly = ss + 2·tf·(1 + √(m1 + m2))",
      [q("m1", r.m1), q("m2", r.m2), q("tf", p.tf, "mm")],
      q("ly", r.l_y, "mm"),
    ),
    computed(
      "EN 1993-1-5 6.2, 6.4",
      "Resistance to the transverse force",
      "FRd = fyw·χF·ly·tw/γM1; χF = 0.5/λF ≤ 1; λF = √(ly·tw·fyw/Fcr)",
      [q("λF", r.lambda), q("χF", r.chi), q("fyw", c.fy, "N/mm2"), q("γM1", c.gamma_m1)],
      q("FRd", r.f_rd, "kN"),
    ),
  ];
}

export const flangeInducedSteps = (c: Capacity, e: number, r: FlangeInduced, way: Way): Step[] => [
  decided(
    "EN 1993-1-5 8(1)",
    "Flange-induced buckling of the web",
    "hw/tw ≤ k·(E/fyf)·√(Aw/Afc)",
    [q("hw/tw", r.ratio), q("k", r.k), q("E", e, "N/mm2"), q("fyf", c.fy, "N/mm2"), q("limit of hw/tw", r.limit)],
    r.utilisation,
    `walls along ${way}; depends on the section alone`,
  ),
];
