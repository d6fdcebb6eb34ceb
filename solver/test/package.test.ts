/** The package as it ships: types generated from the schemas, one small bundle, nothing but the language itself. */

import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { generate, generateAnswers } from "../scripts/types.mjs";
import { displacementFingerprint, solve } from "../src/api/index.ts";
import { randomFrame } from "./frames.ts";

const root = new URL("../", import.meta.url).pathname;

async function bundle(format: "esm" | "iife"): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${root}src/api/index.ts`],
    bundle: true,
    write: false,
    format,
    globalName: "handoff",
    minify: true,
    target: "es2022",
    platform: "neutral",
  });
  return outputFiles[0]!.text;
}

test("the model's types are those of the schemas: run `npm run types` after changing a schema", async () => {
  expect(readFileSync(`${root}src/generated/model.ts`, "utf8")).toBe(await generate());
  expect(readFileSync(`${root}src/generated/answers.ts`, "utf8")).toBe(await generateAnswers());
});

describe("the bundle", () => {
  // The kernel is 27 kB of it: linear algebra, and since it has members what cuts, presses and loads them. Questions as data are 3 kB,
  // and bounds that keep combinations from being checked exactly 11 kB.
  test("stays under 252 kB gzip with its kernel and what writes short forms out", async () => {
    expect(gzipSync(await bundle("esm"), { level: 9 }).length).toBeLessThan(252_000);
  });

  test("runs in a bare engine: no DOM, no Node, no network, and the same bits", async () => {
    const context = createContext({ WebAssembly, document: JSON.stringify(randomFrame(3)) });
    const fingerprint = runInContext(
      `${await bundle("iife")}; handoff.displacementFingerprint(handoff.solve(JSON.parse(document)))`,
      context,
    );
    expect(fingerprint).toBe(displacementFingerprint(solve(randomFrame(3))));
  });

  test("names no browser or Node global", async () => {
    expect(await bundle("esm")).not.toMatch(
      /\b(window|document|navigator|fetch|process|require|Buffer|atob|performance|localStorage)\b[.(]/,
    );
  });
});
