/** What a model from disk is refused for, in words. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { catalogue } from "../src/model/catalogue.ts";
import { readModel, unwrapped } from "../src/model/reading.ts";

const example = (): Record<string, never> & { model: Record<string, Record<string, unknown>[]> } =>
  JSON.parse(readFileSync(new URL("../../schemas/examples/simply-supported-beam.json", import.meta.url), "utf8"));

it("reads an example, and one wrapped as the API takes it", async () => {
  expect((await readModel(JSON.stringify(example()))).model.members.length).toBeGreaterThan(0);
  expect((await readModel(JSON.stringify({ model: example() }))).model.members.length).toBeGreaterThan(0);
});
it("says where a model is broken", async () => {
  await expect(readModel('{"a":')).rejects.toThrow("not readable as JSON: it ends too early");
  await expect(readModel('{"a" 1}')).rejects.toThrow(/not readable as JSON: .*position 5/);
  await expect(readModel(" \n")).rejects.toThrow("there is no text in it");
  await expect(readModel("\ufffdPNG\r\n")).rejects.toThrow("no model in JSON, no SAF workbook and no FERS model");
  await expect(readModel("[]")).rejects.toThrow(/JSON object/);
  await expect(readModel("{}")).rejects.toThrow(/"model" is missing/);
});
it("leaves to validation what has a model that is none, and results", () => {
  for (const text of ['{"schema_version":"1.0","model":[]}', '{"results_version":"1.0","nodes":[]}'])
    expect(unwrapped(text)).toEqual(JSON.parse(text));
});
it("writes out what a model says in short", async () => {
  const model = example();
  model.model.materials = [{ id: model.model.materials![0]!.id, library: "S355" }];
  const [material] = (await readModel(JSON.stringify(model))).model.materials;
  expect(material).toMatchObject({ e: 210e9, fy_rule: "product_standard" });
});
it("finds things whose ids are the names of object machinery", async () => {
  const model = example();
  const [first] = model.model.nodes!;
  const old = first!.id;
  first!.id = "__proto__";
  for (const item of [...model.model.members!, ...model.model.supports!])
    for (const key of ["start", "end", "node"]) if (item[key] === old) item[key] = "__proto__";
  const parts = catalogue(await readModel(JSON.stringify(model)));
  expect(parts.nodes.get("__proto__")).toMatchObject({ id: "__proto__" });
});
it("shows characters that turn the reading direction of all that follows, and leaves letters of any script alone", async () => {
  const model = example();
  model.model.supports![0]!.id = "\u202eA\u2069 שלום";
  expect((await readModel(JSON.stringify(model))).model.supports![0]!.id).toBe("\ufffdA\ufffd שלום");
});
