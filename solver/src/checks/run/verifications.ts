/** The verifications of EN 1993-1-1 6.2 at a station: when each is called for, what it rests on, its clause and its trace. */

import { compression, tension } from "../clauses/axial.ts";
import { bending } from "../clauses/bending.ts";
import { bending_axial } from "../clauses/bendingaxial.ts";
import { bendingTorsion } from "../clauses/bendingtorsion.ts";
import { type Action, type Capacity, classOf, type Twisted } from "../clauses/capacity.ts";
import type { ClassForces, SectionClass } from "../clauses/classification.ts";
import { bending_shear, highShear } from "../clauses/combined.ts";
import { notEffective } from "../clauses/effectivesection.ts";
import type { Outcome } from "../clauses/outcome.ts";
import { isOpen } from "../clauses/profile.ts";
import { isRound, shear_y, shear_z } from "../clauses/shear.ts";
import { torsion } from "../clauses/torsion.ts";
import { TWISTED_CLASS_4, torsionCombined } from "../clauses/torsioncombined.ts";
import { compressionSteps, tensionSteps } from "./trace/axial.trace.ts";
import { bendingSteps } from "./trace/bending.trace.ts";
import { bendingAxialSteps } from "./trace/bendingaxial.trace.ts";
import { classSteps } from "./trace/class.trace.ts";
import { bendingShearSteps } from "./trace/combined.trace.ts";
import { effectiveAreaSteps, effectiveModulusSteps } from "./trace/effective.trace.ts";
import { shearYSteps, shearZSteps } from "./trace/shear.trace.ts";
import { bendingTorsionSteps, torsionSteps } from "./trace/torsion.trace.ts";
import { torsionCombinedSteps } from "./trace/torsioncombined.trace.ts";
import type { Step } from "./verdict/result.ts";

/** Forces at a station of a member. */
export interface Acting {
  c: Capacity;
  f: Action;
}

export interface StationVerification {
  key: string;
  /** Which forces call for it; some always run, so that a beam shows them at zero too. */
  called: (f: Action, c: Capacity) => boolean;
  verify: (at: Acting) => Outcome;
  steps: (at: Acting) => Step[];
  /** A force alone that its utilisation grows with on one section, where it rests on nothing else. */
  alone?: Alone;
}

/** A force by its name in an action; tension is −n. */
export type Alone = "tension" | "n" | "my" | "mz" | "vz" | "vy" | "mx";

/** A verification from its clause and the trace of what the clause finds. */
function verification<Found extends Outcome>(
  key: string,
  called: StationVerification["called"],
  clause: (at: Acting) => Found,
  trace: (at: Acting, found: Found) => Step[],
  alone: Alone,
): StationVerification {
  return { key, called, verify: clause, steps: (at) => trace(at, clause(at)), alone };
}

/** The same where the section's class under some of the forces decides the resistance. */
function classed<Found extends Outcome>(
  key: string,
  called: StationVerification["called"],
  stressed: (at: Acting) => ClassForces,
  effective: (c: Capacity) => Step[],
  clause: (at: Acting, found: SectionClass) => Found,
  trace: (at: Acting, found: SectionClass, r: Found) => Step[],
  alone?: Alone,
): StationVerification {
  const classAt = (at: Acting): SectionClass => classOf(at.c, stressed(at));
  const open = (at: Acting, found: SectionClass): boolean => found === 4 && at.c.effective === null;
  return {
    key,
    called,
    verify: (at) => {
      const found = classAt(at);
      return open(at, found) ? { utilisation: null, reason: notEffective(at.c.p) } : clause(at, found);
    },
    steps: (at) => {
      const found = classAt(at);
      return [
        ...classSteps(at.c.p, at.c.fy, stressed(at)),
        ...(found === 4 ? effective(at.c) : []),
        ...(open(at, found) ? [] : trace(at, found, clause(at, found))),
      ];
    },
    ...(alone ? { alone } : {}),
  };
}

/** Torsion that takes a part of the shear resistance, or a round section, where both directions join: shear is not alone then. */
export const isMixed = (f: Action, c: Capacity): boolean => f.twist !== undefined || (f.mx !== 0 && !isOpen(c.p)) || isRound(c.p);

/** That force, or null where others join in. */
export function aloneForce(alone: Alone, f: Action, mixed: boolean): number | null {
  switch (alone) {
    case "tension":
      return -f.n;
    case "vz":
    case "vy":
      return mixed ? null : f[alone];
    case "mx":
      return f.twist === undefined ? f.mx : null;
    default:
      return f[alone];
  }
}

const bothModuli = (c: Capacity): Step[] => [...effectiveModulusSteps(c, "y"), ...effectiveModulusSteps(c, "z")];

const twisted = ({ f }: Acting): boolean => f.twist !== undefined;

/** The yield criterion would stand on the gross section, of which class 4 leaves a part. */
const SLENDER_TWISTED: Outcome = { utilisation: null, reason: TWISTED_CLASS_4 };
const slenderTwisted = ({ c, f }: Acting): boolean => classOf(c, f) === 4;

/** Torsion of an open section solved with warping, together with the other forces. */
const TWISTED = classed(
  "torsion",
  () => true,
  ({ f }) => f,
  bothModuli,
  ({ c, f }, found) => torsionCombined(c, f as Action & { twist: Twisted }, found),
  ({ c, f }, found, r) => torsionCombinedSteps(c, f, found, r),
);

export const STATION_VERIFICATIONS: readonly StationVerification[] = [
  verification(
    "tension",
    (f) => f.n < 0,
    ({ c, f }) => tension(c, f),
    ({ c }, r) => tensionSteps(c, r),
    "tension",
  ),
  classed(
    "compression",
    (f) => f.n > 0,
    // Even compression decides, whatever bends beside it: Aeff is that of compression alone.
    ({ f }) => ({ n: f.n, my: 0, mz: 0 }),
    effectiveAreaSteps,
    ({ c, f }) => compression(c, f),
    ({ c }, _, r) => compressionSteps(c, r),
    "n",
  ),
  classed(
    "bending_y",
    () => true,
    ({ f }) => ({ n: 0, my: f.my, mz: 0 }),
    (c) => effectiveModulusSteps(c, "y"),
    ({ c, f }, found) => bending(c, f, "y", found),
    ({ c }, found, r) => bendingSteps(c, "y", found, r),
    "my",
  ),
  classed(
    "bending_z",
    (f) => f.mz > 0,
    ({ f }) => ({ n: 0, my: 0, mz: f.mz }),
    (c) => effectiveModulusSteps(c, "z"),
    ({ c, f }, found) => bending(c, f, "z", found),
    ({ c }, found, r) => bendingSteps(c, "z", found, r),
    "mz",
  ),
  verification(
    "shear_z",
    () => true,
    ({ c, f }) => shear_z(c, f),
    ({ c, f }, r) => shearZSteps(c, f, r),
    "vz",
  ),
  verification(
    "shear_y",
    (f, c) => f.vy > 0 && !isRound(c.p),
    ({ c, f }) => shear_y(c, f),
    ({ c }, r) => shearYSteps(c, r),
    "vy",
  ),
  {
    key: "torsion",
    called: (f) => f.mx > 0 || f.twist !== undefined,
    verify: (at) => (!twisted(at) ? torsion(at.c, at.f) : slenderTwisted(at) ? SLENDER_TWISTED : TWISTED.verify(at)),
    steps: (at) => {
      if (!twisted(at)) return torsionSteps(at.c, at.f, torsion(at.c, at.f));
      return slenderTwisted(at) ? classSteps(at.c.p, at.c.fy, at.f) : TWISTED.steps(at);
    },
    alone: "mx",
  },
  classed(
    "bending_shear",
    (f, c) => highShear(c, f),
    ({ f }) => ({ n: 0, my: f.my, mz: f.mz }),
    bothModuli,
    ({ c, f }, found) => bending_shear(c, f, found),
    ({ c, f }, _, r) => bendingShearSteps(c, f, r),
  ),
  classed(
    "bending_axial",
    // High shear takes of the axial resistance where nothing bends, too: at a pinned end it is highest.
    (f, c) =>
      f.my > 0 || f.mz > 0 || (f.n > 0 && (c.effective?.n.e_n ?? 0) > 0) || (f.n !== 0 && (f.vz > 0.5 * c.v_z || f.vy > 0.5 * c.v_y)),
    ({ f }) => f,
    (c) => [...effectiveAreaSteps(c), ...bothModuli(c)],
    ({ c, f }, found) => bending_axial(c, f, found),
    ({ c, f }, _, r) => bendingAxialSteps(c, f, r),
  ),
  classed(
    "bending_torsion",
    (f, c) => f.mx > 0 && !isOpen(c.p) && (f.my > 0 || f.mz > 0 || f.n !== 0),
    ({ f }) => f,
    (c) => [...effectiveAreaSteps(c), ...bothModuli(c)],
    ({ c, f }, found) => bendingTorsion(c, f, found),
    (_, __, r) => bendingTorsionSteps(r),
  ),
];
