/** A large model of first order hands over its forces before its stability is looked at; a small one is there at once. */
import type { Model } from "handoff-solver";
import { type Analysed, analysed } from "handoff-solver/statics";
import { expect, it } from "vitest";
import { analysisOf } from "../src/solving/analysing.ts";

/** Members that are many here. */
const MANY = 6;
const FREE = { ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" } as const;

/** A cantilevered mast of `count` members under a weight on top, in two combinations at the ultimate limit state. */
function mast(count: number, limit_state: "ULS" | "SLS" = "ULS"): Model {
  const all = Array.from({ length: count }, (_, i) => i);
  return {
    schema_version: "1.0",
    model: {
      nodes: [...all, count].map((i) => ({ id: `N${i}`, x: 0, y: 0, z: i / 10 })),
      materials: [{ id: "S355", type: "steel", e: 210e9, g: 81e9, density: 7850, fy: 355e6 }],
      sections: [{ id: "bar", a: 0.02, iy: 6.67e-3, iz: 1.67e-3, it: 4.57e-3 }],
      members: all.map((i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}`, section: "bar", material: "S355" })),
      supports: [{ ...FREE, id: "S", node: "N0", ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" }],
      load_cases: [{ id: "Q", nature: "imposed", self_weight: 0, node_loads: [{ node: `N${count}`, fz: -1000 }] }],
      load_combinations: [1, 2].map((factor) => ({ id: `C${factor}`, limit_state, terms: [{ load_case: "Q", factor }] })),
    },
    analysis: { options: { order: "first" } },
  };
}

/** What is told of a model, in its order. */
async function told(model: Model, hands = 0): Promise<{ told: string[]; done: Analysed }> {
  const said: string[] = [];
  const done = await analysisOf(
    model,
    {},
    { hands, signal: new AbortController().signal },
    {
      forces: async ({ results }) => {
        said.push(`forces of ${results.load_combinations.length}, stability of ${results.stability.length}`);
        await Promise.resolve();
        said.push("the page has them");
      },
      stability: ({ results }) => void said.push(`stability of ${results.stability.length}`),
      breath: () => Promise.resolve(),
    },
    MANY,
  );
  return { told: said, done };
}

it("hands over forces first and waits until they are shown", async () => {
  const model = mast(MANY);
  const { told: said, done } = await told(model);
  expect(said).toEqual(["forces of 2, stability of 0", "the page has them", "stability of 1", "stability of 2"]);
  expect(done.results.stability).toEqual(analysed(model).results.stability);
});

it("hands over forces once stability has said their order, where the model leaves it out", async () => {
  const { analysis: _, ...model } = mast(MANY);
  // Leaning both ways along x and along y as well.
  const { told: said, done } = await told(model);
  expect(said).toEqual(["forces of 10, stability of 10", "the page has them", "stability of 10"]);
  expect(done.results.assumptions).toEqual(analysed(model).results.assumptions);
});

it("finds all of it alone where the engine starts no workers", async () => {
  // Enough members and combinations that hands would be had.
  const { model, ...rest } = mast(2000);
  const combinations = Array.from({ length: 10 }, (_, i) => ({ ...model.load_combinations[0]!, id: `C${i}` }));
  const large = { ...rest, model: { ...model, load_combinations: combinations as typeof model.load_combinations } };
  const { told: said, done } = await told(large, 3);
  expect(said).toHaveLength(2 + 10);
  expect(done.results.stability).toEqual(analysed(large).results.stability);
});

it("says nothing on the way where the model is small, or where nothing follows", async () => {
  const small = await told(mast(MANY - 1));
  expect(small.told).toEqual([]);
  expect(small.done.results.stability).toHaveLength(2);
  expect((await told(mast(MANY, "SLS"))).told).toEqual([]);
});
