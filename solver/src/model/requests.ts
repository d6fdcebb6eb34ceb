/** What a model asks for beside its static results, with references as indices. */

import type { Analysis } from "../generated/model.ts";
import type { FactoredCase } from "./combinations.ts";
import { reference } from "./guard.ts";

export interface Requests {
  buckling: { combinations: number[]; modes: number } | undefined;
  modal: { modes: number; sources: FactoredCase[] | undefined } | undefined;
}

/** As the schema has them. */
const BUCKLING_MODES = 3;
const VIBRATION_MODES = 6;

export function readRequests(
  { buckling, modal }: Analysis,
  combinations: ReadonlyMap<string, number>,
  cases: ReadonlyMap<string, number>,
): Requests {
  return {
    buckling: buckling && {
      combinations: buckling.combinations.map((id, i) =>
        reference(id, combinations, `analysis.buckling.combinations[${i}]`, "load combination"),
      ),
      modes: buckling.modes ?? BUCKLING_MODES,
    },
    modal: modal && {
      modes: modal.modes ?? VIBRATION_MODES,
      sources: modal.mass_sources?.map(({ load_case, factor }, i) => ({
        load_case: reference(load_case, cases, `analysis.modal.mass_sources[${i}].load_case`, "load case"),
        factor,
      })),
    },
  };
}
