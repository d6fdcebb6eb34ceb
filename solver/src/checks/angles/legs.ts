/** EN 1993-1-5 on the legs of an angle or a tee: what applies to plates without a second flange, and transverse forces. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { AngleCapacity } from "../../ec3/angles/angleresistance.ts";
import { legBearing } from "../../ec3/plated/legbearing.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { Coverage, Verification } from "../../results/checks.ts";
import type { Joints } from "../../topology/joints.ts";
import { PLATED } from "../verdict/coverage.ts";
import { type BearingFound, bearingAsk, bySeat, ORDINARY } from "../webs/bearing_length.ts";
import { together } from "../webs/patch_loads.ts";
import { type Way, type WebForce, webForces } from "../webs/webforces.ts";

const [EFFECTIVE, SHEAR, TRANSVERSE, INDUCED, STIFFENERS] = PLATED;

/** The force that uses most of the leg it goes into, as the bearing length it needs. */
export interface LegForce {
  force: number;
  s: number;
  combination: string;
  /** Stiff bearing it needs, m; 0 for a knife edge. */
  needs: number;
}

/** The worst transverse force of one combination on either leg; null without any beyond joints. */
export function legForce(diagram: LineDiagram, joints: Joints, c: AngleCapacity, given: number | undefined): LegForce | null {
  const { line } = diagram;
  const { fy, gamma_m0, p } = c;
  let worst: LegForce | null = null;
  for (const way of ["z", "y"] as const) {
    const look = (one: WebForce): void => {
      if (one.at === "joint") return;
      const { s, force, up, spread = 0 } = one;
      const leg = entry(p, way, up, given);
      const edge = Math.max(0, Math.min(s, line.length - s) - spread / 2);
      // What the knife edge leaves is borne by fy·t a metre; loads side by side reach over what lies between them.
      const length = ((force - legBearing({ ...leg, fy, gamma_m0, s_s: 0, c: edge })) * gamma_m0) / (fy * leg.t);
      const needs = length <= spread ? 0 : length;
      if (!worst || needs > worst.needs) worst = { force, s, combination: diagram.combination.id, needs };
    };
    const alone = webForces(diagram, joints, 1e-6 * c.npl, way);
    alone.forEach(look);
    const { t, spread } = entry(p, way, false, given);
    const patch = { widest: Math.max(p.h, p.b), least: (fy * t * spread) / gamma_m0, way };
    together(diagram, alone, patch, () => 2 * spread + (given ?? 0)).forEach(look);
  }
  return worst;
}

/**
 * The plate that a force goes into, and how far it spreads on its way there: through an angle's other leg, or a tee's flange. On the tip of a stem or the edge of a
 * flange it bears over the length given alone; where none is given, the 5·t that an angle has are taken for granted.
 */
function entry({ t, tee }: AngleCapacity["p"], way: Way, up: boolean, given: number | undefined): { t: number; spread: number } {
  if (!tee) return { t, spread: 2.5 * t };
  const plate = way === "z" ? tee.tw : tee.tf;
  return { t: plate, spread: way === "z" && !up ? 2.5 * tee.tf : given === undefined ? 2.5 * plate : 0 };
}

export interface LegCoverage extends Omit<BearingFound, "coverage"> {
  coverage: Coverage[];
}

export function legCoverage(
  c: AngleCapacity,
  verifications: readonly Verification[],
  worst: LegForce | null,
  design: DesignMember,
): LegCoverage {
  const pressed = verifications.some(({ key }) => key === "compression" || key.startsWith("bending"));
  const { coverage, ...open } = borne(c, worst, design);
  return {
    coverage: [
      c.reduced && pressed
        ? { clause: EFFECTIVE, state: "verified" }
        : { clause: EFFECTIVE, state: "not_applicable", reason: "no leg is reduced under these forces" },
      { clause: SHEAR, state: "not_applicable", reason: "a leg is an outstand: no web between two flanges" },
      coverage,
      { clause: INDUCED, state: "not_applicable", reason: "a leg is an outstand: no web between two flanges" },
      { clause: STIFFENERS, state: "not_applicable", reason: "the model has no stiffeners" },
    ],
    ...open,
  };
}

const bare = (state: Coverage["state"], reason: string, code?: string): BearingFound => ({
  coverage: { clause: TRANSVERSE, state, reason, ...(code !== undefined && { code }) },
  ...{ asks: [], assumptions: [] },
});

function borne(c: AngleCapacity, worst: LegForce | null, design: DesignMember): BearingFound {
  if (!worst) return bare("not_applicable", "no concentrated force across the member but at its joints (EN 1993-1-8)");
  if (design.web_stiffeners === "at_forces")
    return bare("not_applicable", "web_stiffeners: stiffeners at every support and point load take the force");
  const where = `${(worst.force / 1e3).toFixed(1)} kN at ${worst.s.toFixed(3)} m in ${worst.combination}`;
  if (c.class.compression === 4)
    return bare(
      "not_covered",
      `a leg beyond class 3 under ${where} is not covered: where something stiffens it there, give web_stiffeners: at_forces`,
      "class_4_leg",
    );
  const given = design.stiff_bearing_length;
  const verified: BearingFound = { coverage: { clause: TRANSVERSE, state: "verified" }, asks: [], assumptions: [] };
  if (worst.needs <= (given ?? 0)) return verified;
  const needs = `${where} needs a bearing of ${Math.ceil(worst.needs * 1e3)} mm, or stiffeners`;
  if (given !== undefined) return bare("not_covered", `stiff_bearing_length is ${(given * 1e3).toFixed(0)} mm: ${needs}`, "bearing_length");
  if (worst.needs > ORDINARY) return bare("not_covered", `stiff_bearing_length is not given: ${needs}`, "bearing_length");
  return bySeat(worst, worst.needs) ?? { ...verified, asks: [bearingAsk(worst, worst.needs, [])] };
}
