/** Drawings of the loads in the report: each case that has any, with its values as they were given. */
import { readFileSync } from "node:fs";
import { type Model, openLibrary, solve } from "handoff-solver";
import { expect, test } from "vitest";
import { toHtml } from "../src/controls/markup.ts";
import { reportHtml, sourceOf } from "../src/report/alone.ts";
import { loadSketches } from "../src/report/load_sketches.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const read = (name: string): Model =>
  JSON.parse(readFileSync(new URL(`../../schemas/examples/${name}.json`, import.meta.url), "utf8")) as Model;
const drawn = (model: Model): string[] =>
  loadSketches(sourceOf(model, solve(model, { sections: library }), { styles: "", date: "", library })).map(toHtml);

test("a drawing for each case with loads, without factors, and in the words of the case", () => {
  const [dead, snow, wind] = drawn(read("portal-frame"));
  expect(dead).toContain("2.10 kN/m");
  expect(dead).toContain("G: Roof sheeting and purlins: loads as given, without a factor; self-weight × 1 acts too.");
  expect(snow).toContain("3.84 kN/m projected");
  for (const value of ["3.00", "1.50", "3.20", "2.20"]) expect(wind).toContain(`${value} kN/m`);
  expect(wind).not.toContain("self-weight");
});

test("of weight alone there is nothing to draw", () => {
  const model = read("portal-frame");
  model.model.load_cases[0]!.member_loads = [];
  expect(drawn(model)).toHaveLength(2);
});

test("they stand in the report, between the list of loads and the combinations; a summary has none", async () => {
  const model = read("portal-frame");
  const html = await reportHtml(model, solve(model, { sections: library }), { styles: "", date: "", library });
  const places = ["<h3>Loads</h3>", 'aria-label="Loads of G"', 'aria-label="Loads of W"', "<h3>Combinations</h3>"].map((one) =>
    html.indexOf(one),
  );
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(places[0]).toBeGreaterThan(0);
  // The checks speak of design members: whose they are is said with the members.
  expect(html).toContain("Design member");
  expect(html).toMatch(/<td class="text">left-rafter<\/td>/);
  expect(await reportHtml(model, solve(model, { sections: library }), { styles: "", date: "", library, extent: "summary" })).not.toContain(
    "Loads of",
  );
});
