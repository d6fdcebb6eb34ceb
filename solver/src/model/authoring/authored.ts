/** What a model may say in short, written out: every form has one module, and what it makes is plain schema 1.0. */

import type { Analysis, CombinationRule, Model } from "../../generated/model.ts";
import { refuseShapeless } from "../guard.ts";
import { plainMaterial } from "../materials.ts";
import { type AuthoredModel, isPlain } from "../plain.ts";
import { spreadAreaLoads } from "./area_loads.ts";
import { splitChains } from "./chains.ts";
import { ruledCombinations } from "./combination_rules.ts";
import { checksOfGroups } from "./groups.ts";
import { plainSection } from "./shaped.ts";

/** The rule that made combinations, kept beside them: what is written out no longer tells where it comes from. */
export interface WrittenAnalysis extends Analysis {
  x_combinations?: CombinationRule;
}

/** The same model where there is nothing to write out; the model given is never changed. */
export function plainModel(model: AuthoredModel): Model {
  refuseShapeless(model);
  if (isPlain(model)) return model;
  const { model: sent, analysis: { combinations: rule, checks: asked, ...analysis } = {} } = model;
  const { load_cases: cases, load_combinations: listed = [] } = sent;
  // Chains come before what looks for members along an edge or in a group.
  const { structure, checks } = splitChains(
    { ...sent, load_combinations: listed, materials: sent.materials.map(plainMaterial), sections: sent.sections.map(plainSection) },
    asked,
  );
  const written: WrittenAnalysis = {
    ...analysis,
    ...(checks ? { checks: checksOfGroups(checks, structure) } : {}),
    ...(rule ? { x_combinations: rule } : {}),
  };
  return {
    ...model,
    model: {
      ...structure,
      load_cases: spreadAreaLoads(structure),
      load_combinations: rule ? [...listed, ...ruledCombinations(rule, cases, listed)] : listed,
    },
    analysis: written,
  };
}
