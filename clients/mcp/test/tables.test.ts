/** Full tables in SI units: rows by name, and one member alone where asked for. */
import { expect, it } from "vitest";
import { isTable, tableRows } from "../src/tables.js";
import { LOAD_KN_PER_M, SPAN_M, solvedBeam } from "./beam.js";

const { results } = solvedBeam();
const set = results.load_combinations[0]!;

it("knows its own tables and no other", () => {
  expect(isTable("reactions")).toBe(true);
  expect(isTable("toString")).toBe(false);
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
