/** Rods that meet in a node, like spokes: those that a pull shortens go slack, all others share it by their cosines. */

import { expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { model, support } from "../../building.ts";

const SPOKES = 8;
const PULL = 1e4;

test("a pull on eight spokes: N = F·cos/Σcos² in those it stretches, nothing in the others, found at once", () => {
  const angles = Array.from({ length: SPOKES }, (_, i) => ((i + 0.25) * 2 * Math.PI) / SPOKES);
  const rims = Object.fromEntries(angles.map((a, i) => [`R${i}`, [-5 * Math.cos(a), -5 * Math.sin(a), 0] as [number, number, number]]));
  const results = solve(
    model({
      nodes: { C: [0, 0, 0], ...rims },
      members: angles.map((_, i) => ({ id: `M${i}`, start: "C", end: `R${i}`, type: "tension" })),
      supports: [support("C", "C", "rffrrr"), ...angles.map((_, i) => support(`S${i}`, `R${i}`, "fffrrr"))],
      loads: { node_loads: [{ node: "C", fx: PULL }] },
      combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
      options: { order: "first" },
    }),
  );
  const { end_forces, idle_members, iterations } = results.load_combinations[0]!;
  const cosines = angles.map(Math.cos);
  const shared = cosines.reduce((sum, c) => sum + (c > 0 ? c * c : 0), 0);
  expect(iterations).toBe(1);
  expect(idle_members).toEqual(cosines.flatMap((c, i) => (c < 0 ? [i] : [])));
  cosines.forEach((c, i) => expect(end_forces[12 * i]! / PULL).toBeCloseTo(c > 0 ? c / shared : 0, 6));
});
