/** Deflection under imposed load on all spans at once, beside load on one of them: why the first is doubted. */

import { expect, test } from "vitest";
import type { Model, Results } from "../../src/api/index.ts";
import { solve } from "../../src/api/index.ts";
import { library } from "../../src/model/sections/included.ts";
import { validate } from "../../src/model/validation/index.ts";
import { model, SECTION, STEEL, support } from "../building.ts";

const [L, G, Q, EI] = [8, 5e3, 15e3, STEEL.e * SECTION.iy];

/** A span of 8 m, and beside it one of this length or a free end, with 5 kN/m always and 15 kN/m in a case for each. */
function beam(beside: number, free: boolean, combined: string[][]): Model {
  const members = ["M0", "M1"].map((id, i) => ({ id, start: `N${i}`, end: `N${i + 1}` }));
  const spread = (fz: number, ...ids: string[]) => ids.map((member) => ({ member, type: "distributed", fz }));
  return model({
    nodes: { N0: [0, 0, 0], N1: [L, 0, 0], N2: [L + beside, 0, 0] },
    members,
    supports: (free ? ["N0", "N1"] : ["N0", "N1", "N2"]).map((node, i) => support(node, node, i ? "rffrrr" : "ffffrr")),
    cases: [
      { id: "G", nature: "permanent", self_weight: 0, member_loads: spread(-G, "M0", "M1") },
      ...["M0", "M1"].map((id) => ({ id: `Q${id}`, nature: "imposed", self_weight: 0, member_loads: spread(-Q, id) })),
    ],
    combinations: combined.map((cases, i) => ({
      id: `SLS${i}`,
      limit_state: "SLS",
      situation: "characteristic",
      terms: ["G", ...cases].map((load_case) => ({ load_case, factor: 1 })),
    })),
    options: { shear_deformation: false },
    analysis: {
      checks: members.map(({ id }) => ({ id, type: "deflection", members: [id], limit_state: "SLS", limit_ratio: 250 })),
    },
  });
}

const solved = (whole: Model): Results => solve(whole, { sections: library(), warnings: validate(whole).warnings });
const used = ({ checks }: Results, i: number): number => checks[i]!.utilisation!;
const doubts = ({ summary }: Results): number => summary.open_points.filter((one) => one.includes("both spans beside")).length;

/**
 * The most of v(x) = w·l⁴/EI · ((ξ⁴ − 2ξ³ + ξ)/24 − m·(ξ − ξ³)/6): a span under w with m·w·l² over its far support. In its middle 5/384 − m/16.
 */
function sag(w: number, hogging: number): number {
  const m = hogging / (w * L ** 2);
  const at = (x: number): number => (x ** 4 - 2 * x ** 3 + x) / 24 - (m * (x - x ** 3)) / 6;
  return (Math.max(...Array.from({ length: 10_001 }, (_, i) => at(i / 10_000))) * w * L ** 4) / EI;
}

const TOGETHER = [["QM0", "QM1"]];
const APART = [...TOGETHER, ["QM0"], ["QM1"]];

// The equation of three moments, with none at the ends: 4·l·M = w·l³/4 for each loaded span, w·l²/16 of one and w·l²/8 of both.
test("of two equal spans one alone sags more than both, and what shows both is no pass", () => {
  const [both, one] = [solved(beam(L, false, TOGETHER)), solved(beam(L, false, APART))];
  const limit = L / 250;
  expect(used(both, 0)).toBeCloseTo(sag(G + Q, ((G + Q) * L ** 2) / 8) / limit, 5);
  expect(used(one, 0)).toBeCloseTo(sag(G + Q, (G * L ** 2) / 8 + (Q * L ** 2) / 16) / limit, 5);
  // In the middle 2/384 of all, and 2/384 of 5 kN/m with 3.5/384 of 15 kN/m.
  expect(used(one, 0) / used(both, 0)).toBeCloseTo((2 * 5 + 3.5 * 15) / (2 * 20), 1);
  expect([used(both, 0) < 1, used(one, 0) > 1]).toEqual([true, true]);
  expect([both, one].map(doubts)).toEqual([1, 0]);
  // A doubt about the set of combinations is the model's: what was checked in those that are there passes, the model does not.
  expect([both.checks[0]!.verdict, both.summary.verdict]).toEqual(["pass", "incomplete"]);
  expect([one.checks[0]!.verdict, one.summary.verdict]).toEqual(["fail", "fails"]);
});

// w on the span lifts the tip by w·l³·a/24, w on the free end lowers it by w·a³·(4l + 3a)/24.
test.each([1.6, 3.2])("a free end of %d m moves more where it or the span behind it is loaded alone", (a) => {
  const tip = (span: number, end: number): number => Math.abs(end * a ** 3 * (4 * L + 3 * a) - span * L ** 3 * a) / (24 * EI);
  const limit = (2 * a) / 250;
  expect(used(solved(beam(a, true, TOGETHER)), 1)).toBeCloseTo(tip(G + Q, G + Q) / limit, 5);
  expect(used(solved(beam(a, true, APART)), 1)).toBeCloseTo(Math.max(tip(G + Q, G), tip(G, G + Q)) / limit, 5);
  expect([TOGETHER, APART].map((combined) => doubts(solved(beam(a, true, combined))))).toEqual([1, 0]);
});
