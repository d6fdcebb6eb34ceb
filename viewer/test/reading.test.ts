/** What a model from disk is refused for, in words. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { catalogue } from "../src/model/catalogue.ts";
import { readModel } from "../src/model/reading.ts";

const example = (): Record<string, never> & { model: Record<string, Record<string, unknown>[]> } =>
  JSON.parse(readFileSync(new URL("../../schemas/examples/simply-supported-beam.json", import.meta.url), "utf8"));

it("reads an example, and one wrapped as the API takes it", () => {
  expect(readModel(JSON.stringify(example())).model.members.length).toBeGreaterThan(0);
  expect(readModel(JSON.stringify({ model: example() })).model.members.length).toBeGreaterThan(0);
});
it("says where a model is broken", () => {
  expect(() => readModel('{"a":')).toThrow(/not readable as JSON/);
  expect(() => readModel("[]")).toThrow(/JSON object/);
  expect(() => readModel("{}")).toThrow(/"model" is missing/);
});
it("finds things whose ids are the names of object machinery", () => {
  const model = example();
  const [first] = model.model.nodes!;
  const old = first!.id;
  first!.id = "__proto__";
  for (const item of [...model.model.members!, ...model.model.supports!])
    for (const key of ["start", "end", "node"]) if (item[key] === old) item[key] = "__proto__";
  const parts = catalogue(readModel(JSON.stringify(model)));
  expect(parts.nodes.get("__proto__")).toMatchObject({ id: "__proto__" });
});
