/** A chain of pieces has the values of the one member that it was sent as. */

import { expect, test } from "vitest";
import { solve } from "../../src/api/index.ts";
import { stations } from "../../src/diagrams/chain_stations.ts";
import { model, support } from "../building.ts";

/** A beam of 6 m under 1 kN/m, cut at 2 m by a node that nothing loads, or whole. */
const beam = (connect: boolean) =>
  solve(
    model({
      nodes: { A: [0, 0, 0], ...(connect ? { N: [2, 0, 0] } : {}), B: [6, 0, 0] },
      members: [{ id: "M", start: "A", end: "B", connect }],
      supports: [support("SA", "A", "ffffrr"), support("SB", "B", "rffrrr")],
      loads: { member_loads: [{ member: "M", type: "distributed", fz: -1000 }] },
      options: { shear_deformation: false },
    }),
  );

test("forces and deflections are those of the whole, x counted from its start", () => {
  const cut = stations(beam(true), "M", "L", 25);
  expect([cut.member, cut.x[0], cut.x.at(-1)]).toEqual(["M", 0, 6]);
  expect(cut.x.every((x, i) => i === 0 || x >= cut.x[i - 1]!)).toBe(true);
  cut.x.forEach((x, i) => {
    expect(cut.my[i]).toBeCloseTo((1000 * x * (6 - x)) / 2, 6);
    // q·x·(L³ − 2·L·x² + x³)/24EI
    expect(cut.deflection_z[i]).toBeCloseTo((-1000 * x * (216 - 12 * x * x + x ** 3)) / (24 * 2.1e11 * 8.356e-5), 9);
  });
});

test("a member that is none, and one that is no chain", () => {
  const whole = beam(false);
  expect(stations(whole, "M", "L", 5).x).toEqual([0, 1.5, 3, 4.5, 6]);
  expect(() => stations(whole, "Z", "L")).toThrow("no member 'Z'");
});
