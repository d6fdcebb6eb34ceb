/** Torque between holds where warping is hindered: without St Venant's part a member twists as a beam bends, so that beam tables have its bimoments. */

import { describe, expect, test } from "vitest";
import { addedTorques } from "../../../src/checks/run/twistholds.ts";
import { random } from "../../building.ts";
import { part, printed, tabulated } from "../fake.ts";
import { checked, cutBeam, FORK, SLIDE, type Structure } from "../held.ts";

const SEEDS = Array.from({ length: process.env.HANDOFF_PROVE ? 40 : 3 }, (_, i) => i + 1);
const T = 600;

/** An IPE 300 with next to no G·It under a torque at a place. */
function twisted(
  seed: number,
  warping: [string, string],
  section: object = { ...tabulated("IPE300"), it: 1e-11 },
  end: object | string = SLIDE,
) {
  const next = random(seed);
  const length = 2 + 5 * next();
  const a = length * (0.1 + 0.8 * next());
  const beam = cutBeam(length, [a], { N0: FORK, end } as Structure["supports"]);
  const result = checked({
    ...beam,
    section: { ...section, id: "section" },
    loads: { node_loads: [{ node: "N1", mx: T, fz: -3e3 }] },
    designs: [{ ...beam.designs[0], warping_start: warping[0], warping_end: warping[1], web_stiffeners: "at_forces" }],
  }).D!;
  return { length, a, b: length - a, bimoment: 1e3 * printed(result, "ltb_torsion", "BEd"), result };
}

describe("a torque at a place between forks, warping without St Venant's torsion", () => {
  test.each(SEEDS)("fixed at both ends: the larger end has T·a·b²/L², %s", (seed) => {
    const { length, a, b, bimoment } = twisted(seed, ["fixed", "fixed"]);
    const ends = (T * a * b * Math.max(a, b)) / length ** 2;
    expect(bimoment / Math.max(ends, (2 * T * a ** 2 * b ** 2) / length ** 3)).toBeCloseTo(1, 3);
  });
  test.each(SEEDS)("fixed at one end: T·a·b·(L + b)/(2L²) there, %s", (seed) => {
    const { length, a, b, bimoment } = twisted(seed, ["fixed", "free"]);
    const root = (T * a * b * (length + b)) / (2 * length ** 2);
    const under = (T * a * b) / length - (root * b) / length;
    expect(bimoment / Math.max(root, under)).toBeCloseTo(1, 3);
  });
  test("an end that is hardly held leaves the torque as the analysis has it: T·a at the root", () => {
    const { a, bimoment } = twisted(3, ["fixed", "free"], undefined, { uy: "fixed", uz: "fixed", rx: 1e-3 });
    expect(bimoment / (T * a)).toBeCloseTo(1, 3);
  });
  test("free at both ends: the analysis's own torque, whatever G·It is", () => {
    for (const seed of SEEDS.slice(0, 4)) {
      const { length, a, b, bimoment } = twisted(seed, ["free", "free"]);
      expect(bimoment / ((T * a * b) / length)).toBeCloseTo(1, 3);
    }
  });
});

test("of a common section, the torque's shares at the ends are no longer those of G·It", () => {
  const { result } = twisted(5, ["fixed", "fixed"], tabulated("IPE300"));
  const [t, tt, tw] = ["TEd", "Tt,Ed", "Tw,Ed"].map((symbol) => printed(result, "torsion", symbol)) as [number, number, number];
  expect(tt + tw).toBeCloseTo(t, 6);
  expect(part(result, "torsion").status).not.toBe("not_covered");
});

test("one hold alone adds nothing", () => {
  expect(addedTorques([{ s: 0, k: 1, turned: 0 }], () => [])).toEqual([]);
});
