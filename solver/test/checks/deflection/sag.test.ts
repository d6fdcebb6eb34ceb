/** What deflections are measured from, on solved models against closed forms; drift and variable parts. */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { effects } from "../asked.ts";

const EI = 210e9 * 83.56e-6;
const SECTION = {
  id: "S",
  a: 53.81e-4,
  iy: 83.56e-6,
  iz: 6.038e-6,
  it: 201.2e-9,
  shape: { type: "i", h: 0.3, b: 0.15, tw: 0.0071, tf: 0.0107, r: 0.015 },
  fabrication: "hot_rolled",
};
const PIN = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "free" };
const ROLLER = { ux: "free", uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "free" };
const CLAMP = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" };

interface Straight {
  /** Places of the nodes, along X or up along Z. */
  nodes: number[];
  upright?: boolean;
  supports: Record<number, object>;
  /** Nodes that pinned posts of 1 m stand under. */
  posts?: number[];
  /** Forces on nodes by load case: sideways for an upright line, downward else. */
  cases: { nature: string; loads: Record<number, number> }[];
  design: number[][];
  check: object;
}

function results({ nodes, upright = false, supports, posts = [], cases, design, check }: Straight): CheckResult[] {
  const model = {
    schema_version: "1.0",
    model: {
      nodes: [
        ...nodes.map((s, i) => ({ id: `N${i}`, x: upright ? 0 : s, y: 0, z: upright ? s : 0 })),
        ...posts.map((i) => ({ id: `foot${i}`, x: nodes[i], y: 0, z: -1 })),
      ],
      materials: [{ id: "S235", type: "steel", e: 210e9, g: 81e9, density: 7850, fy: 235e6 }],
      sections: [SECTION],
      members: [
        ...nodes.slice(1).map((_, i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}`, section: "S", material: "S235" })),
        ...posts.map((i) => ({ id: `post${i}`, type: "truss", start: `foot${i}`, end: `N${i}`, section: "S", material: "S235" })),
      ],
      supports: [
        ...Object.entries(supports).map(([node, dofs]) => ({ id: `S${node}`, node: `N${node}`, ...dofs })),
        ...posts.map((i) => ({ id: `F${i}`, node: `foot${i}`, ...PIN })),
      ],
      load_cases: cases.map(({ nature, loads }, i) => ({
        id: `L${i}`,
        nature,
        self_weight: false,
        node_loads: Object.entries(loads).map(([node, f]) => ({ node: `N${node}`, ...(upright ? { fx: f } : { fz: -f }) })),
      })),
      load_combinations: [{ id: "SLS", limit_state: "SLS", terms: cases.map((_, i) => ({ load_case: `L${i}`, factor: 1 })) }],
      design_members: design.map((members, i) => ({ id: `D${i}`, members: members.map((m) => `M${m}`) })),
    },
    analysis: { checks: [{ id: "DEF", type: "deflection", all: true, limit_state: "SLS", limit_ratio: 250, ...check }] },
  };
  return solve(model as unknown as Model).checks;
}

const found = (result: CheckResult | undefined) => ({ utilisation: result?.utilisation, from: result?.verifications[0]?.measured_from });

describe("a beam of 6 m that sticks out by 2 m, a load P on its tip: P·a²·(L + a)/(3EI) from the line of its supports", () => {
  const [P, L, a] = [10e3, 6, 2];
  const tip = (P * a * a * (L + a)) / (3 * EI);
  const beam = { nodes: [0, 6, 8], supports: { 0: PIN, 1: ROLLER }, cases: [{ nature: "imposed", loads: { 2: P } }], check: {} };
  test("as one design member: twice the overhang's length counts", () => {
    const [whole] = results({ ...beam, design: [[0, 1]] });
    expect(whole?.utilisation).toBeCloseTo(tip / ((2 * a) / 250), 6);
    expect(found(whole).from).toBe("support_line");
    expect(whole?.basis).toContainEqual({ symbol: "measured from", value: "support line", unit: "" });
  });
  test("as a design member of its own: its root turns, and that counts", () => {
    const [span, overhang] = results({ ...beam, design: [[0], [1]] });
    expect(found(overhang)).toEqual({ utilisation: expect.closeTo(tip / ((2 * a) / 250), 6), from: "root" });
    expect(found(span).from).toBe("chord");
  });
  test("and so it is on posts, which let it turn no less", () => {
    const standing = { 0: { ...PIN, uz: "free" }, 1: { ...ROLLER, uz: "free" } };
    const overhang = results({ ...beam, supports: standing, posts: [0, 1], design: [[0], [1]] }).find(({ target }) => target.id === "D1");
    // The posts shorten by less than a thousandth of it.
    expect(overhang!.utilisation! / (tip / ((2 * a) / 250))).toBeCloseTo(1, 2);
    expect(found(overhang).from).toBe("root");
  });
});

test("a cantilever: P·L³/(3EI) from the tangent at its root against 2L/ratio", () => {
  const [tip] = results({
    nodes: [0, 3],
    supports: { 0: CLAMP },
    cases: [{ nature: "imposed", loads: { 1: 5e3 } }],
    design: [[0]],
    check: {},
  });
  expect(found(tip)).toEqual({ utilisation: expect.closeTo((5e3 * 27) / (3 * EI) / (6 / 250), 6), from: "root_tangent" });
});

describe("a beam over 6 m, permanent and imposed loads in mid-span", () => {
  const sag = (p: number): number => (p * 6 ** 3) / (48 * EI) / (6 / 250);
  const beam = {
    nodes: [0, 3, 6],
    supports: { 0: PIN, 2: ROLLER },
    cases: [
      { nature: "permanent", loads: { 1: 20e3 } },
      { nature: "imposed", loads: { 1: 7e3 } },
    ],
    design: [[0, 1]],
  };
  test.each([
    ["total", 27e3],
    ["variable", 7e3],
  ])("%s", (part, p) => expect(results({ ...beam, check: { part } })[0]?.utilisation).toBeCloseTo(sag(p), 6));
  test("absolute: the same where supports do not move, and named so", () => {
    const [absolute] = results({ ...beam, check: { measure: "absolute" } });
    expect(found(absolute)).toEqual({ utilisation: expect.closeTo(sag(27e3), 6), from: "undeformed" });
  });
});

test("a mast: H·h³/(3EI) against its height over the ratio, of which no beam's double is taken (EN 1990 A1.4.3(7))", () => {
  const mast = { nodes: [0, 3, 7], upright: true, supports: { 0: CLAMP }, design: [[0, 1]] };
  const [sag] = results({ ...mast, cases: [{ nature: "wind", loads: { 2: 4e3 } }], check: {} });
  expect(found(sag)).toEqual({ utilisation: expect.closeTo((4e3 * 343) / (3 * EI) / (7 / 250), 6), from: "root_tangent" });
  expect(sag?.verifications[0]?.title).toBe("Deflection along z, height / 250");
  const [spanned] = results({ ...mast, cases: [{ nature: "wind", loads: { 2: 16e3 } }], check: { span: 70 } });
  expect(effects(spanned!, "deflection_reference")[1]).toBeCloseTo((16e3 * 343) / (3 * EI) / (7 / 250), 6);
});

describe("drift", () => {
  const column = { nodes: [0, 3, 7], upright: true, supports: { 0: CLAMP }, design: [[0, 1]] };
  test("a column of 7 m, H on its head: H·h³/(3EI) over its height", () => {
    const [drift] = results({ ...column, cases: [{ nature: "wind", loads: { 2: 4e3 } }], check: { measure: "drift" } });
    expect(found(drift)).toEqual({ utilisation: expect.closeTo((4e3 * 343) / (3 * EI) / (7 / 250), 6), from: "storey_below" });
    expect(drift?.verifications[0]?.title).toBe("Storey drift over 7.00 m, N0 to N2");
  });
  test("a beam has none, and it is not passed", () => {
    const [none] = results({
      nodes: [0, 6],
      supports: { 0: PIN, 1: ROLLER },
      cases: [{ nature: "wind", loads: { 1: 1 } }],
      design: [[0]],
      check: { measure: "drift" },
    });
    expect(none).toMatchObject({ verdict: "cannot_verify" });
    expect(none?.verifications[0]?.reason).toContain("upright");
  });
});
