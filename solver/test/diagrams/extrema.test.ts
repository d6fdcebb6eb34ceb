/** The kernel's scan of whole-length loads and the segment scan of partial loads are one and the same. */

import { expect, test } from "vitest";
import { type Model, QUANTITIES, solve } from "../../src/index.ts";
import { randomFrame } from "../frames.ts";

test("a load of nothing in the middle of every member changes no extremum", () => {
  for (let seed = 0; seed < 40; seed++) {
    const plain = JSON.parse(JSON.stringify(randomFrame(seed)));
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
