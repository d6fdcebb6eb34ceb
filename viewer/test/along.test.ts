/** Forces at stations of a beam, whole or split, in one combination or all. */
import { type Model, solve } from "handoff-solver";
import { expect, it } from "vitest";
import { type Asked, forcesAlong, ROWS, stationsFor } from "../src/exports/along.ts";
import { caseKey, combinationKey, envelopeKey } from "../src/model/set_keys.ts";
import { memberCurves } from "../src/solving/curves.ts";
import { listSets } from "../src/solving/sets.ts";

const bar = (id: string, start: string, end: string) => ({ id, start, end, section: "s", material: "m" });
/** 8 m under 6 kN/m, in pieces of 3 m and 5 m where it was split. */
function asked(split: boolean): Asked {
  const ids = split ? ["beam/1", "beam/2"] : ["beam"];
  const pieces = split ? [bar(ids[0]!, "A", "M"), bar(ids[1]!, "M", "B")] : [bar("beam", "A", "B")];
  const held = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "fixed" };
  const combination = (id: string, factor: number) => ({ id, limit_state: "ULS", terms: [{ load_case: "G", factor }] });
  const model = {
    schema_version: "1.0",
    model: {
      nodes: [{ id: "A", x: 0, y: 0, z: 0 }, ...(split ? [{ id: "M", x: 3, y: 0, z: 0 }] : []), { id: "B", x: 8, y: 0, z: 0 }],
      materials: [{ id: "m", type: "steel", e: 2.1e11, g: 8.1e10, density: 7850 }],
      sections: [{ id: "s", a: 0.01, iy: 1e-4, iz: 1e-5, it: 1e-6 }],
      members: pieces.map((piece) => (split ? { ...piece, x_chain: "beam" } : piece)),
      supports: [
        { id: "a", node: "A", ...held },
        { id: "b", node: "B", ...held, ux: "free" },
      ],
      load_cases: [
        { id: "G", nature: "permanent", self_weight: 0, member_loads: ids.map((member) => ({ member, type: "distributed", fz: -6000 })) },
      ],
      load_combinations: [combination("U1", 1), combination("U2", 2)],
    },
    analysis: { options: { stations: 5 } },
  } as unknown as Model;
  const results = solve(model);
  return {
    model,
    overview: { sets: listSets(results) } as Asked["overview"],
    solution: { member: async (key, member, count) => memberCurves(results, key, member, count) },
  };
}

it("has the ends and the middle of a beam under a uniform load: qL/2, qL²/8, −qL/2", async () => {
  const { rows, columns } = (await forcesAlong(asked(false), combinationKey("U1")))!;
  const at = (title: string) => Array.from({ length: rows }, (_, row) => columns.find((one) => one.title === title)!.value(row));
  expect(at("x from start")).toEqual([0, 2, 4, 6, 8]);
  expect(new Set(at("Set"))).toEqual(new Set(["combination U1"]));
  [0, 36e3, 48e3, 36e3, 0].forEach((value, i) => expect(at("My")[i]).toBeCloseTo(value, 3));
  expect(Math.abs(at("Vz")[0] as number)).toBeCloseTo(24e3, 3);
  expect((at("Vz")[0] as number) + (at("Vz")[4] as number)).toBeCloseTo(0, 3);
});
it("has each combination of an envelope, and a load case by its kind", async () => {
  const all = (await forcesAlong(asked(false), envelopeKey("ULS")))!;
  const sets = Array.from({ length: all.rows }, (_, row) => all.columns[0]!.value(row));
  expect(sets).toEqual([...Array(5).fill("combination U1"), ...Array(5).fill("combination U2")]);
  expect((await forcesAlong(asked(false), caseKey("G")))!.columns[0]!.value(0)).toBe("load case G");
});
it("goes on from piece to piece of a beam that was split", async () => {
  const { rows, columns } = (await forcesAlong(asked(true), combinationKey("U1")))!;
  const values = Array.from({ length: rows }, (_, row) => Object.fromEntries(columns.map(({ title, value }) => [title, value(row)])));
  expect(new Set(values.map(({ Member }) => Member))).toEqual(new Set(["beam"]));
  expect([values[0], values.at(-1)].map((row) => row!["x from start"])).toEqual([0, 8]);
  // q·a·b/2 where it was split.
  const there = values.filter((row) => row["x from start"] === 3);
  expect(there).toHaveLength(2);
  for (const { My } of there) expect(My).toBeCloseTo((6e3 * 3 * 5) / 2, 3);
});
it("has no more rows than fit, ends at the least, and no envelope that has no room for them", () => {
  expect(stationsFor(7, 252)).toBe(21);
  expect(stationsFor(10_000, 1)).toBe(ROWS / 10_000);
  expect(stationsFor(100_000, 1)).toBe(2);
  expect(stationsFor(10_000, 252)).toBe(0);
});
