/** What formulas of sections give, as `formulas.py` of the service evaluates them. */

import { FORMULAS, type Sizes } from "../generated/formulas.ts";

export { DIMENSIONS, FORMULAS, POWERS } from "../generated/formulas.ts";

/** The rows of one list, in their order. */
export const evaluated = (group: keyof typeof FORMULAS, key: string, values: Sizes): Sizes => FORMULAS[group][key]!(values);
