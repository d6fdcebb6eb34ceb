/** Rotations that nothing loads and nothing stiffens: held where they idle, refused where something turns them. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve } from "../../src/api/index.ts";
import { difference, hinge, model, support } from "../building.ts";

type Any = Record<string, unknown>;

const U = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];
const combination = (results: Results) => results.load_combinations[0]!;

describe("rotations that nothing loads and nothing stiffens", () => {
  const pin = [hinge("pin", { rx: "free", ry: "free", rz: "free" }), hinge("turn", { ry: "free", rz: "free" })];
  const nodes: Record<string, [number, number, number]> = { A: [0, 0, 0], B: [5, 0, 0], C: [5, 4, 0], D: [0, 4, 0] };
  for (const [k, id] of [..."ABCD"].entries()) nodes[`${id}1`] = [nodes[id]![0], nodes[id]![1], 3 + 0 * k];

  test("a steel frame pinned at every joint solves; what was held is listed", () => {
    const document = model({
      nodes,
      members: [
        ...[..."ABCD"].map((id) => ({ id: `c${id}`, start: id, end: `${id}1`, start_hinge: "turn", end_hinge: "turn" })),
        ...["AB", "BC", "CD", "DA"].map((pair) => ({
          id: pair,
          start: `${pair[0]}1`,
          end: `${pair[1]}1`,
          start_hinge: "turn",
          end_hinge: "turn",
        })),
        ...["AB", "BC", "CD", "DA"].map((pair) => ({ id: `x${pair}`, start: pair[0], end: `${pair[1]}1`, type: "truss" })),
        { id: "roof", start: "A1", end: "C1", start_hinge: "pin", end_hinge: "pin" },
      ],
      supports: [..."ABCD"].map((id) => support(id, id, "fffrrr")),
      loads: { member_loads: ["AB", "BC", "roof"].map((member) => ({ member, type: "distributed", axes: "global", fz: -1000 })) },
      hinges: pin,
      combinations: U,
    });
    const results = solve(document);
    expect(
      combination(results)
        .reactions.filter((_, i) => i % 6 === 2)
        .reduce((a, b) => a + b, 0),
    ).toBeCloseTo(1000 * (5 + 4 + Math.sqrt(41)), 4);
    expect(results.held.length).toBeGreaterThan(8);
    expect(results.held.every(({ direction }) => direction.startsWith("r"))).toBe(true);
    const second = solve({ ...document, analysis: { options: { order: "second" } } } as Model);
    expect(combination(second).failed).toBeNull();
    expect(difference(combination(second).reactions, combination(results).reactions)).toBeLessThan(1e-2);
  });

  test("a line of beams may turn about its own axis, and a moment about it is refused by name", () => {
    const line = (loads: Any): Model =>
      model({
        nodes: { A: [0, 0, 0], B: [3, 0, 0], C: [6, 0, 0] },
        members: [
          { id: "1", start: "A", end: "B" },
          { id: "2", start: "B", end: "C" },
        ],
        supports: [support("A", "A", "fffrrr"), support("C", "C", "rffrrr")],
        loads,
      });
    expect(solve(line({ node_loads: [{ node: "B", fz: -1000 }] })).held).toHaveLength(1);
    expect(() => solve(line({ node_loads: [{ node: "B", mx: 5 }] }))).toThrow(
      /node .* can turn about x, where load case .* turns it: nothing resists it/,
    );
  });
});
