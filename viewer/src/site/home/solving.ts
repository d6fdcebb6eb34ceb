/** Solves the frame as the sliders move: one solve at a time, and the newest wish next. */
import type { Model } from "handoff-solver";
import { envelopeKey } from "../../model/set_keys.ts";
import type { ShapeValues } from "../../results/sets.ts";
import type { Verdict } from "../../results/verdict.ts";
import { Solution } from "../../solving/solution.ts";

export interface Solved {
  model: Model;
  /** The largest of either sign, N·m, at the ultimate limit state. */
  moment: number;
  /** At the serviceability limit state, with `POINTS` points along each member. */
  shape: ShapeValues;
  verdict: Verdict;
  /** Of each member, in the model's order. */
  ratios: readonly (number | null)[];
  unverified: readonly (string | null)[];
  milliseconds: number;
}

export const POINTS = 17;
const ULS = envelopeKey("ULS");
const SLS = envelopeKey("SLS");

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
      const { verdict, ratios, unverified, milliseconds } = overview;
      Promise.all([solution.set(ULS), solution.shape(SLS, POINTS)])
        .then(
          ([
            {
              members: { my },
            },
            shape,
          ]) => {
            const moment = [...my.max, ...my.min].reduce((most, value) => Math.max(most, Math.abs(value)), 0);
            done({ model, moment, shape, verdict, ratios, unverified, milliseconds });
          },
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
