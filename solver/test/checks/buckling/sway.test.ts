/** What the structure's buckling modes mean for its members: EN 1993-1-1 5.2.1(3) and 5.2.2, on modes written by hand. */

import { describe, expect, test } from "vitest";
import { sway, swayOf } from "../../../src/checks/buckling/sway.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import type { Mode } from "../../../src/topology/context.ts";
import { asked } from "../asked.ts";
import { type BeamCase, beamContext, part, runChecks, tabulated } from "../fake.ts";

const mode = (alpha_cr: number, swaying: boolean, participation: number[] = [1], combination = 0): Mode => ({
  ...{ combination, alpha_cr, sway: swaying, participation },
});
const column: BeamCase = { section: tabulated("HEB200"), length: 4, n: -300e3, design: { l_cr_y: 4, l_cr_z: 4 } };
const check = (stability: Mode[] | undefined, beam: Partial<BeamCase> = {}): CheckResult =>
  runChecks({ ...beamContext({ ...column, ...beam }), stability })[0] as CheckResult;

describe("the rule", () => {
  test("members take part from a tenth of the largest share on, in sway modes below 10 alone", () => {
    const results = { stability: [mode(4, true, [1, 0.2, -0.3, 0.05]), mode(3, false, [0, 0, 0, 1]), mode(12, true, [0, 0, 0, 1])] };
    expect([...sway(results)]).toEqual([0, 1, 2]);
    expect(sway({}).size).toBe(0);
  });
  test("still: the lowest sway mode at 10 or above; one not found lies above all that were", () => {
    expect(swayOf([mode(10, true)], 0, [0]).still).toBe(true);
    expect(swayOf([mode(9.99, true)], 0, [0]).still).toBe(false);
    expect(swayOf([mode(3, false), mode(11, false)], 0, [0]).still).toBe(true);
    expect(swayOf([mode(3, false), mode(8, false)], 0, [0]).still).toBe(false);
    expect(swayOf(undefined, 0, [0])).toEqual({
      known: false,
      still: false,
      swaysFrom: 0,
      unstable: null,
      prevented: null,
      alpha: null,
      unsearched: false,
      snaps: false,
      along: null,
      waving: null,
    });
    // Modes were found, none of sway: how far above the last of them it lies nobody knows.
    expect(swayOf([mode(3, false), mode(8, false)], 0, [0]).known).toBe(false);
    expect(swayOf([mode(3, false), mode(11, false)], 0, [0]).known).toBe(true);
    expect(swayOf([mode(2, true, [1], 1)], 0, [0]).alpha).toBeNull();
  });
});

describe("on a column", () => {
  test("a mode inside the member belongs to 6.3: its verdict stays", () => {
    expect(check([mode(2.5, false)]).verdict).toBe("pass");
    expect(check(undefined).verdict).toBe("pass");
    expect(check([mode(2.5, false), mode(14, true)])).toMatchObject({ verdict: "pass", questions: [] });
  });
  test("a sway mode below 10 without sway lengths: cannot be verified, with the clause", () => {
    const found = check([mode(6, true)]);
    expect(found.verdict).toBe("cannot_verify");
    expect(part(found, "stability")).toMatchObject({ clause: "5.2.1", reason: expect.stringContaining("αcr = 6.00") });
    expect(found.coverage.find(({ clause }) => clause === "5.2.1(3)")?.state).toBe("not_covered");
  });
  test("a member that takes no part is not concerned", () => expect(check([mode(6, true, [0.01, 1])]).verdict).toBe("pass"));
  test("below 1 fails who sways or buckles, and everybody where that is not known or none of them is verified", () => {
    const everybody = [
      mode(0.8, true, [1, 1]),
      mode(0.8, false, [1, 0.2]),
      mode(0.8, false, []),
      { ...mode(0.8, false, [0, 1]), unverified: true as const },
    ];
    for (const one of everybody) {
      expect(check([one]).verdict).toBe("fail");
      expect(part(check([one]), "stability").utilisation).toBeCloseTo(1.25, 12);
      expect(check([one], { design: null }).verdict).toBe("fail");
    }
  });
  test("below 1 another member's bow leaves this one its utilisation, be it moved along or pulled", () => {
    const plain = check([mode(12, false, [0, 1])]);
    for (const share of [0, 0.09, -0.5]) {
      const found = check([mode(0.8, false, [share, 1]), mode(14, true, [])]);
      expect(found.verifications.map(({ key }) => key)).not.toContain("stability");
      expect(found.utilisation).toBe(plain.utilisation);
    }
  });
  test("lengths of the sway mode make up for moments of columns alone (5.2.2(8)): first order stays open with them", () => {
    for (const l of [4, 4.1, 4.8, 20]) {
      const found = check([mode(6, true)], { design: { l_cr_y: l, l_cr_z: l } });
      expect(found.verdict).not.toBe("pass");
      expect(part(found, "stability").reason).toContain("leave analysis.options.order out");
    }
  });
  test("a length shorter than the structure's is asked about where it decides", () => {
    const fields = (n: number, design: object): string[] => asked(check([mode(14, true, [])], { n, design }));
    // HEB 200 over 4 m: Nb,z,Rd = 0.62·1835 = 1137 kN by curve c; 1300 kN pass by 2 m, 300 kN by 4 m too.
    expect(fields(-1300e3, { l_cr_y: 4, l_cr_z: 2 })).toEqual(["l_cr_z"]);
    expect(fields(-300e3, { l_cr_y: 2, l_cr_z: 2 })).toEqual([]);
    expect(fields(-1300e3, { l_cr_y: 4, l_cr_z: 4 })).toEqual([]);
    // Restraints of both flanges that close explain it, those of one flange or farther apart do not: over 3.2 m it bears 1358 kN.
    const at = (position: number, flange: string) => ({ l_cr_y: 4, l_cr_z: 2, lateral_restraints: [{ position, flange }] });
    expect([at(0.5, "both"), at(0.5, "top"), at(0.2, "both")].map((design) => fields(-1400e3, design).length)).toEqual([0, 1, 1]);
  });
  test("a second-order analysis has the sway in its forces", () => {
    const context = beamContext(column);
    const second = {
      ...context,
      stability: [mode(6, true)],
      model: { ...context.model, analysis: { ...context.model.analysis!, options: { order: "second" as const } } },
    };
    expect(runChecks(second)[0]).toMatchObject({ verdict: "pass", questions: [] });
  });
  test("where no factor of sway is known, a first-order analysis is not verified by the modes that are", () => {
    const state = (modes: Mode[], design: object = {}) =>
      check(modes, { design }).coverage.find(({ clause }) => clause === "5.2.1(3)")?.state;
    expect(state([mode(3, false), mode(12, true, [])])).toBe("verified");
    // Held at both ends by its own supports.
    expect(state([mode(3, false)])).toBe("not_applicable");
    expect(state([mode(3, false)], { l_cr_y: 4, l_cr_z: 4 })).toBe("not_applicable");
  });
  test("there the length that is missing is asked for alone, and it is said that the factor is not known", () => {
    const open = (design: object, modes?: Mode[]) => {
      const { model, ...context } = beamContext({ ...column, design });
      const supports = model.model.supports!.map((one) => ({ ...one, uy: "free" as const, uz: "free" as const }));
      const found = runChecks({ ...context, model: { ...model, model: { ...model.model, supports } }, stability: modes })[0]!;
      return found.coverage.find(({ clause }) => clause === "5.2.1(3)");
    };
    const ends = "its ends are not shown to be held";
    const lateral_restraints = [0, 0.5, 1].map((position) => ({ position, flange: "both" }));
    expect(open({})!.reason).toBe(`no buckling analysis of the structure, and ${ends}: give l_cr_y and l_cr_z`);
    expect(open({}, [mode(3, false)])!.reason).toBe(`sway αcr is not known in ULS, and ${ends}: give l_cr_y and l_cr_z`);
    expect(open({ l_cr_z: 4 })!.reason).toContain(`${ends}: give l_cr_y`);
    // About z the length is that between declared restraints of both flanges.
    expect(open({ lateral_restraints })!.reason).toMatch(/give l_cr_y$/);
    expect(open({ l_cr_y: 4, lateral_restraints })!.state).toBe("not_applicable");
    expect(open({ l_cr_y: 4, lateral_restraints: lateral_restraints.slice(0, 2) })!.reason).toMatch(/give l_cr_z$/);
  });
  test("an analysis that does not stand by its numbers: no verdict, in one sentence", () => {
    const found = runChecks({ ...beamContext(column), trusted: false })[0]!;
    expect(found).toMatchObject({ verdict: "cannot_verify", utilisation: null });
    expect(found.verifications.map(({ reason }) => reason)).toEqual([
      "the analysis does not stand by its numbers, so that nothing is judged by them",
    ]);
  });
});
