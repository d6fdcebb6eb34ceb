/** Load combinations with their cases as indices. */

import type { LoadCombination } from "../generated/model.ts";
import { indexById, reference } from "./guard.ts";

/** A load case's index and its factor. */
export interface FactoredCase {
  load_case: number;
  factor: number;
}

export interface Combination {
  id: string;
  limitState: LoadCombination["limit_state"];
  terms: FactoredCase[];
  /** 1 where it is left out: balance on the undeformed structure. */
  order?: 1 | 2;
  /** Of a variant with sway imperfections: index of the combination that leans, and which way. */
  leans?: { of: number; way: string };
}

export function readCombinations(combinations: readonly LoadCombination[], caseIndex: ReadonlyMap<string, number>): Combination[] {
  indexById(combinations, "model.load_combinations");
  return combinations.map(({ id, limit_state, terms }, i) => ({
    id,
    limitState: limit_state,
    terms: terms.map(({ load_case, factor }, k) => ({
      load_case: reference(load_case, caseIndex, `model.load_combinations[${i}].terms[${k}].load_case`, "load case"),
      factor,
    })),
  }));
}
