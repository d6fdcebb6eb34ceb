/** Where the model leaves the order out: first or second order and leans, combination by combination, by EN 1993-1-1 5.2.1(3) and 5.3.2. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../src/api/index.ts";
import { model, type Parts, SECTION, STEEL, support } from "../building.ts";

const H = 4;
const EI = STEEL.e * SECTION.iy;
/** Euler's load of a cantilever about its strong axis: what it sways at along x. */
const N_CR = (Math.PI ** 2 * EI) / (2 * H) ** 2;

/** A column clamped at its foot and held across y, under a weight and a push along x at its head. */
function cantilever(weight: number, push = 0, more: Partial<Parts> = {}): Results {
  return solve(
    model({
      nodes: { A: [0, 0, 0], B: [0, 0, H] },
      members: [{ id: "M", start: "A", end: "B" }],
      section: { iz: SECTION.iy },
      supports: [support("1", "A", "ffffff"), support("2", "B", "rfrrrf")],
      loads: { node_loads: [{ node: "B", fz: -weight, fx: push }] },
      combinations: [
        { id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] },
        { id: "S", limit_state: "SLS", terms: [{ load_case: "L", factor: 1 }] },
      ],
      options: { order: undefined },
      ...more,
    }),
  );
}

const orders = ({ load_combinations }: Results) => load_combinations.map(({ id, order }) => [id, order]);
/** Moment at the foot of the column. */
const foot = ({ load_combinations }: Results, id: string): number =>
  Math.max(
    ...load_combinations
      .find((one) => one.id === id)!
      .end_forces.slice(3, 6)
      .map(Math.abs),
  );

describe("a cantilever's order", () => {
  test("from αcr = 10 on first, and it leans by φ·V in ±x alone, where its head can move", () => {
    const results = cantilever(N_CR / 20);
    expect(orders(results)).toEqual([
      ["U", 1],
      ["S", 1],
      ["U +x", 1],
      ["U -x", 1],
    ]);
    // αh of 4 m is 1, αm of one column too.
    expect(foot(results, "U +x")).toBeCloseTo((N_CR / 20 / 200) * H, 3);
    expect(results.assumptions).toMatchObject({ order: "automatic", imperfections: "automatic" });
    expect(results.assumptions.combinations).toMatchObject([{ combination: 0, order: 1, leans: ["+x", "-x"], clause: "5.2.1(3)" }]);
    expect(results.assumptions.said).toEqual([
      "First order with sway imperfections 1/200 in ±x (EN 1993-1-1 5.2.1, 5.3.2), because αcr ≥ 10 of every sway mode.",
    ]);
  });

  test("below 10 second, whose moment grows by tan(β)/β of a cantilever, β = π/2·√(N/Ncr)", () => {
    const results = cantilever(N_CR / 4);
    expect(orders(results).map(([, order]) => order)).toEqual([2, 2, 2, 2]);
    const beta = Math.PI / 4;
    // Shear gives way as well, so that it grows a little more.
    const exact = ((N_CR / 4 / 200) * H * Math.tan(beta)) / beta;
    expect(foot(results, "U +x") / exact).toBeGreaterThan(0.999);
    expect(foot(results, "U +x") / exact).toBeLessThan(1.01);
    expect(results.assumptions.said[0]).toMatch(
      /^Second order with sway imperfections 1\/200 in ±x \(EN 1993-1-1 5\.2\.1, 5\.3\.2\), because αcr = [34]\.\d\d of a sway mode\.$/,
    );
  });

  test("at αcr ≤ 1 none: it fails by 1/αcr, and nothing leans", () => {
    const results = cantilever(2 * N_CR, 0, { analysis: { checks: [{ id: "E", type: "en1993_1_1", all: true, limit_state: "ULS" }] } });
    expect(results.load_combinations.map(({ id }) => id)).toEqual(["U", "S"]);
    expect(results.load_combinations[0]!.failed).toMatchObject({ code: "beyond_critical" });
    expect(results.summary.verdict).toBe("fails");
    const stability = results.checks[0]!.verifications.find(({ key }) => key === "stability")!;
    expect(stability.status).toBe("fail");
    expect(stability.utilisation).toBeCloseTo(2, 1);
  });
});

describe("5.3.2(4)B", () => {
  test("from H = 0.15·V on nothing leans", () => {
    expect(cantilever(1000, 151).load_combinations.map(({ id }) => id)).toEqual(["U", "S"]);
    expect(cantilever(1000, 149).load_combinations.map(({ id }) => id)).toEqual(["U", "S", "U +x", "U -x"]);
  });
});

describe("what the model asks for", () => {
  test.each(["first", "second"] as const)("%s order stays without leans", (order) => {
    const results = cantilever(N_CR / 4, 0, { options: { order } });
    expect(orders(results)).toEqual([
      ["U", order === "first" ? 1 : 2],
      ["S", order === "first" ? 1 : 2],
    ]);
    expect(results.assumptions).toMatchObject({ order, imperfections: "none", combinations: [], said: [] });
  });

  test("its own imperfections are those that act, in the order that sway asks for", () => {
    const imperfections = { directions: ["+x"], height: 16 };
    const results = cantilever(N_CR / 4, 0, { options: { order: undefined, imperfections } });
    expect(orders(results)).toEqual([
      ["U", 2],
      ["S", 2],
      ["U +x", 2],
    ]);
    expect(results.imperfections).toMatchObject({ alpha_h: 2 / 3 });
    expect(results.assumptions.imperfections).toBe("given");
  });
});

describe("nothing leans", () => {
  const loads = { member_loads: [{ member: "M", type: "distributed", fz: -1e4 }] };
  test("of a beam, which costs no combination", () => {
    const results = cantilever(0, 0, {
      nodes: { A: [0, 0, 0], B: [6, 0, 0] },
      members: [{ id: "M", start: "A", end: "B" }],
      supports: [support("1", "A", "ffffff")],
      loads,
    });
    expect(results.load_combinations.map(({ id }) => id)).toEqual(["U", "S"]);
    expect(results.load_cases).toHaveLength(1);
    expect(results.imperfections).toBeNull();
  });

  test("where nothing is pressed", () => {
    const results = cantilever(-1000);
    expect(results.load_combinations).toHaveLength(2);
    expect(results.assumptions.said).toEqual(["First order (EN 1993-1-1 5.2.1), because nothing is in compression."]);
  });

  test("of a column whose head is held", () => {
    const results = cantilever(1000, 0, { supports: [support("1", "A", "fffrrf"), support("2", "B", "ffrrrr")] });
    expect(results.load_combinations).toHaveLength(2);
  });
});

test("what temperature moves beside a column is found by second order, be α ever so high", () => {
  const results = cantilever(1000, 0, {
    loads: { node_loads: [{ node: "B", fz: -1000 }], member_loads: [{ member: "M", type: "temperature", dt: 30 }] },
  });
  expect(results.load_combinations[0]!.order).toBe(2);
});
