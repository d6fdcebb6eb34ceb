/** National annexes: what is offered has its values and a source, and nothing else is offered. */

import { expect, test } from "vitest";
import sources from "../../../schemas/annex_sources.json" with { type: "json" };
import settings from "../../../schemas/settings.json" with { type: "json" };
import { ANNEXES, curveAt } from "../../src/ec3/annexes.ts";
import { ltbRule } from "../../src/ec3/member_buckling/lateral.ts";
import { check, iProfile, tabulated } from "../checks/fake.ts";

test("the schema offers exactly the annexes that have values, each with its source", () => {
  expect(Object.keys(ANNEXES)).toEqual(settings.properties.national_annex.enum);
  expect(Object.keys(sources.steel)).toEqual(Object.keys(ANNEXES));
  for (const text of [...Object.values(sources.steel), ...Object.values(ANNEXES).map(({ title }) => title)]) expect(text).toBeTruthy();
});

test("recommended values: Table 6.5 b and c at h/b = 2, λLT,0 = 0.4, β = 0.75; γM0 = γM1 = 1 (6.1(1))", () => {
  const { ltb, gamma_m0, gamma_m1 } = ANNEXES.none;
  expect([gamma_m0, gamma_m1]).toEqual([1, 1]);
  expect([1.9, 2, 2.1].map((ratio) => curveAt(ltb.rolled!, ratio))).toEqual(["b", "b", "c"]);
  expect(ltb.rolled).toMatchObject({ lambda_0: 0.4, beta: 0.75 });
});

/** Buckling curve, plateau and β of a rolled or welded IPE300 (h/b = 2), IPE600 (2.73) and a deeper one (4). */
const curves = (annex: keyof typeof ANNEXES, fabrication: "hot_rolled" | "welded") =>
  [2, 2.73, 4].map((ratio) => {
    const p = { ...iProfile({}, fabrication), h: 0.3, b: 0.3 / ratio };
    const { curve, lambda_0, beta, clause } = ltbRule({ p, class_y: 1 }, undefined, annex);
    return `${curve} ${lambda_0} ${beta} ${clause}`;
  });

test("UK and Singapore: b, c, d at h/b of 2 and 3.1; welded c and d with 0.2 and 1, beyond 3.1 by 6.3.2.2 (STAAD.Pro Help D5.D.5.3, D5.D.9.3)", () => {
  for (const annex of ["UK", "SG"] as const) {
    expect(curves(annex, "hot_rolled")).toEqual(["b 0.4 0.75 6.3.2.3", "c 0.4 0.75 6.3.2.3", "d 0.4 0.75 6.3.2.3"]);
    expect(curves(annex, "welded")).toEqual(["c 0.2 1 6.3.2.3", "d 0.2 1 6.3.2.3", "d 0.2 1 6.3.2.2"]);
  }
});

test("Finland: as the UK up to h/b = 3.1, then 6.3.2.2 (STAAD.Pro Help D5.D.7.4)", () => {
  expect(curves("FI", "hot_rolled")).toEqual(["b 0.4 0.75 6.3.2.3", "c 0.4 0.75 6.3.2.3", "b 0.2 1 6.3.2.2"]);
  expect(curves("FI", "welded")).toEqual(["c 0.2 1 6.3.2.3", "d 0.2 1 6.3.2.3", "d 0.2 1 6.3.2.2"]);
});

test("γM: Germany 1.0 and 1.1, Norway 1.05 and 1.05; what they choose in 6.3.2.3 was not read, and 6.3.2.2 serves", () => {
  expect([ANNEXES.DE, ANNEXES.NO].map(({ gamma_m0, gamma_m1 }) => [gamma_m0, gamma_m1])).toEqual([
    [1, 1.1],
    [1.05, 1.05],
  ]);
  for (const annex of ["DE", "NO", "NL"] as const) expect(curves(annex, "hot_rolled")[0]).toBe("a 0.2 1 6.3.2.2");
});

test("an annex is applied and printed: a held beam in Germany buckles with γM1 = 1.1, and f is left out where kc was not read", () => {
  const beam = { section: tabulated("IPE300"), length: 6, q: 5e3, n: -50e3 };
  const use = (annex: keyof typeof ANNEXES) => {
    const { verifications, basis, warnings } = check({ ...beam, annex, check: { use_f: true } });
    const used = (key: string): number => verifications.find((one) => one.key === key)!.utilisation!;
    return { used, warnings, titles: basis.map(({ value }) => value) };
  };
  const [none, de, fi] = [use("none"), use("DE"), use("FI")];
  expect(de.used("buckling_z") / none.used("buckling_z")).toBeCloseTo(1.1, 9);
  expect(de.used("bending_y")).toBe(none.used("bending_y"));
  expect(de.titles).toContain(ANNEXES.DE.title);
  const { doubts } = check({ ...beam, annex: "DE", check: { gamma_m1: 1, restrained: true } });
  expect(doubts).toMatchObject([
    { code: "partial_factor", message: expect.stringContaining("gamma_m1 = 1, below the 1.1 of national annex DE") },
  ]);
  expect(fi.warnings.join()).toContain("f is left out");
  expect(fi.used("ltb")).toBeGreaterThan(none.used("ltb"));
});
