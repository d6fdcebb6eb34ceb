/** What the checks take from an analysis: its critical factors, its own doubt, its failures, and what may let go. */

import { describe, expect, test } from "vitest";
import type { Model } from "../../src/api/index.ts";
import { solve } from "../../src/api/index.ts";
import { part, printed } from "./fake.ts";
import { CLAMP, checked, FORK, held, type Structure, solved } from "./held.ts";

type Any = Record<string, unknown>;

const FREE = { ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" };

/** Columns on pinned feet under a stiffly joined beam, held across their plane: it stands by bending alone. */
const portal = (n: number, more: Any = {}): Structure => ({
  nodes: { A: [0, 0, 0], B: [0, 0, 5], C: [6, 0, 5], D: [6, 0, 0] },
  members: [
    ["left", "A", "B"],
    ["beam", "B", "C"],
    ["right", "D", "C"],
  ],
  supports: { A: "fffrrf", D: "fffrrf", B: "rfrrrr", C: "rfrrrr" },
  loads: { node_loads: ["B", "C"].map((node) => ({ node, fz: -n })) },
  designs: [{ id: "D", members: ["left"], l_t: 5, ...more }],
});

describe("a portal that sways, by the analysis's own αcr", () => {
  test("below 10 it cannot be verified without buckling lengths, nor with those of held ends", () => {
    // With its own Iz a column buckles across the plane first; with a larger one sway is the lowest mode.
    for (const [section, sway] of [
      [{}, false],
      [{ iz: 8e-5 }, true],
    ] as const)
      for (const more of [{}, { l_cr_y: 5, l_cr_z: 5 }]) {
        const { stability, checks, summary } = solved({ ...portal(150e3, more), section });
        expect(stability[0]).toMatchObject({ sway, failed: null });
        expect(stability[0]!.alpha_sway).toBeGreaterThan(1);
        expect(stability[0]!.alpha_sway).toBeLessThan(10);
        expect(part(checks[0]!, "stability").reason).toContain(`αcr = ${stability[0]!.alpha_sway!.toFixed(2)}`);
        expect(checks[0]!.verdict).toBe("cannot_verify");
        expect(summary.verdict).toBe("cannot_verify");
      }
  });
  test("below 1 it fails whatever lengths are given", () => {
    for (const more of [{}, { l_cr_y: 15, l_cr_z: 5 }, { l_cr_y: 0.1, l_cr_z: 0.1, l_t: 0.1 }]) {
      const { stability, checks } = solved(portal(1000e3, more));
      expect(stability[0]!.alpha_cr).toBeLessThan(1);
      expect(part(checks[0]!, "stability").utilisation).toBeCloseTo(1 / stability[0]!.alpha_cr!, 9);
      expect(checks[0]!.verdict).toBe("fail");
    }
  });
});

test("a portal that does not sway: a column has its own length however the beam is cut and held, and whichever mode is the lowest (5.2.1(3))", () => {
  // The beam is pressed by 330 kN and bows across the plane at π²·E·Iz/6² = 1151 kN, αcr = 3.5; held at its thirds nine times later, and sway is the lowest.
  const whole = portal(100e3);
  const push = [
    { node: "B", fz: -100e3, fx: 330e3 },
    { node: "C", fz: -100e3, fx: -330e3 },
  ];
  const cut: Structure = {
    ...whole,
    nodes: { ...whole.nodes, P: [2, 0, 5], Q: [4, 0, 5] },
    members: [
      ["left", "A", "B"],
      ["b1", "B", "P"],
      ["b2", "P", "Q"],
      ["b3", "Q", "C"],
      ["right", "D", "C"],
    ],
    supports: { ...whole.supports, P: "rfrrrr", Q: "rfrrrr" },
  };
  for (const [structure, sway] of [
    [whole, false],
    [cut, true],
  ] as const) {
    const { stability, checks } = solved({ ...structure, section: { iz: 2e-5 }, loads: { node_loads: push } });
    const { alpha_cr, alpha_sway, sway: lowest } = stability[0]!;
    expect(lowest).toBe(sway);
    expect(sway ? alpha_cr : alpha_sway).toBeGreaterThan(10);
    expect(printed(checks[0]!, "buckling_y", "Lcr,y")).toBe(5);
  }
});

test("numbers that the analysis does not stand by are judged by no check", () => {
  const cantilever = (f: number): Structure => ({
    nodes: { A: [0, 0, 0], B: [3, 0, 0] },
    members: [["m", "A", "B"]],
    supports: { A: CLAMP },
    loads: { node_loads: [{ node: "B", fz: -f }] },
    designs: [{ id: "D", members: ["m"] }],
  });
  expect(solved(cantilever(1e3))).toMatchObject({ conditioning: { trusted: true }, checks: [{ verdict: "pass" }] });
  // F·L³/(3·E·I) = 513 m at the tip of 3 m.
  const absurd = solved(cantilever(1e9));
  expect(absurd.conditioning.trusted).toBe(false);
  expect(absurd.checks[0]).toMatchObject({ verdict: "cannot_verify", utilisation: null });
  expect(absurd.summary.verdict).toBe("not_trusted");
});

test("a combination without results leaves every check of its limit state open", () => {
  const structure: Structure = {
    nodes: { A: [0, 0, 0], B: [6, 0, 0] },
    members: [["m", "A", "B"]],
    // Pushed up at B: a load upward lifts it, and the beam turns about A.
    supports: { A: FORK, B: { ...FREE, uy: "fixed", rx: "fixed", uz: "push" } },
    loads: { member_loads: [{ member: "m", type: "distributed", fz: -1e3 }] },
    designs: [{ id: "D", members: ["m"] }],
  };
  const document = held(structure) as unknown as { model: Any; analysis: { checks: Any[] } };
  document.model.design_members = structure.designs;
  const deflection = { id: "S", type: "deflection", limit_state: "ULS", limit_ratio: 100, design_members: ["D"] };
  document.analysis.checks.push(deflection);
  const verdicts = (): string[] => solve(document as unknown as Model).checks.map(({ verdict }) => verdict);
  expect(verdicts()).toEqual(["pass", "pass"]);
  const up = { id: "Up", limit_state: "ULS", terms: [{ load_case: "L", factor: -1 }] };
  (document.model.load_combinations as Any[]).push(up);
  const results = solve(document as unknown as Model);
  expect(results.load_combinations[1]!.failed).not.toBeNull();
  expect(verdicts()).toEqual(["cannot_verify", "cannot_verify"]);
  for (const { verifications } of results.checks)
    expect(verifications.find(({ combination }) => combination === "Up")).toMatchObject({ key: "scope", status: "not_covered" });
});

describe("what may let go holds no lean", () => {
  /** Clamped at its foot; 200 kN is more than a tenth of what it carries as a free pole, π²·E·I/(2·L)² = 1732 and 125 kN. */
  const pole = (top: Any, members: Structure["members"] = []): Structure => ({
    nodes: { A: [0, 0, 0], B: [0, 0, 5], F: [-5, 0, 0] },
    members: [["m", "A", "B"], ...members],
    supports: { A: CLAMP, B: { ...FREE, uy: "fixed", ...top }, ...(members.length ? { F: CLAMP } : {}) },
    loads: { node_loads: [{ node: "B", fz: -200e3, fx: 1 }] },
    designs: [{ id: "D", members: ["m"], l_t: 5 }],
  });
  const verdict = (structure: Structure): string => checked(structure).D!.verdict;
  const leant = (structure: Structure): Structure => ({ ...structure, options: { imperfections: { directions: ["+x", "-x"] } } });
  /** φ·V·H/(1 − 1/αcr) of the pole alone, which is what a lean makes of it once nothing holds its head. */
  const ALONE = (0.95 * 5 * 200e3 * (2 / Math.sqrt(5))) / 200 / (1 - 200 / 1732);
  const bentAtFoot = (structure: Structure): number => {
    const { load_combinations, members } = solved({ ...structure, options: { order: undefined } });
    const at = 12 * members.ids.indexOf("m") + 3;
    return Math.max(...load_combinations.map(({ end_forces }) => Math.hypot(...end_forces.slice(at, at + 3))));
  };
  const brace = (type: string): Structure => pole({}, [["d", "F", "B", { type }]]);
  test("a support that pushes or pulls alone", () => {
    expect(verdict(pole({ ux: "fixed" }))).toBe("pass");
    // 1 N keeps the pole from the one; a lean, which is due, takes it off the other.
    expect(verdict(pole({ ux: "push" }))).toBe("cannot_verify");
    for (const ux of ["push", "pull"]) expect(bentAtFoot(pole({ ux }))).toBeGreaterThan(ALONE);
    expect(verdict(leant(pole({ ux: "pull" })))).toBe("cannot_verify");
  });
  test("a brace that takes tension or compression alone", () => {
    expect(verdict(leant(brace("truss")))).toBe("pass");
    for (const type of ["tension", "compression"]) {
      expect(bentAtFoot(brace(type))).toBeGreaterThan(ALONE);
      expect(verdict(leant(brace(type)))).toBe("cannot_verify");
    }
  });
  test("unless loads keep it at work however the pole leans: H = 0.2·V", () => {
    const pushed = { ...pole({ ux: "pull" }), loads: { node_loads: [{ node: "B", fz: -200e3, fx: 40e3 }] } };
    expect(verdict(leant(pushed))).toBe("pass");
  });
});

test("a state that is no sum of its load cases has no variable part to limit", () => {
  const structure: Structure = {
    nodes: { A: [0, 0, 0], B: [3, 0, 0], C: [6, 0, 0] },
    members: [
      ["m", "A", "B"],
      ["n", "B", "C"],
    ],
    // Lifts off in the middle under a load upward.
    supports: { A: FORK, C: FORK, B: { ...FREE, uz: "push" } },
    loads: { node_loads: [{ node: "B", fz: 1e3 }] },
    designs: [{ id: "D", members: ["m", "n"] }],
  };
  const document = held(structure) as unknown as { model: Any; analysis: { checks: Any[] } };
  document.model.design_members = structure.designs;
  const check = (part: string) => ({ id: part, type: "deflection", limit_state: "ULS", limit_ratio: 100, design_members: ["D"], part });
  document.analysis.checks = [check("total"), check("variable")];
  const [total, variable] = solve(document as unknown as Model).checks;
  expect(total!.verdict).toBe("pass");
  expect(variable).toMatchObject({ verdict: "cannot_verify", verifications: [{ status: "not_covered", combination: "U" }] });
});
