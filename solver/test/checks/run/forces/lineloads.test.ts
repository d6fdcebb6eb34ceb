/** Where loads act on the section: what enters at a node is a load unless something there carries the member. */

import { expect, test } from "vitest";
import { part } from "../../fake.ts";
import { checked, cutBeam, FORK, SLIDE, type Structure } from "../../held.ts";

const FREE = { ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" };
const loaded = (middle: object | null, load_height?: string): number => {
  const supports: Structure["supports"] = { N0: FORK, end: SLIDE, ...(middle ? { N1: { ...FREE, ...middle } } : {}) };
  const beam = {
    ...cutBeam(8, [4], supports),
    loads: { node_loads: [{ node: "N1", fz: -15e3 }] },
    ...(load_height ? { check: { load_height } } : {}),
  };
  const found = checked(beam).D!;
  return found.governing!.key === "unforced" ? 0 : (part(found, "ltb").utilisation as number);
};

test.each([undefined, "top"])("a support that does not carry the beam takes no load off its flange: load height %s", (height) => {
  const bare = loaded(null, height);
  expect(loaded({}, height)).toBeCloseTo(bare, 9);
  expect(loaded({ ry: 1 }, height)).toBeCloseTo(bare, 6);
  expect(loaded({ uz: 1 }, height)).toBeCloseTo(bare, 4);
  expect(bare).toBeGreaterThan(1.2 * loaded(null, "centre"));
});

test("a support that carries the beam takes the load: nothing bends it", () => expect(loaded({ uz: "fixed" })).toBeLessThan(1e-6));
