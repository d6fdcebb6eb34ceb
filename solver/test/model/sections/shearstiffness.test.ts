/** Shear areas of stiffness against first principles: closed forms, and the strain energy of a shear flow laid out in small steps. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Shape } from "../../../src/generated/model.ts";
import { resolveSection } from "../../../src/model/section.ts";
import { openLibrary } from "../../../src/model/sections/library.ts";
import { shearStiffnessAreas } from "../../../src/model/sections/shearstiffness.ts";

/** V²/As = ∫q²/t ds with q = V·S/I, S summed up piece by piece from where it is zero. */
function stepped(count: number, walls: [t: number, length: number, from: number, to: number][]): number {
  let [s, energy, inertia] = [0, 0, 0];
  const steps = 4000;
  for (const [t, length, from, to] of walls)
    for (let i = 0; i < steps; i++) {
      const [ds, at] = [length / steps, from + ((to - from) * (i + 0.5)) / steps];
      const middle = s + (t * at * ds) / 2;
      s += t * at * ds;
      energy += (middle * middle * ds) / t;
      inertia += t * at * at * ds;
    }
  return (count * inertia ** 2) / energy;
}

describe("against small steps along the middle line", () => {
  test("IPE 300: nearly the web alone, far from 2568 mm² of EN 1993-1-1 6.2.6(3)a", () => {
    const { avy, avz } = shearStiffnessAreas({ type: "i", h: 0.3, b: 0.15, tw: 0.0071, tf: 0.0107, r: 0.015 }, 5.38e-3)!;
    const d = 0.3 - 0.0107;
    const half = stepped(4, [
      [0.0107, 0.075, d / 2, d / 2],
      [0.00355, d / 2, d / 2, 0],
    ]);
    expect(avz / half).toBeCloseTo(1, 5);
    expect(avz / (d * 0.0071)).toBeCloseTo(0.957, 2);
    // Two rectangles: 5/6 of their area.
    expect(avy / ((5 / 6) * 2 * 0.15 * 0.0107)).toBeCloseTo(1, 12);
  });
  test("a channel along both axes", () => {
    const { avy, avz } = shearStiffnessAreas({ type: "channel", h: 0.2, b: 0.08, tw: 0.006, tf: 0.011, r: 0.013 }, 2.9e-3)!;
    const [d, b] = [0.189, 0.077];
    const back = (b * b * 0.011) / (2 * b * 0.011 + d * 0.006);
    const sideways = stepped(2, [
      [0.011, b, b - back, -back],
      [0.006, d / 2, -back, -back],
    ]);
    expect(avy / sideways).toBeCloseTo(1, 5);
    const upright = stepped(2, [
      [0.011, b, d / 2, d / 2],
      [0.006, d / 2, d / 2, 0],
    ]);
    expect(avz / upright).toBeCloseTo(1, 5);
  });
  test("a hollow section turned by a quarter is the same", () => {
    const upright = shearStiffnessAreas({ type: "rhs", h: 0.2, b: 0.1, t: 0.008 }, 4.4e-3)!;
    const flat = shearStiffnessAreas({ type: "rhs", h: 0.1, b: 0.2, t: 0.008 }, 4.4e-3)!;
    expect([flat.avy, flat.avz]).toEqual([upright.avz, upright.avy]);
  });
});

test("closed forms: a thin tube A/2, a rectangle 5/6·A, a circle 0.9·A; no outline, none", () => {
  const both = (shape: Shape, share: number): void => expect(shearStiffnessAreas(shape, 1)).toEqual({ avy: share, avz: share });
  both({ type: "chs", d: 0.2, t: 0.005 }, 1 / 2);
  both({ type: "rectangle", h: 0.2, b: 0.1 }, 5 / 6);
  both({ type: "circle", d: 0.2 }, 0.9);
  expect(shearStiffnessAreas({ type: "general" }, 1)).toBeNull();
});

test("the library's shear areas are those of resistance, what a member deforms by are these", () => {
  const library = openLibrary(JSON.parse(readFileSync(new URL("../../../data/sections.json", import.meta.url), "utf8")));
  const found = resolveSection({ id: "s", library: "HEB200" }, "model.sections[0]", library);
  expect(found.avz! / library.find("HEB200")!.avz).toBeLessThan(0.65);
  expect(found.avz! / (0.185 * 0.009)).toBeCloseTo(0.92, 1);
});
