/** What a check's numbers rest on, for the head of the report. */

import { ANNEXES } from "../../ec3/annexes.ts";
import { curveOf } from "../../ec3/member_buckling/flexural.ts";
import { ltbRule } from "../../ec3/member_buckling/lateral.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { Strength } from "../../ec3/strength.ts";
import type { SteelCheck } from "../../generated/model.ts";
import type { Quantity } from "../../results/checks.ts";
import type { Annex } from "../../topology/context.ts";
import type { Found } from "../governing.ts";
import { q } from "./quantity.ts";

/** By a section's strength in a check, without and with lateral buckling, without and with interaction: all members of a section rest on the same. */
const known = new WeakMap<Strength, Quantity[][]>();

export function basisOf(check: SteelCheck, annex: Annex, c: Capacity, fy: Strength, grade: string, found: readonly Found[]): Quantity[] {
  const lateral = found.some((one) => one.key === "ltb" && one.member?.status !== "skipped");
  const interaction = found.some((one) => one.key === "interaction");
  let own = known.get(fy);
  if (!own) known.set(fy, (own = []));
  return (own[(lateral ? 1 : 0) + (interaction ? 2 : 0)] ??= anew(check, annex, c, fy, grade, lateral, interaction));
}

function anew(
  check: SteelCheck,
  annex: Annex,
  c: Capacity,
  fy: Strength,
  grade: string,
  lateral: boolean,
  interaction: boolean,
): Quantity[] {
  const { p } = c;
  const rule = ltbRule(c, check.ltb_method, annex);
  const basis = [
    q("section", p.name),
    q("fabrication", p.fabrication),
    q("grade", grade),
    q("fy", fy.fy as number, "N/mm2"),
    q("fy from", fy.source),
    q("thickest element", fy.t, "mm"),
    q("γM0", c.gamma_m0),
    q("γM1", c.gamma_m1),
    q("η", c.eta),
    q("national annex", ANNEXES[annex].title),
    q("curve y-y", curveOf(p, "y", fy.s460)),
    q("curve z-z", curveOf(p, "z", fy.s460)),
  ];
  if (lateral) {
    basis.push(
      q("LTB method", `${rule.clause} (${rule.method})`),
      q("LTB curve", `${rule.curve} (${rule.source})`),
      q("load height", check.load_height ?? "adverse"),
      q("root warping", check.root_warping ?? "free"),
    );
    if (check.mcr !== undefined) basis.push(q("Mcr override", check.mcr, "kNm"));
  }
  if (interaction) basis.push(q("interaction", "Annex B (Method 2)"));
  return basis;
}
