/** Solves the beam as the sliders move: one solve at a time, and the newest wish next. */
import type { Model } from "handoff-solver";
import { combinationKey } from "../../model/set_keys.ts";
import { Solution } from "../../solving/solution.ts";

export interface Solved {
  model: Model;
  /** N·m, at the ultimate limit state. */
  moment: number;
  /** m, at the serviceability limit state. */
  sag: number;
  utilisation: number | null;
  verdict: { is: string; word: string };
  /** Equally spaced along the beam: moments, and downward movements. */
  moments: number[];
  sags: number[];
  milliseconds: number;
}

const POINTS = 41;
const ULS = combinationKey("ULS");
const SLS = combinationKey("SLS");

export function solver(done: (solved: Solved) => void, failed: (message: string) => void): (model: Model) => void {
  const solution = new Solution();
  let busy: Model | null = null;
  let next: Model | null = null;
  const begin = (model: Model): void => {
    busy = model;
    solution.solve(JSON.stringify(model));
  };
  const free = (): void => {
    busy = null;
    if (next) begin(next);
    next = null;
  };
  solution.listen({
    sections: () => undefined,
    progress: () => undefined,
    analysed: () => undefined,
    failed: ({ message }) => {
      failed(message);
      free();
    },
    solved: (overview) => {
      const model = busy!;
      Promise.all([solution.set(ULS), solution.curves(ULS, "my", [0], POINTS), solution.shape(SLS, POINTS)])
        .then(([set, [curve], shape]) =>
          done({
            model,
            moment: set.members.my.max[0]!,
            sag: shape.largest.value,
            utilisation: overview.ratios[0] ?? null,
            verdict: overview.verdict,
            moments: [...curve!.values],
            sags: Array.from({ length: POINTS }, (_, i) => -shape.samples[3 * i + 2]!),
            milliseconds: overview.milliseconds,
          }),
        )
        .catch((error: Error) => failed(error.message))
        .finally(free);
    },
  });
  return (model) => {
    if (busy) next = model;
    else begin(model);
  };
}
