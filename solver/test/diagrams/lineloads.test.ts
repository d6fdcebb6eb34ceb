/** Where loads act on the section: what enters at a node is a load unless something there carries the member. */

import { expect, test } from "vitest";
import { part, printed } from "../checks/fake.ts";
import { checked, cutBeam, even, FORK, SLIDE, type Structure } from "../checks/held.ts";

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

/** Two spans of 6 m under 4 kN/m on what bears their middle: ql·10/8 in the middle. */
const Q = 4e3;
const REACTION = (10 / 8) * Q * 6;
const UNDER = { ...FREE, uz: "fixed" };
const twoSpans = (middle: object | null, load_height = "adverse", more: object = {}): number => {
  const own = cutBeam(12, [6], { N0: FORK, end: SLIDE, ...(middle ? { N1: middle as Record<string, unknown> } : {}) });
  const loads = even(["M0", "M1"], Q);
  const found = checked({
    ...own,
    designs: own.designs.map((one) => ({ ...one, ...more })),
    loads: middle ? loads : { ...loads, node_loads: [{ node: "N1", fz: REACTION }] },
    check: { load_height },
  }).D!;
  return part(found, "ltb").utilisation as number;
};

test.each(["adverse", "centre"])("a support free to twist pushes as a jack of the same force does: loads %s", (height) =>
  expect(twoSpans(UNDER, height)).toBeCloseTo(twoSpans(null, height), 5),
);
test("Mcr of two spans on it as an independent finite-element calculation has it, 16.4 kN·m; at the axis it were 34.6", () => {
  const own = cutBeam(12, [6], { N0: FORK, end: SLIDE, N1: UNDER });
  const found = checked({ ...own, loads: { ...even(["M0", "M1"], 1.35 * 3e3), self_weight: 1.35 } }).D!;
  expect(printed(found, "ltb", "Mcr")).toBeCloseTo(16.4, 1);
});
test("it lies below the beam, whatever is said of its loads but that all acts at the axis", () => {
  expect(twoSpans(UNDER, "top")).toBeCloseTo(twoSpans(UNDER), 9);
  expect(twoSpans(UNDER)).toBeGreaterThan(2 * twoSpans(UNDER, "centre"));
});
test("one that holds the beam against twist has hold of the whole section", () => {
  // k = 100·(G·It/L + π²·E·Iw/L³) of an IPE 300 over 12 m: no fork, and no way to roll off it.
  const [spring, fork] = [
    { ...UNDER, rx: 150e3 },
    { ...UNDER, rx: "fixed" },
  ];
  expect(twoSpans(spring)).toBeLessThan(1.02 * twoSpans(fork));
  expect(twoSpans(fork)).toBeLessThan(0.7 * twoSpans(UNDER));
});
test("a lateral length of no more than the span says that the support is a fork", () => {
  expect(twoSpans(UNDER, "adverse", { l_lt: 6 })).toBeCloseTo(twoSpans({ ...UNDER, rx: "fixed" }, "adverse", { l_lt: 6 }), 9);
  expect(twoSpans(UNDER, "adverse", { l_lt: 12 })).toBeCloseTo(twoSpans(UNDER), 5);
});
