/** Threads of Node's find the same. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { solveInThreads } from "../cli/threads.ts";
import { type Model, openLibrary, solve } from "../src/index.ts";

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
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test("two threads find what one solve finds", async () => {
  const [one, two] = [solve(model, { sections }), await threaded(model, { sections, threads: 2 })];
  expect(two.checks).toEqual(one.checks);
  expect(two.summary).toEqual(one.summary);
});
