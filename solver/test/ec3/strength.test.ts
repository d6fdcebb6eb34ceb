/** Yield strength by thickness: Table 3.1 and the product standards, at their edges. */

import { describe, expect, test } from "vitest";
import { fyByThickness, strength } from "../../src/ec3/strength.ts";
import { gradeOf } from "../../src/model/standards.ts";
import { IPE300, mm } from "../checks/fake.ts";

describe("yield strength", () => {
  test.each([
    ["product_standard", "S235", 16, 235],
    ["product_standard", "S235", 16.1, 225],
    ["product_standard", "S275", 40, 265],
    ["product_standard", "S275", 63.1, 245],
    ["product_standard", "S355", 20.4, 345],
    ["product_standard", "S355", 100, 315],
    ["product_standard", "S460", 16.5, 440],
    ["table_3_1", "S355", 40, 355],
    ["table_3_1", "S355", 40.1, 335],
    ["table_3_1", "S460", 80, 430],
  ] as const)("%s %s at %s mm: %s N/mm²", (rule, grade, t, fy) => expect(fyByThickness(rule, grade, t * 1e-3)).toBe(fy * 1e6));
  test("no value is extrapolated", () => {
    expect(fyByThickness("table_3_1", "S355", 0.081)).toBeNull();
    expect(fyByThickness("product_standard", "S460", 0.101)).toBeNull();
  });
  test("grade names", () =>
    expect(["S355", "steel_S355", "s 275 JR", "S460NH", "C30/37", undefined].map(gradeOf)).toEqual([
      "S355",
      "S355",
      "S275",
      "S460",
      null,
      null,
    ]));
});

describe("grade and strength together", () => {
  const steel = (grade: string, fy: number, tf = 0.01) =>
    strength(mm("I", "i", { ...IPE300, tf: tf * 1e3 }), { id: "M", type: "steel", grade, e: 210e9, g: 81e9, density: 7850, fy: fy * 1e6 });
  test.each([
    ["S460", 460, 0.01, true],
    ["S460", 440, 0.03, true],
    ["S460", 355, 0.01, false],
    ["S355", 460, 0.01, false],
    ["own", 460, 0.01, false],
  ] as const)("%s with fy = %s at %s m: the S460 column of Table 6.2 holds: %s", (grade, fy, tf, holds) =>
    expect(steel(grade, fy, tf).s460).toBe(holds),
  );
  test("more than the standards give for the thickness is doubted; what one of them gives is not", () => {
    expect(steel("S355", 355, 0.03).doubts).toEqual([]); // Table 3.1 up to 40 mm
    expect(steel("S355", 355, 0.05).doubts[0]!.message).toContain("more than the 335 N/mm² of S355 at 50 mm");
    expect(steel("S235", 300).doubts[0]!.message).toContain("more than the 235 N/mm²");
    expect(steel("S355", 300).doubts).toEqual([]);
    expect(steel("own", 400).doubts).toEqual([]);
  });
});

describe("what EN 1993-1-1 does not speak of", () => {
  const of = (material: Record<string, unknown>, shape: Record<string, number> = IPE300, type = "i") =>
    strength(mm("A", type as "i", shape as typeof IPE300), {
      ...{ id: "M", type: "steel", e: 200e9, g: 77e9, density: 7900, fy: 210e6, ...material },
    });

  test.each(["1.4301", "EN 1.4404", "X5CrNi18-10", "Stainless 304", "AISI 316L", "inox"])("%s is stainless: EN 1993-1-4", (grade) => {
    expect(of({ grade }).reason).toMatch(/stainless steel, which EN 1993-1-4 covers/);
    expect(of({ grade }).fy).toBeNull();
  });
  test.each(["Duplex 2205", "Super duplex", "316L", "SS316", "SUS304", "316", "304L", "UNS S31803", "AISI 430", "LDX duplex"])(
    "by its trade name %s is stainless as well",
    (grade) => expect(of({ grade }).reason).toMatch(/stainless steel/),
  );
  test("an id or a name says so, too; a number for an id, a coating and standards of carbon steel do not", () => {
    expect(of({ id: "Duplex 2205" }).fy).toBeNull();
    expect(of({ name: "316L plate" }).fy).toBeNull();
    for (const material of [
      { id: "316", grade: "S355" },
      { id: "304" },
      { id: "S355 duplex coated" },
      { id: "S460N", name: "duplex" },
      { id: "1", grade: "S235", name: "S235, Duplex" },
      { grade: "SS 310" },
      { grade: "AISI 4140" },
      { grade: "S35510" },
      { id: "HEB 316" },
    ])
      expect(of({ ...material, fy: 235e6 }).fy).toBe(235e6);
  });
  test.each(["EN-GJL-250", "GJS-400", "cast iron"])("%s is cast iron", (grade) => expect(of({ grade }).fy).toBeNull());
  test.each(["S355J2", "A36", "Q345", "SS400", "1.0577", "P235GH", undefined])("%s is taken for what it is called: steel", (grade) =>
    expect(of({ grade, fy: 235e6 }).fy).toBe(235e6),
  );

  // 1.1.2(1): t ≥ 3 mm; hollow sections to EN 10219 begin at 2 mm.
  test.each([
    ["i", { ...IPE300, tw: 2.9 }, 1],
    ["i", { ...IPE300, tw: 3 }, 0],
    ["rhs", { h: 40, b: 40, t: 2 }, 0],
    ["rhs", { h: 40, b: 40, t: 1.5 }, 1],
    ["rectangle", { h: 2, b: 20 }, 0],
  ] as const)("%s %o: %d doubts about thin walls", (type, shape, doubts) =>
    expect(of({}, shape as Record<string, number>, type).doubts).toHaveLength(doubts),
  );

  // EN 1993-1-3 1.1(1) speaks of cold-formed members; by 1.1(3) hollow sections to EN 10219 are this part's.
  test.each([
    ["i", true],
    ["channel", true],
    ["angle", true],
    ["tee", true],
    ["rhs", false],
    ["chs", false],
    ["rectangle", false],
  ] as const)("%s, cold formed: left to EN 1993-1-3 %s", (type, elsewhere) => {
    const found = strength(mm("A", type as "i", { ...IPE300, t: 8, d: 100 }, "cold_formed"), {
      ...{ id: "M", type: "steel", e: 210e9, g: 81e9, density: 7850, fy: 355e6 },
    });
    expect(found.fy).toBe(elsewhere ? null : 355e6);
    if (elsewhere) expect(found.reason).toContain("EN 1993-1-3");
    else expect(found.reason).toBeNull();
  });

  test("fu/fy below 1.10 is doubted (3.2.2(1))", () => {
    expect(of({ fu: 230e6 }).doubts[0]!.message).toMatch(/below 1\.1 \(3\.2\.2/);
    expect(of({ fu: 231e6 }).doubts).toHaveLength(0);
  });
});
