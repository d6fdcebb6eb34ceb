/** What a solved model comes to in the few figures that a design is judged by. */

import type { ModelVerdict } from "../checks/run/modelsummary.ts";
import { summarise } from "../checks/run/result.ts";
import type { CombinationResults, Results } from "../results.ts";
import type { SectionLibrary } from "../sections/properties.ts";
import type { Attempt } from "./attempt.ts";
import { massOf } from "./mass.ts";

/** A largest value and where it was found; lengths in metres. */
export interface Largest {
  value: number;
  at: string;
  set: string;
}

export interface Outcome {
  /** `not_solved` where there are no results at all. */
  verdict: ModelVerdict | "not_solved";
  sentence: string;
  pass: number;
  fail: number;
  cannot_verify: number;
  incomplete: number;
  /** Largest among the checks that count; null where none was verified. */
  utilisation: number | null;
  /** Id of the check result it belongs to. */
  governing: string | null;
  /** That check is not wholly verified: the utilisation is the least that it can be. */
  partial: boolean;
  /** Largest of a member from its chord, at the serviceability limit state where there is one. */
  deflection: Largest | null;
  /** Largest movement of a node, in the same combinations. */
  displacement: Largest | null;
  /** Of the members, kg. */
  mass: number;
}

export function outcomeOf({ model, results, failed }: Attempt, sections: SectionLibrary): Outcome {
  const mass = massOf(model, sections);
  if (!results) {
    const sentence = `Not solved: ${failed!.message}`;
    const nothing = {
      pass: 0,
      fail: 0,
      cannot_verify: 0,
      incomplete: 0,
      utilisation: null,
      governing: null,
      partial: false,
      deflection: null,
      displacement: null,
    };
    return { verdict: "not_solved", sentence, ...nothing, mass };
  }
  const { pass, fail, cannot_verify, incomplete, utilisation, governing } = summarise(results.checks);
  const { verdict, sentence } = results.summary;
  const partial = ["incomplete", "cannot_verify"].includes(results.checks.find(({ id }) => id === governing)?.verdict ?? "pass");
  const sets = serviceSets(results);
  const moved = { deflection: largestDeflection(results, sets), displacement: largestDisplacement(results, sets) };
  return { verdict, sentence, pass, fail, cannot_verify, incomplete, utilisation, governing, partial, ...moved, mass };
}

function serviceSets({ load_combinations: all }: Results): CombinationResults[] {
  const solved = all.filter(({ failed }) => !failed);
  const service = solved.filter(({ limit_state }) => limit_state === "SLS");
  return service.length ? service : solved;
}

function largestDeflection({ members }: Results, sets: readonly CombinationResults[]): Largest | null {
  let largest: Largest | null = null;
  for (const { id, extrema } of sets)
    extrema.deflection.max.forEach((value, place) => {
      if (value > (largest?.value ?? -1)) largest = { value, at: members.ids[place]!, set: id };
    });
  return largest;
}

function largestDisplacement({ nodes }: Results, sets: readonly CombinationResults[]): Largest | null {
  let largest: Largest | null = null;
  for (const { id, displacements: u } of sets)
    nodes.forEach((node, place) => {
      const [x, y, z] = [u[6 * place]!, u[6 * place + 1]!, u[6 * place + 2]!];
      const value = Math.sqrt(x * x + y * y + z * z);
      if (value > (largest?.value ?? -1)) largest = { value, at: node, set: id };
    });
  return largest;
}
