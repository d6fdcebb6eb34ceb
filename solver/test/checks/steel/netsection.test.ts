/** Tension at a member's ends, from forces to the verdict. */

import { describe, expect, test } from "vitest";
import type { DesignMember, ExplicitSection } from "../../../src/generated/model.ts";
import { library } from "../../../src/model/sections/included.ts";
import { effects } from "../asked.ts";
import { check, part } from "../fake.ts";

/** What a tie of S235 says under a share of its A·fy. */
function tie(name: string, share: number, design: Partial<DesignMember> = {}) {
  const section = { id: name, ...library().find(name) } as ExplicitSection;
  return check({ section, length: 3, n: share * section.a * 235e6, design });
}

const ANGLE = "L100x100x10";

describe("an angle through one leg", () => {
  test("passes up to what two bolts bear, 0.40 of A·fy, and is asked beyond (EN 1993-1-8 3.10.3)", () => {
    expect(tie(ANGLE, 0.39, { connection: "one_leg" }).verdict).toBe("pass");
    const asked = tie(ANGLE, 0.41, { connection: "one_leg" });
    expect(asked).toMatchObject({ verdict: "incomplete", questions: [expect.stringContaining("3.10.3")] });
  });
  test("centric it has its gross section", () =>
    expect(tie(ANGLE, 0.97, { connection: "centric" })).toMatchObject({ verdict: "pass", questions: [] }));
  test("bending beside the tension counts", () => {
    const section = { id: ANGLE, ...library().find(ANGLE) } as ExplicitSection;
    const n = 0.3 * section.a * 235e6;
    const bent = check({ section, length: 1, n, q: 15e3, design: { connection: "one_leg" }, check: { restrained: true } });
    const use = part(bent, "bending_axial").utilisation!;
    // 0.3/0.40 in place of 0.3: 0.45 more.
    expect(use).toBeGreaterThan(0.6);
    expect(use).toBeLessThan(1);
    expect(bent.questions.join()).toContain("3.10.3");
  });
});

describe("nu_rd is what the ends bear (6.2.3(2)b)", () => {
  test.each([ANGLE, "RD20", "UPN200", "IPE300"])("%s", (name) => {
    const a = library().find(name)!.a;
    const given = (share: number) => tie(name, 0.6, { connection: "one_leg", nu_rd: share * a * 235e6 });
    expect(part(given(0.5), "net_section")).toMatchObject({ status: "fail", utilisation: expect.closeTo(1.2, 6) });
    expect(given(0.8)).toMatchObject({ verdict: "pass", utilisation: expect.closeTo(0.75, 6), questions: [] });
    expect(given(0.8).coverage).toContainEqual({ clause: "6.2.3(2)b", state: "verified" });
  });
  test("it is of no matter to a strut", () =>
    expect(tie("IPE300", -0.1, { nu_rd: 1 }).verifications.map(({ key }) => key)).not.toContain("net_section"));
});

test("a round bar: its thread bears 0.9·360·0.74/1.25 = 191.8 N/mm², 0.816 of fy", () => {
  expect(tie("RD20", 0.81).verdict).toBe("pass");
  expect(tie("RD20", 0.82)).toMatchObject({ verdict: "incomplete", questions: [expect.stringContaining("Table 3.4")] });
});

test("a channel through its web keeps 0.59 of A·fy, a tee through its flange 0.74; centric ones all of it", () => {
  for (const [name, least] of [
    ["UPN200", 0.59],
    ["T-HEB200", 0.74],
  ] as const) {
    expect(tie(name, least - 0.01).verdict).toBe("pass");
    expect(tie(name, least + 0.02)).toMatchObject({ verdict: "incomplete", questions: [expect.stringContaining("2.7")] });
    expect(tie(name, 0.95, { connection: "centric" }).verdict).toBe("pass");
  }
});

test("pressed, too, a channel is asked how its force enters: at 0.97 of its buckling N·e is half of Wpl,z·fy", () => {
  const section = { id: "UPN200", ...library().find("UPN200") } as ExplicitSection;
  const strut = (n: number, design: Partial<DesignMember> = {}) =>
    check({ section, length: 2, n: -n, design: { l_cr_y: 2, l_cr_z: 2, l_t: 2, ...design } });
  // χ = 0.54 with curve c at λ = 0.99: 409 kN; 397 kN · 15.9 mm = 6.3 kNm beside 51.8 cm³ · 235 N/mm² = 12.2 kNm, before any 1/(1 − N/Ncr).
  expect(strut(397e3).utilisation).toBeGreaterThan(0.95);
  expect(strut(397e3)).toMatchObject({
    verdict: "incomplete",
    questions: [expect.stringContaining("Through its web the compression of 397.0 kN enters 16 mm beside the centroid")],
  });
  expect(strut(397e3, { connection: "centric" })).toMatchObject({ verdict: "pass", questions: [] });
  expect(strut(200e3)).toMatchObject({ verdict: "pass", questions: [] });
});

test("a channel that is a beam first is not asked for a little tension", () => {
  const section = { id: "UPN200", ...library().find("UPN200") } as ExplicitSection;
  const beam = check({ section, length: 3, q: 44e3, n: 20e3, design: { load_line: "shear_centre" }, check: { restrained: true } });
  expect(beam.utilisation).toBeGreaterThan(0.9);
  expect(beam.questions.join()).not.toContain("2.7");
});

/**
 * UPN 200 of S235 over 3 m: N = 0.446·A·fy = 337.5 kN beside My = 0.494·Wpl,y·fy is 0.94. Through its web N enters 20.1 − 8.5/2 = 15.9 mm beside its centroid:
 * A·e·20.1 mm/Iz = 32.2·1.59·2.01/148 = 0.695 of N/Npl more at the web's face, 0.31, whatever bends it besides.
 */
test("a channel that is bent is asked by what the eccentricity of its tension adds", () => {
  const section = { id: "UPN200", ...library().find("UPN200") } as ExplicitSection;
  const bent = (share: number, my: number, design: Partial<DesignMember> = {}) => {
    const q = (8 * my * section.wpl_y! * 235e6) / 3 ** 2;
    return check({
      section,
      length: 3,
      q,
      n: share * section.a * 235e6,
      design: { load_line: "shear_centre", ...design },
      check: { restrained: true },
    });
  };
  const found = bent(0.446, 0.494);
  expect(found.utilisation).toBeCloseTo(0.94, 2);
  expect(found.verdict).toBe("incomplete");
  expect(effects(found, "connection")).toEqual([found.utilisation, expect.closeTo(1.25, 2)]);
  expect(bent(0.446, 0.494, { connection: "centric" }).questions.join()).not.toContain("2.7");
  // 0.1 + 0.8 + 0.0695 is less than 1, and 0.1 + 0.85 + 0.0695 is more.
  expect(bent(0.1, 0.8).questions.join()).not.toContain("2.7");
  expect(effects(bent(0.1, 0.85), "connection")[1]).toBeCloseTo(1.02, 2);
});

test("rolled and hollow sections have their gross section: the model has no holes", () => {
  for (const name of ["IPE300", "SHS100x100x5"]) expect(tie(name, 0.97)).toMatchObject({ verdict: "pass", questions: [] });
});

test("a flat: with a hole of 0.3 of its width 0.9·0.7·360/1.25 = 181.4 N/mm², 0.772 of fy; nu_rd of a welded end answers it", () => {
  expect(tie("FL100x10", 0.77)).toMatchObject({ verdict: "pass", questions: [] });
  expect(tie("FL100x10", 0.78)).toMatchObject({ verdict: "incomplete", questions: [expect.stringContaining("6.2.3(2)b")] });
  expect(tie("FL100x10", 0.95, { nu_rd: 235e3 })).toMatchObject({ verdict: "pass", questions: [] });
});
