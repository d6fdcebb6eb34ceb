/** What a model may say in short, written out: every form has one module, and what it makes is plain schema 1.0. */

import type { Model } from "../generated/model.ts";
import { ruledCombinations } from "./combination_rules.ts";
import { refuseShapeless } from "./guard.ts";
import { plainMaterial } from "./materials.ts";
import { type AuthoredModel, isPlain } from "./plain.ts";

/** The same model where there is nothing to write out; the model given is never changed. */
export function plainModel(model: AuthoredModel): Model {
  refuseShapeless(model);
  if (isPlain(model)) return model;
  const { model: structure, analysis: { combinations: rule, ...analysis } = {} } = model;
  const { load_cases: cases, load_combinations: listed } = structure;
  return {
    ...model,
    model: {
      ...structure,
      materials: structure.materials.map(plainMaterial),
      load_combinations: rule ? [...listed, ...ruledCombinations(rule, cases, listed)] : listed,
    },
    analysis,
  };
}
