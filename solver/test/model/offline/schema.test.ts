/** The published schemas: an index of the roots, and each of them with all it refers to. */

import { expect, test } from "vitest";
import { type SchemaEntry, schemaClosure, schemaIndex } from "../../../src/model/offline/schema.ts";
import { UnknownName } from "../../../src/model/offline/unknown.ts";

const { usage, ...groups } = schemaIndex();
const entries = Object.values(groups).flat() as SchemaEntry[];

test("an index leads to self-contained schemas", () => {
  expect(usage).toContain("schemaClosure");
  for (const { name } of entries) {
    const text = JSON.stringify(schemaClosure(name));
    const defined = Object.keys(schemaClosure(name)["$defs"] as object);
    expect([...text.matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, target]) => target).filter((target) => !defined.includes(target!))).toEqual(
      [],
    );
  }
});

test("each has a title and a line of its own", () => {
  for (const { title, description } of entries) expect([title, description].every((text) => text.length > 0)).toBe(true);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

test("nothing is carried that is not referred to", () => {
  const { $defs, ...node } = schemaClosure("node");
  expect(node["$id"]).toMatch(/nodes\.json$/);
  const text = JSON.stringify(schemaClosure("node"));
  for (const name of Object.keys($defs as object)) expect(text).toContain(`"#/$defs/${name}"`);
});

test.each(["load_case", "load-cases", "Load Case", "LOADCASES", "load_case.json"])("%s is read as one name", (name) => {
  expect(schemaClosure(name)["$id"]).toBe(schemaClosure("load_case")["$id"]);
});

test("a name that nothing goes by is refused, with the nearest", () => {
  expect(() => schemaClosure("membr")).toThrow(UnknownName);
  expect(() => schemaClosure("membr")).toThrow(/member/);
});
