/** The model as tables: every value that stands there is changed at its own place, and a fault leads to its place in the text. */

import { readdirSync, readFileSync } from "node:fs";
import { type AuthoredModel, type Model, openLibrary } from "handoff-solver";
import { editedBy } from "handoff-solver/design";
import { expect, test } from "vitest";
import { choicesOf, namesOf, WORDS } from "../src/inputs/choices.ts";
import { freeId, loadQuantity, newEntry } from "../src/inputs/entries.ts";
import { headsOf, inputsOf, quantityOf } from "../src/inputs/fields.ts";
import { rangeOf } from "../src/inputs/places.ts";
import { read } from "../src/inputs/typed.ts";

const load = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const sections = openLibrary(load("../../solver/data/sections.json") as Parameters<typeof openLibrary>[0]);
const examples = readdirSync(new URL("../../schemas/examples", import.meta.url)).map(
  (name) => load(`../../schemas/examples/${name}`) as AuthoredModel,
);

test("each value of each table of each example stands at the place that the table has for it", () => {
  for (const model of examples)
    for (const { entries } of inputsOf(model))
      for (const { at, fields } of entries)
        for (const [field, value] of fields) {
          const place = [...at, ...field.split(".")];
          const found = place.reduce<unknown>(
            (of, step) =>
              Array.isArray(of) && typeof step === "string" ? of.find(({ id }) => id === step) : (of as Record<string, unknown>)[step],
            model,
          );
          expect(found, place.join(" ")).toBe(value);
        }
});

test("a value is changed alone, and an entry is deleted", () => {
  const [model] = examples;
  const combinations = inputsOf(model!).find(({ title }) => title === "Combinations")!;
  const { at } = combinations.entries[0]!;
  const after = editedBy(model!, [{ kind: "value", members: [], at: [...at, "factor"], to: 2 }], sections);
  expect(
    inputsOf(after)
      .find(({ title }) => title === "Combinations")!
      .entries[0]!.fields.get("factor"),
  ).toBe(2);
  const less = editedBy(model!, [{ kind: "value", members: [], at, to: null }], sections);
  expect(inputsOf(less).find(({ title }) => title === "Combinations")!.entries).toHaveLength(combinations.entries.length - 1);
});

test("a force per metre is told from a force, a spring from a displacement", () => {
  expect(quantityOf("Loads", "fz", new Map([["type", "distributed"]]))).toBe("line_load");
  expect(quantityOf("Loads", "fz", new Map([["type", "point"]]))).toBe("force");
  expect(quantityOf("Loads", "uz", new Map())).toBe("deflection");
  expect(quantityOf("Supports", "rx", new Map())).toBe("rotational_stiffness");
  expect(quantityOf("Combinations", "factor", new Map())).toBeNull();
  expect(
    headsOf({
      title: "",
      entries: [
        {
          name: "a",
          at: [],
          fields: new Map([
            ["x", 1],
            ["y", 2],
          ]),
        },
      ],
    }),
  ).toEqual(["x", "y"]);
});

test("what is typed is read in the reader's unit, and a word only where one may stand", () => {
  expect(read("12.5", 10e3, 1e-3)).toBe(12_500);
  expect(read("−3", 1, 1)).toBe(-3);
  expect(read("fixed", 5e6, 1e-3)).toBe("fixed");
  expect(read("5000", "fixed", 1)).toBe(5000);
  expect(read("16", "IPE", 1)).toBe("16");
  expect(() => read("much", 1, 1)).toThrow("number");
});

test("a path leads to its value in the text", () => {
  const text = JSON.stringify(
    { settings: { title: 'a "b" [c]' }, model: { members: [{ id: "x" }, { id: "y", section: "s, t" }] } },
    null,
    1,
  );
  const at = (path: string): string | null => {
    const range = rangeOf(text, path);
    return range && text.slice(...range);
  };
  expect(at("model.members[1].section")).toBe('"s, t"');
  expect(at("settings.title")).toBe('"a \\"b\\" [c]"');
  expect(JSON.parse(at("model.members[0]")!)).toEqual({ id: "x" });
  expect(at("model.members[7].id")).toBeNull();
  expect(rangeOf("{", "model.nodes")).toBeNull();
});

const schema = (
  name: string,
): { $defs: Record<string, { properties: Record<string, { enum?: string[] }>; anyOf?: { enum?: string[] }[] }> } =>
  load(`../../schemas/${name}.json`) as ReturnType<typeof schema>;

test("the words of a list are those that the format allows", () => {
  const cases = schema("load_cases").$defs.load_case!.properties;
  for (const field of ["nature", "category", "directions"] as const) expect(WORDS[field]).toEqual(cases[field]!.enum);
  expect(WORDS.limit_state).toEqual(schema("load_combinations").$defs.load_combination!.properties.limit_state!.enum);
  expect(WORDS.member).toEqual(schema("members").$defs.member!.properties.type!.enum);
  const values = schema("values").$defs;
  for (const field of ["restraint", "bearing", "release"] as const) expect(WORDS[field]).toEqual(values[field]!.anyOf![0]!.enum);
  const grades = schema("materials").$defs.library_material!.properties.library!.enum;
  expect(grades).toEqual(expect.arrayContaining([...WORDS.grade]));
});

test("a name is chosen from those that the model has, and a figure is not", () => {
  const names = { node: ["N1"], hinge: ["pin"] };
  expect(choicesOf("Members", "start", "N1", names)).toEqual(["N1"]);
  expect(choicesOf("Members", "start_hinge", "pin", names)).toEqual(["pin"]);
  expect(choicesOf("Loads", "start", 0.2, names)).toEqual([]);
  expect(choicesOf("Supports", "uz", "fixed", names)).toContain("push");
  expect(choicesOf("Supports", "rz", "fixed", names)).not.toContain("push");
});

test("each new entry stands in its table once it is added, whether the model had such a list or not", () => {
  const portal = load("../../schemas/examples/portal-frame.json") as AuthoredModel;
  const { hinges: _, ...rest } = portal.model as Model["model"];
  const model = { ...portal, model: rest } as AuthoredModel;
  const names = namesOf(model as Model);
  for (const { title, entries } of inputsOf(model)) {
    const entry = newEntry(title, model, names);
    if (!entry) continue;
    const typed = Object.fromEntries(entry.asked.map(({ field, start, isNumber }) => [field, isNumber ? 2 : start || "N1"]));
    const after = inputsOf(editedBy(model, [entry.change(typed)], sections)).find((one) => one.title === title)!;
    expect(after.entries.length, title).toBeGreaterThan(entries.length);
  }
  expect(freeId("N", ["N1", "N3"])).toBe("N4");
  expect(loadQuantity("along a member", "fz")).toBe("line_load");
  expect(loadQuantity("on a node", "my")).toBe("moment");
});
