/** The server as a client meets it: what it offers, how small that is, and what it refuses. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult, Progress } from "@modelcontextprotocol/sdk/types.js";
import { EXAMPLES } from "handoff-solver/command";
import { beforeAll, expect, it } from "vitest";
import { createServer } from "../src/server.js";
import { solvedBeam } from "./beam.js";

const client = new Client({ name: "test", version: "1.0.0" });
beforeAll(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([createServer("1.0.0").connect(far), client.connect(near)]);
});

const call = async (name: string, inputs: Record<string, unknown>): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: inputs })) as CallToolResult;
const text = ({ content: [first] }: CallToolResult): string => (first as { text: string }).text;
const { model } = solvedBeam();
const loose = { ...model, model: { ...model.model, supports: model.model.supports.slice(0, 1) } };

/** Every schema inside a schema. */
function* schemas(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* schemas(part);
}

it("describes every tool in fewer than 4,300 tokens in all, every array with its items, every argument list but a builder's closed", async () => {
  const { tools } = await client.listTools();
  expect(JSON.stringify(tools).length / 4).toBeLessThan(4300);
  for (const { name, inputSchema } of tools) {
    expect(inputSchema.additionalProperties).toBe(/_beam$|^build_/.test(name) ? undefined : false);
    for (const schema of schemas(inputSchema)) if (schema.type === "array") expect(schema.items).toBeDefined();
  }
});
it.each(["S355", "s 355", "steel_S355"])(
  "takes the material %s, as the service does, and refuses what is none by name",
  async (material) => {
    const beam = { span_m: 6, section: "IPE300", udl: 10 };
    expect(text(await call("check_beam", { ...beam, material }))).toContain("S355: fy 355 N/mm²");
    expect(text(await call("check_beam", { ...beam, material: "S356" }))).toContain("unknown material 'S356'; nearest: S355");
  },
);
it("reads a model in the body of a request, and refuses to lose what stands beside it", async () => {
  expect(text(await call("solve_model", { model: { model } }))).toBe(text(await call("solve_model", { model })));
  const beside = await call("solve_model", { model: { model, analysis: {} } });
  expect([beside.isError, text(beside)]).toEqual([true, expect.stringContaining("a whole model inside another 'model'")]);
});
it.each([
  ["solve_model", { model, tabels: [] }, "solve_model takes no argument 'tabels'; it takes: model, tables"],
  ["solve_model", { model, tables: ["chairs"] }, "'tables' cannot be 'chairs'; there are: displacements"],
  ["solve_model", { model, target: "B9" }, "no member, design member, node, support or plate 'B9'; members are: B1"],
  ["solve_model", { model, combination: "none" }, "no load case or combination 'none'"],
  ["solve_model", {}, "solve_model needs the argument 'model'"],
  ["list_sections", { family: 3 }, "'family' must be a string, not number"],
  ["check_beam", { span_m: 6, section: "IPE310", udl: 1 }, "nearest: IPE300"],
  ["check_beam", { span_m: 6, section: "IPE300", udl: 1, picture: "yes" }, "'picture' must be a boolean, not string"],
  ["suggest_section", { model, members: ["B9"] }, "unknown_member: the model has no member or design member 'B9'"],
  ["fly", {}, "no tool 'fly'"],
])("refuses %s with %j", async (name, inputs, words) => {
  const answer = await call(name, inputs);
  expect(answer.isError).toBe(true);
  expect(text(answer)).toContain(words);
});
it("says node, direction and count of a mechanism, and not its shape", async () => {
  const answer = await call("solve_model", { model: loose });
  expect(answer.isError).toBe(true);
  expect(text(answer)).toMatch(/^unstable: /);
  expect(text(answer)).toContain('"node"');
  expect(text(answer)).toContain('"direction"');
  expect(text(answer)).toContain('"mechanisms"');
  expect(text(answer)).not.toContain('"mechanism":');
});
it("lists families with counts where none is named, and says units once", async () => {
  const { families } = JSON.parse(text(await call("list_sections", {}))) as {
    families: { family: string; count: number; names?: unknown }[];
  };
  expect(families.find(({ family }) => family === "HEB")).toEqual({ family: "HEB", region: "EU", title: "Wide-flange beams", count: 24 });
  const answer = text(await call("solve_model", { model, tables: ["reactions"] }));
  expect(answer.match(/"units"/g)).toHaveLength(5);
  expect(answer).not.toMatch(/e-1[2-9]/);
});
it("suggests a section and compares models by the design loop", async () => {
  const light = EXAMPLES["simply-supported-beam"]!;
  const heavy = light.model.sections.map(({ id }) => ({ id, library: "IPE600" }));
  const beam = { ...light, model: { ...light.model, sections: heavy } };
  const suggested = JSON.parse(text(await call("suggest_section", { model: beam }))) as {
    suggestions: { to: string | null; passes: boolean; open: string[]; sentence: string }[];
    model: string;
  };
  const [found] = suggested.suggestions;
  expect(found!.to).toMatch(/^IPE/);
  expect(found!.passes).toBe(found!.open.length === 0);
  expect(found!.sentence).toContain(found!.passes ? "passes every check" : "these points stay open");
  expect(suggested).not.toHaveProperty("given_lengths");
  const [lengths] = beam.model.design_members!.map((one) => ({ ...one, l_cr_z: 90 }));
  const given = await call("suggest_section", { model: { ...beam, model: { ...beam.model, design_members: [lengths] } } });
  expect(text(given)).toContain("beam l_cr_z 90 m. They are kept as given");
  const compared = JSON.parse(text(await call("compare", { before: beam, after: suggested.model }))) as Record<
    string,
    { mass: number; fail: number }
  >;
  expect(compared.after!.mass).toBeLessThan(compared.before!.mass);
  expect(compared.after!.fail).toBe(0);
});
it("has one verdict on a model in kN wherever it is asked for", async () => {
  const beam = EXAMPLES["simply-supported-beam"]!;
  const load_cases = beam.model.load_cases.map((one) => ({
    ...one,
    member_loads: one.member_loads?.map((load) => ("fz" in load ? { ...load, fz: load.fz! / 1e3 } : load)) ?? [],
  }));
  const small = { ...beam, model: { ...beam.model, load_cases } };
  const answered = async (name: string, inputs: Record<string, unknown>) => JSON.parse(text(await call(name, inputs)));
  const { verdict, sentence, tables } = await answered("solve_model", { model: small, tables: ["open"] });
  const open = tables.open.rows.map(({ point }: { point: string }) => point);
  expect([verdict, open]).toEqual(["incomplete", [expect.stringContaining("looks like kN")]]);
  const { before } = await answered("compare", { before: small, after: beam });
  expect(before).toMatchObject({ verdict, sentence, open_points: open });
});
it("has the format and examples to read, and a prompt that leads through them", async () => {
  const { resources } = await client.listResources();
  const uris = resources.map(({ uri }) => uri);
  expect(uris).toContain("handoff://schema/members");
  expect(uris).toContain("handoff://examples/portal-frame");
  const { contents } = await client.readResource({ uri: "handoff://examples/portal-frame" });
  expect(JSON.parse((contents[0] as { text: string }).text)).toEqual(EXAMPLES["portal-frame"]);
  await expect(client.readResource({ uri: "handoff://examples/none" })).rejects.toThrow("no resource");
  const { messages } = await client.getPrompt({ name: "build_model", arguments: { structure: "a portal of 20 m" } });
  const words = (messages[0]!.content as { text: string }).text;
  const order = ["get_schema", "list_sections", "validate_model", "solve_model"].map((name) => words.indexOf(name));
  expect(order.every((place) => place > 0)).toBe(true);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
});
it("tells how far a solve is, forces first, to whoever asks: every figure above the last", async () => {
  const told: Progress[] = [];
  const beam = EXAMPLES["continuous-beam"]!;
  const asked = { name: "solve_model", arguments: { model: beam } };
  await client.callTool(asked, undefined, { onprogress: (one) => told.push(one) });
  const figures = told.map(({ progress }) => progress);
  expect(figures).toEqual([...new Set(figures)].sort((a, b) => a - b));
  expect(told.every(({ progress, total }) => total === 1 && progress <= 1)).toBe(true);
  const ultimate = beam.model.load_combinations.filter(({ limit_state }) => limit_state === "ULS").length;
  const words = told.map(({ message }) => message);
  const stages = ["reading", "factorising", "forces found", `forces found; critical load factor ${ultimate} of ${ultimate}`];
  const at = [...stages, "forces and stability found; checking"].map((stage) => words.indexOf(stage));
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at).not.toContain(-1);
});
