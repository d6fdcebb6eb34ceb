/** Envelopes over the combinations of one limit state, with the combination that governs each value. */

import {
  type CombinationResults,
  type Envelope,
  type EnvelopeExtremum,
  type EnvelopeRange,
  type LimitState,
  QUANTITIES,
  type Quantity,
} from "../results/index.ts";

const LIMIT_STATES: readonly LimitState[] = ["ULS", "SLS", "ALS"];

export function envelopesOf(combinations: CombinationResults[]): Envelope[] {
  return LIMIT_STATES.flatMap((limitState) => {
    const indices = combinations.flatMap((combination, i) => (combination.limit_state === limitState && !combination.failed ? [i] : []));
    return indices.length ? [envelopeOf(limitState, indices, combinations)] : [];
  });
}

function envelopeOf(limitState: LimitState, indices: number[], all: CombinationResults[]): Envelope {
  const sets = indices.map((i) => all[i]!);
  return {
    limit_state: limitState,
    combinations: indices,
    members: Object.fromEntries(QUANTITIES.map((q) => [q, extremumOver(sets, q)])) as Record<Quantity, EnvelopeExtremum>,
    displacements: rangeOver(sets.map((set) => set.displacements)),
    reactions: rangeOver(sets.map((set) => set.reactions)),
    plates: rangeOver(sets.map((set) => set.plate_forces)),
  };
}

function extremumOver(sets: CombinationResults[], quantity: Quantity): EnvelopeExtremum {
  const first = sets[0]!.extrema[quantity];
  const out: EnvelopeExtremum = {
    min: first.min.slice(),
    min_x: first.min_x.slice(),
    min_by: first.min.map(() => 0),
    max: first.max.slice(),
    max_x: first.max_x.slice(),
    max_by: first.max.map(() => 0),
  };
  for (let c = 1; c < sets.length; c++) {
    const { min, min_x, max, max_x } = sets[c]!.extrema[quantity];
    for (let m = 0; m < min.length; m++) {
      if (min[m]! < out.min[m]!) {
        out.min[m] = min[m]!;
        out.min_x[m] = min_x[m]!;
        out.min_by[m] = c;
      }
      if (max[m]! > out.max[m]!) {
        out.max[m] = max[m]!;
        out.max_x[m] = max_x[m]!;
        out.max_by[m] = c;
      }
    }
  }
  return out;
}

function rangeOver(vectors: number[][]): EnvelopeRange {
  const first = vectors[0]!;
  const out: EnvelopeRange = { min: first.slice(), min_by: first.map(() => 0), max: first.slice(), max_by: first.map(() => 0) };
  for (let c = 1; c < vectors.length; c++) {
    const vector = vectors[c]!;
    for (let i = 0; i < vector.length; i++) {
      if (vector[i]! < out.min[i]!) {
        out.min[i] = vector[i]!;
        out.min_by[i] = c;
      }
      if (vector[i]! > out.max[i]!) {
        out.max[i] = vector[i]!;
        out.max_by[i] = c;
      }
    }
  }
  return out;
}
