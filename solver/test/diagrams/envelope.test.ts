/** Envelopes tell the truth: the extremes of all combinations of a limit state, and which of them governs. */

import { expect, test } from "vitest";
import { QUANTITIES, solve } from "../../src/api/index.ts";
import { model, support } from "../building.ts";
import { randomFrame } from "../frames.ts";

test("envelopes hold the extremes of all combinations and say which governs", () => {
  const { envelopes, load_combinations } = solve(randomFrame(5));
  expect(envelopes.map((envelope) => envelope.limit_state)).toEqual(["ULS"]);
  const [envelope] = envelopes;
  for (const quantity of QUANTITIES) {
    const { min, max, min_by, max_by, max_x } = envelope!.members[quantity];
    max.forEach((value, m) => {
      const all = load_combinations.map((set) => set.extrema[quantity]);
      expect(value).toBe(Math.max(...all.map((each) => each.max[m]!)));
      expect(min[m]).toBe(Math.min(...all.map((each) => each.min[m]!)));
      const governing = load_combinations[envelope!.combinations[max_by[m]!]!]!.extrema[quantity];
      expect(governing.max[m]).toBe(value);
      expect(governing.max_x[m]).toBe(max_x[m]);
      expect(load_combinations[envelope!.combinations[min_by[m]!]!]!.extrema[quantity].min[m]).toBe(min[m]);
    });
  }
});

test("envelopes are kept apart by limit state", () => {
  const term = (factor: number) => [{ load_case: "L", factor }];
  const results = solve(
    model({
      nodes: { A: [0, 0, 0], B: [4, 0, 0] },
      members: [{ id: "M", start: "A", end: "B" }],
      supports: [support("A", "A", "ffffff")],
      loads: { node_loads: [{ node: "B", fz: -1000 }] },
      combinations: [
        { id: "s", limit_state: "SLS", terms: term(1) },
        { id: "u1", limit_state: "ULS", terms: term(1.35) },
        { id: "u2", limit_state: "ULS", terms: term(-2) },
        { id: "a", limit_state: "ALS", terms: term(0.5) },
      ],
    }),
  );
  const moments = Object.fromEntries(
    results.envelopes.map((envelope) => [envelope.limit_state, [envelope.members.my.min[0], envelope.members.my.max[0]]]),
  );
  expect(moments.ULS![0]).toBeCloseTo(-1.35 * 4000, 6);
  expect(moments.ULS![1]).toBeCloseTo(2 * 4000, 6);
  expect(moments.SLS![0]).toBeCloseTo(-4000, 6);
  expect(moments.ALS![0]).toBeCloseTo(-2000, 6);
});
