/** Values along members: from JSON alone, exact, both sides of every jump, and never beyond the extrema. */

import { describe, expect, test } from "vitest";
import { QUANTITIES, type Results, type SetResults, type Stations, solve, stations } from "../../src/api/index.ts";
import { model, support } from "../building.ts";
import { randomFrame } from "../frames.ts";
import { seeds } from "../seeds.ts";

const SEEDS = seeds(4, 100);
const throughJson = (results: Results): Results => JSON.parse(JSON.stringify(results)) as Results;

function values(table: Stations, quantity: (typeof QUANTITIES)[number]): number[] {
  if (quantity !== "deflection") return table[quantity];
  return table.deflection_y.map((y, i) => Math.hypot(y, table.deflection_z[i]!));
}

test("stations never pass the extrema and come close to them", () => {
  for (const seed of SEEDS) {
    const results = throughJson(solve(randomFrame(seed, { limitState: "SLS" })));
    for (const set of [...results.load_cases, ...results.load_combinations] as SetResults[]) {
      results.members.ids.forEach((id, m) => {
        const table = stations(results, id, set.id, 201);
        for (const quantity of QUANTITIES) {
          const { min, max } = set.extrema[quantity];
          const seen = values(table, quantity);
          const size = Math.max(Math.abs(min[m]!), Math.abs(max[m]!));
          const noise = 1e-9 * size + 1e-6 * (quantity.startsWith("deflection") ? 1e-6 : 1);
          expect(Math.max(...seen), `${quantity} of ${id}, seed ${seed}`).toBeLessThanOrEqual(max[m]! + noise);
          if (quantity === "deflection") {
            expect(Math.max(...seen)).toBeGreaterThan(0.999 * max[m]! - noise);
            continue;
          }
          expect(Math.min(...seen), `${quantity} of ${id}, seed ${seed}`).toBeGreaterThanOrEqual(min[m]! - noise);
          expect(Math.max(...seen)).toBeGreaterThan(max[m]! - 0.01 * (max[m]! - min[m]!) - noise);
          expect(Math.min(...seen)).toBeLessThan(min[m]! + 0.01 * (max[m]! - min[m]!) + noise);
        }
      });
    }
  }
});

test("ends agree with end forces and with the nodes they hang on", () => {
  const results = solve(randomFrame(11));
  const set = results.load_cases[0]!;
  results.members.ids.forEach((id, m) => {
    const table = stations(results, id, "A");
    const last = table.x.length - 1;
    (["n", "vy", "vz", "mx", "my", "mz"] as const).forEach((key, i) => {
      const size = 1e-9 * Math.max(1e3, ...set.end_forces.slice(12 * m, 12 * m + 12).map(Math.abs));
      expect(Math.abs(table[key][0]! - set.end_forces[12 * m + i]!)).toBeLessThan(size);
      expect(Math.abs(table[key][last]! - set.end_forces[12 * m + 6 + i]!)).toBeLessThan(size * 10);
    });
    if (results.members.hinged.includes(m) || results.members.offsets.some((offset) => offset.member === m)) return;
    const node = 6 * results.members.end[m]!;
    (["displacement_x", "displacement_y", "displacement_z"] as const).forEach((key, c) => {
      expect(Math.abs(table[key][last]! - set.displacements[node + c]!)).toBeLessThan(1e-9);
    });
  });
});

describe("a beam with a point load, a couple and a partial load", () => {
  const results = throughJson(
    solve(
      model({
        nodes: { A: [0, 0, 0], B: [10, 0, 0] },
        members: [{ id: "M", start: "A", end: "B" }],
        supports: [support("A", "A", "ffffrr"), support("B", "B", "rfffrr")],
        loads: {
          member_loads: [
            { member: "M", type: "point", position: 0.25, fz: -8000, fx: 3000 },
            { member: "M", type: "moment", position: 0.5, my: 5000 },
            { member: "M", type: "distributed", start: 0.6, end: 0.9, fz: -1000 },
            { member: "M", type: "point", position: 1, fz: -700 },
          ],
        },
      }),
    ),
  );
  const table = stations(results, "M", "L", 5);
  const at = (x: number): number[] => table.x.flatMap((place, i) => (Math.abs(place - x) < 1e-9 ? [i] : []));

  test("shows both sides where something jumps and one value elsewhere", () => {
    expect(at(2.5)).toHaveLength(2);
    expect(at(5)).toHaveLength(2);
    expect(at(7.5)).toHaveLength(1);
    expect(at(6)).toHaveLength(1);
    expect(at(10)).toHaveLength(2);
  });

  test("jumps have the size of their loads", () => {
    const [i, j] = at(2.5) as [number, number];
    expect(table.vz[j]! - table.vz[i]!).toBeCloseTo(-8000, 6);
    expect(table.n[j]! - table.n[i]!).toBeCloseTo(-3000, 6);
    const [k, l] = at(5) as [number, number];
    expect(table.my[l]! - table.my[k]!).toBeCloseTo(5000, 6);
    const [p, q] = at(10) as [number, number];
    expect(table.vz[q]! - table.vz[p]!).toBeCloseTo(-700, 6);
  });

  test("moments follow statics: My(x) = RA·x left of the first load", () => {
    const RA = results.load_cases[0]!.reactions[2]!;
    expect(table.my[at(2.5)[0]!]!).toBeCloseTo(2.5 * RA, 6);
  });
});

test("a set that is not there, a member that is not there", () => {
  const results = solve(randomFrame(1));
  expect(() => stations(results, "M0", "nothing")).toThrow(/nothing/);
  expect(() => stations(results, "nobody", "A")).toThrow(/nobody/);
});
