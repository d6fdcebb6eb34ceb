/** A verification of EN 1993-1-1 6.2 at a station: when it is called for, what it rests on, its clause and its trace. */

import { classOf } from "../ec3/capacity.ts";
import type { ClassForces, SectionClass } from "../ec3/cross_section/classification.ts";
import { notEffective } from "../ec3/cross_section/effectivesection.ts";
import { isRound } from "../ec3/cross_section/shear.ts";
import { type Outcome, uncovered } from "../ec3/outcome.ts";
import { isOpen } from "../ec3/profile.ts";
import type { Action, Capacity } from "../ec3/resistances.ts";
import type { Step } from "../results/checks.ts";
import { classSteps } from "./trace/class.trace.ts";

/** Forces at a station of a member. */
export interface Acting {
  c: Capacity;
  f: Action;
}

/** Section and forces one by one, not as one object: stations come as objects of several kinds, and these are made at every one. */
export interface StationVerification {
  key: string;
  /** Which forces call for it; some always run, so that a beam shows them at zero too. */
  called: (c: Capacity, f: Action) => boolean;
  verify: (c: Capacity, f: Action) => Outcome;
  steps: (c: Capacity, f: Action) => Step[];
  /** A force alone that its utilisation grows with on one section, where it rests on nothing else. */
  alone: Alone | null;
}

/** A force by its name in an action; tension is −n. */
export type Alone = "tension" | "n" | "my" | "mz" | "vz" | "vy" | "mx";

/** A verification from its clause and the trace of what the clause finds. */
export function verification<Found extends Outcome>(
  key: string,
  called: StationVerification["called"],
  clause: (c: Capacity, f: Action) => Found,
  trace: (c: Capacity, f: Action, found: Found) => Step[],
  alone: Alone,
): StationVerification {
  return { key, called, verify: clause, steps: (c, f) => trace(c, f, clause(c, f)), alone };
}

/** The same where the section's class under some of the forces decides the resistance. */
export function classed<Found extends Outcome>(
  key: string,
  called: StationVerification["called"],
  stressed: (f: Action) => ClassForces,
  effective: (c: Capacity) => Step[],
  clause: (c: Capacity, f: Action, found: SectionClass) => Found,
  trace: (c: Capacity, f: Action, r: Found, found: SectionClass) => Step[],
  alone: Alone | null = null,
): StationVerification {
  const open = (c: Capacity, found: SectionClass): boolean => found === 4 && c.effective === null;
  return {
    key,
    called,
    verify: (c, f) => {
      const found = classOf(c, stressed(f));
      return open(c, found) ? uncovered(notEffective(c.p)) : clause(c, f, found);
    },
    steps: (c, f) => {
      const found = classOf(c, stressed(f));
      return [
        ...classSteps(c.p, c.fy, stressed(f)),
        ...(found === 4 ? effective(c) : []),
        ...(open(c, found) ? [] : trace(c, f, clause(c, f, found), found)),
      ];
    },
    alone,
  };
}

/** Torsion that takes a part of the shear resistance, or a round section, where both directions join: shear is not alone then. */
export const isMixed = (f: Action, c: Capacity): boolean => f.twist !== undefined || (f.mx !== 0 && !isOpen(c.p)) || isRound(c.p);

/** That force; not a number where others join in. */
export function aloneForce(alone: Alone, f: Action, mixed: boolean): number {
  switch (alone) {
    case "tension":
      return -f.n;
    case "vz":
    case "vy":
      return mixed ? Number.NaN : f[alone];
    case "mx":
      return f.twist === undefined ? f.mx : Number.NaN;
    default:
      return f[alone];
  }
}
