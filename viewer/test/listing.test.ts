/** Tables of a model whose beam was split at a node along it: the beam is one row, on the page, in CSV and in the report. */
import { readFileSync } from "node:fs";
import { type AuthoredModel, openLibrary, plainModel, solve } from "handoff-solver";
import { expect, test } from "vitest";
import { toCsv } from "../src/exports/csv.ts";
import { reportHtml, sourceOf } from "../src/report/alone.ts";
import { table } from "../src/tables/listing.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const text = readFileSync(new URL("../../schemas/examples/simply-supported-beam.json", import.meta.url), "utf8");
const sent = JSON.parse(text) as AuthoredModel;
const [beam] = sent.model.members;
const nodeAt = (id: string) => sent.model.nodes.find((node) => node.id === id)!;
const [from, to] = [nodeAt(beam!.start), nodeAt(beam!.end)];
const whole = structuredClone(sent);
sent.model.nodes.push({ id: "third", x: from.x + (to.x - from.x) / 3, y: from.y, z: from.z });
beam!.connect = true;

const model = plainModel(sent);
const results = solve(sent, { sections: library });
const options = { styles: "", date: "", library };
const source = sourceOf(model, results, options);

test("members, forces and their CSV have the beam once, from its own start to its own end", async () => {
  expect(model.model.members.map(({ id }) => id)).toEqual([`${beam!.id}/1`, `${beam!.id}/2`]);
  const members = await table(source, "members");
  const row = Object.fromEntries(members.columns.map((column) => [column.title, column.value(0)]));
  expect(members.rows).toBe(1);
  expect(row).toMatchObject({ Member: beam!.id, Start: beam!.start, End: beam!.end, Length: expect.closeTo(to.x - from.x, 9) as number });
  expect(members.also?.(0)).toEqual([0, 1]);
  const forces = await table(source, "forces");
  expect(toCsv(forces, "kN").trim().split("\r\n")).toHaveLength(2);
});

test("the largest forces are those of the beam in one piece", async () => {
  const other = sourceOf(plainModel(whole), solve(whole, { sections: library }), options);
  const [one, two] = await Promise.all([table(source, "forces"), table(other, "forces")]);
  for (const [i, column] of one.columns.entries()) {
    const value = column.value(0);
    if (typeof value === "number") expect(value, column.title).toBeCloseTo(two.columns[i]!.value(0) as number, 3);
  }
});

test("the report's schedule of joints has two ends of the beam and none between", async () => {
  const html = await reportHtml(model, results, { ...options, extent: "full" });
  expect(html).toContain("Connection forces");
  expect(html).not.toContain(`>${beam!.id}/1<`);
  expect(html).not.toMatch(/Zero throughout:[^<]*Deflection/);
});
