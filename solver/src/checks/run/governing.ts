/** Which station or combination governs each verification, and what its numbers rest on. */

import type { Action, Capacity } from "../clauses/capacity.ts";
import { curveOf } from "../clauses/flexural.ts";
import { ltbRule } from "../clauses/torsional.ts";
import type { CheckCombination, SteelCheck } from "./context.ts";
import type { Span } from "./line.ts";
import type { MemberCheck } from "./member.ts";
import type { Profile } from "./profile.ts";
import { q } from "./quantity.ts";
import type { Strength } from "./strength.ts";
import type { Quantity } from "./trace.ts";

export interface Found {
  key: string;
  utilisation: number | null;
  reason: string | null;
  combination: CheckCombination;
  span: Span | null;
  x: number | null;
  action: Action | null;
  capacity: Capacity;
  member: MemberCheck | null;
}

export const reasonOf = (key: string): string =>
  key === "torsion"
    ? "torsion of an open section is not covered (6.2.7)"
    : "class 4 section: effective widths (EN 1993-1-5) are not covered";

/** Not covered outlasts a number, a failure outlasts both: then the largest utilisation governs. */
export function keep(worst: Map<string, Found>, found: Found): void {
  if (outranks(worst, found.key, found.utilisation)) worst.set(found.key, found);
}

export function outranks(worst: Map<string, Found>, key: string, utilisation: number | null): boolean {
  const held = worst.get(key);
  return !held || rank(utilisation) > rank(held.utilisation);
}

function rank(u: number | null): number {
  if (u === null) return 1e9;
  return u > 1 + 1e-9 ? 1e10 + Math.min(u, 1e9) : u;
}

/** What the numbers rest on, for the head of the report. */
export function basisOf(
  check: SteelCheck,
  annex: "none" | "UK",
  p: Profile,
  fy: Strength,
  grade: string,
  found: readonly Found[],
): Quantity[] {
  const rule = ltbRule(p, check.ltb_method, annex);
  const basis = [
    q("section", p.name),
    q("fabrication", p.fabrication),
    q("grade", grade),
    q("fy", fy.fy as number, "N/mm2"),
    q("fy from", fy.source),
    q("thickest element", fy.t, "mm"),
    q("γM0", check.gamma_m0 ?? 1),
    q("γM1", check.gamma_m1 ?? 1),
    q("η", check.eta ?? 1),
    q(
      "national annex",
      annex === "UK" ? "UK: fy by product standard (NA.2.4), LTB curves of NA.2.17, else recommended values" : "recommended values",
    ),
    q("curve y-y", curveOf(p, "y", fy.s460)),
    q("curve z-z", curveOf(p, "z", fy.s460)),
  ];
  if (found.some((one) => one.key === "ltb" && one.member?.status !== "skipped")) {
    basis.push(
      q("LTB method", `${rule.clause} (${rule.method})`),
      q("LTB curve", `${rule.curve} (${rule.source})`),
      q("load height", check.load_height ?? "top"),
      q("root warping", check.root_warping ?? "free"),
    );
    if (check.mcr !== undefined) basis.push(q("Mcr override", check.mcr, "kNm"));
  }
  if (found.some((one) => one.key === "interaction")) basis.push(q("interaction", "Annex B (Method 2)"));
  return basis;
}
