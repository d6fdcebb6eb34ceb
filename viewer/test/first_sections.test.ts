/** The first page's frame, whose sections the build writes out: as the same frame by name, which the page behind it opens. */
import { readFileSync } from "node:fs";
import { type Model, type Results, solve } from "handoff-solver";
import { expect, it } from "vitest";
import { openLibrary } from "../../solver/src/model/sections/library.ts";
import { firstSections } from "../library.plugin.ts";
import { byName, frameModel } from "../src/site/home/frame.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const sections = firstSections(library);

const named = (name: string): (typeof sections)[number] => sections.find((one) => one.name === name)!;
const frame = { span_m: 6, load_kn_m: 20, beam: named("IPE330"), column: named("HEB200"), tie: named("IPE240") };
const solved = (model: Model): Results => solve(model, { sections: library });
const figures = ({ load_combinations: sets, checks, summary }: Results): unknown => [
  sets.map(({ extrema }) => [extrema.my, extrema.deflection]),
  checks.map(({ utilisation }) => utilisation),
  summary.verdict,
];

it("gives by numbers and by names the same figures, to the same bits, and leaves nothing open", () => {
  const results = solved(frameModel(frame));
  expect(figures(results)).toEqual(figures(solved(byName(frameModel(frame)))));
  expect(results.summary).toMatchObject({ verdict: "passes", open_points: [] });
});
it.each(sections.map((section) => [section.name, section] as const))("%s moves to the same bits", (_, beam) => {
  const { analysis: __, ...model } = frameModel({ ...frame, beam });
  const moved = (one: Model): unknown => solved(one).load_combinations.map(({ extrema }) => extrema.deflection);
  expect(moved(model)).toEqual(moved(byName(model)));
});
it("stands in equilibrium: its feet carry 1.35 times its own weight and 1.5 times the floor", () => {
  const { reactions } = solved(frameModel(frame)).load_combinations.find(({ id }) => id.startsWith("ULS"))!;
  // EN 10365: areas in mm². The members' loads and lengths are the frame's own.
  const own = 7850 * 9.80665 * 1e-6 * (4 * 3.5 * 7808 + 2 * 6 * 6261 + 2 * 5 * 3912);
  const carried = reactions.filter((_, i) => i % 6 === 2).reduce((sum, value) => sum + value, 0);
  expect(carried / (1.35 * own + 1.5 * 20e3 * 6 * 2)).toBeCloseTo(1, 5);
});
it("takes the shear area of Timoshenko's beam, not that of a resistance", () => {
  // I²/∫S²/t ds along the middle lines of the plates of the tables' 300 × 150 × 7.1/10.7, without fillets.
  const [d, tf, tw, half] = [0.3 - 0.0107, 0.0107, 0.0071, 0.15 / 2];
  const inertia = 2 * 0.15 * tf * (d / 2) ** 2 + (tw * d ** 3) / 12;
  const rim = (tf * half * (d / 2)) ** 2;
  const steps = 20_000;
  let web = 0;
  for (let i = 0; i < steps; i++) {
    const z = (((i + 0.5) / steps) * d) / 2;
    web += ((2 * tf * half * (d / 2) + (tw / 2) * ((d / 2) ** 2 - z ** 2)) ** 2 / tw) * (d / 2 / steps);
  }
  const area = inertia ** 2 / (4 * ((rim / tf) * (half / 3)) + 2 * web);
  expect(named("IPE300").avz! / area).toBeCloseTo(1, 6);
});
