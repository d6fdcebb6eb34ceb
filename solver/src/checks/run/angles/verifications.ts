/** The verifications of EN 1993-1-1 6.2 at a place of an angle: when each is called for, its clause and its trace. */

import {
  type AngleAction,
  type AngleCapacity,
  type AngleShear,
  type AngleStress,
  angleShear,
  angleStress,
  tau_t,
} from "../../clauses/angleresistance.ts";
import { compression, tension } from "../../clauses/axial.ts";
import type { Outcome } from "../../clauses/outcome.ts";
import { tau_Rd } from "../../clauses/torsion.ts";
import { angleBendingSteps, angleClassSteps, angleShearSteps, angleStressSteps, angleTorsionSteps } from "../trace/angle.trace.ts";
import { compressionSteps, tensionSteps } from "../trace/axial.trace.ts";
import type { Step } from "../verdict/result.ts";

export interface AngleVerification {
  key: string;
  called: (f: AngleAction) => boolean;
  verify: (c: AngleCapacity, f: AngleAction) => Outcome;
  steps: (c: AngleCapacity, f: AngleAction) => Step[];
}

/** Why legs this slender have no resistance here; null where they have. */
export function slender(c: AngleCapacity, f: Pick<AngleAction, "n" | "mu" | "mv">): string | null {
  if (c.walls) return null;
  if (f.n > 0 && c.class.compression === 4 && c.class.rho < 1)
    return "class 4 legs in compression lose width and shift the centroid: not covered";
  if ((f.mu !== 0 || f.mv !== 0) && c.class.bending === 4) return "class 4 legs in bending are not covered";
  return null;
}

/** The outcome, or that slender legs leave none. */
const unless = (reason: string | null, utilisation: () => number): Outcome =>
  reason === null ? { utilisation: utilisation(), reason: null } : { utilisation: null, reason };

const bending = (c: AngleCapacity, f: AngleAction, axis: "u" | "v"): Outcome =>
  unless(slender(c, { n: 0, mu: f.mu, mv: f.mv }), () => (axis === "u" ? Math.abs(f.mu) / c.m_u : Math.abs(f.mv) / c.m_v));

const stress = (c: AngleCapacity, f: AngleAction): Outcome => {
  const reason = slender(c, f);
  return reason === null ? (angleStress(c, f) satisfies AngleStress) : { utilisation: null, reason };
};

const shear = (axis: "y" | "z") => (c: AngleCapacity, f: AngleAction) => angleShear(c, f, axis) satisfies AngleShear;

export const ANGLE_VERIFICATIONS: readonly AngleVerification[] = [
  {
    key: "tension",
    called: (f) => f.n < 0,
    verify: (c, f) => tension(c, f),
    steps: (c, f) => tensionSteps(c, tension(c, f)),
  },
  {
    key: "compression",
    called: (f) => f.n > 0,
    verify: (c, f) => unless(slender(c, { n: f.n, mu: 0, mv: 0 }), () => compression(c, f).utilisation),
    steps: (c, f) => [...angleClassSteps(c), ...(slender(c, { n: f.n, mu: 0, mv: 0 }) ? [] : compressionSteps(c, compression(c, f)))],
  },
  {
    key: "bending_u",
    called: (f) => f.mu !== 0,
    verify: (c, f) => bending(c, f, "u"),
    steps: (c, f) => [...angleClassSteps(c), ...(bending(c, f, "u").reason ? [] : angleBendingSteps(c, f, "u"))],
  },
  {
    key: "bending_v",
    called: (f) => f.mv !== 0,
    verify: (c, f) => bending(c, f, "v"),
    steps: (c, f) => [...angleClassSteps(c), ...(bending(c, f, "v").reason ? [] : angleBendingSteps(c, f, "v"))],
  },
  {
    key: "shear_z",
    called: () => true,
    verify: shear("z"),
    steps: (c, f) => angleShearSteps(c, f, "z", angleShear(c, f, "z")),
  },
  {
    key: "shear_y",
    called: (f) => f.vy !== 0,
    verify: shear("y"),
    steps: (c, f) => angleShearSteps(c, f, "y", angleShear(c, f, "y")),
  },
  {
    key: "torsion",
    called: (f) => f.t !== 0,
    verify: (c, f) => ({ utilisation: tau_t(c, f) / tau_Rd(c.fy, c.gamma_m0), reason: null }),
    steps: (c, f) => angleTorsionSteps(c, f),
  },
  {
    key: "bending_axial",
    called: (f) => f.mu !== 0 || f.mv !== 0,
    verify: stress,
    steps: (c, f) => [...angleClassSteps(c), ...(slender(c, f) ? [] : angleStressSteps(c, f, angleStress(c, f)))],
  },
];
