/** The verifications of EN 1993-1-1 6.2 at a station, in the order of their clauses. */

import { classOf } from "../ec3/capacity.ts";
import { compression, tension } from "../ec3/cross_section/axial.ts";
import { bending } from "../ec3/cross_section/bending.ts";
import { bending_axial } from "../ec3/cross_section/bendingaxial.ts";
import { bending_shear, highShear } from "../ec3/cross_section/combined.ts";
import { notEffective } from "../ec3/cross_section/effectivesection.ts";
import { isRound, shear_y, shear_z } from "../ec3/cross_section/shear.ts";
import { bucklesAsShell } from "../ec3/cross_section/shell.ts";
import { type Outcome, uncovered } from "../ec3/outcome.ts";
import { isOpen } from "../ec3/profile.ts";
import type { Action, Capacity, Twisted } from "../ec3/resistances.ts";
import { bendingTorsion } from "../ec3/torsion/bendingtorsion.ts";
import { torsion, torsionBuckles } from "../ec3/torsion/torsion.ts";
import { classTwisted, relief, sigma_com, TWISTED_CLASS_4, torsionCombined } from "../ec3/torsion/torsioncombined.ts";
import type { Step } from "../results/checks.ts";
import { compressionSteps, tensionSteps } from "./trace/axial.trace.ts";
import { bendingSteps } from "./trace/bending.trace.ts";
import { bendingAxialSteps } from "./trace/bendingaxial.trace.ts";
import { classSteps, lowStressStep } from "./trace/class.trace.ts";
import { bendingShearSteps } from "./trace/combined.trace.ts";
import { effectiveAreaSteps, effectiveModulusSteps } from "./trace/effective.trace.ts";
import { shearYSteps, shearZSteps } from "./trace/shear.trace.ts";
import { bendingTorsionSteps, torsionSteps } from "./trace/torsion.trace.ts";
import { torsionCombinedSteps } from "./trace/torsioncombined.trace.ts";
import { classed, type StationVerification, verification } from "./verification.ts";

const bothModuli = (c: Capacity): Step[] => [...effectiveModulusSteps(c, "y"), ...effectiveModulusSteps(c, "z")];
const areaAndModuli = (c: Capacity): Step[] => [...effectiveAreaSteps(c), ...bothModuli(c)];

/** The yield criterion would stand on the gross section, of which class 4 leaves a part. */
const SLENDER_TWISTED: Outcome = uncovered(TWISTED_CLASS_4);

const always = (): boolean => true;
const all = (f: Action): Action => f;

/** A tube that shear would buckle as a shell is left open. */
function orShell(one: StationVerification): StationVerification {
  const verify = (c: Capacity, f: Action): Outcome => {
    const found = one.verify(c, f);
    return bucklesAsShell(c, found.utilisation ?? 0) ? uncovered(notEffective(c.p)) : found;
  };
  // Of a tube alone: its class is that of compression.
  const steps: StationVerification["steps"] = (c, f) =>
    c.p.kind === "chs" && verify(c, f).utilisation === null ? classSteps(c.p, c.fy, { n: 1, my: 0, mz: 0 }) : one.steps(c, f);
  return { ...one, verify, steps };
}

/** An action whose torque was solved with warping. */
type TwistedAction = Action & { twist: Twisted };

/** Torsion of an open section solved with warping, together with the other forces. */
const twisted = (c: Capacity, f: TwistedAction): Outcome => {
  const found = classTwisted(c, f, f.twist.b);
  return found === 4 ? SLENDER_TWISTED : torsionCombined(c, f, found);
};

function twistedSteps(c: Capacity, f: TwistedAction): Step[] {
  const found = classTwisted(c, f, f.twist.b);
  const low = found === 3 && classOf(c, f) === 4;
  return [
    ...classSteps(c.p, c.fy, f),
    ...(low ? [lowStressStep(sigma_com(c, f, f.twist.b), relief(c, f, f.twist.b))] : []),
    ...(found === 4 ? [] : torsionCombinedSteps(c, f, found, torsionCombined(c, f, found))),
  ];
}

export const STATION_VERIFICATIONS: readonly StationVerification[] = [
  verification(
    "tension",
    (_, f) => f.n < 0,
    tension,
    (c, _, r) => tensionSteps(c, r),
    "tension",
  ),
  classed(
    "compression",
    (_, f) => f.n > 0,
    // Even compression decides, whatever bends beside it: Aeff is that of compression alone.
    (f) => ({ n: f.n, my: 0, mz: 0 }),
    effectiveAreaSteps,
    compression,
    (c, _, r) => compressionSteps(c, r),
    "n",
  ),
  classed(
    "bending_y",
    always,
    (f) => ({ n: 0, my: f.my, mz: 0 }),
    (c) => effectiveModulusSteps(c, "y"),
    (c, f, found) => bending(c, f, "y", found),
    (c, _, r, found) => bendingSteps(c, "y", found, r),
    "my",
  ),
  classed(
    "bending_z",
    (_, f) => f.mz > 0,
    (f) => ({ n: 0, my: 0, mz: f.mz }),
    (c) => effectiveModulusSteps(c, "z"),
    (c, f, found) => bending(c, f, "z", found),
    (c, _, r, found) => bendingSteps(c, "z", found, r),
    "mz",
  ),
  orShell(verification("shear_z", always, shear_z, shearZSteps, "vz")),
  verification("shear_y", (c, f) => f.vy > 0 && !isRound(c.p), shear_y, shearYSteps, "vy"),
  orShell({
    key: "torsion",
    called: (_, f) => f.mx > 0 || f.twist !== undefined,
    verify: (c, f) => (f.twist === undefined ? torsion(c, f) : twisted(c, f as TwistedAction)),
    steps: (c, f) => {
      if (f.twist === undefined) return torsionSteps(c, f, torsion(c, f));
      return twistedSteps(c, f as TwistedAction);
    },
    alone: "mx",
  }),
  classed("bending_shear", highShear, (f) => ({ n: 0, my: f.my, mz: f.mz }), bothModuli, bending_shear, bendingShearSteps),
  classed(
    "bending_axial",
    // High shear takes of the axial resistance where nothing bends, too: at a pinned end it is highest; so does torsion that buckles walls.
    (c, f) =>
      f.my > 0 ||
      f.mz > 0 ||
      (f.n > 0 && (c.effective?.n.e_n ?? 0) > 0) ||
      (f.n !== 0 && (f.vz > 0.5 * c.v_z || f.vy > 0.5 * c.v_y || (f.mx > 0 && torsionBuckles(c)))),
    all,
    areaAndModuli,
    bending_axial,
    bendingAxialSteps,
  ),
  classed(
    "bending_torsion",
    (c, f) => f.mx > 0 && !isOpen(c.p) && (f.my > 0 || f.mz > 0 || f.n !== 0),
    all,
    areaAndModuli,
    bendingTorsion,
    (_, __, r) => bendingTorsionSteps(r),
  ),
];
