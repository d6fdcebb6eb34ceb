/** The drawing of a report without a graphics card: everything the model has, and a key only for what is coloured. */
import { readFileSync } from "node:fs";
import { type Model, openLibrary, solve } from "handoff-solver";
import { expect, test } from "vitest";
import { toHtml } from "../src/controls/markup.ts";
import { sourceOf } from "../src/report/alone.ts";
import { sketch } from "../src/report/sketch.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));

function drawn(name: string, change = (_: Model): void => {}): { model: Model["model"]; html: string } {
  const model = JSON.parse(readFileSync(new URL(`../../schemas/examples/${name}.json`, import.meta.url), "utf8")) as Model;
  change(model);
  const source = sourceOf(model, solve(model, { sections: library }), { styles: "", date: "", library });
  return { model: model.model, html: toHtml(sketch(source)) };
}
const count = (html: string, of: string): number => html.split(of).length - 1;

test("plates alone: every plate and support, no key of utilisations", () => {
  const { model, html } = drawn("slab");
  expect(count(html, "<polygon")).toBe(model.plates!.length);
  const symbols = ["clamp", "pin", "roller", "side", "spring", "held"].map((kind) => count(html, `class="${kind}"`));
  expect(symbols.reduce((sum, many) => sum + many, 0)).toBe(model.supports.length);
  expect(html).toContain("Plates, supports");
  expect(html).not.toContain("≤ 50 %");
});

test("members with their ids and the key to their colours", () => {
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
  expect(count(html, 'class="pin"') + count(html, 'class="roller"') + count(html, 'class="clamp"')).toBe(bearing);
  expect(count(html, 'class="held"')).toBe(model.supports.length - bearing);
});

test("loads that stand on one another are told beyond them all, the lower nearer", () => {
  const { html } = drawn("simply-supported-beam", ({ model }) => {
    const { load_cases: cases, load_combinations: combinations, members } = model;
    const on = (fz: number) => ({ member: members[0]!.id, type: "distributed" as const, fz });
    model.load_cases = [{ ...cases[0]!, member_loads: [on(-2000), on(-1000)] }];
    model.load_combinations = [{ ...combinations[0]!, terms: [{ load_case: cases[0]!.id, factor: 1.5 }] }];
  });
  // 1.5 · 2 and 1.5 · 1 kN/m; combs as high as the arrows of a load with the largest value, 8 + 14 px, and of half of it.
  const heights = ["3.00", "1.50"].map((value) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${value} kN/m</text>`).exec(html)![1]));
  expect(heights[0]! - heights[1]!).toBeCloseTo(17, 6);
  // The beam lies across the middle of the sheet.
  const [, height] = /viewBox="0 0 \d+ (\d+)"/.exec(html)!;
  expect(heights[0]!).toBeLessThan(Number(height) / 2 - (8 + 14) - (8 + 7));
});

/** Ids and values with the boxes that they need at 10 px a line, by the narrowest letters of the drawing's fonts. */
function words(html: string): { text: string; box: [number, number, number, number] }[] {
  return [...html.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)" [^>]*paint-order[^>]*>([^<]+)</g)].map(
    ([, x, y, size, text]) => {
      const [left, bottom] = [Number(x), Number(y)];
      return { text: text!, box: [left, bottom - Number(size) * 0.8, left + text!.length * Number(size) * 0.45, bottom] };
    },
  );
}

test("ids of braces that cross and values of loads stand apart from one another, above every line", () => {
  const { model, html } = drawn("braced-frame");
  const written = words(html);
  for (const { id } of model.members) expect(written.map(({ text }) => text)).toContain(id);
  expect(written.some(({ text }) => text.endsWith("kN/m"))).toBe(true);
  const pairs = written.flatMap((a, i) => written.slice(i + 1).map((b) => [a, b] as const));
  const meeting = pairs.filter(([{ box: a }, { box: b }]) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]);
  expect(meeting.map(([a, b]) => `${a.text} on ${b.text}`)).toEqual([]);
  expect(html.indexOf("paint-order")).toBeGreaterThan(html.lastIndexOf("<line"));
});
