/** Second order of columns whose axial force varies, and of stiff links: what stands below its critical load is shown, by closed forms. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../src/api/index.ts";
import { hinge, model, SECTION as ROLLED, STEEL, support } from "../building.ts";

const U = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];
const SECOND = { order: "second", shear_deformation: false };
/** As stiff both ways: what is looked at is one plane. */
const SECTION = { ...ROLLED, iz: ROLLED.iy };
const EI = STEEL.e * SECTION.iy;
const set = (results: Results) => {
  const [only] = results.load_combinations;
  expect(only!.failed).toBeNull();
  return only!;
};

/** f″ + k·s·f = 0 with f(0) = 1 and f′(0) = 0: the slope of a column that its own weight presses; its derivative and its integral. */
function series(k: number, s: number): { f: number; slope: number; integral: number } {
  let [f, slope, integral] = [0, 0, 0];
  for (let n = 0, term = 1; n < 40; n++) {
    f += term;
    slope += (3 * n * term) / s;
    integral += (term * s) / (3 * n + 1);
    term *= (-k * s ** 3) / ((3 * n + 2) * (3 * n + 3));
  }
  return { f, slope, integral };
}

describe("a cantilever under its own weight, pushed evenly", () => {
  const [height, push] = [10, 500];
  for (const share of [0.1, 0.4, 0.7, 0.95])
    for (const pieces of [1, 3])
      test(`${share} of its critical weight 7.837·EI/h³, in ${pieces}`, () => {
        const weight = (share * 7.83735 * EI) / height ** 3;
        const at = (i: number): string => `N${i}`;
        const members = Array.from({ length: pieces }, (_, i) => ({ id: `M${i}`, start: at(i), end: at(i + 1) }));
        const results = solve(
          model({
            nodes: Object.fromEntries(Array.from({ length: pieces + 1 }, (_, i) => [at(i), [0, 0, (height * i) / pieces]])),
            members,
            supports: [support("S", "N0", "ffffff")],
            loads: { member_loads: members.map(({ id }) => ({ member: id, type: "distributed", fz: -weight, fx: push, axes: "global" })) },
            section: SECTION,
            combinations: U,
            options: SECOND,
          }),
        );
        const { f, slope, integral } = series(weight / EI, height);
        const tilt = push / weight / f;
        const { reactions, displacements } = set(results);
        expect(-reactions[4]! / (-EI * tilt * slope)).toBeCloseTo(1, 2);
        expect(displacements[6 * pieces]! / (tilt * integral - (push / weight) * height)).toBeCloseTo(1, 2);
      });
});

describe("a column drawn through with its load inside, pushed at its head", () => {
  const [height, push] = [8, 1e3];
  for (const at of [0.1, 0.3, 0.56, 0.74])
    for (const share of [0.1, 0.5])
      test(`at ${at} of its height, ${share} of critical`, () => {
        const below = at * height;
        const load = (share * Math.PI ** 2 * EI) / (2 * below) ** 2;
        const k = Math.sqrt(load / EI);
        const results = solve(
          model({
            nodes: { A: [0, 0, 0], B: [0, 0, height] },
            members: [{ id: "M", start: "A", end: "B" }],
            supports: [support("S", "A", "ffffff")],
            loads: {
              node_loads: [{ node: "B", fx: push }],
              member_loads: [{ member: "M", type: "point", position: at, fz: -load, axes: "global" }],
            },
            section: SECTION,
            combinations: U,
            options: SECOND,
          }),
        );
        const moment = (push * (height - below) + (push / k) * Math.sin(k * below)) / Math.cos(k * below);
        expect(-set(results).reactions[4]! / moment).toBeCloseTo(1, 2);
      });
});

describe("a pinned column that leans on a cantilever by links as stiff as engineers make them", () => {
  const [height, push] = [4, 5e3];
  for (const times of [1e2, 1e3, 1e4, 1e5, 1e6])
    for (const share of [0.1, 0.6, 0.9])
      test(`A and I × ${times}, α = ${(1 / share).toFixed(3)}: Δ = H·h³/3EI/(1 − P·h²/3EI)`, () => {
        const load = (share * 3 * EI) / height ** 2;
        const stiff = {
          ...SECTION,
          id: "stiff",
          a: SECTION.a * times,
          iy: SECTION.iy * times,
          iz: SECTION.iz * times,
          it: SECTION.it * times,
        };
        const results = solve(
          model({
            nodes: { A: [0, 0, 0], B: [0, 0, height], C: [5, 0, 0], D: [5, 0, height] },
            members: [
              { id: "M", start: "A", end: "B" },
              { id: "beam", start: "B", end: "D", section: "stiff", start_hinge: "pin", end_hinge: "pin" },
              { id: "leaning", start: "C", end: "D", section: "stiff" },
            ],
            hinges: [hinge("pin", { ry: "free", rz: "free" })],
            sections: [{ ...SECTION }, stiff],
            supports: [support("1", "A", "ffffff"), support("2", "C", "fffrrf"), support("3", "B", "rfrfrf"), support("4", "D", "rfrfrf")],
            loads: {
              node_loads: [
                { node: "B", fx: push },
                { node: "D", fz: -load },
              ],
            },
            combinations: U,
            options: SECOND,
          }),
        );
        const { displacements } = set(results);
        const first = (push * height ** 3) / (3 * EI);
        expect(displacements[6]! / (first / (1 - share))).toBeCloseTo(1, 2);
      });
});
