/** What whole jobs cost an agent: calls and tokens of answers, by scripts that follow the tools' own texts. */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createServer } from "../src/server.js";

type Row = Record<string, unknown>;
const client = new Client({ name: "test", version: "1.0.0" });
beforeAll(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([createServer("1.0.0").connect(far), client.connect(near)]);
});

let calls = 0;
let tokens = 0;
beforeEach(() => {
  calls = 0;
  tokens = 0;
});
async function call(name: string, inputs: Row): Promise<Row> {
  const { content, structuredContent, isError } = (await client.callTool({ name, arguments: inputs })) as CallToolResult;
  const { text } = content[0] as { text: string };
  expect(isError, text).toBeFalsy();
  calls += 1;
  tokens += text.length / 4;
  expect(text.length / 4).toBeLessThan(1500);
  return structuredContent as Row;
}

it("finds the lightest beam in one call", async () => {
  const { suggestion, verdict } = await call("check_beam", { span_m: 6, family: "IPE", udl: 12, material: "S275" });
  expect(verdict).toBe("passes");
  expect(suggestion).toMatchObject({ passes: true, section: expect.stringMatching(/^IPE/) });
  expect([calls, tokens < 1500]).toEqual([1, true]);
});
it("builds, solves and sizes a two-bay portal with wind and snow in five calls and 8,000 tokens", async () => {
  const hall = { kind: "portal", spans_m: [15, 15], spacing_m: 5, eaves_m: 5, dead_kpa: 0.4, snow_kpa: 0.75, wind_kpa: 0.65 };
  const built = await call("build_frame", { ...hall, stays: "every_second", solve: true });
  expect(built.verdict).toBe("passes");
  expect(built.assumed).toEqual(expect.arrayContaining([expect.stringMatching(/^Wind: /), expect.stringMatching(/^Snow: /)]));
  // The search itself is long; its first turn has the same shape, and the same call goes on.
  const begun = await call("suggest_section", { model: built.model, seconds: 0.001 });
  expect(begun.next).toContain("again with the same arguments");
  const lighter = [{ op: "replace", path: "/model/sections/rafter/library", value: "IPE360" }];
  const changed = await call("change_model", { model: built.model, patch: lighter, solve: true });
  expect(changed.changed_from).toBe(built.model);
  expect(calls).toBeLessThanOrEqual(5);
  expect(tokens).toBeLessThan(8000);
});
it("reads a workbook and says whether it is stable in one call", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "saf-")), "frame.xlsx");
  const frame = { kind: "multi_storey", spans_m: [6], storeys_m: [4], spacing_m: 5, dead_kpa: 4, imposed_kpa: 3, bracing: "rigid" };
  const { model } = await call("build_frame", frame);
  await call("export_model", { model, format: "saf", path: file });
  calls = 0;
  const { stability, imported } = await call("import_model", { path: file, check: true, solve: true });
  expect((stability as { rows: { alpha_cr: number }[] }).rows[0]!.alpha_cr).toBeGreaterThan(1);
  expect((imported as Row).guessed).toBeGreaterThan(0);
  expect(calls).toBe(1);
});
it("builds and solves a braced frame of three storeys in five calls and 8,000 tokens", async () => {
  const frame = {
    kind: "multi_storey",
    spans_m: [6, 6],
    storeys_m: [4, 3.5, 3.5],
    spacing_m: 6,
    dead_kpa: 3.5,
    imposed_kpa: 3,
    wind_kpa: 0.7,
  };
  const { verdict, model } = await call("build_frame", { ...frame, solve: true });
  expect(verdict).toBe("passes");
  await call("suggest_section", { model, seconds: 0.001 });
  expect(calls).toBeLessThanOrEqual(5);
  expect(tokens).toBeLessThan(8000);
});
