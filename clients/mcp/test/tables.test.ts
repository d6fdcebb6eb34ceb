/** Full tables in SI units: rows by name, and one member alone where asked for. */
import { type AuthoredModel, solve } from "handoff-solver";
import { checkBeam, createBeam, library } from "handoff-solver/local";
import { expect, it } from "vitest";
import { namesOf } from "../src/naming.js";
import { tableOf, tableRows } from "../src/tables.js";
import { LOAD_KN_PER_M, SPAN_M, solvedBeam } from "./beam.js";

const { results } = solvedBeam();
const set = results.load_combinations[0]!;

it("says the units once, beside the rows", () => {
  expect(tableOf(results, "reactions", set)).toEqual({ units: "N, N·m", rows: tableRows(results, "reactions", set) });
});
it("has no noise: what a vertical load does not move is zero, what it moves keeps every bit", () => {
  const noisy = { ...set, displacements: set.displacements.map((value) => value || 1e-19) };
  const rows = tableRows(results, "displacements", noisy);
  expect(rows.flatMap((row) => ["ux", "uy", "uz", "rx", "ry", "rz"].map((way) => (row as Record<string, unknown>)[way]))).toEqual(
    set.displacements.map((value) => value),
  );
});
it("gives the end shears of the beam as q·l/2 with opposite signs", () => {
  const shears = tableRows(results, "end_forces", set).map((row) => ("end" in row ? row.vz : undefined) as number);
  const half = (LOAD_KN_PER_M * 1e3 * SPAN_M) / 2;
  expect(Math.abs(shears[0]!)).toBeCloseTo(half, 6);
  expect(shears[0]! + shears[1]!).toBeCloseTo(0, 6);
});
it("limits tables of members to the one asked for", () => {
  expect(tableRows(results, "extrema", set, "B1")).toHaveLength(9);
  expect(tableRows(results, "extrema", set, "none")).toEqual([]);
});
it("has no rows of what the model does not ask for", () => {
  for (const table of ["buckling", "modal"] as const) expect(tableRows(results, table, set)).toEqual([]);
});
it("gives the groups of the members that a check is of", () => {
  const { model } = checkBeam({ span_m: 6, section: "IPE300", udl: 10 }, library());
  const sent = model as AuthoredModel;
  const [first, ...others] = sent.model.members;
  sent.model.groups = [{ id: "floor", members: [first!.id, ...others.map(({ id }) => id)] }];
  const checked = solve(sent, { sections: library() });
  const { rows } = tableOf(checked, "checks", checked.load_combinations[0]!, undefined, namesOf(sent));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toMatchObject({ groups: "floor" });
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
  const combination = split.load_combinations[0]!;
  const { rows } = tableOf(split, "extrema", combination, undefined, namesOf(model as AuthoredModel));
  const moment = rows.find((row) => "quantity" in row && row.quantity === "my") as Record<string, unknown>;
  // wL²/8 in the middle.
  expect(moment).toMatchObject({ member: "B1", groups: "floor", storey: "ground" });
  expect(moment.max).toBeCloseTo(45e3, 3);
  expect(moment.max_x).toBeCloseTo(3, 6);
  expect(tableOf(split, "end_forces", combination).rows).toHaveLength(2);
  expect(tableOf(split, "displacements", combination, undefined, namesOf(model as AuthoredModel)).rows[0]).toMatchObject({
    storey: "ground",
  });
});
