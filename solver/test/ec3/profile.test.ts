/** Profiles of boxes whose flanges and webs differ, against EN 1993-1-1 and EN 1993-1-5 with each wall's own thickness. */

import { expect, test } from "vitest";
import { a_flange } from "../../src/ec3/cross_section/bendingaxial.ts";
import { epsilon, parts } from "../../src/ec3/cross_section/classification.ts";
import { Wv } from "../../src/ec3/cross_section/combined.ts";
import { effectiveSection } from "../../src/ec3/cross_section/effectivesection.ts";
import { Av_y, Av_z, slenderWeb, Vb_Rd } from "../../src/ec3/cross_section/shear.ts";
import { Wt } from "../../src/ec3/torsion/torsion.ts";
import type { ExplicitSection } from "../../src/generated/model.ts";
import { plainSection } from "../../src/model/authoring/shaped.ts";
import { thickness } from "../../src/model/standards.ts";
import { profile } from "../checks/plated.ts";

const FY = 355e6;
const box = (h: number, b: number, t: number, tf: number): ExplicitSection =>
  plainSection({ id: "box", shape: { type: "rhs", h, b, t, tf } }) as ExplicitSection;
const stocky = profile(box(0.4, 0.3, 0.012, 0.02));
const thin = profile(box(1.2, 0.8, 0.008, 0.01));

test("Table 5.2: the web's c/t is (h − 2·tf)/tw, the flange's (b − 2·tw)/tf", () => {
  const [web, flange] = parts(stocky, FY, { n: 1e6, my: 0, mz: 0 });
  expect(web!.ct).toBeCloseTo(360 / 12, 9);
  expect(flange!.ct).toBeCloseTo(276 / 20, 9);
});

test("6.2.6(3): the webs along z, the rest along y; 6.2.9.1(5): af = (A − 2·h·tw)/A", () => {
  expect(Av_z(stocky, 1)).toBeCloseTo(2 * 0.36 * 0.012, 12);
  expect(Av_y(stocky)).toBeCloseTo(2 * 0.3 * 0.02, 12);
  expect(a_flange(stocky)).toBeCloseTo(Math.min(0.5, (0.02064 - 2 * 0.4 * 0.012) / 0.02064), 9);
  // Two rectangles: 2·tw·hw²/4 along z, 2·tf·b²/4 along y.
  expect(Wv(stocky, Av_z(stocky, 1), "h")).toBeCloseTo((0.012 * 0.36 ** 2) / 2, 12);
  expect(Wv(stocky, Av_y(stocky), "b")).toBeCloseTo((0.02 * 0.3 ** 2) / 2, 12);
});

test("EN 1993-1-5 5.1: each wall buckles in shear by its own thickness", () => {
  const eps = epsilon(FY);
  expect(slenderWeb(thin, eps, 1, "h")).toBe(true);
  expect(slenderWeb(thin, eps, 1, "b")).toBe(784 / 10 > 72 * eps);
  const lambda = 784 / (37.4 * 10 * eps * Math.sqrt(5.34));
  expect(Vb_Rd(thin, "b", FY, eps, 1, 1)).toBeCloseTo(((0.83 / lambda) * 2 * 0.784 * 0.01 * FY) / Math.sqrt(3), 3);
});

test("Bredt: the thinner wall has the larger stress; the thickest sets the strength", () => {
  expect(Wt(stocky)).toBeCloseTo(2 * 0.38 * 0.288 * 0.012, 12);
  expect(thickness(box(0.4, 0.3, 0.012, 0.02))).toBe(0.02);
});

test("a box turned by 90° has what it had about the other axis", () => {
  const turned = profile(box(0.8, 1.2, 0.01, 0.008));
  const eps = epsilon(FY);
  const [one, other] = [effectiveSection(thin, eps)!, effectiveSection(turned, eps)!];
  expect(other.n.a).toBeCloseTo(one.n.a, 9);
  expect(other.z.w).toBeCloseTo(one.y.w, 9);
  expect(other.y.w).toBeCloseTo(one.z.w, 9);
});
