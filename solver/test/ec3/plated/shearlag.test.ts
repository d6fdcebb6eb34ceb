/** Shear lag: Table 3.1 of EN 1993-1-5, and wide flanges over short spans, which are left open. */

import { describe, expect, test } from "vitest";
import { b0, beta, flangeLeft } from "../../../src/ec3/plated/shearlag.ts";
import type { ExplicitSection } from "../../../src/generated/model.ts";
import type { CheckResult, Coverage } from "../../../src/results/checks.ts";
import { tabulated } from "../../checks/fake.ts";
import { checked, cutBeam, even } from "../../checks/held.ts";
import { platedBox, platedI } from "../../checks/plated.ts";

test("β of Table 3.1: none up to κ = 0.02, β1 in sagging, β2 over supports", () => {
  for (const hogging of [false, true]) expect(beta(0.02, hogging)).toBe(1);
  // κ = 0.1: 1/(1 + 0.064) and 1/(1 + 6·(0.1 − 0.004) + 0.016); κ = 1: 1/5.9 and 1/8.6.
  expect(beta(0.1, false)).toBeCloseTo(0.93985, 5);
  expect(beta(0.1, true)).toBeCloseTo(0.62814, 5);
  expect([beta(1, false), beta(1, true)]).toEqual([1 / 5.9, 1 / 8.6]);
});

test("β^κ at the ultimate limit state, never below β (3.3(1) NOTE 3)", () => {
  expect(flangeLeft(0.1, true)).toBeCloseTo(0.62814 ** 0.1, 5);
  expect(flangeLeft(2, true)).toBeCloseTo(1 / 17.2, 9);
});

test("b0: the outstand of an I, half of what lies between a box's webs; about z-z its walls and a channel's web are flanges", () => {
  const size = { h: 0.3, b: 0.4, tw: 0.02, tf: 0.01 };
  expect(b0({ ...size, kind: "i" }, "y")).toBeCloseTo(0.19, 12);
  expect(b0({ ...size, kind: "rhs" }, "y")).toBeCloseTo(0.18, 12);
  expect(b0({ ...size, kind: "channel", b: 0.1, tw: 0.01 }, "y")).toBeCloseTo(0.09, 12);
  expect((["i", "rhs", "channel"] as const).map((kind) => b0({ ...size, kind }, "z").toFixed(9))).toEqual([
    "0.000000000",
    "0.140000000",
    "0.140000000",
  ]);
});

/** No field of a model answers for shear lag, so that it is no question: the clause is left open, and the check is no pass. */
const lagReason = ({ clause, state, reason }: Coverage): string[] => (clause === "6.2.2.3" && state === "not_covered" ? [reason!] : []);

describe("a cantilever of 1 m, a flat box of 600 × 200 × 20 bent about its minor axis", () => {
  /** Used to such a share of Wpl·235 at its root. */
  const found = (section: ExplicitSection, share: number): CheckResult =>
    checked({
      ...cutBeam(1, [], { N0: "ffffff", end: "rfrrrr" }),
      section: { ...section, id: "section" },
      loads: { node_loads: [{ node: "end", fz: -share * section.wpl_y! * 235e6 }] },
      designs: [{ id: "D", members: ["M0"], web_stiffeners: "at_forces" }],
    }).D!;
  const open = (section: ExplicitSection, share: number): string[] => found(section, share).coverage.flatMap(lagReason);
  test("κ = 0.28/(2·1): β2 = 1/(1 + 6·(0.14 − 0.00286) + 0.0314) = 0.539 and β2^κ = 0.917, left open above it and not below", () => {
    expect(flangeLeft(0.14, true)).toBeCloseTo(0.917, 3);
    expect(open(platedBox(200, 600, 20), 0.93)).toEqual([expect.stringContaining("0.92 of flanges b0 = 280 mm wide over Le = 2.00 m")]);
    expect(open(platedBox(200, 600, 20), 0.9)).toEqual([]);
    expect(found(platedBox(200, 600, 20), 0.93)).toMatchObject({ verdict: "cannot_verify", questions: [] });
  });
  test("one of 200 × 300 keeps 0.980", () => expect(open(platedBox(200, 300, 20), 0.95)).toEqual([]));
});

describe("a beam of 24 m under even load between fixed ends, its flange held all along", () => {
  /** Used to such a share of Wel·235 at its ends, q·L²/12. */
  const open = (section: ExplicitSection, share: number): string[] => {
    const line = cutBeam(24, [12], { N0: "ffffff", end: "rfffff" });
    const q = (12 * share * section.wel_y! * 235e6) / 24 ** 2;
    const lateral_restraints = Array.from({ length: 13 }, (_, i) => ({ position: i / 12, flange: "both" }));
    const design = { id: "D", members: ["M0", "M1"], stiff_bearing_length: 0.3, web_stiffeners: "at_forces", lateral_restraints };
    const built = {
      ...line,
      section: { ...section, id: "section" },
      loads: even(["M0", "M1"], q),
      designs: [design],
      check: { restrained: true },
    };
    return checked(built).D!.coverage.flatMap(lagReason);
  };
  // Class 3: c/t = 480/40 = 12.
  const wide = platedI(900, 1000, 40, 40);
  test("the moment lasts for 0.211·L there: κ = 0.48/(2·5.07) = 0.0473 and β2^κ = 0.990, left open above it and not below", () => {
    expect(flangeLeft(0.48 / (2 * (0.5 - Math.sqrt(3) / 6) * 24), true)).toBeCloseTo(0.99, 2);
    expect(open(wide, 0.97)).toEqual([]);
    expect(open(wide, 0.995)).toEqual([expect.stringContaining("Le = 10.14 m")]);
  });
  test("nothing is left open of narrow flanges, nor of rolled sections", () => {
    expect(open(platedI(900, 300, 20, 30), 0.8)).toEqual([]);
    expect(open(tabulated("HEB200"), 0.8)).toEqual([]);
  });
});
