/** The classic script, which an engine without modules, files or a network reads. */

import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { expect, test } from "vitest";

const root = new URL("../..", import.meta.url).pathname;

test("the script answers in a bare engine with the library given as text", async () => {
  const { outputFiles } = await build({
    entryPoints: [`${root}src/design/script.ts`],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "handoff",
    minify: true,
    target: "es2022",
    platform: "neutral",
  });
  const context = createContext({ WebAssembly, text: readFileSync(`${root}data/sections.json`, "utf8") });
  const answer = runInContext(
    `${outputFiles[0]!.text};
      const library = handoff.openLibrary(JSON.parse(text));
      const { model } = handoff.checkBeam({ span_m: 6, section: "IPE300", udl: 10 }, library);
      JSON.stringify([handoff.validate(model, { sections: library }), handoff.solve(model, { sections: library }).checks.length])`,
    context,
  ) as string;
  expect(JSON.parse(answer)).toEqual([{ valid: true, errors: [], warnings: [] }, 2]);
});
