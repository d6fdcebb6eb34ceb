/** Models that the session keeps: a name for each, the same for the same, and changes without a second posting. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { beforeAll, expect, it } from "vitest";
import { createServer } from "../src/server.js";

type Row = Record<string, unknown>;
const client = new Client({ name: "test", version: "1.0.0" });
beforeAll(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([createServer("1.0.0").connect(far), client.connect(near)]);
  await client.listTools();
});
const call = async (name: string, inputs: Row): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: inputs })) as CallToolResult;
const data = async (name: string, inputs: Row): Promise<Row> => {
  const { structuredContent, content, isError } = await call(name, inputs);
  if (isError) throw new Error((content[0] as { text: string }).text);
  expect(JSON.parse((content[0] as { text: string }).text)).toEqual(structuredContent);
  return structuredContent as Row;
};
const BEAM = { kind: "beam", spans_m: [6, 6], spacing_m: 3, dead_kpa: 3, imposed_kpa: 3, beam: "IPE300", restrained: true };

it("keeps what it builds under a name, the same for the same frame, and says what it assumed", async () => {
  const built = await data("build_frame", BEAM);
  expect(built).toMatchObject({ title: "Continuous beam, 6 + 6 m", sections: { beam: "IPE300" }, counts: { members: 2, supports: 3 } });
  expect(built.assumed).toContain("Every support holds the beam sideways and against twist; the first holds it along.");
  expect((await data("build_frame", BEAM)).model).toBe(built.model);
});
it("changes a model by a patch with ids, and leaves the old one as it was", async () => {
  const { model } = await data("build_frame", BEAM);
  const patch = [{ op: "replace", path: "/model/sections/beam/library", value: "IPE400" }];
  const changed = await data("change_model", { model, patch });
  expect(changed).toMatchObject({ changed_from: model, sections: { beam: "IPE400" }, warnings: [] });
  expect(changed.model).not.toBe(model);
  const { differences } = await data("compare", { before: model, after: changed.model });
  expect(differences).toBe(1);
});
it("refuses a patch that leads nowhere or breaks the model, by operation and place", async () => {
  const { model } = await data("build_frame", BEAM);
  const refused = async (patch: Row[]): Promise<string> => {
    const { content, isError } = await call("change_model", { model, patch });
    expect(isError).toBe(true);
    return (content[0] as { text: string }).text;
  };
  expect(await refused([{ op: "replace", path: "/model/sections/rafter/library", value: "IPE400" }])).toBe(
    "operation 1 (replace /model/sections/rafter/library): no entry 'rafter' in a list of 1; ids are: beam",
  );
  expect(await refused([{ op: "put", path: "/model" }])).toContain("'op' is one of add, remove, replace, move, copy, test");
  expect(await refused([{ op: "remove", path: "/model/members/B2" }])).toMatch(
    /invalid_model: the model is not valid and was not kept[\s\S]*B2/,
  );
});
it("solves by name and names the points that stay open with the answers to them", async () => {
  const built = await data("build_frame", BEAM);
  // A buckling length far below what the model shows is doubted, and may be typed anew.
  const pressed = [
    { op: "add", path: "/model/load_cases/G/node_loads", value: [{ node: "N2", fx: -300e3 }] },
    { op: "add", path: "/model/design_members/B1/l_cr_z", value: 0.5 },
  ];
  const { model } = await data("change_model", { model: built.model, patch: pressed });
  const solved = await data("solve_model", { model });
  const { rows } = solved.questions as { rows: { question: number; asks: string; answers?: string[] }[] };
  const asked = rows.find(({ answers }) => answers?.length)!;
  expect(asked.answers![0]).toMatch(/^1: /);
  const value = asked.answers![0]!.includes("with value") ? { value: 2 } : {};
  const answered = await data("change_model", { model, answers: [{ question: asked.question, answer: 1, ...value }] });
  expect(answered.changed_from).toBe(model);
  const wrong = await call("change_model", { model, answers: [{ question: 99, answer: 1 }] });
  expect([wrong.isError, (wrong.content[0] as { text: string }).text]).toEqual([true, expect.stringContaining("no question 99")]);
});
it("says which models there are where a name is unknown", async () => {
  const { content } = await call("solve_model", { model: "m999" });
  expect((content[0] as { text: string }).text).toMatch(/^no model 'm999' is kept; there are: m\d+, /);
});
it("finds the lightest beam of a family in one call, deflection counted", async () => {
  const { suggestion, verdict, model } = await data("check_beam", { span_m: 6, family: "IPE", udl: 10, restrained: true });
  expect(suggestion).toMatchObject({ passes: true });
  expect(verdict).toBe("passes");
  // One size lighter fails: it is the lightest.
  const { section } = suggestion as { section: string };
  const lighter = { IPE240: "IPE220", IPE270: "IPE240", IPE220: "IPE200" }[section]!;
  const patch = [{ op: "replace", path: "/model/sections/0/library", value: lighter }];
  expect((await data("change_model", { model, patch, solve: true })).verdict).not.toBe("passes");
});
it("stops a search after its seconds and goes on with it in the next call", async () => {
  const { model } = await data("build_frame", BEAM);
  const first = await data("suggest_section", { model, seconds: 1e-6 });
  expect(first).toMatchObject({ finished: false, solves: 1 });
  let answer = await data("suggest_section", { model, seconds: 1e-6 });
  expect(answer.solves ?? Infinity).toBeGreaterThan(1);
  while (!answer.finished) answer = await data("suggest_section", { model });
  expect(answer.suggestions).toHaveLength(1);
});
it("exports what it keeps and reads it again", async () => {
  const { model } = await data("build_frame", BEAM);
  const { content } = await data("export_model", { model, format: "saf" });
  const again = await data("import_model", { base64: content, check: true });
  expect(again).toMatchObject({ counts: { members: 2, supports: 3 }, sections: expect.any(Object), checks: { ids: ["steel"] } });
  expect((again.imported as Row).shown).toMatch(/of \d+, what is left out first$/);
  const { content: text } = await data("export_model", { model, format: "json" });
  expect((await data("import_model", { base64: Buffer.from(text as string).toString("base64") })).model).toBe(model);
});
