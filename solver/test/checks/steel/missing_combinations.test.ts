/** Combinations without results: open where nothing is known, failures where the structure buckles below their loads. */

import { describe, expect, test } from "vitest";
import { unsolved } from "../../../src/checks/steel/missing_combinations.ts";
import type { CheckResult, Verification } from "../../../src/results/checks.ts";
import { beamContext, tabulated } from "../fake.ts";
import { type Structure, solved } from "../held.ts";

const PROFILE = tabulated("IPE300");
const HEIGHT = 6;
/** Between pins. */
const euler = (i: number): number => (Math.PI ** 2 * 210e9 * i) / HEIGHT ** 2;

/** A strut between pins, pressed by so many times its Euler force about z-z, with buckling lengths that hide it. */
const strut = (share: number, order: string, more: Partial<Structure> = {}, design: object = {}): Structure => ({
  nodes: { A: [0, 0, 0], M: [0, 0, HEIGHT / 2], B: [0, 0, HEIGHT] },
  members: [
    ["low", "A", "M"],
    ["high", "M", "B"],
  ],
  supports: { A: "fffrrf", B: "ffrrrr", M: "frrrrr" },
  loads: { node_loads: [{ node: "B", fz: -share * euler(PROFILE.iz) }] },
  designs: [{ id: "strut", members: ["low", "high"], l_cr_y: 1, l_cr_z: 1, l_t: 1, ...design }],
  options: { order, imperfections: { directions: ["+x", "-x", "+y", "-y"], among_loads: true } },
  ...more,
});

const stability = ({ verifications }: CheckResult): Verification | undefined => verifications.find(({ key }) => key === "stability");

describe("a strut that buckles below its load", () => {
  for (const order of ["first", "second"])
    test(`fails by 1/αcr in ${order} order`, () => {
      const { checks, summary } = solved(strut(1.25, order));
      expect(checks[0]!.verdict).toBe("fail");
      expect(stability(checks[0]!)).toMatchObject({ status: "fail", clause: "5.2.1", combination: "U" });
      expect(stability(checks[0]!)!.utilisation).toBeCloseTo(1.25, 2);
      expect(summary).toMatchObject({ verdict: "fails", sentence: expect.stringMatching(/^1 of 1 check fails/) });
    });

  test("second order says so, and that there are no results", () => {
    const [check] = solved(strut(1.25, "second")).checks;
    expect(stability(check!)!.reason).toMatch(/^it buckles, αcr = 0\.(79|80)\d < 1$/);
    expect(check!.coverage.find(({ clause }) => clause === "6.3.1")?.state).toBe("not_covered");
  });

  test("below it second order has results, and no such failure", () => {
    expect(stability(solved(strut(0.8, "second")).checks[0]!)).toBeUndefined();
  });

  test("restraints declared for it that the analysis does not know rule the bow out: open in either order", () => {
    const lateral_restraints = [0, 0.25, 0.5, 0.75, 1].map((position) => ({ position, flange: "both" }));
    const sideways = { supports: { A: "fffrrf", B: "ffrrrr" } };
    for (const order of ["first", "second"])
      expect(solved(strut(1.25, order, sideways, { lateral_restraints })).checks[0]!.verdict).toBe("cannot_verify");
  });
});

/** Two pinned struts under one stiff girder on a third support, which holds it sideways: the slender one is pressed beyond its Euler force, the other hardly. */
const beside = (order: string, designs: readonly string[] = ["slender", "stocky"]): Structure => ({
  nodes: { A: [0, 0, 0], M: [0, 0, HEIGHT / 2], B: [0, 0, HEIGHT], C: [8, 0, HEIGHT - 2], D: [8, 0, HEIGHT] },
  members: [
    ["low", "A", "M"],
    ["high", "M", "B"],
    ["stocky", "C", "D"],
    ["girder", "B", "D", { start_hinge: "pin", end_hinge: "pin" }],
  ],
  hinges: [{ id: "pin", ry: "free", rz: "free" }],
  supports: { A: "fffrrf", B: "ffrrrr", C: "fffrrf", D: "ffrrrr", M: "frrrrr" },
  loads: {
    node_loads: [
      { node: "B", fz: -1.25 * euler(PROFILE.iz) },
      { node: "D", fz: -50e3 },
    ],
  },
  designs: [
    { id: "slender", members: ["low", "high"], l_t: HEIGHT },
    { id: "stocky", members: ["stocky"], l_t: 2 },
  ].filter(({ id }) => designs.includes(id)),
  options: { order, imperfections: { directions: ["+x", "-x", "+y", "-y"], among_loads: true } },
});

describe("a strut that buckles below its load beside one that does not", () => {
  test("by first order it fails alone, and the other keeps its utilisation", () => {
    const { checks, summary } = solved(beside("first"));
    const [slender, stocky] = checks as [CheckResult, CheckResult];
    expect(slender.verdict).toBe("fail");
    expect(stability(slender)!.utilisation).toBeCloseTo(1.25, 2);
    expect(stocky.verdict).toBe("pass");
    // 50 kN on 2 m: λz = 2000/33.5/93.9 = 0.64, χ = 0.83 by curve b of 1264 kN.
    expect(stocky.utilisation).toBeCloseTo(0.048, 2);
    expect(summary.verdict).toBe("fails");
  });
  test("by second order it fails, and of the other nothing is known", () => {
    const [slender, stocky] = solved(beside("second")).checks as [CheckResult, CheckResult];
    expect([slender.verdict, stocky.verdict]).toEqual(["fail", "cannot_verify"]);
  });
  test("where no check looks at what buckles, what is looked at fails", () =>
    expect(solved(beside("first", ["stocky"])).checks[0]!.verdict).toBe("fail"));
});

describe("without modes", () => {
  const context = beamContext({ section: PROFILE, length: 6, q: 5e3 });
  const fallen = { index: 0, id: "U9", limit_state: "ULS" as const, reason: "it falls" };
  const restrained = (position: number) =>
    beamContext({ section: PROFILE, length: 6, q: 5e3, design: { lateral_restraints: [{ position, flange: "both" }] } });

  test("a combination without results leaves its limit state open", () => {
    const failed = { ...context, unsolved: [fallen] };
    expect(unsolved(failed, "ULS")).toMatchObject([
      { combination: "U9", status: "not_covered", reason: expect.stringContaining("it falls") },
    ]);
    expect(unsolved(failed, "SLS")).toEqual([]);
  });

  test("the load ratio is a failure, of several combinations the first of the largest, and each is open still", () => {
    const all = [1.2, 1.3, 1.3 * (1 + 1e-9)].map((load_ratio, index) => ({ ...fallen, index, id: `U${index}`, load_ratio }));
    const found = unsolved({ ...context, unsolved: all }, "ULS");
    expect(found[0]).toMatchObject({ key: "stability", status: "fail", utilisation: 1.3, combination: "U1", reason: "it falls" });
    expect(found.slice(1).map(({ key, combination }) => `${key} ${combination}`)).toEqual(["scope U0", "scope U1", "scope U2"]);
  });

  test("not where restraints inside a member might rule the mode out; its ends stand still anyway", () => {
    const failed = [{ ...fallen, load_ratio: 1.2 }];
    expect(unsolved({ ...restrained(0.5), unsolved: failed }, "ULS").map(({ key }) => key)).toEqual(["scope"]);
    expect(unsolved({ ...restrained(1), unsolved: failed }, "ULS").map(({ key }) => key)).toEqual(["stability", "scope"]);
  });
});
