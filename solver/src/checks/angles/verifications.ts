/** The verifications of EN 1993-1-1 6.2 at a place of an angle: when each is called for, its clause and its trace. */

import {
  type AngleAction,
  type AngleCapacity,
  type AngleShear,
  type AngleStress,
  angleShear,
  angleStress,
  tau_t,
} from "../../ec3/angles/angleresistance.ts";
import { compression, tension } from "../../ec3/cross_section/axial.ts";
import type { Outcome } from "../../ec3/outcome.ts";
import { tau_Rd } from "../../ec3/torsion/torsion.ts";
import type { Step } from "../../results/checks.ts";
import { angleBendingSteps, angleClassSteps, angleShearSteps, angleStressSteps, angleTorsionSteps } from "../trace/angle.trace.ts";
import { compressionSteps, tensionSteps } from "../trace/axial.trace.ts";

export interface AngleVerification {
  key: string;
  called: (f: AngleAction) => boolean;
  verify: (c: AngleCapacity, f: AngleAction) => Outcome;
  steps: (c: AngleCapacity, f: AngleAction) => Step[];
}

/** The capacity with ρ·fy where legs of class 4 are compressed, by the force or by bending. */
export function capacityUnder(c: AngleCapacity, f: Pick<AngleAction, "n" | "mu" | "mv">): AngleCapacity {
  const slender = (f.n > 0 && c.class.compression === 4) || ((f.mu !== 0 || f.mv !== 0) && c.class.bending === 4);
  return slender ? (c.reduced ?? c) : c;
}

const compressed = (c: AngleCapacity, f: AngleAction): AngleCapacity => capacityUnder(c, { n: f.n, mu: 0, mv: 0 });
const bent = (c: AngleCapacity, f: AngleAction): AngleCapacity => capacityUnder(c, { n: 0, mu: f.mu, mv: f.mv });

function bending(c: AngleCapacity, f: AngleAction, axis: "u" | "v"): Outcome {
  const { m_u, m_v } = bent(c, f);
  return { utilisation: axis === "u" ? Math.abs(f.mu) / m_u : Math.abs(f.mv) / m_v, reason: null };
}

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
    verify: (c, f) => ({ utilisation: compression(compressed(c, f), f).utilisation, reason: null }),
    steps: (c, f) => [...angleClassSteps(compressed(c, f)), ...compressionSteps(compressed(c, f), compression(compressed(c, f), f))],
  },
  {
    key: "bending_u",
    called: (f) => f.mu !== 0,
    verify: (c, f) => bending(c, f, "u"),
    steps: (c, f) => [...angleClassSteps(bent(c, f)), ...angleBendingSteps(bent(c, f), f, "u")],
  },
  {
    key: "bending_v",
    called: (f) => f.mv !== 0,
    verify: (c, f) => bending(c, f, "v"),
    steps: (c, f) => [...angleClassSteps(bent(c, f)), ...angleBendingSteps(bent(c, f), f, "v")],
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
    verify: (c, f) => angleStress(capacityUnder(c, f), f) satisfies AngleStress,
    steps: (c, f) => {
      const under = capacityUnder(c, f);
      return [...angleClassSteps(under), ...angleStressSteps(under, f, angleStress(under, f))];
    },
  },
];
