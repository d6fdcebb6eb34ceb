/** Drawings of the results that govern in the report: values by closed forms, words that stand apart, and what is left out said. */
import { readFileSync } from "node:fs";
import { type Model, openLibrary, solve } from "handoff-solver";
import { checkBeam } from "handoff-solver/local";
import { expect, test } from "vitest";
import { toHtml } from "../src/controls/markup.ts";
import { reportHtml, sourceOf } from "../src/report/alone.ts";
import { resultSketches } from "../src/report/result_sketches.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const read = (name: string): Model =>
  JSON.parse(readFileSync(new URL(`../../schemas/examples/${name}.json`, import.meta.url), "utf8")) as Model;
const options = { styles: "", date: "", library };
const drawn = async (model: Model): Promise<string[]> =>
  (await resultSketches(sourceOf(model, solve(model, { sections: library }), options))).map(toHtml);

/** Boxes of all words of a drawing, by their letters: 11 px high, 0.5 px apart at least. */
function boxes(svg: string): [number, number, number, number][] {
  return [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g)].map(([, x, y, text]) => {
    const [left, foot] = [Number(x), Number(y)];
    return [left, foot - 9, left + text!.length * 5.8, foot];
  });
}

test("a beam under 10 kN/m has M = 1.35·q·l²/8, V = 1.35·q·l/2 and w = 5·q·l⁴/384EI, and no normal force", async () => {
  const { model } = checkBeam({ span_m: 6, section: "IPE300", udl: 10 }, library);
  const bent: Model = { ...model, analysis: { ...model.analysis, options: { ...model.analysis?.options, shear_deformation: false } } };
  const [moment, shear, shape, others, ...rest] = await drawn(bent);
  expect(rest).toEqual([]);
  expect(moment).toContain("Bending moment My, on the side in tension, ULS envelope, kN·m: largest 60.75 (ULS).");
  expect(moment).toMatch(/<text[^>]*>60.75</);
  expect(shear).toContain("largest 40.50 (ULS), least −40.50 (ULS).");
  const sag = (5 * 10e3 * 6 ** 4) / (384 * 210e9 * library.find("IPE300")!.iy);
  expect(shape).toContain(`largest ${(sag * 1000).toFixed(2)} mm.`);
  expect(others).toContain("stand in the tables below");
});

test.each(["portal-frame", "office-floor", "plate-on-beams"])(
  "no words of %s lie on one another or leave the sheet",
  { timeout: 60_000 },
  async (name) => {
    const { plainModel } = await import("../../solver/src/model/authoring/authored.ts");
    const figures = (await drawn(plainModel(read(name)))).filter((one) => one.includes("<svg"));
    expect(figures).toHaveLength(4);
    for (const figure of figures) {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(figure)!.map(Number);
      const words = boxes(figure);
      expect(words.length).toBeGreaterThan(1);
      words.forEach(([a, b, c, d], i) => {
        expect(a >= 0 && b >= 0 && c <= width! && d <= height!).toBe(true);
        for (const [e, f, g, h] of words.slice(i + 1)) expect(a < g && e < c && b < h && f < d).toBe(false);
      });
    }
  },
);

test("words are of 6 points and more on paper, where 6 points are 2.117 mm", async () => {
  const css = readFileSync(new URL("../src/styles/paper.css", import.meta.url), "utf8");
  const most = Number(/\.result svg \{\s*max-height: (\d+)mm/.exec(css)![1]);
  for (const name of ["portal-frame", "building-frame"]) {
    const { plainModel } = await import("../../solver/src/model/authoring/authored.ts");
    for (const figure of (await drawn(plainModel(read(name)))).slice(0, 3)) {
      const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(figure)![1]);
      const least = Math.min(...[...figure.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size)));
      expect((least * most) / height).toBeGreaterThan(2.117);
    }
  }
}, 60_000);

test("of more members than a drawing bears it is said that they are not drawn", async () => {
  const source = sourceOf(read("portal-frame"), solve(read("portal-frame"), { sections: library }), options);
  const members = Array.from({ length: 201 }, () => source.model.model.members[0]!);
  const long = { ...source, model: { ...source.model, model: { ...source.model.model, members } } };
  expect((await resultSketches(long)).map(toHtml)).toEqual([expect.stringContaining("201 members would be all lines")]);
});

test("they stand before the tables of results, and a summary has none", { timeout: 60_000 }, async () => {
  const model = read("portal-frame");
  const html = await reportHtml(model, solve(model, { sections: library }), options);
  const places = ["<h2>Results</h2>", "Bending moment My", "Shear force Vz", "Normal force N", "Deformed shape", "Reactions, "].map((one) =>
    html.indexOf(one),
  );
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(places[0]).toBeGreaterThan(0);
  expect(await reportHtml(model, solve(model, { sections: library }), { ...options, extent: "summary" })).not.toContain(
    "Bending moment My",
  );
});
