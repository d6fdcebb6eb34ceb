/** Sway imperfections are asked for wherever columns can lean and the loads push too little: EN 1993-1-1 5.3.2. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../src/api/index.ts";
import { library } from "../../src/model/sections/included.ts";
import type { CheckResult } from "../../src/results/checks.ts";
import { hinge, model, support } from "../building.ts";
import { checked, type Structure } from "../checks/held.ts";

interface Bay {
  /** Along x at the left head, N. */
  push?: number;
  options?: Record<string, unknown>;
  design?: Record<string, unknown>;
  supports?: Record<string, string>;
  /** One more such bay, apart, whose heads are held. */
  beside?: boolean;
  tie?: string;
  state?: "ULS" | "ALS";
}

const DOWN = 900e3;
const [WIDTH, HEIGHT] = [6, 4];

/** Three pinned columns under 900 kN each that a flat of 60 by 10 mm keeps from leaning along x: G·1.35 + W·1.5. */
function bay({ push = 113e3, options, design, supports = {}, beside = false, tie = "FL60x10", state = "ULS" }: Bay = {}): CheckResult[] {
  const heads: Record<string, string> = { A: "rfrrrf", B: "rfrrrf", C: "rfrrrf", ...supports };
  const [nodes, members, held, down]: [Record<string, [number, number, number]>, object[], object[], object[]] = [{}, [], [], []];
  for (const [y, mark] of beside
    ? ([
        [0, ""],
        [20, "'"],
      ] as const)
    : ([[0, ""]] as const)) {
    ["a", "b", "c"].forEach((foot, i) => {
      const head = foot.toUpperCase();
      nodes[foot + mark] = [i * WIDTH, y, 0];
      nodes[head + mark] = [i * WIDTH, y, HEIGHT];
      members.push({ id: `c${i}${mark}`, start: foot + mark, end: head + mark, section: "column" });
      held.push(
        support(foot + mark, foot + mark, supports[foot] ?? "fffrrf"),
        support(head + mark, head + mark, mark ? "ffrrrf" : heads[head]!),
      );
      down.push({ node: head + mark, fz: -DOWN });
    });
    for (const [id, start, end] of [
      ["b0", "A", "B"],
      ["b1", "B", "C"],
    ] as const)
      members.push({ id: id + mark, start: start + mark, end: end + mark, section: "beam", start_hinge: "pin", end_hinge: "pin" });
    members.push({ id: `tie${mark}`, start: `a${mark}`, end: `B${mark}`, section: "flat", type: "truss" });
  }
  const built = model({
    nodes,
    members,
    sections: [
      { id: "column", library: "HEB260" },
      { id: "beam", library: "IPE330" },
      { id: "flat", library: tie },
    ],
    material: { grade: "S355", fy: 355e6 },
    supports: held,
    hinges: [hinge("pin", { ry: "free", rz: "free" })],
    cases: [
      { id: "G", nature: "permanent", self_weight: 0, node_loads: down },
      { id: "W", nature: "wind", self_weight: 0, node_loads: push ? [{ node: "A", fx: push }] : [] },
    ],
    combinations: [
      {
        id: "U1",
        limit_state: state,
        terms: [
          { load_case: "G", factor: 1.35 },
          { load_case: "W", factor: 1.5 },
        ],
      },
      { id: "S1", limit_state: "SLS", terms: [{ load_case: "G", factor: 1 }] },
    ],
    ...(options ? { options } : {}),
    analysis: { checks: [{ id: "E", type: "en1993_1_1", limit_state: state, all: true }] },
  } as Parameters<typeof model>[0]) as unknown as Model;
  built.model.design_members = members.map(({ id }: { id?: string }) => ({
    id,
    members: [id],
    ...(id!.startsWith("c") ? design : {}),
    // Welded ends: A·fy.
    ...(id!.startsWith("tie") ? { nu_rd: 600e-6 * 355e6 } : {}),
  })) as never;
  return solve(built, { sections: library() }).checks;
}

const asked = (results: readonly CheckResult[]): string[] => [...new Set(results.flatMap(({ questions }) => questions))];
const one = (results: readonly CheckResult[], id: string): CheckResult => results.find(({ target }) => target.id === id)!;
const lean = (directions: string[], more = {}) => ({ imperfections: { directions, ...more } });

/** What the flat is pulled by, N, and bears: H/cos over A·fy. */
const pulled = (h: number): number => (h * Math.hypot(WIDTH, HEIGHT)) / WIDTH / (600e-6 * 355e6);
const H = 1.5 * 113e3;
const V = 3 * 1.35 * DOWN;

describe("a braced bay that does not sway, αcr above 10", () => {
  test("without imperfections: one question for all its members, with clause, ratio, combination and what to give", () => {
    const results = bay();
    expect(one(results, "tie").utilisation).toBeCloseTo(pulled(H), 3);
    expect(results.every(({ verdict, questions }) => verdict === "incomplete" && questions.length === 1)).toBe(true);
    const [question, ...others] = asked(results);
    expect(others).toEqual([]);
    // 169.5 kN over 3,645 kN.
    for (const said of [`H_Ed = ${(H / V).toFixed(3)}·V_Ed along x in U1`, "5.3.2(4)B", "directions +x, -x,", "among_loads"])
      expect(question).toContain(said);
  });
  test("with them the lean is in its tie: φ = 1/200·√(0.5·(1 + 1/3)) of 3,645 kN more to hold, which it does not", () => {
    const results = bay({ options: lean(["+x", "-x"], { columns: 3 }) });
    const phi = Math.sqrt(0.5 * (1 + 1 / 3)) / 200;
    expect(asked(results)).toEqual([]);
    expect(one(results, "tie")).toMatchObject({ verdict: "fail", utilisation: expect.closeTo(pulled(H + phi * V), 3) });
    expect(one(results, "tie").utilisation).toBeCloseTo(1.04, 3);
  });
  test("an accident (ALS) leans it, finds its αcr and asks as any ultimate limit state does: EN 1990 6.4.3.3", () => {
    for (const options of [{}, lean(["+x", "-x"], { columns: 3 }), { order: "second", ...lean(["+x", "-x"]) }]) {
      const told = (state: "ULS" | "ALS") =>
        bay({ state, options }).map(({ utilisation, verdict, questions }) => ({ utilisation, verdict, questions }));
      expect(told("ALS")).toEqual(told("ULS"));
    }
  });
  test("said to be among the loads nothing is added, and nothing is asked", () => {
    const results = bay({ options: lean(["+x", "-x"], { among_loads: true }) });
    expect(asked(results)).toEqual([]);
    expect(one(results, "tie")).toMatchObject({ verdict: "pass", utilisation: expect.closeTo(pulled(H), 3) });
  });
  test.each([
    ["none", 0, "pushes more than 0.0000·V_Ed", 1],
    ["a tenth of a lean", 0.1, "pushes more than 0.0004·V_Ed", 1],
    ["a lean", 1, "", 0],
  ])("said to be among loads that push by %s: the lean is due where the word is not true", (_, share, said, questions) => {
    // φ = 1/200·√(0.5·(1 + 1/3)) of 4 m and three columns.
    const phi = Math.sqrt(0.5 * (1 + 1 / 3)) / 200;
    const asks = asked(bay({ push: (share * phi * V) / 1.5, options: lean(["+x", "-x"], { among_loads: true }) }));
    expect(asks.length).toBe(questions);
    if (questions)
      for (const words of ["imperfections.among_loads: along x", said, "φ = 1/245 is due (5.3.2(3)a)"]) expect(asks[0]).toContain(words);
  });
  test("nor is it missed by a column whose foot stands lower and passes nothing of the push down", () => {
    const phi = 1 / 200;
    const N = 100e3;
    const asks = checked({
      nodes: { a: [0, 0, 0], A: [0, 0, 4], b: [6, 0, -1], B: [6, 0, 4] },
      members: [
        ["mast", "a", "A"],
        ["beam", "A", "B", { type: "truss" }],
        ["post", "b", "B", { type: "truss" }],
      ],
      supports: { a: "ffffff", b: "fffrrf", A: "rfrrrr", B: "rfrrrr" },
      loads: { node_loads: ["A", "B"].map((node) => ({ node, fx: phi * N, fz: -N })) },
      designs: [{ id: "D", members: ["mast"], l_cr_y: 8, l_cr_z: 4 }],
      options: { order: "second", ...lean(["+x", "-x"], { among_loads: true }) },
    }).D!.questions;
    expect(asks.filter((question) => question.includes("among_loads:"))).toEqual([]);
  });
  test("one way alone leaves the other: 5.3.2(8)", () => {
    expect(asked(bay({ options: lean(["+x"], { among_loads: true }) }))[0]).toContain("directions -x,");
    expect(asked(bay({ options: lean(["+y", "-y"], { among_loads: true }) }))[0]).toContain("directions +x, -x,");
  });
  test.each([
    [0.1499, 1],
    [0.1501, 0],
  ])("H_Ed = %f·V_Ed asks %i: 5.3.2(4)B", (share, questions) => {
    for (const sign of [1, -1]) expect(asked(bay({ push: (sign * share * V) / 1.5 })).length).toBe(questions);
  });
  test("by second order it is asked as well, and once", () => expect(asked(bay({ options: { order: "second" } })).length).toBe(1));
  test("held at a head nothing leans", () => expect(asked(bay({ supports: { C: "ffrrrf" } }))).toEqual([]));
  test("across its plane it is asked where nothing holds it there", () => {
    const results = bay({ supports: { c: "ffffff", C: "rrrrrf" }, options: lean(["+x", "-x"], { among_loads: true }) });
    expect(asked(results)[0]).toContain("H_Ed = 0.000·V_Ed along y in U1");
    expect(asked(results)[0]).toContain("directions +y, -y,");
  });
  test("an angle is asked like any other member", () => {
    const results = bay({ tie: "L60x60x6" });
    expect(one(results, "tie").questions).toContain(one(results, "c0").questions[0]);
  });
  test("lengths of the sway mode for every column stand for imperfections: 5.2.2(8)", () => {
    // Standing columns have x up; which of their axes lies along X is no matter with both lengths given.
    const long = { l_cr_y: 2 * HEIGHT, l_cr_z: 2 * HEIGHT };
    expect(asked(bay({ design: long })).filter((question) => question.includes("5.3.2"))).toEqual([]);
    const own = { l_cr_y: HEIGHT, l_cr_z: HEIGHT };
    expect(asked(bay({ design: own })).filter((question) => question.includes("5.3.2")).length).toBe(1);
  });
  test("a part beside it that is held is not asked", () => {
    const results = bay({ beside: true });
    for (const { target, questions } of results) expect(questions.length).toBe(target.id.endsWith("'") ? 0 : 1);
    // Its ratio is that of its own loads.
    expect(asked(results)[0]).toContain(`${(H / V).toFixed(3)}·V_Ed`);
  });
});

describe("height and columns given for φ that the model does not have (5.3.2(3)a)", () => {
  const doubts = (given: object, tie = "FL60x10") =>
    asked(bay({ options: lean(["+x", "-x"], given), tie })).filter((question) => question.includes("5.3.2(3)a"));
  test("a height: 16 m give φ = 1/300, 4 m 1/200", () => {
    const [question] = doubts({ height: 16 });
    expect(question).toContain("1/300");
    expect(question).toContain("4.00 m");
    expect(question).toContain("1/200");
    expect(doubts({ height: 4.5 })).toEqual([]);
    expect(doubts({ height: 16, among_loads: true })).toEqual([]);
    expect(doubts({ height: 16 }, "L60x60x6").length).toBe(1);
  });
  test("columns: three stand here", () => {
    expect(doubts({ columns: 3 })).toEqual([]);
    // αm = 0.707 beside 0.816.
    expect(doubts({ columns: 1000 }).length).toBe(1);
  });
});

describe("what stands on a beam", () => {
  const PINNED = { start_hinge: "pin", end_hinge: "pin" };
  const structure = (members: Structure["members"], nodes: Structure["nodes"]): Structure => ({
    nodes: { s: [0, 0, 0], a: [3, 0, 0], b: [9, 0, 0], t: [12, 0, 0], ...nodes },
    members: [["t1", "s", "a"], ["t2", "a", "b"], ["t3", "b", "t"], ...members],
    supports: {
      s: "ffffrr",
      t: "rfffrr",
      ...Object.fromEntries(["a", "b", ...Object.keys(nodes)].map((node) => [node, "rfrrrr"])),
    },
    hinges: [hinge("pin", { ry: "free", rz: "free" })],
    loads: { node_loads: Object.keys(nodes).map((node) => ({ node, fz: -1e4 })) },
    designs: members.map(([id]) => ({ id, members: [id] })),
  });
  const questions = (built: Structure): string[] => Object.values(checked(built)).flatMap((result) => result.questions);

  test("columns on a beam lean, and their brace feels it", () => {
    const bay = structure(
      [
        ["left", "a", "A", PINNED],
        ["right", "b", "B", PINNED],
        ["top", "A", "B", PINNED],
        ["brace", "a", "B", { type: "truss" }],
      ],
      { A: [3, 0, 4], B: [9, 0, 4] },
    );
    expect(questions(bay).some((question) => question.includes("directions +x, -x,"))).toBe(true);
  });
  test("the posts of a truss do not: its diagonals bear them", () => {
    const truss = structure(
      [
        ["left", "a", "A", PINNED],
        ["right", "b", "B", PINNED],
        ["top", "A", "B", PINNED],
        ["end1", "s", "A", PINNED],
        ["end2", "t", "B", PINNED],
        ["cross", "a", "B", { type: "truss" }],
      ],
      { A: [3, 0, 2], B: [9, 0, 2] },
    );
    expect(questions(truss).filter((question) => question.includes("5.3.2"))).toEqual([]);
  });
});

describe("a box of four columns braced both ways, pushed along one of its sides by 0.24·V", () => {
  const CORNERS = [
    [0, 0],
    [5, 0],
    [5, 5],
    [0, 5],
  ] as const;

  /** Its sides turned by some degrees from x. */
  function box(degrees: number, options?: Structure["options"]): Structure {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const pinned = { start_hinge: "pin", end_hinge: "pin" };
    const structure: Structure = {
      nodes: {},
      members: [],
      supports: {},
      hinges: [hinge("pin", { ry: "free", rz: "free" })],
      loads: { node_loads: CORNERS.map((_, i) => ({ node: `h${i}`, fx: 24e3 * cos, fy: 24e3 * sin, fz: -100e3 })) },
      designs: [0, 1, 2, 3].map((i) => ({ id: `c${i}`, members: [`c${i}`] })),
      ...(options ? { options } : {}),
    };
    CORNERS.forEach(([x, y], i) => {
      const next = (i + 1) % 4;
      for (const [name, z] of [
        ["f", 0],
        ["h", 4],
      ] as const)
        structure.nodes[name + i] = [cos * x - sin * y, sin * x + cos * y, z];
      structure.supports[`f${i}`] = "fffrrf";
      structure.members.push(
        [`c${i}`, `f${i}`, `h${i}`, { rotation: degrees }],
        [`g${i}`, `h${i}`, `h${next}`, pinned],
        [`d${i}`, `f${i}`, `h${next}`, { type: "truss" }],
      );
    });
    return structure;
  }
  const questions = (built: Structure): string[] => [...new Set(Object.values(checked(built)).flatMap((result) => result.questions))];

  test.each([
    [0, "along y in U"],
    // Along x and along y it has 0.17·V each, across the push nothing.
    [45, "along 135° from x in U"],
    [30, "along 120° from x in U"],
    [-30, "along 60° from x in U"],
  ])("turned by %d°: nothing pushes it %s", (degrees, said) => {
    const [question, ...others] = questions(box(degrees));
    expect(question).toContain(`H_Ed = 0.000·V_Ed ${said}`);
    expect(others).toEqual([]);
  });
  test("all four directions lean it askew too, and nothing is asked", () =>
    expect(questions(box(45, { imperfections: { directions: ["+x", "-x", "+y", "-y"] } }))).toEqual([]));
});
