/** What the report tells of declared restraints and lengths: everything given, alike ones once. */
import type { Model } from "handoff-solver";
import { expect, test } from "vitest";
import { measure, number, unitSymbol } from "../src/format/units.ts";
import { declaredTable } from "../src/report/declared.ts";
import type { Source } from "../src/tables/source.ts";

const column = {
  l_cr_y: 16,
  l_cr_z: 3,
  lateral_restraints: [
    { position: 1, flange: "both" },
    { position: 0.5, flange: "both" },
    { position: 0.25, flange: "top" },
  ],
};
const design_members = [
  { id: "left-column", members: ["C1"], ...column },
  { id: "right-column", members: ["C2"], ...column },
  { id: "brace", members: ["B1"] },
  { id: "hanger", members: ["H1"], l_t: 2.5, connection: "one_leg", nu_rd: 120_000, stiff_bearing_length: 0.08 },
];
const source = {
  model: { model: { design_members } } as unknown as Model,
  write: (value: number, quantity: "length") => number(value, quantity, "kN"),
  measure: (value: number, quantity: "length") => measure(value, quantity, "kN"),
  unit: (quantity: "length") => unitSymbol(quantity, "kN"),
} as unknown as Source;

test("one row for each set of data, and none for who has none", () => {
  const { rows, columns } = declaredTable(source);
  const told = Array.from({ length: rows }, (_, row) => columns.map(({ value }) => value(row)));
  expect(columns.map(({ title }) => title)).toEqual([
    "Design member",
    "Restrained sideways at",
    "l_cr_y (m)",
    "l_cr_z (m)",
    "l_cr_v (m)",
    "l_lt (m)",
    "l_t (m)",
    "Also",
  ]);
  expect(told).toEqual([
    ["left-column, right-column", "0.5, 1 both; 0.25 top", "16.000", "3.000", "", "", "", ""],
    ["hanger", "", "", "", "", "", "2.500", "connection one leg, Nu,Rd 120.00 kN, stiff bearing 80.0 mm"],
  ]);
});
