/** What a reader of correct results should still know. */

import type { Frame } from "../model/frame.ts";
import type { Results, ResultWarning } from "../results/index.ts";
import { isInEquilibrium, isSolved } from "./balance.ts";
import { coarsestPlate } from "./plates/mesh.ts";

export function warningsOf(frame: Frame, unused: readonly number[], results: Results): ResultWarning[] {
  const { conditioning, load_cases, load_combinations } = results;
  const warnings: ResultWarning[] = [];
  const warn = (code: string, message: string): unknown => warnings.push({ code, message });
  if (conditioning.ill_conditioned) {
    warn(
      "ill_conditioned",
      `ill-conditioned: at node '${conditioning.node}' in direction ${conditioning.direction} the stiffness falls to ` +
        `${conditioning.min_pivot_ratio.toExponential(1)} of its parts; look for very stiff members beside very soft ones`,
    );
  }
  if (conditioning.distrust !== null) warn("not_trusted", conditioning.distrust);
  for (const node of unused) warn("unused_node", `node '${frame.nodeIds[node]}' belongs to no member and no plate and takes no part`);
  if (!load_cases.length) warn("no_load_cases", "the model has no load case, so there is nothing to report");
  for (const { id, failed } of [...load_cases, ...load_combinations])
    if (failed) warn("no_results", `'${id}' has no results: ${failed.message}`);
  for (const { id, displacements, reactions, end_forces, failed } of load_combinations)
    if (!failed && [displacements, reactions, end_forces].every((values) => values.every((value) => value === 0)))
      warn("no_load", `'${id}': nothing acts in this combination, so all its results are zero`);
  for (const set of load_combinations) {
    const coarse = set.order === 2 && !set.failed ? coarsestPlate(frame, set) : undefined;
    if (coarse)
      warn(
        "coarse_plates",
        `'${set.id}': plate '${coarse.plate}' is too large for what presses it: second order between its nodes is left out, about ` +
          `${(100 * coarse.share).toPrecision(2)} % of its bending; with plates half as long it is a quarter of that`,
      );
  }
  for (const set of [...load_cases, ...load_combinations]) {
    const { id, equilibrium, residual } = set;
    if (!isInEquilibrium(set)) warn("equilibrium", `'${id}': loads and reactions differ by ${equilibrium.error.toExponential(1)}`);
    if (!isSolved(set)) warn("residual", `'${id}': residual ${residual.toExponential(1)} after refinement`);
  }
  return warnings;
}
