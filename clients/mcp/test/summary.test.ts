/** The summary against closed forms of the simply supported beam, and its order of checks. */
import type { CheckResult } from "handoff-solver";
import { expect, it } from "vitest";
import { checks, extremes, reactions, stabilityLine } from "../src/summary.js";
import { LOAD_KN_PER_M, SPAN_M, solvedBeam } from "./beam.js";

it("names the largest moment in kNm with its place: q·l²/8 at mid-span", () => {
  const { results } = solvedBeam();
  const moment = extremes(results, results.load_combinations).find(({ quantity }) => quantity === "my");
  expect(moment).toEqual({
    quantity: "my",
    value: (LOAD_KN_PER_M * SPAN_M ** 2) / 8,
    member: "B1",
    x_m: SPAN_M / 2,
    in: "SLS",
  });
});
it("leaves out a quantity that is zero everywhere", () => {
  const { results } = solvedBeam();
  expect(extremes(results, results.load_combinations).map(({ quantity }) => quantity)).not.toContain("n");
});
it("gives half of the load to each support, in kN", () => {
  const { results } = solvedBeam();
  expect(reactions(results, results.load_combinations[0]!).map(({ support, fz }) => [support, fz])).toEqual([
    ["S1", (LOAD_KN_PER_M * SPAN_M) / 2],
    ["S2", (LOAD_KN_PER_M * SPAN_M) / 2],
  ]);
});
it("lists failures first, then what could not be verified, then by utilisation", () => {
  const check = (id: string, verdict: CheckResult["verdict"], utilisation: number | null): CheckResult => ({
    id,
    check: id,
    type: "deflection",
    target: { kind: "member", id: "B1" },
    members: ["B1"],
    verdict,
    status: verdict === "cannot_verify" ? "not_covered" : verdict,
    utilisation,
    governing: null,
    informative: false,
    edition: "",
    basis: [],
    verifications: [],
    coverage: [],
    warnings: [],
    questions: [],
    traced: true,
  });
  const given = [
    check("low", "pass", 0.2),
    check("unknown", "cannot_verify", null),
    check("high", "pass", 0.9),
    check("over", "fail", 1.1),
  ];
  const listed = checks({ ...solvedBeam().results, checks: given });
  expect(listed.map((row) => row.check)).toEqual(["over", "unknown", "high", "low"]);
});

it("says α_cr of a combination in one line, or why there is none", () => {
  const { results } = solvedBeam();
  const found = {
    combination: 0,
    alpha_cr: 3.21,
    proved_above: 3.2,
    sway: false,
    sway_share: 0.1,
    participation: [1],
    participation_y: [0],
    failed: null,
    sway_above: null,
    swaying: [],
    members: [],
    apart: [],
    swaying_y: [],
    swaying_z: [],
    swaying_complete: true,
    alpha_waving: null,
    waving: [],
    taut: [],
  };
  const set = results.load_combinations[0]!.id;
  expect(stabilityLine(results, { ...found, alpha_sway: 8 })).toEqual({ set, alpha_cr: 3.21, mode: "inside members", alpha_sway: 8 });
  const held = { ...found, alpha_sway: null, sway_above: 10 };
  expect(stabilityLine(results, held)).toEqual({ set, alpha_cr: 3.21, mode: "inside members", sway_above: 10 });
  expect(stabilityLine(results, { ...found, alpha_cr: null, alpha_sway: null })).toMatchObject({ set, alpha_cr: null });
  const failed = { code: "unstable", message: "why" };
  expect(stabilityLine(results, { ...found, alpha_sway: null, failed })).toEqual({ set, failed: "why" });
});
