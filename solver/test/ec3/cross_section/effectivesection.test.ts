/** Effective sections of class 4: by hand from EN 1993-1-5 4.4, and what must hold for every section. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { capacity } from "../../../src/ec3/capacity.ts";
import { epsilon } from "../../../src/ec3/cross_section/classification.ts";
import { type EffectiveSection, effectiveSection } from "../../../src/ec3/cross_section/effectivesection.ts";
import { type Profile, profileOf } from "../../../src/ec3/profile.ts";
import type { ExplicitSection } from "../../../src/generated/model.ts";
import { openLibrary } from "../../../src/model/sections/library.ts";
import { iProfile, tabulated } from "../../checks/fake.ts";
import { platedBox, platedChannel, platedI, profile } from "../../checks/plated.ts";
import { verified } from "../../verified.ts";

const of = (p: Profile, fy = 355e6): EffectiveSection => effectiveSection(p, epsilon(fy)) as EffectiveSection;
const near = (found: number, by_hand: number): void => expect(Math.abs(found / by_hand - 1)).toBeLessThan(1e-4);

describe("by hand, S355: ε = 0.81362", () => {
  test("welded I 1040 × 300, web 1000 × 6, flanges 20, bending about y-y", () => {
    // Flange 147/20: λp = 7.35/(28.4·ε·√0.43) = 0.485, all effective. Web ψ = −1, kσ = 23.88: λp = 166.67/112.93 = 1.4759,
    // ρ = 1.3659/1.4759² = 0.62705; bc = 500, beff = 313.5 as 125.4 + 188.1, lost 186.5 whose middle lies 281.4 above the axis.
    // Aeff = 18000 − 1118.9 = 16881; shift 18.65; Ieff = 3621.6e6 − 3.24e6 − 88.59e6 − 5.87e6 = 3523.9e6; Weff = Ieff/538.65.
    const { y } = of(profile(platedI(1040, 300, 6, 20)));
    expect(y.plates[1]?.rho).toBeCloseTo(0.62705, 4);
    near(y.shift * 1e3, -18.65);
    expect(y.i * 1e12).toBeCloseTo(3523.9e6, -5);
    near(y.w * 1e9, 6542.1e3);
    expect(y.flange * 1e6).toBeCloseTo(6000, 6);
  });
  test("UB 1016 x 305 x 222 with fy = 265, compression: ρ of the web 0.7716, Aeff 25127 mm²", () => {
    const p = iProfile({ h: 970.3, b: 300, tw: 16, tf: 21.1, r: 30, A: 28300 });
    const { n } = of(p, 265e6);
    const source = "beam-v03 on GitHub (Captain-802), tests/batch/hand-checks.md, HC-12 (EN 1993-1-5 4.4)";
    const about = { group: "EN 1993-1-1", case: "Class 4 web of a UB 1016 x 305 x 222 in compression", source } as const;
    verified({ ...about, quantity: "Aeff", unit: "mm2", expected: 25127.3, ours: n.a * 1e6 });
    // The source rounds d/tw to 54.3.
    expect(Math.abs((n.a * 1e6) / 25127.3 - 1)).toBeLessThan(5e-4);
  });
  test("welded box 500 × 300 × 6, compression: c = b − 2t; the sum of the Tata Steel Blue Book's notes 4.2", () => {
    // Web 488/6: λp = 81.333/46.214 = 1.7599, ρ = 1.5399/3.0974 = 0.49718. Flange 288/6: λp = 1.03865, ρ = 0.81865/1.07880 = 0.75885.
    // Aeff = 9456 − 2·6·(1 − 0.49718)·488 − 2·6·(1 − 0.75885)·288 = 9456 − 2944.5 − 833.4.
    const { n } = of(profile(platedBox(500, 300, 6)));
    expect(n.a * 1e6).toBeCloseTo(5678.1, 0);
    expect(n.e_n).toBe(0);
  });
  test("channel 300 × 100, web 4, flanges 8: the centroid shifts away from the web", () => {
    // Web 284/4: ρ = 0.5577, 502.4 mm² lost 28.07 mm on the web's side; tips 96/8: λp = 0.79195, ρ = 0.96296, 56.9 mm² lost 68.15 mm beyond.
    // eN = (502.4·28.07 − 56.9·68.15)/(2736 − 559.3) = 4.70 mm.
    const { n } = of(profile(platedChannel(300, 100, 4, 8)));
    expect(n.a * 1e6).toBeCloseTo(2736 - 559.3, 0);
    expect(n.e_n * 1e3).toBeCloseTo(4.7, 1);
  });
});

describe("what holds for every section", () => {
  const shapes: Profile[] = [];
  for (const h of [300, 600, 1200])
    for (const b of [150, 300, 500])
      for (const t of [4, 7, 12])
        shapes.push(...[platedI(h, b, t, 1.5 * t), platedBox(h, b, t), platedChannel(h, b / 2, t, 1.5 * t)].map(profile));
  const sums = (e: EffectiveSection): number[] => [e.n.a, e.y.w, e.z.w];

  test("never more than the gross section, and less for a stronger steel", () => {
    for (const p of shapes) {
      let before = [p.a, p.wel_y, p.wel_z];
      for (const fy of [100e6, 235e6, 355e6, 460e6]) {
        const now = sums(of(p, fy));
        now.forEach((value, i) => {
          expect(value).toBeGreaterThan(0);
          expect(value).toBeLessThanOrEqual((before[i] as number) * (1 + 1e-12));
        });
        before = now;
      }
    }
  });
  test("a stocky section loses nothing, and what it loses sets in without a jump", () => {
    const stocky = profile(tabulated("HEB200"));
    expect(sums(of(stocky))).toEqual([stocky.a, stocky.wel_y, stocky.wel_z]);
    // Web evenly compressed: ρ = 1 up to λp = 0.673, c/t = 0.673205·28.4·2 = 38.238.
    const web = (ct: number): number => {
      const p = profile(platedI(ct * 10 + 40, 200, 10, 20));
      return of(p, 235e6).n.a / p.a;
    };
    expect(web(38.238)).toBe(1);
    expect(web(38.25)).toBeGreaterThan(0.9999);
    expect(web(45)).toBeLessThan(0.98);
  });
  test("twice the size: four times the area, eight times the modulus, twice the shift", () => {
    for (const [one, two] of [
      [platedI(800, 300, 5, 8), platedI(1600, 600, 10, 16)],
      [platedBox(400, 300, 4), platedBox(800, 600, 8)],
      [platedChannel(300, 100, 4, 6), platedChannel(600, 200, 8, 12)],
    ] as const) {
      const [small, large] = [of(profile(one)), of(profile(two))];
      near(large.n.a, 4 * small.n.a);
      near(large.y.w, 8 * small.y.w);
      near(large.z.w, 8 * small.z.w);
      expect(large.n.e_n).toBeCloseTo(2 * small.n.e_n, 9);
    }
  });
  test("a box on its side has its axes exchanged", () => {
    const [upright, lying] = [of(profile(platedBox(500, 200, 5))), of(profile(platedBox(200, 500, 5)))];
    near(upright.y.w, lying.z.w);
    near(upright.z.w, lying.y.w);
    near(upright.n.a, lying.n.a);
  });
});

describe("every open and rectangular section of the library", () => {
  const library = openLibrary(JSON.parse(readFileSync(new URL("../../../data/sections.json", import.meta.url), "utf8")));
  const families = library.families().filter(({ shape }) => shape === "i" || shape === "channel" || shape === "rhs");
  test.each(families.map((one) => [one.family, one] as const))(
    "%s: effective in class 4 alone, part of the gross section, smaller in stronger steel",
    (_, family) => {
      for (const name of family.names) {
        const p = profileOf({ ...(library.find(name) as unknown as ExplicitSection), id: name }) as Profile;
        let before = [p.a, p.wel_y, p.wel_z];
        for (const fy of [235e6, 275e6, 355e6, 460e6]) {
          const { effective, class_n } = capacity(p, fy, 1, 1, 1);
          expect(effective !== null, name).toBe(class_n === 4);
          if (!effective) continue;
          const now = [effective.n.a, effective.y.w, effective.z.w];
          expect(
            now.every((value, i) => value > 0.2 * (before[i] as number) && value <= (before[i] as number) * (1 + 1e-12)),
            `${name} ${now}`,
          ).toBe(true);
          before = now;
        }
      }
    },
  );
});
