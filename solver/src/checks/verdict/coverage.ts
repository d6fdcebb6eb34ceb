/** Which clauses a check answers for: verified, not applicable or not covered, with the reason; what is not covered leaves no pass. */

import { isTie, NO_COMPRESSION } from "../../diagrams/tie.ts";
import type { Ends } from "../../members/ends.ts";
import { areHeld, declaredLength } from "../../members/lengths.ts";
import type { Coverage, Verification } from "../../results/checks.ts";
import type { Ask } from "../../results/open_points.ts";
import type { CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line } from "../../topology/line.ts";
import type { Target } from "../../topology/target.ts";
import type { SwayState } from "../buckling/sway_state.ts";
import { askSaid } from "../questions/kinds.ts";

/** Clauses of EN 1993-1-1 by the verifications that answer for them, and why they may not be called for. */
const CLAUSES: readonly (readonly [clause: string, keys: readonly string[], absent: string])[] = [
  ["6.2.3", ["tension"], "no tension"],
  ["6.2.4", ["compression"], "no compression"],
  ["6.2.5", ["bending_y", "bending_z", "bending_u", "bending_v"], "no bending"],
  ["6.2.6", ["shear_z", "shear_y"], "no shear"],
  ["6.2.7", ["torsion", "bending_torsion", "buckling_torsion"], "no torsion"],
  ["6.2.8", ["bending_shear"], "shear is nowhere above half its resistance where the member bends"],
  ["6.2.9", ["bending_axial"], "no bending"],
  ["6.3.1", ["buckling_y", "buckling_z", "buckling_u", "buckling_v", "buckling"], "no compression"],
  ["6.3.1.4", ["buckling_tf"], "no compression, or a closed or solid section"],
  ["6.3.2", ["ltb", "buckling"], "no bending about y-y that could buckle the member sideways"],
  ["6.3.3", ["interaction", "buckling"], "neither compression with bending nor bending about both axes"],
];

/** Clauses of EN 1993-1-5 that `webs.ts` answers for. */
export const PLATED = ["EN 1993-1-5 4", "EN 1993-1-5 5, 7.1", "EN 1993-1-5 6, 7.2", "EN 1993-1-5 8", "EN 1993-1-5 9"] as const;

/** Of these, clauses about compression. */
const COMPRESSED: ReadonlySet<string> = new Set(["6.2.4", "6.3.1", "6.3.1.4", "6.3.3"]);

/** A clause that a verification leaves open. */
const openBy = (clause: string, { code, reason }: Verification): Coverage => ({
  ...{ clause, state: "not_covered", reason: reason ?? "" },
  ...(code !== undefined && { code }),
});

/** Coverage of a steel check on some members. */
export function steelCoverage(verifications: readonly Verification[], members: readonly CheckMember[] = []): Coverage[] {
  const ties = members.length > 0 && members.every(isTie);
  const scope = verifications.find(({ key }) => key === "scope");
  const out: Coverage[] = [];
  for (const { 0: clause, 1: keys, 2: absent } of CLAUSES) {
    if (scope) out.push(openBy(clause, scope));
    else out.push(answer(clause, verifications, ties && COMPRESSED.has(clause) ? NO_COMPRESSION : absent, keys));
  }
  if (scope) for (const clause of PLATED) out.push(openBy(clause, scope));
  const twisted = verifications.filter(({ key }) => key === "ltb_torsion");
  if (twisted.length > 0) out.push(answer("EN 1993-6 A", twisted, ""));
  if (verifications.some(({ key }) => key === "tension"))
    out.push(
      answer("6.2.3(2)b", verifications, "the model has no holes: net sections are the design of connections, or nu_rd", ["net_section"]),
    );
  return out;
}

export interface SwayCoverageInput {
  verifications: readonly Verification[];
  target: Target;
  line: Line;
  ends: Ends;
  /** Largest compression, N. */
  n: number;
  /** Its state in each combination. */
  states: readonly SwayState[];
  second: boolean;
  joints: Joints;
}

const AXES = ["y", "z"] as const;

/** Below so many times N/L what holds an end across is felt as sway (5.2.1(3)), with as much to spare. */
const SOFT = 20;

/** 5.2.1(3): whether the analysis may leave out the effects of sway, by modes, by holds, or by lengths given. */
export function swayCoverage({ verifications, target, line, ends, n, states, second, joints }: SwayCoverageInput): Coverage {
  const clause = "5.2.1(3)";
  const stability = verifications.find(({ key }) => key === "stability");
  if (stability?.status === "not_covered") return openBy(clause, stability);
  if (target.members.some((one) => joints.slide(one) * line.length < SOFT * n))
    return {
      clause,
      state: "not_covered",
      code: "sliding_hinge",
      reason:
        "an end slides across its node (uy or uz of its hinge), and αcr knows nodes alone: let a support or a member give way there instead",
    };
  const unknown = states.filter(({ sway, peaks }) => !sway.known && peaks.n > 0).map(({ combination }) => combination.id);
  if (!unknown.length || second) return { clause, state: "verified" };
  if (n === 0) return { clause, state: "not_applicable", reason: target.members.every(isTie) ? NO_COMPRESSION : "no compression" };
  const { design } = target;
  if (design.l_cr_y !== undefined && design.l_cr_z !== undefined)
    return { clause, state: "not_applicable", reason: "the buckling lengths given stand for the structure's sway (5.2.2(7)b)" };
  const isShown = (axis: "y" | "z"): boolean =>
    design[`l_cr_${axis}`] !== undefined || areHeld(ends, axis, line.system, n) || declaredLength(design, axis, line, ends, n) !== null;
  const missing = AXES.filter((axis) => !isShown(axis));
  if (!missing.length)
    return { clause, state: "not_applicable", reason: "its ends are shown to be held, or its buckling lengths are given" };
  const modes = joints.context.stability?.length
    ? `sway αcr is not known in ${unknown.length > 3 ? `${unknown.length} combinations` : unknown.join(", ")}`
    : "no buckling analysis of the structure";
  const lengths = missing.map((axis) => `l_cr_${axis}`).join(" and ");
  return { clause, state: "not_covered", code: "unknown_sway", reason: `${modes}, and its ends are not shown to be held: give ${lengths}` };
}

/** Coverage of a deflection check; `ask`: what it takes for granted. */
export function deflectionCoverage(clause: string, verifications: readonly Verification[], ask?: Ask): Coverage[] {
  const found = answer(clause, verifications, "");
  return [ask && found.state === "verified" ? { clause, state: "assumed", reason: askSaid(ask) } : found];
}

/** By verifications, or those of some keys. What is not covered outlasts what is verified; what the model declares needless does not apply. */
function answer(clause: string, found: readonly Verification[], absent: string, keys?: readonly string[]): Coverage {
  let verified = false;
  let skipped: Verification | undefined;
  for (const one of found) {
    if (keys && !keys.includes(one.key)) continue;
    if (one.status === "not_covered") return openBy(clause, one);
    if (one.status === "skipped") skipped ??= one;
    else verified ||= one.status === "pass" || one.status === "fail";
  }
  return verified ? { clause, state: "verified" } : { clause, state: "not_applicable", reason: skipped?.reason ?? absent };
}
