/** How far structures lean, each by its own height: EN 1993-1-1 5.3.2(3)a. */
import { type Model, solve } from "handoff-solver";
import { expect, it } from "vitest";
import { leanWords } from "../src/model/leaning.ts";

const metres = (value: number): string => `${value} m`;
/** Posts that stand apart. */
const posts = (...heights: number[]): Model =>
  ({
    schema_version: "1.0",
    model: {
      nodes: heights.flatMap((z, i) => [0, z].map((at, end) => ({ id: `N${i}${end}`, x: 5 * i, y: 0, z: at }))),
      members: heights.map((_, i) => ({ id: `M${i}`, start: `N${i}0`, end: `N${i}1`, section: "s", material: "S" })),
      materials: [{ id: "S", type: "steel", e: 2.1e11, g: 8.1e10, density: 7850, nu: 0.3, thermal_expansion: 1.2e-5 }],
      sections: [{ id: "s", a: 5e-3, iy: 8e-5, iz: 6e-6, it: 2e-7 }],
      supports: heights.map((_, i) => ({
        id: `S${i}`,
        node: `N${i}0`,
        ...Object.fromEntries(["ux", "uy", "uz", "rx", "ry", "rz"].map((d) => [d, "fixed"])),
      })),
      load_cases: [{ id: "G", nature: "permanent", self_weight: 1 }],
      load_combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "G", factor: 1 }] }],
    },
    analysis: { options: { imperfections: { directions: ["+x"], columns: 4 } } },
  }) as unknown as Model;

const said = (model: Model, more: object = {}): string =>
  leanWords(model, { directions: ["+x"], columns: 4, ...more } as Parameters<typeof leanWords>[1], metres);

// αh = 2/√6.25 = 0.8, αm = √(0.5·(1 + 1/4)) = 0.7906, so that φ = 0.8·0.7906/200 = 1/316.2; with αh = 1 it is 1/253.
const [HIGH, LOW] = ["1/316.2 (αh = 0.8, h = 6.25 m)", "1/253 (αh = 1, h = 3 m, 4 m)"];
const REST = ", φ0 = 1/200, αm = 0.7906 (m = 4)";

it("says φ with what it is made of", () => expect(said(posts(6.25))).toBe(`φ = φ0·αh·αm = ${HIGH}${REST}`));
it("says it of every height, once where αh is at its bound", () =>
  expect(said(posts(6.25, 3, 4, 3))).toBe(`φ = φ0·αh·αm = ${LOW}, ${HIGH}${REST}`));
it("says it of the height that is given", () => expect(said(posts(3), { height: 6.25 })).toBe(`φ = φ0·αh·αm = ${HIGH}${REST}`));
it("says what the solver took", () => {
  const { phi } = solve(posts(6.25)).imperfections!;
  expect(1 / phi).toBeCloseTo(316.2, 1);
});
