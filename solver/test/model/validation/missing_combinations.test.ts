/** Load cases that listed combinations never join or never part: what passed by them, by beam theory, and that no model passes any more. */

import { expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import { judgedModel } from "../../../src/model/offline/valid.ts";
import { library } from "../../../src/model/sections/included.ts";

const [L, G, E] = [6, 10e3, 210e9];
const tube = library().find("SHS200x200x10")!;
const support = (id: string, along: string): object => ({
  ...{ id, node: id, ux: along, uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "free" },
});
const spread = (fz: number, ...members: string[]): object => ({
  member_loads: members.map((member) => ({ member, type: "distributed", fz: -fz })),
});

type Factors = Record<string, number>;
interface Spans {
  cases: object[];
  uls: Factors[];
}

/** Two spans of 6 m of a square tube, which cannot buckle sideways, under 10 kN/m and what else acts. */
function verdict({ cases, uls }: Spans): { used: number; verdict: string; codes: string[] } {
  const { model, warnings } = judgedModel({
    schema_version: "1.0",
    model: {
      nodes: ["A", "B", "C"].map((id, i) => ({ id, x: i * L, y: 0, z: 0 })),
      materials: [{ id: "steel", library: "S355" }],
      sections: [{ id: "tube", library: "SHS200x200x10" }],
      members: ["AB", "BC"].map((id) => ({ id, start: id[0], end: id[1], section: "tube", material: "steel" })),
      supports: [support("A", "fixed"), support("B", "free"), support("C", "free")],
      load_cases: [{ id: "G", nature: "permanent", self_weight: 0, ...spread(G, "AB", "BC") }, ...cases],
      load_combinations: uls.map((factors, i) => ({
        ...{ id: `ULS${i}`, limit_state: "ULS", terms: Object.entries(factors).map(([load_case, factor]) => ({ load_case, factor })) },
      })),
      design_members: [{ id: "D", members: ["AB", "BC"], web_stiffeners: "at_forces" }],
    },
    analysis: {
      options: { shear_deformation: false },
      checks: [{ id: "steel", type: "en1993_1_1", limit_state: "ULS", design_members: ["D"] }],
    },
  } as unknown as Model);
  const { checks, summary } = solve(model, { sections: library(), warnings });
  const used = checks[0]!.verifications.find(({ key }) => key === "bending_y")!.utilisation as number;
  return { used, verdict: summary.verdict, codes: warnings.map(({ code }) => code) };
}

/** Of a moment over the middle support: class 1, Wpl·fy. */
const used = (moment: number): number => moment / (tube.wpl_y! * 355e6);

test("two spans' loads one at a time: q·L²/16 of each over the support, and together q·L²/8", () => {
  const floor = (id: string, span: string): object => ({ id, nature: "imposed", self_weight: 0, ...spread(22e3, span) });
  const cases = [floor("Q1", "AB"), floor("Q2", "BC")];
  const apart: Factors[] = [
    { G: 1.35, Q1: 1.5 },
    { G: 1.35, Q2: 1.5 },
  ];
  const alone = verdict({ cases, uls: apart });
  const both = verdict({ cases, uls: [...apart, { G: 1.35, Q1: 1.5, Q2: 1.5 }] });
  expect(both.used).toBeCloseTo(used(((1.35 * G + 1.5 * 22e3) * L ** 2) / 8), 6);
  expect(both.used).toBeGreaterThan(1);
  expect(alone.used).toBeLessThan(0.9);
  expect(alone).toMatchObject({ verdict: "incomplete", codes: ["missing_combinations"] });
  expect(both).toMatchObject({ verdict: "fails", codes: [] });
});

test("a middle support that sinks by 20 mm relieves itself by 3·E·I·δ/L²: without that it fails", () => {
  const cases = [
    { id: "Q", nature: "imposed", self_weight: 0, ...spread(19e3, "AB", "BC") },
    { id: "S", nature: "permanent", self_weight: 0, support_displacements: [{ support: "B", uz: -0.02 }] },
  ];
  const sunk: Factors = { G: 1.35, Q: 1.5, S: 1.35 };
  const always = verdict({ cases, uls: [sunk] });
  const hogging = ((1.35 * G + 1.5 * 19e3) * L ** 2) / 8;
  const relief = (1.35 * 3 * E * tube.iy * 0.02) / L ** 2;
  expect(always.used).toBeCloseTo(used(hogging - relief), 6);
  expect(always.used).toBeLessThan(1);
  expect(always).toMatchObject({ verdict: "incomplete", codes: ["missing_combinations"] });
  const also = verdict({ cases, uls: [sunk, { G: 1.35, Q: 1.5 }] });
  expect(also.used).toBeCloseTo(used(hogging), 6);
  expect(also).toMatchObject({ verdict: "fails", codes: [] });
});
