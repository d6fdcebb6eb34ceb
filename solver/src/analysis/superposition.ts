/** Combinations: factored sums of load cases, term by term. */

import type { SpanLoads } from "../diagrams/spans.ts";
import { SolveError } from "../error.ts";
import { choice, type Entity, entity, finite, list, reference } from "../model/reading.ts";
import type { LimitState } from "../results.ts";
import type { Balance } from "./reactions.ts";

/** Everything a load case contributes linearly. */
export interface CaseSums {
  displacements: Float64Array;
  reactions: Float64Array;
  endForces: Float64Array;
  hingedEnds: Float64Array;
  residual: Float64Array;
  load: Float64Array;
  balance: Balance;
  spans: SpanLoads;
}

export interface Combination {
  id: string;
  limitState: LimitState;
  terms: { load_case: number; factor: number }[];
}

export function readCombination(value: unknown, path: string, cases: Map<string, number>): Combination {
  const item: Entity = entity(value, path);
  const terms = list(item.terms, `${path}.terms`).map((term, i) => {
    const place = `${path}.terms[${i}]`;
    const { load_case, factor } = entity(term, place);
    return { load_case: reference(load_case, cases, `${place}.load_case`, "load case"), factor: finite(factor, `${place}.factor`) };
  });
  if (!terms.length) throw new SolveError("invalid_model", `${path}.terms: must name at least one load case`, { path: `${path}.terms` });
  return {
    id: item.id as string,
    limitState: choice(item.limit_state, `${path}.limit_state`, ["ULS", "SLS", "ALS"]),
    terms,
  };
}

export function superpose(terms: Combination["terms"], vectors: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(vectors[0]!.length);
  for (const { load_case, factor } of terms) {
    const vector = vectors[load_case]!;
    for (let i = 0; i < out.length; i++) out[i]! += factor * vector[i]!;
  }
  return out;
}

export function superposeBalances(terms: Combination["terms"], balances: readonly Balance[]): Balance {
  const size = (key: "forceSize" | "momentSize"): number =>
    terms.reduce((sum, { load_case, factor }) => sum + Math.abs(factor) * balances[load_case]![key], 0);
  return {
    loads: superpose(
      terms,
      balances.map((balance) => balance.loads),
    ),
    reactions: superpose(
      terms,
      balances.map((balance) => balance.reactions),
    ),
    forceSize: size("forceSize"),
    momentSize: size("momentSize"),
  };
}
