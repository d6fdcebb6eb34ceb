/** EN 1993-1-5 5.1(2): stiffeners at the supports, asked for where shear and torsion need a tension field. */

import { describe, expect, test } from "vitest";
import { bareWeb, stiffenersAsk } from "../../../src/checks/verdict/stiffeners.ts";
import { capacity } from "../../../src/ec3/capacity.ts";
import type { DesignMember, ExplicitSection } from "../../../src/generated/model.ts";
import { check } from "../fake.ts";
import { platedBox, platedI, profile } from "../plated.ts";

const of = (section: ExplicitSection) => capacity(profile(section), 235e6, 1, 1, 1);
const PLAIN = { id: "D", members: ["M1"] } as DesignMember;
const none = { z: 0, y: 0, torsion: 0 };

/** λw = 988/(37.4·6·√5.34) = 1.905: χw = 0.83/λw = 0.436; without a tension field (0.83/λw)², 0.436 of that. */
const box = of(platedBox(1000, 1000, 6));
const SPARED = 0.83 / (988 / (37.4 * 6 * Math.sqrt(5.34)));

describe("a slender box", () => {
  test.each(["z", "y", "torsion"] as const)("by %s alone: a warning up to (0.83/λw)² of the squash, a question beyond", (key) => {
    expect(SPARED).toBeCloseTo(0.436, 3);
    expect(bareWeb(box, PLAIN, { ...none, [key]: SPARED - 0.01 })).toBeCloseTo((SPARED - 0.01) / SPARED, 6);
    expect(stiffenersAsk(box, PLAIN, { ...none, [key]: SPARED - 0.01 })).toBeNull();
    expect(stiffenersAsk(box, PLAIN, { ...none, [key]: SPARED + 0.01 })).toMatchObject({
      ...{ code: "web_stiffeners", field: "/model/design_members/*/web_stiffeners" },
      effect: [{ value: "without stiffeners", utilisation: expect.closeTo((SPARED + 0.01) / SPARED, 6) }],
    });
  });
  test("shear beside torsion: V/(Vb,Rd·(1 − t)) = 0.25 with t = 0.3 are 0.175 + 0.3 of the wall's resistance, more than 0.436", () => {
    expect(bareWeb(box, PLAIN, { ...none, z: 0.25, torsion: 0.3 })).toBeCloseTo(0.475 / SPARED, 6);
    expect(stiffenersAsk(box, PLAIN, { ...none, z: 0.15, torsion: 0.3 })).toBeNull();
  });
  test("nothing is said where the model tells of stiffeners, nothing shears, or walls are stocky", () => {
    expect(bareWeb(box, { web_stiffeners: "at_forces" } as DesignMember, { z: 1, y: 1, torsion: 1 })).toBe(0);
    expect(bareWeb(box, PLAIN, none)).toBe(0);
    expect(bareWeb(of(platedBox(400, 400, 6)), PLAIN, { z: 1, y: 1, torsion: 1 })).toBe(0);
  });
});

test("of an I-section shear along z alone is asked", () => {
  const girder = of(platedI(1240, 300, 6, 20));
  expect(bareWeb(girder, PLAIN, { ...none, y: 0.9, torsion: 0.9 })).toBe(0);
  expect(bareWeb(girder, PLAIN, { ...none, z: 0.9, torsion: 0.9 })).toBeGreaterThan(1);
});

test("a box wider than deep is asked as one that stands upright, and in torsion", () => {
  const isAsked = (section: ExplicitSection, more: { q?: number; mx?: number }): boolean =>
    check({ section, length: 3, check: { restrained: true }, ...more }).asks.some(({ finding }) => finding === "slender");
  // Webs 700 × 5, λw = 1.62: (0.83/λw)²·2·700·5·235/√3 = 249 kN; 300 kN are more.
  for (const section of [platedBox(724, 1000, 5, 12), platedBox(724, 500, 5, 12)]) {
    expect(isAsked(section, { q: 200e3 })).toBe(true);
    expect(isAsked(section, { q: 100e3 })).toBe(false);
  }
  expect(isAsked(platedBox(1000, 1000, 6), { mx: 5e5 })).toBe(true);
});
