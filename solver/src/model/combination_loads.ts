/** The loads of a combination as one case: what does not superpose is solved under all of them at once. */

import type { MemberLoads } from "../results/index.ts";
import type { FactoredCase } from "./combinations.ts";
import type { CaseLoads } from "./loads.ts";

/** Numbers of one load in each list, and where its values begin behind the member and its places. */
const LAYOUT = { lines: [9, 3], points: [8, 2], strains: [4, 1], weights: [4, 1] } as const;

export function combinedLoads(id: string, terms: readonly FactoredCase[], cases: readonly CaseLoads[]): CaseLoads {
  const used = terms.map(({ load_case, factor }) => ({ own: cases[load_case]!, factor }));
  const sum = (vectors: (Float64Array | undefined)[]): Float64Array | undefined => {
    const length = vectors.find((vector) => vector)?.length;
    if (length === undefined) return undefined;
    const out = new Float64Array(length);
    vectors.forEach((vector, t) => {
      if (vector) for (let i = 0; i < length; i++) out[i]! += used[t]!.factor * vector[i]!;
    });
    return out;
  };
  const list = (key: keyof MemberLoads): number[] => {
    const [stride, values] = LAYOUT[key];
    return used.flatMap(({ own, factor }) => own.member[key].map((value, i) => (i % stride < values ? value : factor * value)));
  };
  return {
    id,
    nature: "other",
    nodal: sum(used.map(({ own }) => own.nodal)) ?? new Float64Array(cases[0]?.nodal.length ?? 0),
    plates: { weight: sum(used.map(({ own }) => own.plates.weight)), heat: sum(used.map(({ own }) => own.plates.heat)) },
    member: { lines: list("lines"), points: list("points"), strains: list("strains"), weights: list("weights") },
    settlement: sum(used.map(({ own }) => own.settlement)),
  };
}
