/** What a solved model comes to in the few figures that a design is judged by. */

import { FINE, reachOf } from "../diagrams/reach.ts";
import { stations } from "../diagrams/stations.ts";
import type { Model } from "../generated/model.ts";
import type { SectionLibrary } from "../model/sections/properties.ts";
import { summarise } from "../results/checks.ts";
import type { CombinationResults, Results } from "../results/index.ts";
import type { ModelVerdict } from "../results/summary.ts";
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
  /** Everything that stands between the model and a plain pass, failures apart, as the summary of its results says it. */
  open_points: string[];
  pass: number;
  fail: number;
  cannot_verify: number;
  incomplete: number;
  /** Largest among the checks that count; null where none was verified. */
  utilisation: number | null;
  /** Id of the check result it belongs to. */
  governing: string | null;
  /** Nothing fails, and some check is not wholly verified: the utilisation is the least that it can be. */
  partial: boolean;
  /** Largest of a member that bends from its chord, at the serviceability limit state where there is one. */
  deflection: Largest | null;
  /** Largest movement from where it stood, of a member at any place along it or of a node, in the same combinations. */
  displacement: Largest | null;
  /** Of the members, kg. */
  mass: number;
}

export function outcomeOf({ model, results, failed }: Attempt, sections: SectionLibrary): Outcome {
  const mass = massOf(model, sections);
  if (!results) {
    const sentence = `Not solved: ${failed!.message}`;
    const nothing = {
      open_points: [],
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
  const { verdict, sentence, open_points } = results.summary;
  const partial = !fail && cannot_verify + incomplete > 0;
  const sets = serviceSets(results);
  const bars = barsOf(model, results);
  const moved = { deflection: largestDeflection(results, sets, bars), displacement: largestDisplacement(results, sets, bars) };
  return { verdict, sentence, open_points, pass, fail, cannot_verify, incomplete, utilisation, governing, partial, ...moved, mass };
}

function serviceSets({ load_combinations: all }: Results): CombinationResults[] {
  const solved = all.filter(({ failed }) => !failed);
  const service = solved.filter(({ limit_state }) => limit_state === "SLS");
  return service.length ? service : solved;
}

/** Whether a member, by its place, carries axial force alone: what its own weight bends it by is no deflection of the structure. */
function barsOf({ model }: Model, { members }: Results): boolean[] {
  const types = new Map(model.members.map(({ id, type = "beam" }) => [id, type]));
  return members.ids.map((id) => (types.get(id) ?? "beam") !== "beam");
}

function largestDeflection({ members }: Results, sets: readonly CombinationResults[], bars: readonly boolean[]): Largest | null {
  let largest: Largest | null = null;
  for (const { id, extrema } of sets)
    extrema.deflection.max.forEach((value, place) => {
      if (!bars[place] && value > (largest?.value ?? -1)) largest = { value, at: members.ids[place]!, set: id };
    });
  return largest;
}

function largestDisplacement(results: Results, sets: readonly CombinationResults[], bars: readonly boolean[]): Largest | null {
  let largest: Largest | null = null;
  const take = (value: number, at: string, set: string): void => {
    if (value > (largest ? largest.value * (1 + 1e-9) : -1)) largest = { value, at, set };
  };
  for (const set of sets) {
    results.nodes.forEach((node, place) => take(lengthAt(set.displacements, 6 * place), node, set.id));
    const most = furthest(results, set);
    results.members.ids.forEach((id, place) => {
      if (!bars[place] && most[place]! > largest!.value) take(reachOf(stations(results, id, set.id, FINE)).value, id, set.id);
    });
  }
  return largest;
}

/** No place of a member moves further than its own ends and its sag together: what this leaves behind needs no look. */
function furthest({ members }: Results, { displacements: u, hinged_ends: own, extrema }: CombinationResults): number[] {
  const ends = members.ids.map((_, m) => Math.max(lengthAt(u, 6 * members.start[m]!), lengthAt(u, 6 * members.end[m]!)));
  members.hinged.forEach((m, k) => {
    ends[m] = Math.max(lengthAt(own, 12 * k), lengthAt(own, 12 * k + 6));
  });
  // The arm of an offset turns with its node.
  for (const { member } of members.offsets) ends[member] = Number.POSITIVE_INFINITY;
  return ends.map((end, m) => end + extrema.deflection.max[m]!);
}

const lengthAt = (u: readonly number[], i: number): number => Math.sqrt(u[i]! * u[i]! + u[i + 1]! * u[i + 1]! + u[i + 2]! * u[i + 2]!);
