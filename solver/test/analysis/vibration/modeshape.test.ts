/** A mode's shape: its largest movement is 1 and positive, rotations follow, inner nodes have movements alone. */

import { expect, test } from "vitest";
import { modeShape } from "../../../src/analysis/vibration/modeshape.ts";
import { solve } from "../../../src/api/index.ts";
import { model, support } from "../../building.ts";

/** A cantilever pressed by a force so far up. */
const column = (position: number) =>
  model({
    nodes: { A: [0, 0, 0], B: [0, 0, 6] },
    members: [{ id: "M", start: "A", end: "B", rotation: 90 }],
    supports: [support("1", "A", "ffffff")],
    loads: { member_loads: [{ type: "point", member: "M", position, fz: -1 }] },
    combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
    options: { shear_deformation: false },
    analysis: { buckling: { combinations: ["U"], modes: 1 } },
  });

test("scaled by its largest translation, whatever its sign, and not by a rotation", () => {
  const shape = Float64Array.of(0, 0.1, 0, 9, 0, 0, 0, -0.5, 0, 0, 3, 0);
  expect(modeShape(shape, 2).shape.map((value) => value + 0)).toEqual([0, -0.2, 0, -18, 0, 0, 0, 1, 0, 0, -6, 0]);
});

test("behind the model's nodes the inner ones have three numbers each", () => {
  const shape = Float64Array.of(0, 0, 1, 0, 0, 0, 0, 0, 4, 5, 6, 7);
  expect(modeShape(shape, 1)).toEqual({ shape: [0, 0, 0.25, 0, 0, 0], inner: [0, 0, 1] });
});

test("of movements that are equal but for round-off the first has the sign, and nothing at all is nothing", () => {
  const shape = Float64Array.of(0, 0, 1, 0, 0, 0, 0, 0, -1 - 1e-9, 0, 0, 0);
  expect(modeShape(shape, 2).shape[2]).toBe(1);
  expect(modeShape(new Float64Array(6), 1).shape).toEqual([0, 0, 0, 0, 0, 0]);
});

test("where a load cuts a member in uneven pieces its mode is told at even places all the same", () => {
  const alone = solve(column(0.999));
  const loaded = solve(column(0.6));
  const [even, uneven] = [alone, loaded].map(({ buckling }) => buckling[0]!);
  expect(uneven!.parts).toBe(even!.parts);
  expect(uneven!.modes[0]!.inner).toHaveLength(3 * (even!.parts - 1));
  // Pressed below 0.6 of its height, a cantilever bends there by 1 − cos(πx/2a) and is straight above.
  const { inner } = uneven!.modes[0]!;
  const own = Array.from({ length: inner.length / 3 }, (_, k) => Math.hypot(inner[3 * k]!, inner[3 * k + 1]!));
  const exact = own.map((_, k) => {
    const x = (k + 1) / even!.parts;
    return x < 0.6 ? 1 - Math.cos((Math.PI * x) / 1.2) : 1 + ((x - 0.6) * Math.PI) / 1.2;
  });
  const tip = 1 + (0.4 * Math.PI) / 1.2;
  own.forEach((value, k) => expect(Math.abs(value - exact[k]! / tip)).toBeLessThan(2e-3));
});
