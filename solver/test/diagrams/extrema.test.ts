/** Extrema are the same whether a member is scanned whole or cut into segments, however many. */

import { expect, test } from "vitest";
import { type Model, QUANTITIES, solve } from "../../src/api/index.ts";
import { model, support } from "../building.ts";
import { randomFrame } from "../frames.ts";
import { seeds } from "../seeds.ts";

const SEEDS = seeds(6, 100);

test("a hundred point loads on a simple span: Mmax = n·P·L/8", () => {
  // Equal point loads P at x = (i + ½)·L/n on a simple span, n even: Mmax = n·P·L/8 at midspan.
  const n = 100;
  const loads = Array.from({ length: n }, (_, i) => ({ member: "M", type: "point", position: (i + 0.5) / n, fz: -10 }));
  const results = solve(
    model({
      nodes: { A: [0, 0, 0], B: [10, 0, 0] },
      members: [{ id: "M", start: "A", end: "B" }],
      supports: [support("A", "A", "ffffrr"), support("B", "B", "rfffrr")],
      loads: { member_loads: loads },
    }),
  );
  const { my } = results.load_cases[0]!.extrema;
  expect(Math.max(Math.abs(my.min[0]!), Math.abs(my.max[0]!))).toBeCloseTo((n * 10 * 10) / 8, 6);
});

test("a load of nothing in the middle of every member changes no extremum", () => {
  for (const seed of SEEDS) {
    const plain = JSON.parse(JSON.stringify(randomFrame(seed, { limitState: "SLS" })));
    for (const item of plain.model.load_cases) {
      item.member_loads = item.member_loads.filter(
        (load: any) => load.type === "temperature" || (load.type === "distributed" && load.start === undefined),
      );
    }
    const cut = JSON.parse(JSON.stringify(plain));
    for (const item of cut.model.load_cases) {
      for (const { id } of cut.model.members) item.member_loads.push({ member: id, type: "point", position: 0.37, fz: 0 });
    }
    const [a, b] = [solve(plain as Model), solve(cut as Model)];
    for (const quantity of QUANTITIES) {
      a.load_combinations.forEach((set, i) => {
        for (const key of ["min", "max"] as const) {
          const size = Math.max(...set.extrema[quantity].max.map(Math.abs), ...set.extrema[quantity].min.map(Math.abs));
          set.extrema[quantity][key].forEach((value, m) => {
            expect(Math.abs(value - b.load_combinations[i]!.extrema[quantity][key][m]!), `${quantity} ${key}, seed ${seed}`).toBeLessThan(
              1e-9 * size + 1e-12,
            );
          });
        }
      });
    }
  }
});
