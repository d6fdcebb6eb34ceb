/** Threads of Node's find the same. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { solveInThreads } from "../cli/threads.ts";
import { type Model, openLibrary, solve } from "../src/api/index.ts";
import { settlingHandsFor, stateHandsFor } from "../src/api/sharing.ts";
import { analysed, analysedInStages, begin } from "../src/api/statics.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const model = read("../../schemas/examples/portal-frame.json") as Model;
const sections = openLibrary(read("../data/sections.json"));
const folder = mkdtempSync(join(tmpdir(), "threads-"));
let threaded: typeof solveInThreads;

// A thread runs a file: the sources as one script, as the package has them.
beforeAll(async () => {
  const entry = new URL("../cli/threads.ts", import.meta.url).pathname;
  const outfile = join(folder, "threads.mjs");
  await build({ entryPoints: [entry], outfile, bundle: true, format: "esm", platform: "node", logLevel: "error" });
  ({ solveInThreads: threaded } = (await import(/* @vite-ignore */ outfile)) as { solveInThreads: typeof solveInThreads });
});
afterAll(() => rmSync(folder, { recursive: true }));

const one = solve(model, { sections });

test("two threads find what one solve finds", async () => {
  const two = await threaded(model, { sections, threads: 2 });
  expect(two.checks).toEqual(one.checks);
  expect(two.summary).toEqual(one.summary);
});

test("so do as many as there are processors to spare", async () => {
  const some = await threaded(model, { sections });
  expect(some.checks).toEqual(one.checks);
});

/** A mast under a weight and its own, in twenty combinations. */
function mast(count: number, limit_state: "ULS" | "SLS"): Model {
  const all = Array.from({ length: count }, (_, i) => i);
  const free = { ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" } as const;
  const fixed = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" } as const;
  return {
    schema_version: "1.0",
    model: {
      nodes: [...all, count].map((i) => ({ id: `N${i}`, x: 0, y: 0, z: i / 100 })),
      materials: [{ id: "S355", type: "steel", e: 210e9, g: 81e9, density: 7850, fy: 355e6 }],
      sections: [{ id: "bar", a: 0.02, iy: 6.67e-3, iz: 1.67e-3, it: 4.57e-3 }],
      members: all.map((i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}`, section: "bar", material: "S355" })),
      supports: [
        { id: "foot", node: "N0", ...fixed },
        { id: "top", node: `N${count}`, ...free, ux: "fixed" },
      ],
      load_cases: [
        { id: "Q", nature: "imposed", self_weight: 0, node_loads: [{ node: `N${count}`, fz: -1000 }] },
        { id: "G", nature: "permanent", self_weight: 1 },
      ],
      load_combinations: Array.from({ length: 20 }, (_, i) => ({
        id: `U${i}`,
        limit_state,
        terms: [
          { load_case: "Q", factor: 1 + i },
          { load_case: "G", factor: 1.35 },
        ],
      })),
    },
  } as Model;
}

test("threads find the stability that one solve finds", async () => {
  const model = mast(1000, "ULS");
  expect(settlingHandsFor(begin(model), 2)).toBe(2);
  expect((await threaded(model, { threads: 2 })).stability).toEqual(analysed(model).results.stability);
}, 600_000);

test("threads find the states of second order that one solve finds", async () => {
  const model: Model = { ...mast(500, "SLS"), analysis: { options: { order: "second" } } };
  const begun = begin(model);
  expect(stateHandsFor(begun, 2)).toBe(2);
  const { value } = analysedInStages(model, {}, begun).next();
  expect((await threaded(model, { threads: 2 })).load_combinations).toEqual(value.results.load_combinations);
}, 600_000);
