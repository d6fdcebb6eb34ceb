/** The furthest node against closed forms of a cantilever, by limit state. */
import { type LoadCombination, solve } from "handoff-solver";
import { createBeam, library } from "handoff-solver/local";
import { expect, it } from "vitest";
import { displacements } from "../src/displacements.js";
import { summary } from "../src/summary.js";
import { solvedBeam } from "./beam.js";

const SPAN_M = 3;
const TIP_KN = 10;
/** IPE300: Iy = 8356 cm⁴. */
const EI = 210e9 * 8356e-8;

/** A console with a load at its tip and combinations of factor 1 and 1.5; the analysis without shear, as the closed form. */
function cantilever() {
  const { model } = createBeam({
    span_m: SPAN_M,
    section: "IPE300",
    support: "cantilever",
    load_type: "point",
    load_kn: TIP_KN,
    load_position_frac: 1,
  });
  model.analysis = { options: { shear_deformation: false } };
  const [load_case] = model.model.load_cases;
  const combination = (id: string, limit_state: "ULS" | "SLS", factor: number): LoadCombination => ({
    ...{ id, limit_state },
    terms: [{ load_case: load_case!.id, factor }],
  });
  model.model.load_combinations = [combination("service", "SLS", 1), combination("ultimate", "ULS", 1.5)];
  return solve(model, { sections: library() });
}

it("tells P·L³/3EI of the tip downwards at SLS and at ULS", () => {
  const results = cantilever();
  const tip = ((TIP_KN * 1e3 * SPAN_M ** 3) / (3 * EI)) * 1e3;
  const rows = displacements(results, results.load_combinations);
  expect(rows.map(({ limit_state, in: set, ux, uy }) => [limit_state, set, ux, uy])).toEqual([
    ["SLS", "service", 0, 0],
    ["ULS", "ultimate", 0, 0],
  ]);
  for (const [place, factor] of [1, 1.5].entries()) {
    expect(rows[place]!.total / (factor * tip)).toBeCloseTo(1, 3);
    expect(rows[place]!.uz).toBe(-rows[place]!.total);
    expect(results.nodes).toContain(rows[place]!.node);
  }
  expect(summary(results).displacements).toEqual({ units: "mm, of nodes, global axes", rows });
});

it("tells one of load cases, which have no limit state, and none where no node moves", () => {
  const [row, ...others] = displacements(cantilever(), cantilever().load_cases);
  expect(others).toEqual([]);
  expect(row).not.toHaveProperty("limit_state");
  const { results } = solvedBeam();
  expect(displacements(results, results.load_combinations)).toEqual([]);
});
