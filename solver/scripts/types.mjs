/** Generates src/generated/model.ts from the JSON Schemas and answers.ts from the API's description, so that types share one source with both. */

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const SCHEMAS = new URL("../../schemas/", import.meta.url);
const GENERATED = new URL("../src/generated/", import.meta.url);
/** What the API answers of sections, and what the packages call it. */
const ANSWERS = { Section: "SectionProperties", SectionShape: "SectionShape", BucklingCurves: "BucklingCurves", MadeFamily: "MadeFamily" };
const OTHERS = new Set([
  "results.json",
  "limits.json",
  "openapi.json",
  "mcp_tools.json",
  "standards.json",
  "material_library.json",
  "combination_rules.json",
  "rules.json",
  "tolerances.json",
  "issue_codes.json",
  "national_annexes.json",
  "annex_sources.json",
]);
/** Names that say what a type is where a schema's title alone would not. */
const TITLES = {
  en1993_1_1: "Steel check",
  deflection: "Deflection check",
  shaped_section: "Shaped section",
  parametric_shape: "Parametric shape",
};

/** All schema files as one document whose definitions are named <file>__<name>. */
async function bundle() {
  const definitions = {};
  const values = JSON.parse(await readFile(new URL("values.json", SCHEMAS))).$defs;
  for (const file of (await readdir(SCHEMAS)).sort()) {
    if (!file.endsWith(".json") || OTHERS.has(file) || file === "values.json") continue;
    const { $defs = {}, ...root } = JSON.parse(await readFile(new URL(file, SCHEMAS)));
    for (const [name, definition] of Object.entries(whole($defs))) {
      definitions[name] = plain({ ...definition, ...(TITLES[name] && { title: TITLES[name] }) }, file, values);
    }
    // The analysis reads materials by their numbers; a name is a short form of them, see src/model/plain.ts.
    if ($defs.explicit_material) {
      definitions.material = { ...definitions.explicit_material, title: "Material" };
      delete definitions.explicit_material;
      // Any text, which validation judges: names of the library are many, and read from files.
      const { enum: _names, ...library } = definitions.library_material.properties.library;
      definitions.library_material.properties.library = { ...library, type: "string" };
    }
    // Combinations that a model leaves out are written out as none.
    if ($defs.structure) definitions.structure.required.push("load_combinations");
    // So do sections: one by its dimensions alone is written out as well.
    if ($defs.shaped_section)
      definitions.section = {
        ...definitions.section,
        oneOf: [{ $ref: "#/definitions/library_section" }, { $ref: "#/definitions/explicit_section" }],
      };
    if (root.type === "object") definitions[file.replace(".json", "_root")] = plain(root, file, values);
  }
  return definitions;
}

/** A kind chosen by its type also has what all kinds share: the shared properties are written into each kind. */
function whole(definitions) {
  const out = { ...definitions };
  for (const { properties = {}, required = [], allOf = [] } of Object.values(definitions)) {
    for (const { then } of allOf) {
      const name = then?.$ref?.split("#/$defs/")[1];
      const kind = out[name];
      if (!kind) continue;
      out[name] = {
        ...kind,
        properties: { ...properties, ...kind.properties },
        required: [...new Set([...required, ...(kind.required ?? [])])],
      };
    }
  }
  return out;
}

/** Point references at the bundle, turn if/then unions into oneOf, and leave out what TypeScript cannot say. */
function plain(node, file, values) {
  if (Array.isArray(node)) return node.map((item) => plain(item, file, values));
  if (typeof node !== "object" || node === null) return node;
  if (node.$ref) {
    const [target, path] = node.$ref.split("#/$defs/");
    if (target === "values.json") return { ...plain(bare(values[path]), file, values), description: node.description };
    return { $ref: `#/definitions/${path ?? `${(target || file).replace(".json", "_root")}`}` };
  }
  if (node.if && node.then && node.else)
    return { title: node.title, description: node.description, oneOf: [plain(node.then, file, values), plain(node.else, file, values)] };
  if (node.allOf?.every((part) => part.if && part.then)) {
    return { title: node.title, description: node.description, oneOf: node.allOf.map((part) => plain(part.then, file, values)) };
  }
  const out = {};
  for (const [key, value] of Object.entries(node)) {
    if (["examples", "$id", "$schema", "default", "dependentRequired", "patternProperties"].includes(key)) continue;
    if (key === "anyOf" && value.every((part) => Object.keys(part).every((k) => k === "required"))) continue;
    if (key === "oneOf" && value.every((part) => Object.keys(part).every((k) => k === "required" || k === "not"))) continue;
    out[key] = plain(value, file, values);
  }
  return out;
}

function bare({ title: _title, ...rest }) {
  return rest;
}

export async function generate() {
  const definitions = await bundle();
  const { model_root, ...rest } = definitions;
  return compile({ ...model_root, title: "Model", definitions: rest }, "Model", {
    bannerComment: "/** The model's types, generated from schemas/ by scripts/types.mjs. */",
    additionalProperties: false,
    ignoreMinAndMaxItems: false,
    unreachableDefinitions: true,
    style: { printWidth: 140 },
  });
}

export async function generateAnswers() {
  const { components } = JSON.parse(await readFile(new URL("openapi.json", SCHEMAS)));
  // A reference alone: a description beside it would make a type of its own.
  const local = (_, value) => (value?.$ref ? { $ref: value.$ref.replace("components/schemas", "definitions") } : value);
  const definitions = Object.fromEntries(
    Object.entries(ANSWERS).map(([name, title]) => [name, { ...JSON.parse(JSON.stringify(components.schemas[name]), local), title }]),
  );
  const { Section, ...rest } = definitions;
  return compile({ ...Section, definitions: rest }, Section.title, {
    bannerComment: "/** What the API answers of sections, generated from schemas/openapi.json by scripts/types.mjs. */",
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { printWidth: 140 },
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  await mkdir(GENERATED, { recursive: true });
  await writeFile(new URL("model.ts", GENERATED), await generate());
  await writeFile(new URL("answers.ts", GENERATED), await generateAnswers());
}
