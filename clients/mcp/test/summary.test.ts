/** The summary against closed forms of the simply supported beam, and its order of checks. */
import { type CheckResult, solve } from "handoff-solver";
import { checkBeam, library } from "handoff-solver/local";
import { expect, it } from "vitest";
import { checks } from "../src/checks.js";
import { stabilityLine } from "../src/stability.js";
import { deflections, forces, reactions, supports } from "../src/summary.js";
import { LOAD_KN_PER_M, SPAN_M, solvedBeam } from "./beam.js";

it("names the largest moment in kNm with its place and combination: q·l²/8 at mid-span", () => {
  const { results } = solvedBeam();
  const moment = forces(results, results.load_combinations).find(({ quantity }) => quantity === "my");
  const peak = [(LOAD_KN_PER_M * SPAN_M ** 2) / 8, "B1", SPAN_M / 2, "SLS"];
  expect(moment).toEqual({ quantity: "my", min: [0], max: peak });
});
it("tells how far a beam sags at SLS before ULS: 5·q·l⁴/384EI, and 1.35 times that", () => {
  const { model } = checkBeam({ span_m: SPAN_M, section: "IPE300", udl: LOAD_KN_PER_M }, library());
  model.analysis = { ...model.analysis, options: { shear_deformation: false } };
  const results = solve(model, { sections: library() });
  // IPE300: Iy = 8356 cm⁴.
  const sag_mm = (5 * LOAD_KN_PER_M * 1e3 * SPAN_M ** 4 * 1e3) / (384 * 210e9 * 8356e-8);
  const found = deflections(results, results.load_combinations).filter(({ quantity }) => quantity === "deflection");
  const largest = found.map(({ max }) => max as [value: number, member: string, x: number, set: string]);
  expect(found.map(({ limit_state }) => limit_state)).toEqual(["SLS", "ULS"]);
  expect(largest.map(([, , x, set]) => [set, x])).toEqual([
    ["SLS", SPAN_M / 2],
    ["ULS", SPAN_M / 2],
  ]);
  expect(largest[0]![0] / sag_mm).toBeCloseTo(1, 3);
  expect(largest[1]![0] / (1.35 * sag_mm)).toBeCloseTo(1, 3);
});
it("leaves out a quantity that is zero everywhere", () => {
  const { results } = solvedBeam();
  expect(forces(results, results.load_combinations).map(({ quantity }) => quantity)).not.toContain("n");
});
it("gives half of the load to each support, in kN", () => {
  const { results } = solvedBeam();
  const half = (LOAD_KN_PER_M * SPAN_M) / 2;
  expect(supports(results, results.load_combinations)).toEqual(
    ["S1", "S2"].map((support, i) => ({ support, node: results.nodes[results.supports.nodes[i]!], fz: [half, "SLS", half, "SLS"] })),
  );
  expect(reactions(results, results.load_combinations)).toMatchObject([{ quantity: "fz", min: [half, "S1", results.nodes[0], "SLS"] }]);
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
    ...{ asks: [], assumptions: [], doubts: [] },
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
    alpha_turning: null,
    turning: [],
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
