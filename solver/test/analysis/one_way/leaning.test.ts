/** Loads under which a structure leans: all that there are, and beside them a lean, which goes along with what pushes. */

import { expect, test } from "vitest";
import { leaning } from "../../../src/analysis/one_way/leaning.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { readCase } from "../../../src/model/loads.ts";
import { model, support } from "../../building.ts";

const { model: structure } = model({
  nodes: { A: [0, 0, 0], B: [0, 0, 4] },
  members: [{ id: "post", start: "A", end: "B" }],
  supports: [support("A", "A", "ffffff")],
});
const frame = readFrame(structure, false, undefined);
/** Forces on the post's top, N, and 20 K more of it; the lean to `way`. */
const found = (load: { fx?: number; fz: number }, way: 1 | -1) => {
  const temperature = { member: "post", type: "temperature" as const, dt: 20 };
  const own = readCase(
    { id: "L", nature: "other", self_weight: 0, node_loads: [{ node: "B", ...load }], member_loads: [temperature] },
    "L",
    frame,
  );
  return leaning(frame, own, own.nodal, way);
};

test("gravity leans by 1/200 of itself, as asked for", () => {
  expect([...found({ fz: -200e3 }, 1).nodal.slice(6)]).toEqual([1e3, 1e3, -200e3, 0, 0, 0]);
  expect([...found({ fz: -200e3 }, -1).nodal.slice(6)]).toEqual([-1e3, -1e3, -200e3, 0, 0, 0]);
});

test("what pushes along an axis takes the lean along", () => {
  expect([...found({ fx: -5e3, fz: -200e3 }, 1).nodal.slice(6)]).toEqual([-6e3, 1e3, -200e3, 0, 0, 0]);
});

test("what is warmer stays so once: 1.2e-5 · 20 K", () => {
  const { strains } = found({ fz: -1 }, 1).member;
  expect(strains.length).toBe(4);
  expect(strains[1]).toBeCloseTo(2.4e-4, 12);
});
