/** Modes that no lean of the structure brings about: its imperfections are of another shape (EN 1993-1-1 5.3.2(11)). */

import { describe, expect, test } from "vitest";
import type { Results } from "../../../src/api/index.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { asked } from "../asked.ts";
import { tabulated } from "../fake.ts";
import { byDesignMember, CLAMP, type Structure, solved } from "../held.ts";

const LEANT = { order: "second", imperfections: { directions: ["+x", "-x", "+y", "-y"] } };
const S355 = { grade: "S355", fy: 355e6 };
const leant = (structure: Structure): Results => solved({ options: LEANT, ...structure });
/** The lowest factor of such a mode in any combination. */
const wave = ({ stability }: Results): number | null => stability.find(({ alpha_waving }) => alpha_waving !== null)?.alpha_waving ?? null;
const named = ({ checks }: Results, name: string): CheckResult => byDesignMember(checks)[name] as CheckResult;

describe("a strut of 12 m, HEB 200 in S355, held sideways by three springs of 200 kN/m, under 1000 kN", () => {
  const PIECES = [0, 1, 2, 3];
  const ENDS = [0, 1].map((position) => ({ position, flange: "both" }));
  const strut = (l_cr_z: number, among = false): Results =>
    leant({
      nodes: Object.fromEntries([...PIECES, 4].map((i) => [`n${i}`, [3 * i, 0, 0]])),
      members: PIECES.map((i) => [`s${i}`, `n${i}`, `n${i + 1}`]),
      supports: {
        ...{ n0: "ffffrr", n4: "rfffrr" },
        ...Object.fromEntries([1, 2, 3].map((i) => [`n${i}`, { ux: "free", uy: 200e3, uz: "fixed", rx: "free", ry: "free", rz: "free" }])),
      },
      loads: { node_loads: [{ node: "n4", fx: -1e6 }] },
      section: { ...tabulated("HEB200"), id: "section" },
      material: S355,
      designs: PIECES.map((i) => ({ id: `d${i}`, members: [`s${i}`], l_cr_y: 3, l_cr_z, lateral_restraints: ENDS })),
      ...(among ? { options: { ...LEANT, imperfections: { ...LEANT.imperfections, among_loads: true } } } : {}),
    });
  // Half a wave of 12 m: π²·E·Iz/L² + (k/3 m)·L²/π² = 288 + 973 kN, and π·√(E·Iz/Ncr) is the length that stands for it.
  const ei = 210e9 * 2003e-8;
  const n_cr = (Math.PI ** 2 * ei) / 144 + (200e3 / 3) * (144 / Math.PI ** 2);
  const l_cr = Math.PI * Math.sqrt(ei / n_cr);

  test("the mode is found, and between the springs the strut is asked for its length", () => {
    const results = strut(3);
    expect(wave(results)! * 1e6).toBeCloseTo(n_cr, -4);
    expect(results.stability[0]!.waving).toEqual(PIECES);
    for (const check of results.checks) {
      expect(check.verdict).toBe("incomplete");
      expect(asked(check)).toContain("l_cr_z");
    }
  });
  test("with that length it fails: χ = 0.320 of curve c, 1000 kN over 888", () => {
    const lambda = Math.sqrt((78.08e-4 * 355e6) / n_cr);
    const phi = 0.5 * (1 + 0.49 * (lambda - 0.2) + lambda ** 2);
    const chi = 1 / (phi + Math.sqrt(phi ** 2 - lambda ** 2));
    const used = 1e6 / (chi * 78.08e-4 * 355e6);
    const { verifications } = named(strut(l_cr), "d1");
    const flexural = verifications.find(({ key }) => key === "buckling_z");
    expect(used).toBeCloseTo(1.126, 2);
    expect(flexural!.utilisation).toBeCloseTo(used, 2);
  });
  test("imperfections among the loads are the author's word", () => {
    for (const { questions } of strut(3, true).checks) expect(questions).toEqual([]);
  });
});

const LEANT_AMONG = { imperfections: { ...LEANT.imperfections, among_loads: true } };
const BEAMS = { ry: "free", rz: "free" } as const;

describe("what a lean brings about", () => {
  const SQUARE = { a: [0, 0], b: [5, 0], c: [5, 5], d: [0, 5] } as const;
  const names = Object.keys(SQUARE) as (keyof typeof SQUARE)[];
  /** Columns clamped at their feet under a square of beams: it sways along, across and round. */
  const square = (n: number): Results =>
    leant({
      nodes: Object.fromEntries(
        names.flatMap((name) => [0, 4].map((z) => [`${name}${z}`, [...SQUARE[name], z] as [number, number, number]])),
      ),
      members: [
        ...names.map((name): [string, string, string] => [`c${name}`, `${name}0`, `${name}4`]),
        ...names.map((name, i): [string, string, string] => [`b${name}`, `${name}4`, `${names[(i + 1) % 4]}4`]),
      ],
      supports: Object.fromEntries(names.map((name) => [`${name}0`, CLAMP])),
      loads: { node_loads: names.map((name) => ({ node: `${name}4`, fz: -n })) },
      designs: names.map((name) => ({ id: name, members: [`c${name}`], l_cr_y: 4, l_cr_z: 4 })),
    });
  test("sway along, across and round", () => {
    const results = square(200e3);
    expect(results.stability[0]!.alpha_sway).toBeLessThan(5);
    expect(results.stability[0]!.swaying_complete).toBe(true);
    expect(wave(results)).toBeNull();
  });

  /** A column of 8 m held at its foot and head; a floor beam halfway, hung on it and free to move along x. */
  const past = (head: number, floor: number, l_cr_y = 4, options: Structure["options"] = LEANT): Results =>
    solved({
      options: options as Record<string, unknown>,
      nodes: { f: [0, 0, 0], m: [0, 0, 4], h: [0, 0, 8], e: [5, 0, 4] },
      members: [
        ["lower", "f", "m"],
        ["upper", "m", "h"],
        ["beam", "m", "e", { start_hinge: "pin" }],
      ],
      hinges: [{ id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ...BEAMS }],
      supports: { f: "fffrrf", h: "ffrrrf", m: { ux: "free", uy: "fixed", uz: "free", rx: "free", ry: "free", rz: "free" }, e: "rffffr" },
      loads: {
        node_loads: [
          { node: "h", fz: -head },
          { node: "m", fz: -floor },
        ],
      },
      section: { ...tabulated("HEB200"), id: "section" },
      designs:
        l_cr_y > 4
          ? [{ id: "lower", members: ["lower", "upper"], l_cr_y, l_cr_z: 4 }]
          : ["lower", "upper"].map((id) => ({ id, members: [id], l_cr_y, l_cr_z: 4 })),
    });
  test("first order stays open, with the length of the mode as with a shorter one", () => {
    const first = { order: "first", ...LEANT_AMONG };
    for (const l_cr_y of [4, 8])
      expect(named(past(600e3, 0, l_cr_y, first), "lower").verifications.find(({ key }) => key === "stability")!.status).toBe(
        "not_covered",
      );
  });
  test("a column bows past its floor however its loads lean: by half waves of 8 m", () => {
    // N = 600 kN all along: π²·E·Iy/8² = 1844 kN.
    const results = past(600e3, 0);
    expect(wave(results)! * 600e3).toBeCloseTo((Math.PI ** 2 * 210e9 * 5696e-8) / 64, -5);
    // χ·A·fy = 0.597·1835 kN over 8 m by curve b.
    expect(asked(named(past(1150e3, 0), "lower"))).toContain("l_cr_y");
    expect(asked(named(past(1000e3, 0), "lower"))).not.toContain("l_cr_y");
  });
});
