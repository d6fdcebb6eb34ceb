/** The design loop with this solver. */

import * as loop from "../design/index.ts";
import type { AuthoredModel } from "../model/plain.ts";
import { solve } from "./solve.ts";

export * from "../design/index.ts";

/** A model solved as far as it can be: see `design/attempt.ts`. */
export const attempt = (model: AuthoredModel, options: loop.DesignOptions): loop.Attempt => loop.attempt(model, { ...options, solve });

/** Two models solved and compared. */
export const compareModels = (before: AuthoredModel, after: AuthoredModel, options: loop.DesignOptions): loop.Comparison =>
  loop.compareModels(before, after, { ...options, solve });

/** Sections that pass, in one call: see `design/suggest.ts`. */
export const suggest = (model: AuthoredModel, wish: loop.Wish, options: loop.SuggestOptions): loop.Suggested =>
  loop.suggest(model, wish, { ...options, solve });

/** Sections that pass, with a pause after every solve. */
export const suggestInTurns = (model: AuthoredModel, wish: loop.Wish, options: loop.SuggestOptions & loop.Turns): Promise<loop.Suggested> =>
  loop.suggestInTurns(model, wish, { ...options, solve });

/** The search for sections: every value that it yields stands for one solve. */
export const suggesting = (model: AuthoredModel, wish: loop.Wish, options: loop.DesignOptions): Generator<loop.Trial, loop.Suggested> =>
  loop.suggesting(model, wish, { ...options, solve });
