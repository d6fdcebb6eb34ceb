/** "Passes" means that every member was checked in every combination with nothing left open; anything less has another word. */

import { expect, test } from "vitest";
import { concluded } from "../../../src/checks/index.ts";
import type { Judged } from "../../../src/checks/verdict/openpoints.ts";
import type { ModelSummary } from "../../../src/results/summary.ts";
import type { CheckContext } from "../../../src/topology/context.ts";
import { type BeamCase, beamContext, runChecks, SHELL, tabulated } from "../fake.ts";

const beam: BeamCase = { section: tabulated("IPE300"), length: 6, q: 5e3 };

/** What an analysis without faults says beside its checks: something moves in every combination. */
const beside = ({ combinations, trusted }: CheckContext): Omit<Judged, "checks"> =>
  ({
    load_combinations: combinations.map((set) => ({ ...set, failed: null, displacements: [1], reactions: [], end_forces: [] })),
    stability: [],
    conditioning: { trusted: trusted !== false, distrust: trusted === false ? "Too few digits hold." : null },
  }) as unknown as Omit<Judged, "checks">;
const concludedOf = (context: CheckContext, more: Partial<Judged> = {}): ReturnType<typeof concluded> =>
  concluded(context.model, { ...beside(context), checks: runChecks(context), ...more }, []);
const summed = (context: CheckContext, more?: Partial<Judged>): ModelSummary => concludedOf(context, more).summary;
/** Combinations of the strength check's limit state alone. */
const strength = (one: BeamCase): CheckContext => {
  const context = beamContext(one);
  return { ...context, combinations: context.combinations.slice(0, 1) };
};

test("a beam wholly verified passes", () =>
  expect(summed(strength(beam))).toEqual({
    ...{ verdict: "passes", pass: 1, fail: 0, cannot_verify: 0, incomplete: 0, informative: 0 },
    ...{
      unchecked_members: [],
      unchecked_plates: 0,
      unchecked_combinations: [],
      open_clauses: [],
      questions: [],
      open_points: [],
      sentence: expect.stringContaining("all checks pass"),
    },
  }));

test("a model that stands in no ultimate combination is said to be unstable, one that stands in some to be so in the others", () => {
  const failed = { code: "unstable", message: "unstable: node 'C' can move along z: nothing resists it" };
  const context = strength(beam);
  const said = (...fallen: boolean[]): string => {
    const [set] = beside(context).load_combinations;
    const load_combinations = fallen.map((one) => ({ ...set!, limit_state: "ULS", failed: one ? failed : null }));
    const checks = runChecks(context).map((check) => ({ ...check, verdict: "cannot_verify", status: "not_covered" }));
    return summed(context, { load_combinations, checks } as Partial<Judged>).sentence;
  };
  expect(said(true, true)).toMatch(
    /^Unstable in every ULS combination: 1 of 1 check cannot be verified wholly; .*2 sets without results\.$/,
  );
  expect(said(true, false)).toMatch(/^Unstable in ULS: 1 of 1 check cannot be verified wholly; .*1 set without results\.$/);
  expect(said(false, false)).toMatch(/^Nothing fails, but 1 of 1 check cannot be verified wholly/);
});

test("a doubt about the input is an open point of the model and leaves each check its verdict, any other warning is none", () => {
  const context = strength(beam);
  const judged = { ...beside(context), checks: runChecks(context) };
  const kilonewtons = { path: "model.load_cases[0].node_loads[0]", code: "force_unit", message: "the largest force is 5" };
  const { summary, checks, doubts } = concluded(context.model, judged, [{ ...kilonewtons, code: "unused_node" }, kilonewtons]);
  expect(checks.map(({ verdict }) => verdict)).toEqual(["pass"]);
  expect(doubts).toEqual([kilonewtons]);
  expect(summary).toMatchObject({
    ...{ pass: 1, incomplete: 0, questions: [] },
    verdict: "incomplete",
    sentence: "All that was checked passes; 1 doubt about the input.",
    open_points: ["model.load_cases[0].node_loads[0]: the largest force is 5"],
  });
  expect(concluded(context.model, judged, [{ ...kilonewtons, code: "unused_node" }]).summary.verdict).toBe("passes");
});

test("a combination whose limit state no check looks at", () =>
  expect(summed(beamContext(beam))).toMatchObject({
    verdict: "incomplete",
    unchecked_combinations: ["SLS"],
    sentence: "All that was checked passes; 1 combination not checked.",
    open_points: ["1 combination not checked: SLS; a check of that limit state is missing"],
  }));

test("a member outside every check", () => {
  const context = strength({ ...beam, cuts: [2] });
  context.model.model.design_members![0]!.members = ["M1"];
  expect(summed(context)).toMatchObject({ unchecked_members: ["M2"] });
});

test("a tie's net sections, which a model without holes does not have, leave nothing open", () =>
  expect(summed(strength({ ...beam, q: 0, n: 50e3 }))).toMatchObject({ verdict: "passes", open_clauses: [] }));

test("a steel stronger than its standard leaves the check its pass, and the model without one", () => {
  const { summary, checks, doubts } = concludedOf(strength({ ...beam, material: { fy: 300e6 } }));
  expect(checks[0]!.verdict).toBe("pass");
  expect(summary).toMatchObject({ verdict: "incomplete", pass: 1, open_points: [expect.stringContaining("certificate")] });
  expect(doubts).toMatchObject([{ code: "high_fy", members: ["M1"] }]);
});

test("a check that passes on a question counts as incomplete, like the model", () => {
  // 90 kN need more than any seat has, and less than 100 mm.
  const { summary, questions, checks } = concludedOf(strength({ ...beam, q: 30e3, check: { restrained: true } }));
  expect(summary).toMatchObject({ verdict: "incomplete", pass: 0, incomplete: 1, questions: checks[0]!.questions });
  expect(questions).toMatchObject([{ code: "bearing_length", members: ["M1"], results: [checks[0]!.id] }]);
  expect(questions[0]!.choices.length).toBeGreaterThan(0);
});

test("fails, cannot verify, nothing checked, not trusted", () => {
  expect(summed(strength({ ...beam, q: 500e3 })).verdict).toBe("fails");
  expect(summed(strength(SHELL)).verdict).toBe("cannot_verify");
  expect(summed(strength({ ...beam, check: { informative: true } }))).toMatchObject({
    verdict: "nothing_checked",
    unchecked_members: ["M1"],
    sentence: "No check that counts was made.",
    open_points: [expect.stringContaining('"type": "en1993_1_1", "all": true')],
  });
  expect(summed({ ...strength(beam), trusted: false })).toMatchObject({ verdict: "not_trusted" });
});

test("zeros verify nothing: neither the model nor any of its checks passes where nothing acts", () => {
  const { checks, summary } = concludedOf(strength({ ...beam, q: 0 }));
  expect(summary).toMatchObject({
    verdict: "nothing_checked",
    pass: 0,
    cannot_verify: 1,
    sentence: expect.stringContaining("Nothing acts"),
  });
  expect(checks[0]).toMatchObject({ verdict: "cannot_verify", status: "not_covered" });
});

test("what no check can know is an open point: plates, sets without numbers or loads, buckling below the loads, informative limits", () => {
  const context = strength(beam);
  const [set] = beside(context).load_combinations;
  context.model.model.plates = [{ nodes: ["N0", "N1", "N2"] }];
  const failed = { code: "unstable", message: "", load_ratio: null } as const;
  const sets = [
    { ...set!, id: "calm", displacements: [0] },
    { ...set!, id: "crushed", failed },
  ];
  const checks = runChecks(context);
  const limit = { ...checks[0]!, informative: true, verdict: "fail" as const };
  const stability = [
    { combination: 0, alpha_cr: 0.8, sway: false, participation: [0.1, 0.9] },
    { combination: 1, alpha_cr: 0.9, sway: true, participation: [] as number[] },
  ] as Judged["stability"];
  const members = { ids: ["beam", "strut"] } as Judged["members"];
  const { verdict, open_points } = summed(context, { load_combinations: sets, checks: [...checks, limit], stability, members });
  expect(verdict).toBe("incomplete");
  expect(open_points).toEqual([
    "1 plate not checked: no check looks at plates, verify them by their forces",
    "α_cr = 0.80 in calm and 1 combination more: by linear theory strut buckles, the structure sways below the loads (5.2.1): stiffen or hold",
    "1 set without results: crushed; the warnings say why",
    "Nothing acts in calm: zeros verify nothing; to be loaded or left out",
    `1 informative limit exceeded: ${limit.target.id}; to be accepted or mended`,
  ]);
});

test("without a check it is said which to add, of steel alone: no other material is taken", () => {
  const told = (...types: string[]): readonly string[] => {
    const context = beamContext(beam);
    const materials = types.map((type) => ({ id: type, type }));
    const members = types.map((material) => ({ id: `M ${material}`, start: "A", end: "B", material }));
    const model = { model: { members, materials }, analysis: { checks: [] } } as unknown as CheckContext["model"];
    return concluded(model, { ...beside(context), checks: [] }, []).summary.open_points;
  };
  const timber = "Strength: members of timber are not covered here, to be verified elsewhere";
  expect(told("steel")).toEqual([expect.stringContaining('"all": true')]);
  expect(told("steel", "timber")).toEqual([expect.stringContaining('"members": [the ids of these]'), timber]);
  expect(told("timber")).toEqual([timber]);
});
