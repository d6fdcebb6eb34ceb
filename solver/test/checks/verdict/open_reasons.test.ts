/** No check is open without a reason, and a reason that holds for several clauses, lengths or checks is one. */

import { describe, expect, test } from "vitest";
import { assumptionsOf, gapsOfAll, questionsOf } from "../../../src/checks/questions/shared.ts";
import { failuresOf, gapsOf, reasonSaid, reasonsOf } from "../../../src/checks/verdict/open_reasons.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { type BeamCase, beamContext, runChecks, tabulated } from "../fake.ts";

const beam: BeamCase = { section: tabulated("IPE300"), length: 6, q: 5e3 };
const checked = (one: BeamCase): CheckResult => runChecks(beamContext(one))[0]!;
const named = (check: CheckResult, id: string): CheckResult => ({
  ...check,
  id: `C1/${id}`,
  members: [id],
  target: { ...check.target, id },
});

describe("of one check", () => {
  test("a pass has none", () => expect(reasonsOf(checked(beam))).toEqual([]));

  test("a flange that the model does not show to be held is a question with its number", () => {
    const lifted = checked({ ...beam, q: -25e3, check: { restrained: true } });
    expect(reasonsOf(lifted).map(reasonSaid)).toEqual([
      expect.stringMatching(/Bottom flange free: 1\.\d\d\. Is .* \(lateral_restraints\)$/),
    ]);
  });

  test("one gap with all its clauses", () => {
    const [gap, ...others] = gapsOf(checked({ ...beam, material: { type: "timber" } }));
    expect(others).toEqual([]);
    expect(gap!.code).toBe("material");
    expect(gap!.clauses).toEqual(expect.arrayContaining(["6.2.4", "6.3.1", "EN 1993-1-5 9"]));
  });

  test("of one code the first sentence stands, be its figures others", () => {
    const coverage = ["3.15", "3.16"].map((length, i) => ({
      ...{ clause: ["6.3.1", "6.3.3"][i]!, state: "not_covered" as const, code: "critical_force", reason: `not found over ${length} m` },
    }));
    const check: CheckResult = { ...checked(beam), verdict: "cannot_verify", verifications: [], coverage };
    expect(gapsOf(check)).toEqual([{ code: "critical_force", message: "not found over 3.15 m", clauses: ["6.3.1", "6.3.3"] }]);
  });

  test("where nothing was verified and nothing is open, nothing acts", () => {
    const idle: CheckResult = { ...checked(beam), verdict: "cannot_verify", verifications: [], coverage: [] };
    expect(reasonsOf(idle).map(reasonSaid)).toEqual([expect.stringContaining("nothing acts")]);
  });

  test("what fails tells each length once, with the first that rests on it", () => {
    const [y, z] = ["Lcr,y = 5.00 m, by the mode; held", "Lcr,z = 3.00 m, as given"] as const;
    const failed = (title: string, ...lengths: string[]) => ({
      ...checked(beam).verifications[0]!,
      ...{ status: "fail" as const, title, reason: lengths.join("; ") || null, lengths },
    });
    const verifications = [failed("y-y", y), failed("shear"), failed("both", y, z), failed("again", y, z)];
    expect(failuresOf({ verifications })).toEqual([`y-y: ${y}`, `both: ${z}`]);
  });
});

describe("of several checks", () => {
  const asking = (q: number, id: string): CheckResult => named(checked({ ...beam, q, check: { restrained: true } }), id);

  test("the same question is one, with all members and the figures of the one with most at stake", () => {
    const [first, worst] = [asking(29e3, "B1"), asking(30e3, "B2")];
    expect(questionsOf([first, worst])).toMatchObject([
      {
        ...{ code: "bearing_length", members: ["B1", "B2"], results: ["C1/B1", "C1/B2"] },
        ...{ figures: worst.asks[0]!.figures, effect: worst.asks[0]!.effect, message: worst.questions[0] },
      },
    ]);
  });

  test("gaps are one by their code, whatever names stand in their sentences", () => {
    const open = (id: string): CheckResult => ({
      ...named(checked(beam), id),
      ...{ verdict: "cannot_verify", verifications: [] },
      coverage: [{ clause: "6.3.2", state: "not_covered", code: "unheld", reason: `nothing holds ${id}` }],
    });
    expect(gapsOfAll(["B1", "B2"].map(open))).toEqual([
      { ...{ code: "unheld", message: "nothing holds B1", clauses: ["6.3.2"] }, members: ["B1", "B2"], results: ["C1/B1", "C1/B2"] },
    ]);
  });

  test("so are assumptions", () => {
    const lifted = checked({ ...beam, q: -2e3, check: { restrained: true } });
    expect(assumptionsOf([named(lifted, "B1"), named(lifted, "B2")])).toMatchObject([{ code: "other_flange", members: ["B1", "B2"] }]);
  });
});
