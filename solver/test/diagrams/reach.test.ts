/** Where a member moves most, between its stations. */

import { expect, test } from "vitest";
import { reachOf } from "../../src/diagrams/reach.ts";
import type { Stations } from "../../src/results/index.ts";

const sagging = (x: number[], w: (x: number) => number): Stations =>
  ({ x, displacement_x: x.map(() => 0), displacement_y: x.map(() => 0), displacement_z: x.map(w) }) as Partial<Stations> as Stations;

test("the top of a parabola, though no station is there and they stand unevenly", () => {
  const { value, x } = reachOf(sagging([0, 1, 2.5, 4, 5], (at) => -(3 - (at - 2.8) ** 2 / 4)));
  expect(value).toBeCloseTo(3, 12);
  expect(x).toBeCloseTo(2.8, 12);
});

test("of a cantilever the end itself", () => expect(reachOf(sagging([0, 1, 2], (at) => -at * at))).toEqual({ value: 4, x: 2 }));

test("two stations at a jump are no three points: the larger stands", () =>
  expect(reachOf(sagging([0, 2, 2, 4], (at) => (at === 2 ? 5 : 0)))).toEqual({ value: 5, x: 2 }));

test("of what does not move nothing, at its start", () => expect(reachOf(sagging([0, 1, 2], () => 0))).toEqual({ value: 0, x: 0 }));
