/** Members of class 4: verdicts by EN 1993-1-1 6.2 and 6.3 with effective sections, and how they grow with load and slenderness. */

import { describe, expect, test } from "vitest";
import { capacity, classOf } from "../../../src/ec3/capacity.ts";
import { bending_axial } from "../../../src/ec3/cross_section/bendingaxial.ts";
import { chi } from "../../../src/ec3/member_buckling/flexural.ts";
import { verified } from "../../verified.ts";
import { type BeamCase, check, mm, part, printed } from "../fake.ts";
import { checked, cutBeam } from "../held.ts";
import { platedBox, platedChannel, platedI, profile } from "../plated.ts";

const S355 = { id: "S355", grade: "S355", fy: 355e6 };
const ipe400 = mm("IPE400", "i", {
  ...{ h: 400, b: 180, tw: 8.6, tf: 13.5, r: 21, A: 8446, Iy: 231.3e6, Iz: 13.18e6, It: 510.8e3, Iw: 490e9 },
  ...{ Wel_y: 1156e3, Wel_z: 146.4e3, Wpl_y: 1307e3, Wpl_z: 229e3 },
});
const column = (over: Partial<BeamCase>): BeamCase => ({ section: ipe400, material: S355, length: 4, ...over });

describe("IPE 400 in S355, a 4 m column", () => {
  test("6.2.4 and 6.3.1 with Aeff", () => {
    // Web 331/8.6 = 38.49 > 42·0.8136: λp = 38.49/(28.4·0.8136·2) = 0.8328, ρ = 0.6128/0.6936 = 0.8835; Aeff = 8446 − 0.1165·331·8.6 = 8114 mm².
    const result = check(column({ n: -1000e3 }));
    const a = 8446 - (1 - 0.88353) * 331 * 8.6;
    expect(printed(result, "compression", "Aeff")).toBeCloseTo(a, 0);
    expect(part(result, "compression").utilisation).toBeCloseTo(1000e3 / (a * 355), 4);
    // Ncr,z = π²·E·13.18e6/4² = 1707 kN; λz = √(Aeff·355/Ncr,z) on curve b.
    const n_cr = (Math.PI ** 2 * 210e3 * 13.18e6) / 4000 ** 2;
    const n_b = chi(Math.sqrt((a * 355) / n_cr), 0.34) * a * 355;
    expect(part(result, "buckling_z").utilisation).toBeCloseTo(1000e3 / n_b, 4);
    expect(result.verdict).toBe("pass");
  });
  test("class 4 under compression with a little bending: (6.44), Weff,y = Wel,y as bending alone leaves the web whole", () => {
    const n = 1200e3;
    const my = 20e3;
    const result = check(column({ n: -n, my: [my, my] }));
    const a = 8446 - (1 - 0.88353) * 331 * 8.6;
    expect(printed(result, "bending_axial", "class")).toBe(4);
    expect(part(result, "bending_axial").utilisation).toBeCloseTo(n / (a * 355) + my / (1156e-6 * 355e6), 4);
    const decided = part(result, "bending_axial").steps.at(-1);
    expect(decided?.clause).toBe("6.2.9.3(2)");
    expect(part(result, "interaction").status).not.toBe("not_covered");
  });
});

describe("upper chord of a truss, a flat IPE 330 in S355 whose web is of class 4", () => {
  const about = {
    group: "EN 1993-1-1" as const,
    case: "Class 4 member: upper chord of a truss, IPE 330 in S355, N = 1477 kN and Mz = 2.86 kNm",
    source:
      "Steel Buildings in Europe, Single-Storey Part 5 (ArcelorMittal, Peiner Träger, Corus), pp 5-33, 5-34 and 5-42: https://infosteel.be/images/Steel-Buildings-in-Europe/SSB05/43, /44, /52",
  };
  const ipe330 = mm("IPE330", "i", {
    ...{ h: 330, b: 160, tw: 7.5, tf: 11.5, r: 18, A: 6260, Iy: 117.7e6, Iz: 7.88e6, It: 281.5e3, Iw: 199.1e9 },
    ...{ Wel_y: 713.1e3, Wel_z: 98.52e3, Wpl_y: 804.3e3, Wpl_z: 153.7e3 },
  });
  const result = check(
    column({ section: ipe330, length: 8.504, n: -1477e3, mz: [2.86e3, 2.86e3], design: { l_cr_y: 8.504, l_cr_z: 1.936, l_t: 2.151 } }),
  );
  // As printed, each within its last digit.
  test.each([
    ["Aeff", "mm2", "compression", "Aeff", 6095, 2],
    ["λz", "", "buckling_z", "λz", 0.705, 1e-3],
    ["χz", "", "buckling_z", "χz", 0.781, 1e-3],
    ["Nb,z,Rd", "kN", "buckling_z", "Nb,z,Rd", 1690, 2],
    ["λy", "", "buckling_y", "λy", 0.8009, 5e-4],
    ["χy", "", "buckling_y", "χy", 0.7952, 5e-4],
    ["Nb,y,Rd", "kN", "buckling_y", "Nb,y,Rd", 1720, 2],
  ] as const)("%s", (quantity, unit, key, symbol, expected, within) => {
    const ours = printed(result, key, symbol);
    verified({ ...about, quantity, unit, expected, ours });
    expect(Math.abs(ours - expected)).toBeLessThan(within);
  });
  test.each([
    ["NEd/Nb,z,Rd", "buckling_z", 0.874],
    ["NEd/Nb,y,Rd", "buckling_y", 0.859],
    ["cross-section, (6.44): 0.683 + 0.082", "bending_axial", 0.765],
  ] as const)("%s", (quantity, key, expected) => {
    const ours = part(result, key).utilisation as number;
    verified({ ...about, quantity, unit: "", expected, ours });
    expect(Math.abs(ours - expected)).toBeLessThan(1e-3);
  });
});

describe("welded I, web 1000 × 6, flanges 300 × 20, S355: N with My by strips", () => {
  /** Σ over rectangles [width, height, level]: area, level of the centroid and second moment about it. */
  const sums = (parts: readonly (readonly [number, number, number])[]): { a: number; z: number; i: number } => {
    const a = parts.reduce((sum, [b, h]) => sum + b * h, 0);
    const z = parts.reduce((sum, [b, h, level]) => sum + b * h * level, 0) / a;
    return { a, z, i: parts.reduce((sum, [b, h, level]) => sum + (b * h ** 3) / 12 + b * h * (level - z) ** 2, 0) };
  };
  const eps = Math.sqrt(235 / 355);
  const rho = (k: number, psi: number): number => {
    const lambda = 1000 / 6 / (28.4 * eps * Math.sqrt(k));
    return (lambda - 0.055 * (3 + psi)) / lambda ** 2;
  };
  const flanges = [
    [300, 20, 510],
    [300, 20, -510],
  ] as const;
  // 4.3(3): compression alone, ψ = 1, kσ = 4: half of ρ·1000 at either flange; the section stays symmetric, so that eN = 0.
  const half = (rho(4, 1) * 1000) / 2;
  const pressed = sums([...flanges, [6, half, 500 - half / 2], [6, half, half / 2 - 500]]);
  // 4.3(4): bending alone, ψ = −1, kσ = 23.9: of bc = 500 the parts 0.4 and 0.6 of ρ·bc; 500 in tension.
  const left = rho(7.81 + 6.29 + 9.78, -1) * 500;
  const bent = sums([...flanges, [6, 0.4 * left, 500 - 0.2 * left], [6, 0.6 * left, 0.3 * left], [6, 500, -250]]);
  const w = bent.i / (520 - bent.z);
  test.each([
    [400, 300],
    [1500, 900],
    [3000, 200],
  ])("N = %s kN, My = %s kNm: N/(Aeff·fy) + My/(Weff·fy), (6.44)", (n, my) => {
    expect(pressed.z).toBeCloseTo(0, 9);
    const result = check({
      ...{ section: platedI(1040, 300, 6, 20), material: S355, length: 4, n: -n * 1e3, my: [my * 1e3, my * 1e3] },
      check: { restrained: true },
    });
    expect(printed(result, "compression", "Aeff")).toBeCloseTo(pressed.a, 1);
    expect(printed(result, "bending_axial", "class")).toBe(4);
    expect(part(result, "bending_axial").utilisation! / ((n * 1e3) / (pressed.a * 355) + (my * 1e6) / (w * 355))).toBeCloseTo(1, 3);
  });
});

test("a class 4 channel in compression alone bends about z-z by the shift of its centroid", () => {
  const result = check({ section: platedChannel(300, 100, 4, 8), material: S355, length: 2, n: -200e3 });
  const e_n = printed(result, "compression", "eN");
  expect(printed(result, "bending_axial", "ΔMz,Ed = NEd·eN")).toBeCloseTo((200 * e_n) / 1e3, 9);
  expect(part(result, "interaction").utilisation).toBeGreaterThan(part(result, "buckling_z").utilisation as number);
});

describe("sections of every make", () => {
  const made = [platedI(800, 300, 6, 10), platedBox(400, 250, 5), platedChannel(300, 100, 5, 8), ipe400];
  const forces: Partial<BeamCase> = { n: -150e3, my: [40e3, 20e3], mz: [3e3, 1e3], q: 2e3 };
  test("get a verdict", () => {
    for (const section of made)
      for (const over of [{ n: -100e3 }, { my: [50e3, 50e3] as [number, number] }, { mz: [5e3, 0] as [number, number] }, forces]) {
        const result = check(column({ section, ...over, design: { load_line: "shear_centre" } }));
        expect(result.verifications.filter((one) => one.status === "not_covered")).toEqual([]);
      }
  });
  test("use more of every resistance as all loads grow by one factor", () => {
    for (const section of made) {
      let before = new Map<string, number>();
      for (let factor = 0.1; factor < 6; factor *= 1.25) {
        const result = check(
          column({ section, n: -150e3 * factor, my: [40e3 * factor, 20e3 * factor], mz: [3e3 * factor, 1e3 * factor], q: 2e3 * factor }),
        );
        const now = new Map(result.verifications.map((one) => [one.key, one.utilisation ?? (one.key === "torsion" ? Infinity : 0)]));
        for (const [key, utilisation] of now)
          expect(utilisation, `${section.name} ${key}`).toBeGreaterThanOrEqual((before.get(key) ?? 0) * (1 - 1e-9));
        before = now;
      }
    }
  });
  test("use more of a column as its web gets thinner", () => {
    let before = 0;
    for (let tw = 12; tw >= 4; tw -= 0.5) {
      const now = check(column({ section: platedI(600, 250, tw, 15), n: -1000e3, my: [100e3, 100e3] }));
      const interaction = part(now, "interaction").utilisation as number;
      expect(interaction).toBeGreaterThan(before);
      before = interaction;
    }
  });
});

describe("a box that even compression makes class 4", () => {
  test("bent about both axes it is class 3, and gross moduli serve: under those stresses its walls are effective all over", () => {
    // 500 × 200 × 8 in S235, c/t = 60.5 > 42: Wel,y = 1379 366 mm³, Wel,z = 820 767 mm³. Of My = 120 kNm and Mz = 33 kNm the web bears
    // 40.2 ± 84.2 N/mm²: ψ = −0.354, class 3 up to 42/(0.67 + 0.33·ψ) = 75.9; kσ = 11.26, λp = 60.5/(28.4·√11.26) = 0.635 < 0.823: ρ = 1 (1-5 (4.2)).
    const result = check({ section: platedBox(500, 200, 8), length: 4, my: [120e3, 120e3], mz: [33e3, 33e3] });
    expect(part(result, "bending_axial").steps.at(-1)?.clause).toBe("6.2.9.2(1)");
    expect(part(result, "bending_axial").utilisation).toBeCloseTo((120e6 / 1379366 + 33e6 / 820767) / 235, 6);
    // Bending about z-z alone presses the wall evenly: λp = 1.065, Weff,z.
    const lying = check({ section: platedBox(500, 200, 8), length: 4, mz: [33e3, 33e3] });
    expect(part(lying, "bending_z").utilisation).toBeGreaterThan((1.05 * 33e6) / 820767 / 235);
  });
  test("where its class worsens as the moments fall, the place where it does is found", () => {
    // 500 × 300 × 10 in S355, 2 m under 1761 kN, 714.4 and 270.8 kN/m: class 3 at midspan, class 4 from 0.37·L outward, and more used there.
    const section = platedBox(500, 300, 10);
    const c = capacity(profile(section), 355e6, 1, 1, 1);
    const [n, qz, qy] = [1760930, 714.39e3, 270.83e3];
    const at = (x: number) => {
      const bow = (x * (2 - x)) / 2;
      const f = { n, mx: 0, my: qz * bow, mz: qy * bow, vz: qz * Math.abs(1 - x), vy: qy * Math.abs(1 - x) };
      return bending_axial(c, f, classOf(c, f)).utilisation;
    };
    const highest = Math.max(...Array.from({ length: 1999 }, (_, i) => at((i + 1) / 1000)));
    const beam = cutBeam(2, []);
    const found = checked({
      ...beam,
      section: { ...section, id: "section" },
      material: { grade: "S355", fy: 355e6 },
      loads: {
        node_loads: [{ node: "end", fx: -n }],
        member_loads: [{ member: "M0", type: "distributed", fz: -qz, fy: qy }],
      },
      check: { restrained: true },
    }).D!;
    expect(highest).toBeGreaterThan(1.04 * at(1));
    expect(part(found, "bending_axial").utilisation).toBeGreaterThan(0.99 * highest);
    expect(part(found, "bending_axial").utilisation).toBeLessThan(1.0001 * highest);
  });
});
