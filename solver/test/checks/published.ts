/** Published values beside ours: how near they must be, and how their sections and steels are given. */

import { expect } from "vitest";
import { parts } from "../../src/ec3/cross_section/classification.ts";
import { type Profile, profileOf } from "../../src/ec3/profile.ts";
import type { ExplicitSection } from "../../src/generated/model.ts";
import { verified } from "../verified.ts";
import cases from "./data/ec3_cases.json" with { type: "json" };
import { type BeamCase, mm } from "./fake.ts";

type Numbers = Record<string, number>;

const SOURCES = new Map(Object.values(cases).map(({ title, source }) => [title, source]));
/** As worked examples print them: kN, kN·m, mm². */
const unitOf = (quantity: string): string =>
  quantity.includes(" / ") ? "" : /^M/.test(quantity) ? "kN·m" : /^[NV]/.test(quantity) ? "kN" : /^A/.test(quantity) ? "mm²" : "";

/** Within 1 %, or half a unit of the last digit the source printed; recorded under the outermost title, with the step it belongs to. */
export function near(quantity: string, found: number, published: number, digits?: number): void {
  const [title = "", ...steps] = expect.getState().currentTestName!.split(" > ");
  verified({
    group: "EN 1993-1-1",
    case: title,
    source: SOURCES.get(title) ?? title,
    quantity: [quantity, ...steps].join(" · "),
    unit: unitOf(quantity),
    expected: published,
    ours: found,
  });
  const rounding = digits === undefined ? 0 : 0.5 * 10 ** -digits + 1e-9;
  expect(Math.abs(found - published), `${found} against ${published}`).toBeLessThanOrEqual(Math.max(0.01 * Math.abs(published), rounding));
}

export const rolled = (section: object): ExplicitSection => mm((section as { name: string }).name, "i", section as Numbers);
export const profile = (section: ExplicitSection): Profile => profileOf(section) as Profile;
export const steel = (fy: number, grade: string, g = 81e3): NonNullable<BeamCase["material"]> => ({ grade, fy: fy * 1e6, g: g * 1e6 });
export const ratio = (p: Profile, name: string, fy: number): number =>
  parts(p, fy * 1e6, { n: 0, my: 1, mz: 0 }).find((one) => one.part.startsWith(name))?.ct as number;
