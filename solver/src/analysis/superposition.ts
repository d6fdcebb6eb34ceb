/** Factored sums of load cases, term by term: what a combination is. */

import { type SpanLoads, superposeSpans } from "../diagrams/spans.ts";
import type { FactoredCase } from "../model/combinations.ts";
import type { Balance } from "./reactions.ts";

/** Everything a load case or a combination of them gives, linear in the loads. */
export interface LinearState {
  displacements: Float64Array;
  reactions: Float64Array;
  endForces: Float64Array;
  hingedEnds: Float64Array;
  /** Eight at the centre and at each corner of every plate. */
  plateForces: Float64Array;
  residual: Float64Array;
  load: Float64Array;
  balance: Balance;
  spans: SpanLoads;
}

export function superpose(terms: readonly FactoredCase[], cases: readonly LinearState[]): LinearState {
  const sum = (vectorOf: (state: LinearState) => Float64Array): Float64Array => sumOf(terms, cases.map(vectorOf));
  const size = (sizeOf: (state: LinearState) => number): number =>
    terms.reduce((total, { load_case, factor }) => total + Math.abs(factor) * sizeOf(cases[load_case]!), 0);
  return {
    displacements: sum((state) => state.displacements),
    reactions: sum((state) => state.reactions),
    endForces: sum((state) => state.endForces),
    hingedEnds: sum((state) => state.hingedEnds),
    plateForces: sum((state) => state.plateForces),
    residual: sum((state) => state.residual),
    load: sum((state) => state.load),
    balance: {
      loads: sum((state) => state.balance.loads),
      reactions: sum((state) => state.balance.reactions),
      forceSize: size((state) => state.balance.forceSize),
      momentSize: size((state) => state.balance.momentSize),
    },
    spans: superposeSpans(terms.map(({ load_case, factor }) => ({ spans: cases[load_case]!.spans, factor }))),
  };
}

function sumOf(terms: readonly FactoredCase[], vectors: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(vectors[0]!.length);
  for (const { load_case, factor } of terms) {
    const vector = vectors[load_case]!;
    for (let i = 0; i < out.length; i++) out[i]! += factor * vector[i]!;
  }
  return out;
}
