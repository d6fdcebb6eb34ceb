/** The verifications of EN 1993-1-1 6.2 at a station: when each is called for, what it rests on, its clause and its trace. */

import { compression, tension } from "../clauses/axial.ts";
import { bending } from "../clauses/bending.ts";
import { bending_axial } from "../clauses/bendingaxial.ts";
import { type Action, type Capacity, classForces, type classOf, type Twisted } from "../clauses/capacity.ts";
import type { ClassForces, SectionClass } from "../clauses/classification.ts";
import { bending_shear, highShear } from "../clauses/combined.ts";
import type { Outcome } from "../clauses/outcome.ts";
import { isRound, shear_y, shear_z } from "../clauses/shear.ts";
import { torsion } from "../clauses/torsion.ts";
import { torsionCombined } from "../clauses/torsioncombined.ts";
import type { Step } from "./result.ts";
import { compressionSteps, tensionSteps } from "./trace/axial.trace.ts";
import { bendingSteps } from "./trace/bending.trace.ts";
import { bendingAxialSteps } from "./trace/bendingaxial.trace.ts";
import { classSteps } from "./trace/class.trace.ts";
import { bendingShearSteps } from "./trace/combined.trace.ts";
import { shearYSteps, shearZSteps } from "./trace/shear.trace.ts";
import { torsionSteps } from "./trace/torsion.trace.ts";
import { torsionCombinedSteps } from "./trace/torsioncombined.trace.ts";

/** Forces at a station of a member; `bent`: it bends about y-y somewhere in this combination. */
export interface Acting {
  c: Capacity;
  f: Action;
  bent: boolean;
  /** `classOf`, or one that remembers what it was asked last. */
  classOf: typeof classOf;
}

export interface StationVerification {
  key: string;
  /** Which forces call for it; some always run, so that a beam shows them at zero too. */
  called: (f: Action, c: Capacity) => boolean;
  verify: (at: Acting) => Outcome;
  steps: (at: Acting) => Step[];
}

const CLASS_4: Outcome = { utilisation: null, reason: "class 4 section: effective widths (EN 1993-1-5) are not covered" };

/** A verification from its clause and the trace of what the clause finds. */
function verification<Found extends Outcome>(
  key: string,
  called: StationVerification["called"],
  clause: (at: Acting) => Found,
  trace: (at: Acting, found: Found) => Step[],
): StationVerification {
  return { key, called, verify: clause, steps: (at) => trace(at, clause(at)) };
}

/** The same where the section's class under some of the forces decides the resistance; class 4 is not covered. */
function classed<Found extends Outcome>(
  key: string,
  called: StationVerification["called"],
  stressed: (at: Acting) => ClassForces,
  clause: (at: Acting, found: SectionClass) => Found,
  trace: (at: Acting, found: SectionClass, r: Found) => Step[],
): StationVerification {
  const classAt = (at: Acting): SectionClass => at.classOf(at.c, stressed(at));
  return {
    key,
    called,
    verify: (at) => {
      const found = classAt(at);
      return found === 4 ? CLASS_4 : clause(at, found);
    },
    steps: (at) => {
      const found = classAt(at);
      return [...classSteps(at.c.p, at.c.fy, stressed(at)), ...(found === 4 ? [] : trace(at, found, clause(at, found)))];
    },
  };
}

const withAxial = ({ c, f, bent }: Acting): ClassForces => classForces(c, f, bent);

const twisted = ({ f }: Acting): boolean => f.twist !== undefined;

/** Torsion of an open section solved with warping, together with the other forces. */
const TWISTED = classed(
  "torsion",
  () => true,
  withAxial,
  ({ c, f }, found) => torsionCombined(c, f as Action & { twist: Twisted }, found),
  ({ c, f }, found, r) => torsionCombinedSteps(c, f, found, r),
);

export const STATION_VERIFICATIONS: readonly StationVerification[] = [
  verification(
    "tension",
    (f) => f.n < 0,
    ({ c, f }) => tension(c, f),
    ({ c }, r) => tensionSteps(c, r),
  ),
  classed(
    "compression",
    (f) => f.n > 0,
    withAxial,
    ({ c, f }) => compression(c, f),
    ({ c }, _, r) => compressionSteps(c, r),
  ),
  classed(
    "bending_y",
    () => true,
    ({ f }) => ({ n: 0, my: f.my, mz: 0 }),
    ({ c, f }, found) => bending(c, f, "y", found),
    ({ c }, found, r) => bendingSteps(c, "y", found, r),
  ),
  classed(
    "bending_z",
    (f) => f.mz > 0,
    ({ f }) => ({ n: 0, my: 0, mz: f.mz }),
    ({ c, f }, found) => bending(c, f, "z", found),
    ({ c }, found, r) => bendingSteps(c, "z", found, r),
  ),
  verification(
    "shear_z",
    () => true,
    ({ c, f }) => shear_z(c, f),
    ({ c, f }, r) => shearZSteps(c, f, r),
  ),
  verification(
    "shear_y",
    (f, c) => f.vy > 0 && !isRound(c.p),
    ({ c, f }) => shear_y(c, f),
    ({ c }, r) => shearYSteps(c, r),
  ),
  {
    key: "torsion",
    called: (f) => f.mx > 0 || f.twist !== undefined,
    verify: (at) => (twisted(at) ? TWISTED.verify(at) : torsion(at.c, at.f)),
    steps: (at) => (twisted(at) ? TWISTED.steps(at) : torsionSteps(at.c, at.f, torsion(at.c, at.f))),
  },
  classed(
    "bending_shear",
    (f, c) => highShear(c, f),
    ({ f }) => ({ n: 0, my: f.my, mz: f.mz }),
    ({ c, f }, found) => bending_shear(c, f, found < 3),
    ({ c, f }, _, r) => bendingShearSteps(c, f, r),
  ),
  classed(
    "bending_axial",
    (f) => f.my > 0 || f.mz > 0,
    withAxial,
    ({ c, f }, found) => bending_axial(c, f, found),
    ({ c, f }, _, r) => bendingAxialSteps(c, f, r),
  ),
];
