/** Compiles the model's schemas into src/generated/validators.js: of each definition, whether a value fits it. */

import { readFile } from "node:fs/promises";
import Ajv from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { put } from "./put.mjs";

const TARGET = new URL("../src/generated/validators.js", import.meta.url);
const TYPES = `/** Whether a value fits a definition, by the compiled schemas; made by scripts/validators.mjs. */
export const FITS: Record<string, (value: unknown) => boolean>;
`;
const { definitions } = JSON.parse(await readFile(new URL("../data/schemas.json", import.meta.url)));
const NOTES = new Set(["title", "description", "examples", "default"]);

/** The same demands without notes; a property may have the name of one. */
function bare(schema, isNote = (key) => NOTES.has(key)) {
  if (Array.isArray(schema)) return schema.map((part) => bare(part));
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => !isNote(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, key === "properties" ? bare(value, () => false) : bare(value)]));
}

/** The names of all that a definition refers to, its own among them. */
function reached(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other] of JSON.stringify(bare(definitions[name])).matchAll(/"#\/\$defs\/(\w+)"/g)) reached(other, found);
  return found;
}

const names = [...reached("model")];
const ajv = new Ajv({ strict: false, allErrors: true, messages: false, inlineRefs: false, code: { source: true, esm: true } });
ajv.addSchema({ $id: "handoff", $defs: Object.fromEntries(names.map((name) => [name, bare(definitions[name])])) });
const code = standalone(ajv, Object.fromEntries(names.map((name) => [`${name}Fits`, `handoff#/$defs/${name}`])));
// What is wrong is found elsewhere (explain.py): that something is, is all that is asked of this code.
const counted = code.replace(/\{instancePath(?::[^,]*)?,schemaPath:"(?:[^"\\]|\\.)*",keyword:"\w+",params:\{[^{}]*\}\}/g, "0");
if (counted.includes("schemaPath:")) throw new Error("the compiler of schemas writes its errors in another way than expected");
const { outputFiles } = await build({
  stdin: { contents: counted, resolveDir: new URL("..", import.meta.url).pathname },
  bundle: true,
  format: "esm",
  platform: "neutral",
  mainFields: ["main"],
  write: false,
});
await put(TARGET, `${outputFiles[0].text}\nexport const FITS = { ${names.map((name) => `${name}: ${name}Fits`).join(", ")} };\n`);
await put(new URL("validators.d.ts", TARGET), TYPES);
