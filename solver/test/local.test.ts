/** The local answers: entries that stay apart, text and numbers in the service's spelling, and a validator that never throws. */

import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { solve } from "../src/index.ts";
import {
  checkBeam,
  createBeam,
  library,
  nearestSections,
  schemaClosure,
  schemaIndex,
  sectionListing,
  UnknownName,
  validate,
} from "../src/offline/index.ts";
import { nearest } from "../src/offline/nearest.ts";
import { byCodePoint, characters, general, grouped, head, quoted } from "../src/offline/text.ts";
import { fits } from "../src/offline/validation/fits.ts";

const root = new URL("../", import.meta.url).pathname;
const published = JSON.parse(readFileSync(`${root}data/schemas.json`, "utf8")) as { definitions: Record<string, unknown> };

async function inputs(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`${root}src/${entry}`],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
  });
  return Object.keys(metafile.inputs);
}

describe("entries", () => {
  test("the solver itself carries no validation, no builders and no tables", async () => {
    expect((await inputs("index.ts")).filter((file) => /\/(validation|beams|data)\/|schema\.ts/.test(file))).toEqual([]);
  });

  test("validation and the classic script carry no section data", async () => {
    for (const entry of ["offline/validation/index.ts", "script.ts"]) {
      expect((await inputs(entry)).filter((file) => file.endsWith("sections.json"))).toEqual([]);
    }
  });

  test("the script answers in a bare engine with the library given as text", async () => {
    const { outputFiles } = await build({
      entryPoints: [`${root}src/script.ts`],
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
});

describe("numbers and text", () => {
  test.each([
    // C's printf, which Python's format follows; ties go to the even digit.
    [1234565, 6, "1.23456e+06"],
    [1234575, 6, "1.23458e+06"],
    [0.5, 15, "0.5"],
    [100000, 6, "100000"],
    [1e6, 6, "1e+06"],
    [0.0001, 6, "0.0001"],
    [0.00001, 6, "1e-05"],
    [999999.5, 6, "1e+06"],
    [2.5, 1, "2"],
    [3.5, 1, "4"],
    [-0, 6, "-0"],
    [1e300, 15, "1e+300"],
    [0.1, 15, "0.1"],
    [1 / 3, 15, "0.333333333333333"],
    [5e-324, 6, "4.94066e-324"],
    [123456789012345, 15, "123456789012345"],
  ])("%f to %i digits is %s", (value, digits, text) => {
    expect(general(value, digits)).toBe(text);
  });

  test("characters are code points", () => {
    expect(characters("a𝄞b")).toBe(3);
    expect(head("𝄞𝄞𝄞", 2)).toBe("𝄞𝄞");
    expect(["\u{1d11e}", "\uffff", "a", ""].sort(byCodePoint)).toEqual(["", "a", "\uffff", "\u{1d11e}"]);
    expect(grouped(3500000)).toBe("3,500,000");
  });

  test("quotes show what is invisible", () => {
    expect(quoted("it's")).toBe(`"it's"`);
    expect(quoted(`it's "so"`)).toBe(`'it\\'s "so"'`);
    expect(quoted("a\n\u200b\u0000é")).toBe("'a\\n\\u200b\\x00é'");
  });
});

describe("nearest names", () => {
  test.each([
    ["N12", ["N1", "N2", "N30"], ["N2", "N1"]],
    ["sectoin", ["section", "material"], ["section"]],
    ["uls", ["ULS", "SLS"], ["ULS"]],
    ["N11", ["N12", "N1"], ["N12", "N1"]],
    ["xyz", ["section"], []],
    ["x".repeat(65), ["x".repeat(64)], []],
  ])("%s among %j: %j", (name, known, expected) => {
    expect(nearest(name, known)).toEqual(expected);
  });
});

describe("validation", () => {
  test("knows every keyword of every definition", () => {
    const known = new Set([
      "$ref",
      "title",
      "description",
      "type",
      "enum",
      "const",
      "properties",
      "patternProperties",
      "additionalProperties",
      "required",
      "dependentRequired",
      "items",
      "minItems",
      "maxItems",
      "minLength",
      "maxLength",
      "minimum",
      "exclusiveMinimum",
      "maximum",
      "if",
      "then",
      "else",
      "allOf",
      "anyOf",
      "oneOf",
      "examples",
      "default",
    ]);
    const strangers: string[] = [];
    const visit = (schema: Record<string, unknown>): void => {
      for (const [key, value] of Object.entries(schema)) {
        if (!known.has(key)) strangers.push(key);
        if (key === "properties") Object.values(value as object).forEach(visit);
        else if (["allOf", "anyOf", "oneOf"].includes(key)) (value as Record<string, unknown>[]).forEach(visit);
        else if (["items", "if", "then", "else"].includes(key)) visit(value as Record<string, unknown>);
      }
    };
    (Object.values(published.definitions) as Record<string, unknown>[]).forEach(visit);
    expect(strangers).toEqual([]);
  });

  test.each(Object.entries(published.definitions) as [string, { examples?: unknown[] }][])(
    "the examples of %s fit it",
    (name, { examples = [] }) => {
      expect(examples.filter((example) => !fits(name)(example))).toEqual([]);
    },
  );

  test("judges what only JavaScript can hold", () => {
    const { model } = createBeam({ span_m: 6, section: "IPE300" });
    const broken = structuredClone(model) as unknown as { model: { nodes: Record<string, unknown>[] } };
    broken.model.nodes[1]!["x"] = NaN;
    expect(validate(broken).errors.map(({ path }) => path)).toContain("model.nodes[1].x");
    for (const odd of [undefined, Symbol("s"), () => 1, 10n, new Date(0), new Map()]) expect(validate(odd).valid).toBe(false);
  });

  test("costs the same per member however many there are", () => {
    // Ten thousand members in a quadratic path would take minutes, not the test's allowance.
    const nodes = Array.from({ length: 10_001 }, (_, place) => ({ id: `N${place}`, x: place * 0.01, y: 0, z: 0 }));
    const members = nodes
      .slice(1)
      .map((node, place) => ({ id: `M${place}`, start: "nowhere", end: node.id, section: "s", material: "m", [`strange${place}`]: 1 }));
    expect(validate({ schema_version: "1.0", model: { nodes, members } }).errors).toHaveLength(201);
  });
});

describe("builders, schemas and sections", () => {
  test("a beam by simple inputs validates and solves", () => {
    const { model, note } = checkBeam({ span: 6, section: "ipe 300", udl: 10 });
    expect(note).toContain("Self-weight is not included");
    expect(validate(model)).toEqual({ valid: true, errors: [], warnings: [] });
    // wl²/8 with the ULS factor 1.35: 60.75 kN·m, EN sign of a sagging moment.
    const { load_combinations } = solve(model, { sections: library() });
    expect(
      Math.max(...load_combinations[0]!.extrema.my.max.map(Math.abs), ...load_combinations[0]!.extrema.my.min.map(Math.abs)),
    ).toBeCloseTo(60750, 3);
  });

  test("refusals have their code and the nearest names", () => {
    expect(() => createBeam({ span_m: 6, section: "IPE310" })).toThrow(/^unknown section 'IPE310'; nearest: IPE300, IPE330/);
    const refused = { code: "unknown_key", field: "constructor", name: "InputError" };
    expect(() => createBeam({ span_m: 6, constructor: 1 })).toThrow(expect.objectContaining(refused));
    expect(() => schemaClosure("membr")).toThrow(UnknownName);
    expect(() => sectionListing("XYZ")).toThrow(UnknownName);
    expect(nearestSections("IPE310", 2)).toEqual(["IPE300", "IPE330"]);
  });

  test("an index leads to self-contained schemas", () => {
    const { usage, ...groups } = schemaIndex();
    expect(usage).toContain("schemaClosure");
    for (const { name } of Object.values(groups).flat() as { name: string }[]) {
      const text = JSON.stringify(schemaClosure(name));
      const defined = Object.keys(schemaClosure(name)["$defs"] as object);
      expect([...text.matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, target]) => target).filter((target) => !defined.includes(target!))).toEqual(
        [],
      );
    }
  });

  test("the library lists 3631 sections", () => {
    expect(sectionListing().count).toBe(3631);
    expect(sectionListing("IPE").families.map(({ family }) => family)).toEqual(["IPE"]);
  });
});
