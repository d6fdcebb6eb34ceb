/** Factorisation of the equation system, with progress and the mechanisms that it meets. */

import type { Elements } from "../elements/members.ts";
import type { Frame } from "../model/frame.ts";
import type { Kernel } from "../numerics/kernel.ts";
import type { Progress } from "../results/progress.ts";
import type { Strains } from "./accuracy/strain.ts";
import { refuseMechanisms } from "./mechanisms/instability.ts";
import type { Restraints } from "./restraints.ts";
import { assemble, type System } from "./system.ts";

/** Flops between two looks at the caller. */
export const SLICE = 4e7;

/**
 * Factor the elastic stiffness; returns the directions whose pivots round-off took although motion there costs energy. Lines of members
 * that turn about their own axis and move nothing are held and factored once more.
 */
export function factorise(
  frame: Frame,
  elements: Elements,
  restraints: Restraints,
  strains: Strains,
  system: System,
  progress: Progress,
): number[] {
  for (;;) {
    factor(system.kernel, progress);
    const { lost, turning } = refuseMechanisms(frame, strains, system);
    if (!turning.length) return lost;
    Object.assign(system, assemble(frame, elements, restraints, system.kernel, [...system.spun, ...turning]));
  }
}

export function factor(kernel: Kernel, progress: Progress): void {
  progress.estimate(kernel.flops);
  kernel.beginFactor();
  let spent = 0;
  for (;;) {
    const slice = kernel.advanceFactor(SLICE);
    if (slice === 0) break;
    spent += slice;
    progress.factored(spent);
  }
}
