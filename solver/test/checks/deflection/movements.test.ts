/** Ends of a chord that move themselves: asked about where nothing holds them, and answered by an absolute measure over the span. */

import { describe, expect, test } from "vitest";
import { askOf, effects } from "../asked.ts";
import { CLAMP, checked, cutBeam, even, FORK, type Structure, solved } from "../held.ts";

const CHECK = { type: "deflection", limit_ratio: 200 };
const portal = (check: object, more: Partial<Structure> = {}): Structure => ({
  nodes: { F1: [0, 0, 0], E1: [0, 0, 5], RI: [8, 0, 6], E2: [16, 0, 5], F2: [16, 0, 0], P: [8, 0, 0] },
  members: [
    ["C1", "F1", "E1"],
    ["R1", "E1", "RI"],
    ["R2", "RI", "E2"],
    ["C2", "F2", "E2"],
  ],
  supports: { F1: CLAMP, F2: CLAMP, P: CLAMP },
  loads: even(["R1", "R2"], 4e3),
  designs: [
    { id: "left", members: ["R1"] },
    { id: "right", members: ["R2"] },
  ],
  check: { ...CHECK, ...check },
  ...more,
});
const POST: Structure["members"][number] = ["P", "P", "RI"];

describe("half rafters of a portal", () => {
  test("the ridge moves itself by more than a tip may: no pass, and the question names it", () => {
    for (const result of Object.values(checked(portal({ limit_ratio: 1000 })))) {
      expect(result).toMatchObject({ verdict: "incomplete", coverage: [{ clause: "7.2", state: "assumed" }] });
      expect(askOf(result, "deflection_reference").figures.node?.value).toBe("RI");
      expect(result.questions[0]).toMatch(/^The end at node RI moves \d+ mm along its own z in \w+, and nothing is shown to hold it\./);
      expect(result.warnings).toEqual(result.questions);
    }
  });
  test("measured from the undeformed place over its span of 16 m: what the ridge falls, along the rafter's z, over 16 m / 200", () => {
    const structure = portal({ measure: "absolute", span: 16 });
    const { load_combinations, nodes } = solved(structure) as {
      load_combinations: { displacements: number[] }[];
      nodes: string[];
    };
    const at = 6 * nodes.indexOf("RI");
    const [ux, uz] = [load_combinations[0]?.displacements[at] as number, load_combinations[0]?.displacements[at + 2] as number];
    // Of a rafter that rises 1 m over 8 m, z leans back by as much.
    const fall = Math.abs((-ux + 8 * uz) / Math.sqrt(65));
    const { left } = checked(structure);
    expect(left).toMatchObject({ verdict: "pass", questions: [] });
    expect(left?.utilisation).toBeCloseTo(fall / (16 / 200), 4);
    expect(left?.basis).toContainEqual({ symbol: "L", value: 16, unit: "m" });
  });
  test("a post under the ridge holds it", () => {
    const { left } = checked(portal({}, { members: [...portal({}).members, POST] }));
    expect(left).toMatchObject({ verdict: "pass", questions: [] });
  });
});

describe("cantilevers with a beam from tip to tip", () => {
  test("the tip is decided as a free end, q·L⁴/8EI over 2·L/200; beyond that limit it is asked about", () => {
    const structure = (q: number): Structure => ({
      nodes: { A: [0, 0, 0], B: [3, 0, 0], C: [0, 5, 0], D: [3, 5, 0] },
      members: [
        ["left", "A", "B"],
        ["right", "C", "D"],
        ["edge", "B", "D"],
      ],
      supports: { A: CLAMP, C: CLAMP },
      loads: even(["left", "right"], q),
      designs: [{ id: "tip", members: ["left"] }],
      check: CHECK,
    });
    const { load_combinations, nodes } = solved(structure(4e3)) as { load_combinations: { displacements: number[] }[]; nodes: string[] };
    const sag = -(load_combinations[0]?.displacements[6 * nodes.indexOf("B") + 2] as number);
    expect(sag).toBeGreaterThan(0.001);
    const { tip } = checked(structure(4e3));
    expect(tip).toMatchObject({ verdict: "pass", questions: [] });
    expect(tip?.utilisation).toBeCloseTo((sag * 200) / 6, 6);
    expect(tip?.verifications[0]?.title).toBe("Deflection along z of the tip, 2 × length / 200");
    const heavy = 4e3 / ((sag * 200) / 6);
    expect(checked(structure(0.99 * heavy)).tip?.verdict).toBe("pass");
    // From the chord, with the movement of the tip over L/200, and over 2·L/200.
    const [, moved, free] = effects(checked(structure(1.01 * heavy)).tip!, "deflection_reference");
    expect([moved, free]).toEqual([expect.closeTo(2.02, 6), expect.closeTo(1.01, 6)]);
  });
});

describe("columns of a frame that sways", () => {
  const frame = (fx: number, checks: object = {}): Structure =>
    portal(checks, { loads: { node_loads: [{ node: "E1", fx }] }, designs: [{ id: "column", members: ["C1"] }] });
  test("a lean beyond the ratio is asked about, one within it is not", () => {
    expect(checked(frame(5e3)).column).toMatchObject({ verdict: "pass", questions: [] });
    expect(askOf(checked(frame(80e3)).column!, "deflection_reference").finding).toBe("drift");
  });
  test("by drift it is no question", () => {
    expect(checked(frame(80e3, { measure: "drift" })).column?.questions).toEqual([]);
  });
});

describe("a beam in pieces of 4 m over columns on springs", () => {
  const LIMIT = 4 / 250;
  const row = (springs: number[], loads: object[], targets: string[]) => {
    const at = springs.map((_, i) => `T${i}`);
    const feet = springs.map((uz, i) => [`F${i}`, { ux: "fixed", uy: "fixed", uz, rx: "fixed", ry: "fixed", rz: "fixed" }]);
    return checked({
      nodes: Object.fromEntries(
        springs.flatMap((_, i): [string, [number, number, number]][] => [
          [`T${i}`, [4 * i, 0, 3]],
          [`F${i}`, [4 * i, 0, 0]],
        ]),
      ),
      members: [
        ...at.slice(1).map((end, i): Structure["members"][number] => [`M${i}`, at[i]!, end]),
        ...at.map((top, i): Structure["members"][number] => [`C${i}`, `F${i}`, top, { end_hinge: "pin" }]),
      ],
      hinges: [{ id: "pin", ry: "free", rz: "free" }],
      supports: Object.fromEntries(feet),
      loads: { node_loads: loads },
      designs: targets.map((id) => ({ id, members: [id] })),
      check: { type: "deflection", limit_ratio: 250 },
    });
  };
  const HARD = 1e12;
  const EI = 210e9 * 8356e-8;
  test("one that sinks beside the others by more than the limit of a piece holds nothing", () => {
    // F/(k + 48EI/L³) over both pieces.
    const soft = 1e6;
    const load = (sink: number): number => sink * (soft + (48 * EI) / 8 ** 3);
    const sinking = (sink: number) => row([HARD, soft, HARD], [{ node: "T1", fz: -load(sink) }], ["M0", "M1"]);
    for (const found of Object.values(sinking(1.03 * LIMIT))) {
      expect(found.verdict).toBe("incomplete");
      expect(askOf(found, "deflection_reference")).toMatchObject({ finding: "moving_end", figures: { node: { value: "T1" } } });
      expect(effects(found, "deflection_reference")[1]).toBeCloseTo(1.03, 2);
    }
    for (const { questions, verdict } of Object.values(sinking(0.97 * LIMIT))) expect([verdict, questions]).toEqual(["pass", []]);
  });
  test("a piece between two that sink alike is asked about too: what lies beyond them leans", () => {
    const loads = ["T1", "T2"].map((node) => ({ node, fz: -20e3 }));
    expect(row([HARD, 1e5, 1e5, HARD], loads, ["M1"]).M1).toMatchObject({ verdict: "incomplete" });
  });
  test("all that sink alike are none of its deflection", () => {
    const loads = ["T0", "T1", "T2"].map((node) => ({ node, fz: -100e3 }));
    for (const { questions } of Object.values(row([5e6, 5e6, 5e6], loads, ["M0", "M1"]))) expect(questions).toEqual([]);
  });
});

test("an end on a spring that gives way by more than the limit is asked about; by less it is the model's own word", () => {
  const onSpring = (uz: number, check: object = {}) =>
    checked({
      ...cutBeam(6, [], { N0: FORK, end: { ux: "free", uy: "fixed", uz, rx: "fixed", ry: "free", rz: "free" } }),
      loads: even(["M0"], 2e3),
      check: { type: "deflection", limit_ratio: 250, ...check },
    }).D!;
  // A reaction of 6 kN on 200 kN/m: 30 mm, where L/250 = 24 mm are allowed; on 300 kN/m 20 mm.
  expect(effects(onSpring(200e3), "deflection_reference")[1]).toBeCloseTo(30 / 24, 6);
  expect(onSpring(300e3)).toMatchObject({ verdict: "pass", questions: [] });
  expect(onSpring(200e3, { measure: "absolute" }).verdict).toBe("fail");
});
