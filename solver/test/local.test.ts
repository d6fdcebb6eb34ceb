/** The local answers: entries that stay apart, nearest names, and a validator that knows its codes and never throws. */

import { readdirSync, readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { VALIDATORS } from "../src/generated/validators.js";
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
import { RULES } from "../src/offline/validation/rulebook.ts";

const root = new URL("../", import.meta.url).pathname;
const published = JSON.parse(readFileSync(`${root}data/schemas.json`, "utf8")) as { definitions: Record<string, { examples: unknown[] }> };
const codes = JSON.parse(readFileSync(`${root}../schemas/issue_codes.json`, "utf8")) as Record<
  string,
  { severity: string; service_only?: boolean }
>;

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
    expect((await inputs("index.ts")).filter((file) => /\/(offline|data)\/|included\.ts/.test(file))).toEqual([]);
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
  test.each(Object.entries(VALIDATORS))("the examples of %s fit it", (name, fits) => {
    const { examples } = published.definitions[name]!;
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter((example) => !fits(example))).toEqual([]);
  });

  test("every code in the source is a documented one with its severity, and mechanisms are left to the solver", () => {
    const folder = `${root}src/offline/validation/`;
    const source = readdirSync(folder)
      .map((file) => readFileSync(folder + file, "utf8"))
      .join("\n");
    const own = Object.keys(codes).filter((code) => !codes[code]!.service_only && !code.startsWith("more_"));
    const { alternatives, judgements, repeats } = RULES;
    const rows = [
      ...Object.values(alternatives).map((rule) => rule!),
      ...[judgements, repeats].flatMap((phases) => Object.values(phases).flat()),
    ];
    const tabled = new Set(rows.map(({ code }) => code));
    expect(own.filter((code) => !tabled.has(code) && !source.includes(`"${code}"`))).toEqual([]);
    expect(Object.keys(codes).filter((code) => codes[code]!.service_only && source.includes(`"${code}"`))).toEqual([]);
    for (const [phase, told] of Object.entries(judgements)) {
      const severity = phase === "errors" || phase === "lacks" ? "error" : "warning";
      expect(told.filter(({ code }) => codes[code]?.severity !== severity)).toEqual([]);
    }
  });

  test.each([
    ["type", "unknown key 'type'"],
    ["presure", "unknown key 'presure'; did you mean 'pressure'?"],
  ])("a key '%s' where none such belongs is not taken for itself", (key, said) => {
    const model = JSON.parse(readFileSync(`${root}../schemas/examples/slab.json`, "utf8"));
    model.model.load_cases = [
      { ...model.model.load_cases[0], plate_loads: [{ plate: model.model.plates[0].id, pressure: 1000, [key]: 1 }] },
    ];
    expect(validate(model).errors.map(({ message }) => message)).toContain(said);
  });
  test("judges what only JavaScript can hold", () => {
    const { model } = createBeam({ span_m: 6, section: "IPE300" });
    const broken = structuredClone(model) as unknown as { model: { nodes: Record<string, unknown>[] } };
    broken.model.nodes[1]!["x"] = NaN;
    expect(validate(broken).errors.map(({ path }) => path)).toContain("model.nodes[1].x");
    for (const odd of [undefined, Symbol("s"), () => 1, 10n, new Date(0), new Map()]) expect(validate(odd).valid).toBe(false);
  });

  test("holds nodes, load cases and combinations to their number", () => {
    const nodes = Array.from({ length: 40_001 }, (_, place) => ({ id: `N${place}`, x: place, y: 0, z: 0 }));
    const { errors } = validate({ schema_version: "1.0", model: { nodes } });
    expect(errors).toContainEqual({
      path: "model.nodes",
      code: "too_many_entities",
      message: "40,001 nodes: a model has at most 40,000",
      severity: "error",
    });
    const few = validate({ schema_version: "1.0", model: { nodes: nodes.slice(1) } });
    expect(few.errors.map(({ code }) => code)).not.toContain("too_many_entities");
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

  test("the library lists 3758 sections", () => {
    expect(sectionListing().count).toBe(3758);
    expect(sectionListing("IPE").families.map(({ family }) => family)).toEqual(["IPE"]);
  });
});
