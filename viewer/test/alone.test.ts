/** The report without a page: a document of the results' own numbers in which every string is text. */
import { readFileSync } from "node:fs";
import { type Model, openLibrary, solve } from "handoff-solver";
import { expect, test } from "vitest";
import { reportHtml } from "../src/report/alone.ts";
import { governing } from "../src/report/schedules.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const read = (name: string): Model =>
  JSON.parse(readFileSync(new URL(`../../schemas/examples/${name}.json`, import.meta.url), "utf8")) as Model;

test("verdict first, then failures, schedules and traces; no name is markup", async () => {
  const model = read("portal-frame");
  const evil = "</style><script>alert(1)</script>";
  model.settings = { ...model.settings, title: evil };
  const results = solve(model, { sections: library });
  const html = await reportHtml(model, results, { styles: "p{}", date: "15 Nov 2026", fingerprint: "f".repeat(64), library });
  expect(html).not.toContain("<script>");
  expect(html).toContain("&lt;script&gt;");
  const places = ["Model SHA-256", "Governing:", "<svg", "Failures and open points", "Reaction schedule, ULS", "Connection forces"].map(
    (words) => html.indexOf(words),
  );
  expect(places).not.toContain(-1);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  // Every support appears in the schedule, with the vertical reaction of a combination written as the tables write it.
  const uls = results.load_combinations.find(({ limit_state }) => limit_state === "ULS")!;
  const largest = Math.max(...results.load_combinations.filter((set) => set.limit_state === "ULS").map(({ reactions }) => reactions[2]!));
  expect(uls.reactions.length).toBe(6 * results.supports.ids.length);
  expect(html).toContain(`>${(largest / 1e3).toFixed(2)}<`);
  // What the verdict rests on and nobody computed; load cases by name.
  expect(html).toContain("Declared by the model");
  expect(html).toContain('<td class="text">Snow');
  const summary = await reportHtml(model, results, { styles: "", date: "", extent: "summary" });
  expect(summary.length).toBeLessThan(html.length / 2);
  expect(summary).not.toContain("Connection forces");
});

test.each([
  ["braced-frame", /; combinations by second order, \d+ iterations? at most; load cases alone by first order/],
  ["portal-frame", /digits trustworthy; first order\./],
])("%s: which sets were found by which order", async (name, said) => {
  const model = read(name);
  expect(await reportHtml(model, solve(model, { sections: library }), { styles: "", date: "", library })).toMatch(said);
});

test("tubes of AISC weigh as listed, and the report says so; others have no such line", async () => {
  const model = read("simply-supported-beam");
  const told = async (name: string): Promise<string> => {
    const sections = model.model.sections.map(({ id }) => ({ id, library: name }));
    const made = { ...model, model: { ...model.model, sections } } as Model;
    return reportHtml(made, solve(made, { sections: library }), { styles: "", date: "", units: "SI", library });
  };
  const html = await told("HSS6X6X3/8");
  // 27.48 lb/ft of AISC over the 8 m of the example.
  expect(html).toContain(`${(8 * 27.48 * (0.45359237 / 0.3048)).toFixed(2)} kg`);
  expect(html).toMatch(/are those that the catalogue lists, of the nominal wall/);
  expect(await told("IPE300")).not.toContain("nominal wall");
});

test("a schedule has the combinations that govern a component, each once", () => {
  const sets = [
    { id: "A", values: [5, 0] },
    { id: "B", values: [3, 0] },
    { id: "C", values: [-1, 0] },
  ];
  expect(governing(sets, ["Fx", "Fy"])).toEqual([
    { at: 0, governs: "Fx max" },
    { at: 2, governs: "Fx min" },
  ]);
});
