/** All tables as a workbook: a sheet each, figures as figures, text that no spreadsheet runs, and whose values they are. */
import { readFileSync } from "node:fs";
import { type Model, openLibrary, solve } from "handoff-solver";
import { expect, test } from "vitest";
import { tablesWorkbook } from "../src/exports/tables.ts";
import { unzip } from "../src/files/unzip.ts";
import { readWorkbook, XLSX } from "../src/files/workbook.ts";
import { sourceOf } from "../src/report/alone.ts";
import type { Session } from "../src/state/session.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const model = JSON.parse(readFileSync(new URL("../../schemas/examples/portal-frame.json", import.meta.url), "utf8")) as Model;
model.settings = { ...model.settings, title: '=HYPERLINK("x")' };

test("every table is a sheet, with the values of the results and the combination that they belong to", async () => {
  const results = solve(model, { sections: library });
  const source = sourceOf(model, results, { styles: "", date: "", library, fingerprint: "f".repeat(64) });
  const session = { ...source, missing: ["stability"], solution: { ...source.solution, member: async () => [] } } as unknown as Session;
  const file = await tablesWorkbook(session);
  expect(file.type).toBe(XLSX);
  const parts = await unzip(new Uint8Array(await file.arrayBuffer()), () => true);
  const sheets = readWorkbook(parts);
  expect([...sheets.keys()]).toEqual([
    "about",
    "nodes",
    "members",
    "forces",
    "reactions",
    "displacements",
    "checks",
    "forces along members",
  ]);
  expect(sheets.get("about")).toEqual([
    ["Model", '=HYPERLINK("x")'],
    ["Model SHA-256", "f".repeat(64)],
    ["Values of", "ULS envelope"],
    ["Not whole", "stability"],
  ]);
  const [head, first] = sheets.get("reactions")!;
  const ultimate = results.load_combinations.filter((set) => set.limit_state === "ULS");
  const largest = ultimate.reduce((most, set) => (set.reactions[2]! > most.reactions[2]! ? set : most));
  expect(first![head!.indexOf("Fz max (kN)")]).toBe(Number((largest.reactions[2]! / 1e3).toPrecision(7)));
  expect(first![head!.indexOf("Fz max by")]).toBe(largest.id);
  // As text, which no spreadsheet runs.
  expect(Object.values(parts).join("")).not.toContain("<f>");
});

test("what it says it has the values of is what was chosen when it was asked for, whatever is chosen before it is there", async () => {
  const source = sourceOf(model, solve(model, { sections: library }), { styles: "", date: "", library });
  let { setInfo } = source;
  const other = source.overview!.sets.find(({ id }) => id === "SLS1")!;
  const member = async (): Promise<never[]> => {
    setInfo = other;
    return [];
  };
  const session = { ...source, solution: { ...source.solution, member } } as unknown as Session;
  Object.defineProperty(session, "setInfo", { get: () => setInfo });
  Object.defineProperty(session, "set", { get: () => ({ value: setInfo!.key }) });
  const parts = await unzip(new Uint8Array(await (await tablesWorkbook(session)).arrayBuffer()), () => true);
  const sheets = readWorkbook(parts);
  expect(setInfo).toBe(other);
  expect(sheets.get("about")).toContainEqual(["Values of", "ULS envelope"]);
  // Of an envelope each value says which combination governs it; of one combination none does.
  expect(sheets.get("reactions")![0]).toContain("Fz max by");
});
