/** Tables: numbers of one combination, envelopes of several, one target alone, and a cap that is said. */
import { type AuthoredModel, type Results, solve } from "handoff-solver";
import { checkBeam, createBeam, library } from "handoff-solver/local";
import { expect, it } from "vitest";
import { namesOf } from "../src/naming.js";
import { type Table, tablesOf, type Wanted } from "../src/tables.js";
import { LOAD_KN_PER_M, SPAN_M, solvedBeam } from "./beam.js";

const { results } = solvedBeam();
const set = results.load_combinations[0]!;
const rowsOf = (of: Results, table: Table, wanted: Wanted) => tablesOf(of, [table], wanted)[table]!.rows as Record<string, unknown>[];

it("says the units once, and how much of the table is shown", () => {
  expect(tablesOf(results, ["reactions"], { sets: [set] }).reactions).toMatchObject({
    units: "N, N·m",
    shown: "2 of 2, worst first",
    rows: [{ support: "S1" }, { support: "S2" }],
  });
});
it("has no noise: what a vertical load does not move is zero", () => {
  const noisy = { ...set, displacements: set.displacements.map((value) => value || 1e-19) };
  const ways = ["ux", "uy", "uz", "rx", "ry", "rz"];
  const moved = (of: typeof set) => rowsOf(results, "displacements", { sets: [of] }).flatMap((row) => ways.map((way) => row[way]));
  expect(moved(noisy)).toEqual(moved(set));
});
it("gives the end shears of the beam as q·l/2 with opposite signs", () => {
  const shears = rowsOf(results, "end_forces", { sets: [set] }).map((row) => row.vz as number);
  const half = (LOAD_KN_PER_M * 1e3 * SPAN_M) / 2;
  expect(Math.abs(shears[0]!)).toBeCloseTo(half, 6);
  expect(shears[0]! + shears[1]!).toBeCloseTo(0, 6);
});
it("limits tables to the target asked for: a member, a node or a support", () => {
  expect(rowsOf(results, "extrema", { sets: [set], target: "B1" })).toHaveLength(1);
  expect(rowsOf(results, "reactions", { sets: [set], target: "S2" })).toMatchObject([{ support: "S2" }]);
  expect(rowsOf(results, "displacements", { sets: [set], target: "N1" })).toMatchObject([{ node: "N1" }]);
});
it("has no rows of what the model does not ask for", () => {
  for (const table of ["buckling", "modal"] as const) expect(rowsOf(results, table, { sets: [set] })).toEqual([]);
});
it("gives the calculation of one target's checks, with the groups of its members", () => {
  const { model } = checkBeam({ span_m: 6, section: "IPE300", udl: 10 }, library());
  const sent = model as AuthoredModel;
  const [first, ...others] = sent.model.members;
  sent.model.groups = [{ id: "floor", members: [first!.id, ...others.map(({ id }) => id)] }];
  const checked = solve(sent, { sections: library() });
  const wanted = { sets: checked.load_combinations, names: namesOf(sent) };
  expect(rowsOf(checked, "checks", wanted)[0]).not.toHaveProperty("steps");
  const [head, worst] = rowsOf(checked, "checks", { ...wanted, target: first!.id });
  expect(head).toMatchObject({ groups: "floor" });
  expect((worst!.steps as string[]).some((step) => step.includes("→"))).toBe(true);
});
it("shows a member that was split as one, with the model's own names beside it", () => {
  const { model } = createBeam({ span_m: 6, section: "IPE300", load_kn: 10 }, library());
  const parts = model.model as AuthoredModel["model"];
  parts.nodes.push({ id: "T", x: 2, y: 0, z: 0 });
  parts.members[0]!.connect = true;
  parts.groups = [{ id: "floor", members: ["B1"] }];
  parts.storeys = [{ id: "ground", z: 0 }];
  const split = solve(model as AuthoredModel, { sections: library() });
  expect(split.members.ids).toEqual(["B1/1", "B1/2"]);
  const wanted = { sets: [split.load_combinations[0]!], names: namesOf(model as AuthoredModel) };
  const [row] = rowsOf(split, "extrema", wanted);
  expect(row).toMatchObject({ member: "B1", groups: "floor", storey: "ground" });
  // wL²/8 in the middle.
  const [, , most, x] = row!.my as number[];
  expect(most).toBeCloseTo(45e3, 3);
  expect(x).toBeCloseTo(3, 6);
  expect(rowsOf(split, "end_forces", wanted)).toHaveLength(2);
  expect(rowsOf(split, "displacements", wanted)[0]).toMatchObject({ storey: "ground" });
});
