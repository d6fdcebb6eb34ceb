/** The first page's beams, whose sections the build writes out: as the same beams by name, which the page behind them opens. */
import { readFileSync } from "node:fs";
import { type Model, solve } from "handoff-solver";
import { expect, it } from "vitest";
import { openLibrary } from "../../solver/src/model/sections/library.ts";
import { firstSections } from "../library.plugin.ts";
import { beamModel, byName } from "../src/site/home/beam.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const sections = firstSections(library);

const sagOf = (model: Model): number =>
  solve(model, { sections: library }).load_combinations.find(({ id }) => id === "SLS")!.extrema.deflection.max[0]!;

it.each(sections.map((section) => [section.name, section] as const))("%s sags to the same bits", (_, section) => {
  const model = beamModel({ span_m: 6, load_kn_m: 10, section });
  expect(sagOf(model)).toBe(sagOf(byName(model)));
});
it("takes the shear area of Timoshenko's beam, not that of a resistance: 5ql⁴/384EI + ql²/8GAs", () => {
  const section = sections.find(({ name }) => name === "IPE300")!;
  const model = beamModel({ span_m: 6, load_kn_m: 10, section });
  const { e, g, density } = model.model.materials[0]!;
  const q = 10e3 + section.a * density! * 9.80665;
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
  const sag = (5 * q * 6 ** 4) / (384 * e * section.iy) + (q * 6 ** 2) / (8 * g! * area);
  expect(sagOf(model) / sag).toBeCloseTo(1, 6);
  expect((sag * 1e3).toFixed(2)).toBe("10.31");
});
