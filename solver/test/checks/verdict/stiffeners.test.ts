/** EN 1993-1-5 5.1(2): stiffeners at the supports, asked for where shear and torsion need a tension field. */

import { describe, expect, test } from "vitest";
import { stiffenersSaid } from "../../../src/checks/verdict/stiffeners.ts";
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
    expect(stiffenersSaid(box, PLAIN, { ...none, [key]: SPARED - 0.01 }).told).toContain("without them");
    expect(stiffenersSaid(box, PLAIN, { ...none, [key]: SPARED + 0.01 }).asked).toContain("web_stiffeners: at_forces");
  });
  test("shear beside torsion: V/(Vb,Rd·(1 − t)) = 0.25 with t = 0.3 are 0.175 + 0.3 of the wall's resistance, more than 0.436", () => {
    expect(stiffenersSaid(box, PLAIN, { ...none, z: 0.25, torsion: 0.3 }).asked).toContain("its shear stress needs");
    expect(stiffenersSaid(box, PLAIN, { ...none, z: 0.15, torsion: 0.3 }).told).toContain("its shear stress is below");
  });
  test("nothing is said where the model tells of stiffeners, nothing shears, or walls are stocky", () => {
    expect(stiffenersSaid(box, { web_stiffeners: "at_forces" } as DesignMember, { z: 1, y: 1, torsion: 1 })).toEqual({});
    expect(stiffenersSaid(box, PLAIN, none)).toEqual({});
    expect(stiffenersSaid(of(platedBox(400, 400, 6)), PLAIN, { z: 1, y: 1, torsion: 1 })).toEqual({});
  });
});

test("of an I-section shear along z alone is asked", () => {
  const girder = of(platedI(1240, 300, 6, 20));
  expect(stiffenersSaid(girder, PLAIN, { ...none, y: 0.9, torsion: 0.9 })).toEqual({});
  expect(stiffenersSaid(girder, PLAIN, { ...none, z: 0.9, torsion: 0.9 }).asked).toContain("its shear stress needs");
});

test("a box wider than deep is asked as one that stands upright, and in torsion", () => {
  const asked = (section: ExplicitSection, more: { q?: number; mx?: number }): string =>
    check({ section, length: 3, check: { restrained: true }, ...more })
      .questions.filter((one) => one.includes("5.1(2)"))
      .join();
  // Webs 700 × 5, λw = 1.62: (0.83/λw)²·2·700·5·235/√3 = 249 kN; 300 kN are more.
  for (const section of [platedBox(724, 1000, 5, 12), platedBox(724, 500, 5, 12)]) {
    expect(asked(section, { q: 200e3 })).toContain("its shear stress needs");
    expect(asked(section, { q: 100e3 })).toBe("");
  }
  expect(asked(platedBox(1000, 1000, 6), { mx: 5e5 })).toContain("its shear stress needs");
});
