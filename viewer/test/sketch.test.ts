/** The drawing of a report without a graphics card: everything the model has, and a key only for what is coloured. */
import { readFileSync } from "node:fs";
import { type Model, openLibrary, solve } from "handoff-solver";
import { expect, test } from "vitest";
import { toHtml } from "../src/controls/markup.ts";
import { sourceOf } from "../src/report/alone.ts";
import { sketch } from "../src/report/sketch.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));

function drawn(name: string): { model: Model["model"]; html: string } {
  const model = JSON.parse(readFileSync(new URL(`../../schemas/examples/${name}.json`, import.meta.url), "utf8")) as Model;
  const source = sourceOf(model, solve(model, { sections: library }), { styles: "", date: "", library });
  return { model: model.model, html: toHtml(sketch(source)) };
}
const count = (html: string, of: string): number => html.split(of).length - 1;

test("plates alone: every plate and support, no key of utilisations", { timeout: 60_000 }, () => {
  const { model, html } = drawn("slab");
  expect(count(html, "<polygon")).toBe(model.plates!.length);
  expect(count(html, 'stroke="#4a6b57"')).toBe(model.supports.length);
  expect(html).toContain("Plates, supports");
  expect(html).not.toContain("≤ 50 %");
});

test("members with their ids and the key to their colours", { timeout: 60_000 }, () => {
  const { model, html } = drawn("portal-frame");
  for (const { id } of model.members) expect(html).toContain(`>${id}</text>`);
  expect(html).toContain("≤ 50 %");
  // The loads of the combination that governs, with its factors: those of a member are the model's, times the factor.
  const governing = /loads of (\S+) with their factors/.exec(html)![1];
  const { terms } = model.load_combinations.find(({ id }) => id === governing)!;
  const values = terms.flatMap(({ load_case, factor }) =>
    (model.load_cases.find(({ id }) => id === load_case)!.member_loads ?? []).flatMap((load) =>
      load.type === "distributed" && load.fz ? [`${((Math.abs(load.fz) * factor) / 1e3).toFixed(2)} kN/m`] : [],
    ),
  );
  expect(values.length).toBeGreaterThan(0);
  for (const value of new Set(values)) expect(html).toContain(value);
  // What is held across the sheet alone is no bearing in it.
  const bearing = model.supports.filter(({ ux, uz }) => ux === "fixed" || uz === "fixed").length;
  expect(count(html, "l-7 11h14z")).toBe(bearing);
  expect(count(html, "h6v6h-6z")).toBe(model.supports.length - bearing);
});
