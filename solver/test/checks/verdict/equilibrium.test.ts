/** EQU on one-way supports: a beam with an overhang that its own weight keeps on its bearing; and springs beneath it. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve } from "../../../src/api/index.ts";
import { model, support } from "../../building.ts";
import { tabulated } from "../fake.ts";
import { FORK, SLIDE } from "../held.ts";

type Any = Record<string, unknown>;

/** A beam's bearing, which only pushes. */
const BEARING = { ux: "free", uy: "fixed", uz: "push", rx: "fixed", ry: "free", rz: "free" };
const FREE = Object.fromEntries(["ux", "uy", "uz", "rx", "ry", "rz"].map((dof) => [dof, "free"]));
/** The overhang's load, kN/m. */
const Q = 10;

const STR = [
  { G: 1.35, Q: 1.5 },
  { G: 1, Q: 1.5 },
];

interface Change {
  /** kN/m along all of it. */
  g?: number;
  factors?: Record<string, number>[];
  bearing?: Any;
  fork?: string | Any;
  supports?: Any[];
  cases?: Any[];
  options?: Any;
}

/**
 * IPE300 on A and B, 4 m apart, with 2 m beyond B. Moments about B: A·4 = γ·g·(4·2 − 2·1) − 1.5·Q·2·1, so that A lets go where γ·g is below Q/2.
 */
function overhanging({ g = 5.3, factors = STR, bearing = BEARING, fork = FORK, supports = [], cases = [], options }: Change): Results {
  const along = (member: string, q: number): Any => ({ member, type: "distributed", fz: -q * 1e3 });
  const built = model({
    nodes: { A: [0, 0, 0], B: [4, 0, 0], C: [6, 0, 0] },
    sections: [{ ...tabulated("IPE300"), id: "section" }],
    material: { grade: "S235", fy: 235e6 },
    members: [
      { id: "span", start: "A", end: "B" },
      { id: "arm", start: "B", end: "C" },
    ],
    supports: [support("A", "A", bearing), support("B", "B", fork), ...supports],
    cases: [
      { id: "G", nature: "permanent", self_weight: 0, member_loads: [along("span", g), along("arm", g)] },
      { id: "Q", nature: "imposed", category: "A", self_weight: 0, member_loads: [along("arm", Q)] },
      ...cases,
    ],
    combinations: factors.map((own, i) => ({
      id: `U${i + 1}`,
      limit_state: "ULS",
      terms: Object.entries(own).map(([load_case, factor]) => ({ load_case, factor })),
    })),
    options: { shear_deformation: false, ...options },
    analysis: { checks: [{ id: "E", type: "en1993_1_1", limit_state: "ULS", all: true }] },
  }) as unknown as { model: Any };
  built.model.design_members = [{ id: "D", members: ["span", "arm"], web_stiffeners: "at_forces" }];
  return solve(built as unknown as Model);
}

/** Doubts of the model, which leave the check its verdict. */
const doubted = (change: Change): string =>
  overhanging(change)
    .doubts.filter(({ code }) => /^(equilibrium|lifted_support|soft_support)$/.test(code!))
    .map(({ message }) => message)
    .join();

describe("a bearing that weight keeps in contact", () => {
  test("is asked for 0.9·G where it lets go with that: g = 5.3 kN/m is above Q/2, 0.9·g is not (EN 1990 Table A1.2(A))", () => {
    const { summary, checks, doubts } = overhanging({});
    expect(summary.verdict).toBe("incomplete");
    expect(checks[0]!.verdict).toBe("pass");
    expect(doubts).toMatchObject([
      {
        code: "equilibrium",
        message: expect.stringMatching(/support 'A' \(uz\) in contact.*\(EQU, EN 1990 Table A1\.2\(A\)\) it lets go in U/),
      },
    ]);
  });
  test("is not where it stays with 0.9·G too: 0.9·5.6 > Q/2, and passes though Q alone would overturn it", () => {
    const { doubts, load_cases, summary, warnings } = overhanging({ g: 5.6 });
    expect(doubts).toEqual([]);
    expect(load_cases.map(({ failed }) => failed?.code)).toEqual([undefined, "unstable"]);
    expect(summary.verdict).toBe("passes");
    expect(warnings.map(({ code, message }) => `${code} ${message}`)).toEqual([expect.stringMatching(/^no_results 'Q' has no results: /)]);
  });
  test("a combination with these factors tells instead: the beam overturns, and there is no number to pass by", () => {
    const { summary, load_combinations } = overhanging({ factors: [...STR, { G: 0.9, Q: 1.5 }] });
    expect(load_combinations[2]!.failed?.code).toBe("unstable");
    expect(summary.verdict).toBe("cannot_verify");
    expect(summary.questions).toEqual([]);
  });
  test("one with less of the load that lifts does not", () => {
    expect(doubted({ factors: [...STR, { G: 0.9, Q: 1.05 }] })).toContain("EQU");
  });
  // k = 1 MNm/rad beside 3·E·I/4 m: A lets go where γ·g is below 4.65 kN/m.
  const sprung = { g: 5, supports: [support("B2", "B", { ...FREE, ry: 1e6 })] };
  const lifted = { ...sprung, factors: [...STR, { G: 0.9, Q: 1.5 }] };
  test("what stands without it passes once it was looked at: a spring at B bears the overhang alone", () => {
    expect(doubted(sprung)).toContain("EQU");
    const guide = support("A2", "A", { ...FREE, uy: "fixed", rx: "fixed" });
    const apart = { ...lifted, bearing: { ...FREE, uz: "push" }, supports: [...sprung.supports, guide] };
    expect(overhanging(apart).summary.verdict).toBe("passes");
  });
  test("no fork in the air: what the bearing itself still holds where it has let go is asked about", () => {
    expect(doubted({ ...lifted, factors: STR })).not.toContain("lets go in U3");
    expect(doubted(lifted)).toMatch(/^Support 'A' \(uz\) lets go in U3 and still counts for uy, rx: /);
    // What slides off a stop stands on its bearing still, and what lifts by nothing has let go of nothing.
    const stop = { ...BEARING, uz: "fixed", ux: "push" };
    const slid = { bearing: stop, cases: [{ id: "H", nature: "other", self_weight: 0, node_loads: [{ node: "C", fx: 1e3 }] }] };
    const away = overhanging({ ...slid, factors: [{ G: 1.35, H: 1 }], supports: [support("B2", "B", { ...FREE, ux: 1e6 })], fork: SLIDE });
    expect(away.load_combinations[0]!.idle_supports).toEqual([[0, 0]]);
    expect(away.doubts).toEqual([]);
    expect(doubted({ ...sprung, factors: [{ G: 0, Q: 0 }] })).toBe("");
  });
  test("a support that holds down, or an anchor beside the bearing, is the engineer's word", () => {
    const anchor = { ...BEARING, uy: "free", rx: "free", uz: "pull" };
    expect(doubted({ supports: [support("A2", "A", anchor)] })).toBe("");
  });
  test("a counterweight of its own has 0.9 and what it balances 1.1; what does not stand alone keeps a larger factor", () => {
    // P over A and T at the tip, both permanent: A = γ·P − γ·T·2/4, T alone overturns the beam.
    const permanent = (id: string, node: string, kN: number): Any => ({
      ...{ id, nature: "permanent", self_weight: 0 },
      node_loads: [{ node, fz: -kN * 1e3 }],
    });
    const balanced = (P: number, ...factors: Record<string, number>[]) =>
      doubted({ factors: [{ P: 1.35, T: 1.35 }, ...factors], cases: [permanent("P", "A", P), permanent("T", "C", 20)] });
    // 0.9·P = 1.35·10 kN.
    expect(balanced(14.9)).toContain("EQU");
    expect(balanced(15.1)).toBe("");
    expect(balanced(14.9, { P: 0.9, T: 1.1 })).toBe("");
    // Of T with less than 1.1 nobody knows the rest.
    expect(balanced(15.1, { P: 1, T: 1 })).toContain("EQU");
  });
  test("snow that presses may be left out of the combination that tells", () => {
    const snow = {
      ...{ id: "S", nature: "snow", self_weight: 0 },
      member_loads: [{ member: "span", type: "distributed", fz: -100 }],
    };
    const factors = [{ G: 1, Q: 1.5, S: 0.75 }];
    expect(doubted({ cases: [snow], factors })).toContain("EQU");
    expect(doubted({ cases: [snow], factors: [...factors, { G: 0.9, Q: 1.5 }] })).not.toContain("EQU");
  });
  test("leaning variants of a combination are told by those of the other", () => {
    const options = { imperfections: { directions: ["+x"] } };
    expect(doubted({ options })).toContain("EQU");
    expect(doubted({ options, factors: [...STR, { G: 0.9, Q: 1.5 }] })).not.toContain("EQU");
  });
});

test("a spring that gives way by a quarter of a metre is asked for its unit: moments about A and B leave 71.52 kN on it, whatever it is", () => {
  const on = (uz: number) => doubted({ g: 5.6, bearing: { ...BEARING, uz: "fixed", ux: "fixed" }, fork: { ...BEARING, uz } });
  expect(on(280e3)).toMatch(/^The spring of support 'B' \(uz\) gives way by 0\.26 m in U1: is its stiffness, 2\.80e\+5 N\/m, in N\/m\?$/);
  expect(on(290e3)).toBe("");
});
