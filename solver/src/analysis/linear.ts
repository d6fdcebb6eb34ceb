/** Linear static analysis: one factorisation, all load cases at once. */

import type { Elements } from "../elements/members.ts";
import type { Frame } from "../model/frame.ts";
import type { CaseLoads } from "../model/loads.ts";
import type { Kernel } from "../numerics/kernel.ts";
import type { Progress } from "../results/progress.ts";
import { type Accuracy, worseOf } from "./accuracy/accuracy.ts";
import type { Following } from "./imperfections/imperfections.ts";
import { Stage } from "./stage.ts";
import type { LinearState } from "./superposition.ts";
import type { Held } from "./system.ts";

export interface Analysis {
  elements: Elements;
  kernel: Kernel;
  cases: LinearState[];
  accuracy: Accuracy;
  freeDirections: number;
  /** Nodes that no member and no plate uses. */
  unused: number[];
  /** Rotations that nothing loads and nothing stiffens. */
  held: Held[];
  /** States of other loads on the same factor. */
  respond(loads: readonly CaseLoads[]): LinearState[];
  /** Solves more load cases on the same factor, and adds them to `cases`. */
  further(loads: readonly CaseLoads[]): void;
}

/** `following` makes load cases from the forces of those before; they are added to `loads`. */
export function analyse(frame: Frame, loads: CaseLoads[], progress: Progress, following?: Following): Analysis {
  const stage = new Stage(frame, progress);
  const prepared = loads.map((own) => stage.prepare(own));
  stage.factorise();
  const { states, accuracy } = stage.solve(prepared);
  const { elements, kernel, system, restraints } = stage;
  const { freeDirections, idle } = system;
  const solve = (more: readonly CaseLoads[]): ReturnType<Stage["solve"]> => {
    // A search for modes leaves its own factor behind.
    kernel.useElastic();
    return stage.solve(more.map((own) => stage.prepare(own)));
  };
  const analysis: Analysis = {
    ...{ elements, kernel, cases: states, accuracy, freeDirections, unused: restraints.unused, held: idle },
    respond: (more) => solve(more).states,
    further(more) {
      const solved = solve(more);
      states.push(...solved.states);
      this.accuracy = worseOf(this.accuracy, solved.accuracy);
    },
  };
  if (following) {
    const more = following(states.map(({ endForces }) => endForces));
    loads.push(...more);
    analysis.further(more);
  }
  return analysis;
}
