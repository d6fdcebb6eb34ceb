/** EN 1993-1-5 on the legs of an angle: what applies to plates without a second flange, and transverse forces. */

import type { DesignMember } from "../../../generated/model.ts";
import type { AngleCapacity } from "../../clauses/angleresistance.ts";
import { legBearing } from "../../clauses/legbearing.ts";
import type { Joints } from "../../stability/joints.ts";
import type { LineDiagram } from "../forces/linediagram.ts";
import { PLATED } from "../verdict/coverage.ts";
import type { Coverage, Verification } from "../verdict/result.ts";
import { type WebForce, webForces } from "../webs/webforces.ts";
import { ORDINARY_BEARING } from "../webs/webs.ts";

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
export function legForce(diagram: LineDiagram, joints: Joints, c: AngleCapacity): LegForce | null {
  const { line } = diagram;
  const { fy, gamma_m0, p } = c;
  let worst: LegForce | null = null;
  const look = ({ s, force, at }: WebForce): void => {
    if (at === "joint") return;
    const edge = Math.min(s, line.length - s);
    // What the knife edge leaves is borne by fy·t a metre.
    const needs = Math.max(0, ((force - legBearing({ t: p.t, fy, gamma_m0, s_s: 0, c: edge })) * gamma_m0) / (fy * p.t));
    if (!worst || needs > worst.needs) worst = { force, s, combination: diagram.combination.id, needs };
  };
  for (const way of ["z", "y"] as const) webForces(diagram, joints, 1e-6 * c.npl, way).forEach(look);
  return worst;
}

export interface LegCoverage {
  coverage: Coverage[];
  questions: string[];
}

export function legCoverage(
  c: AngleCapacity,
  verifications: readonly Verification[],
  worst: LegForce | null,
  design: DesignMember | null,
): LegCoverage {
  const pressed = verifications.some(({ key }) => key === "compression" || key.startsWith("bending"));
  const transverse = borne(c, worst, design);
  return {
    coverage: [
      c.reduced && pressed
        ? { clause: EFFECTIVE, state: "verified" }
        : { clause: EFFECTIVE, state: "not_applicable", reason: "no leg is reduced under these forces" },
      { clause: SHEAR, state: "not_applicable", reason: "a leg is an outstand: no web between two flanges" },
      transverse.coverage,
      { clause: INDUCED, state: "not_applicable", reason: "a leg is an outstand: no web between two flanges" },
      { clause: STIFFENERS, state: "not_applicable", reason: "the model has no stiffeners" },
    ],
    questions: transverse.question ? [transverse.question] : [],
  };
}

function borne(c: AngleCapacity, worst: LegForce | null, design: DesignMember | null): { coverage: Coverage; question?: string } {
  const state = (is: Coverage["state"], reason: string): Coverage => ({ clause: TRANSVERSE, state: is, reason });
  if (!worst) return { coverage: state("not_applicable", "no concentrated force across the member but at its joints (EN 1993-1-8)") };
  if (design?.web_stiffeners === "at_forces")
    return { coverage: state("not_applicable", "web_stiffeners: stiffeners at every support and point load take the force") };
  const where = `${(worst.force / 1e3).toFixed(1)} kN at ${worst.s.toFixed(3)} m in ${worst.combination}`;
  if (c.class.compression === 4) return { coverage: state("not_covered", `a leg beyond class 3 under ${where} is not covered`) };
  const given = design?.stiff_bearing_length;
  if (worst.needs <= (given ?? 0)) return { coverage: { clause: TRANSVERSE, state: "verified" } };
  const needs = `${where} needs a stiff bearing of ${Math.ceil(worst.needs * 1e3)} mm on its leg`;
  if (given !== undefined) return { coverage: state("not_covered", `stiff_bearing_length is ${(given * 1e3).toFixed(0)} mm: ${needs}`) };
  const question = `stiff_bearing_length is not given: ${needs}: is there as much?`;
  return worst.needs <= ORDINARY_BEARING
    ? { coverage: state("assumed", question), question }
    : { coverage: state("not_covered", `stiff_bearing_length is not given: ${needs}`) };
}
