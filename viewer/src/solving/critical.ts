/** The form of the lowest critical factor, for a model that asked for none: found when somebody wants to see it. */
import type { Model, Results } from "handoff-solver";
import { analysed, type SolveOptions } from "handoff-solver/statics";

/** Below the lowest mode of sway others may lie, of members between their nodes. */
const MODES = 5;
/** Combinations that lean are variants of the model's own. */
const LEANING = / [+-](?:x|y|rz)$/;

/** The results with the modes of the combination whose factor is lowest; the same where none is pressed. */
export function withCriticalModes(results: Results, model: Model, options: SolveOptions): Results {
  const pressed = results.stability.filter(({ alpha_cr }) => alpha_cr !== null);
  if (!pressed.length) return results;
  const lowest = pressed.reduce((a, b) => (b.alpha_cr! < a.alpha_cr! ? b : a));
  const { id } = results.load_combinations[lowest.combination]!;
  const { checks: _, modal: __, ...rest } = model.analysis ?? {};
  const modesOf = (combination: string): Results["buckling"] =>
    analysed({ ...model, analysis: { ...rest, buckling: { combinations: [combination], modes: MODES } } }, options).results.buckling;
  const found = LEANING.test(id) ? modesOf(id.replace(LEANING, "")) : modesOf(id);
  return { ...results, buckling: [...results.buckling, ...found] };
}
