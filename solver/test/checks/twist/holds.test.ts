/** Torque between holds where warping is hindered: without St Venant's part a member twists as a beam bends, so that beam tables have its bimoments. */

import { describe, expect, test } from "vitest";
import { addedTorques } from "../../../src/checks/twist/holds.ts";
import { random } from "../../building.ts";
import { seeds } from "../../seeds.ts";
import { part, printed, tabulated } from "../fake.ts";
import { checked, cutBeam, FORK, SLIDE, type Structure, solved } from "../held.ts";

const SEEDS = seeds(3, 40);
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

test.each([150e3, 15e3])(
  "a beam under %s N/m that frames in rigidly brings more torque than the analysis gives a girder without warping",
  (q) => {
    // Girder between forks, a loaded beam from its middle to a clamp: T + k·(T/Kg − T′/Kw) = T′ with k = 4EI/l of the beam,
    // Kg = 4·G·It/L of the analysis and Kw = Kg/(1 − tanh(κ)/κ), κ = (L/2)·√(G·It/E·Iw).
    const [length, reach] = [4, 6];
    const { it, iw, iy } = tabulated("IPE300") as { it: number; iw: number; iy: number };
    const girder: Structure = {
      nodes: { A: [0, 0, 0], M: [length / 2, 0, 0], B: [length, 0, 0], C: [length / 2, reach, 0] },
      members: [
        ["a", "A", "M"],
        ["b", "M", "B"],
        ["c", "M", "C"],
      ],
      supports: { A: FORK, B: SLIDE, C: "ffffff" },
      loads: { member_loads: [{ member: "c", type: "distributed", fz: -q }] },
      designs: [{ id: "D", members: ["a", "b"], warping_start: "free", warping_end: "free", web_stiffeners: "at_forces" }],
    };
    const analysis = Math.max(...solved(girder).load_combinations[0]!.extrema.mx.max.slice(0, 2).map(Math.abs));
    const [gi, kappa] = [81e9 * it, (length / 2) * Math.sqrt((81e9 * it) / (210e9 * iw))];
    const [k, kg, kw] = [(4 * 210e9 * iy) / reach, (4 * gi) / length, (4 * gi) / length / (1 - Math.tanh(kappa) / kappa)];
    const expected = (2 * analysis * (1 + k / kg)) / (1 + k / kw) / 2;
    expect(expected).toBeGreaterThan(1.5 * analysis);
    expect((1e3 * printed(checked(girder).D!, "torsion", "TEd")) / expected).toBeCloseTo(1, 2);
  },
);
