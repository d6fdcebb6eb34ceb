/** Checks of many members where no hand can be had: one worker makes them all, and ends when it is told to. */
import type { CheckResult, Model } from "handoff-solver";
import { checked } from "handoff-solver/checking";
import { analysed } from "handoff-solver/statics";
import { expect, it } from "vitest";
import { checksOf } from "../src/solving/checking.ts";

const FREE = { ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" } as const;
const COUNT = 500;
const all = Array.from({ length: COUNT }, (_, i) => i);

/** Simply supported beams beside each other, each a little longer than the last: enough of them, and combinations enough, to be shared out. */
const BEAMS: Model = {
  schema_version: "1.0",
  model: {
    nodes: all.flatMap((i) => [
      { id: `A${i}`, x: 0, y: i, z: 0 },
      { id: `B${i}`, x: 4 + i / 100, y: i, z: 0 },
    ]),
    materials: [{ id: "S355", type: "steel", e: 210e9, g: 81e9, density: 7850, fy: 355e6 }],
    sections: [{ id: "bar", a: 0.02, iy: 6.67e-5, iz: 1.67e-5, it: 4.57e-5 }],
    members: all.map((i) => ({ id: `M${i}`, start: `A${i}`, end: `B${i}`, section: "bar", material: "S355" })),
    supports: all.flatMap((i) => [
      { ...FREE, id: `SA${i}`, node: `A${i}`, ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed" },
      { ...FREE, id: `SB${i}`, node: `B${i}`, uy: "fixed", uz: "fixed" },
    ]),
    load_cases: [
      {
        id: "Q",
        nature: "imposed",
        self_weight: 0,
        member_loads: all.map((i) => ({ member: `M${i}`, type: "distributed", fz: -1000 })),
      },
    ],
    load_combinations: Array.from({ length: 12 }, (_, i) => ({
      id: `SLS${i}`,
      limit_state: "SLS",
      terms: [{ load_case: "Q", factor: 1 + i / 12 }],
    })),
  },
  analysis: { checks: [{ id: "sag", type: "deflection", all: true, limit_state: "SLS", limit_ratio: 250 }] },
};

it("makes all checks itself where the engine starts no workers", async () => {
  const done = analysed(BEAMS);
  const { checks: expected } = checked(BEAMS, done);
  const told: string[] = [];
  let arrived: CheckResult[] = [];
  const results = await checksOf(BEAMS, done, 4, new AbortController().signal, {
    again: () => {
      told.push("again");
      arrived = [];
    },
    arrived: (checks) => void arrived.push(...checks),
  });
  expect(told).toEqual(["again"]);
  expect(results.checks).toEqual(expected);
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(COUNT);
  // The longest sags most, by the fourth power of its length.
  expect(arrived[0]?.target.id).toBe(`M${COUNT - 1}`);
});

it("ends before the next batch, and what the analysis found stays", async () => {
  const life = new AbortController();
  const done = analysed(BEAMS, { signal: life.signal });
  let batches = 0;
  const made = checksOf(BEAMS, done, 1, life.signal, {
    again: () => undefined,
    arrived: () => {
      batches++;
      life.abort();
    },
  });
  await expect(made).rejects.toThrow("cancelled");
  expect(batches).toBe(1);
  expect(done.results.load_combinations).toHaveLength(12);
});
