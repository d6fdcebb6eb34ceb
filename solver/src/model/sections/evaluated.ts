/** Formulas of sections by their names, as the rules ask for them. */

import { FORMULAS, type Sizes } from "../../generated/formulas.ts";

export type { Sizes as Properties } from "../../generated/formulas.ts";
export { DIMENSIONS, FORMULAS, POWERS } from "../../generated/formulas.ts";

export const evaluated = (group: keyof typeof FORMULAS, key: string, size: Sizes): Sizes => FORMULAS[group][key]!(size);
