/** Writes src/generated/formulas.ts: the formulas of sections/formulas.json as functions of the dimensions in mm. */

import { readFile } from "node:fs/promises";
import { put } from "./put.mjs";

const {
  about: _,
  powers,
  dimensions,
  steps,
  ...groups
} = JSON.parse(await readFile(new URL("../../sections/formulas.json", import.meta.url)));
const KNOWN = { pi: "Math.PI", sqrt: "Math.sqrt", exp: "Math.exp", max: "Math.max", min: "Math.min", tee_plastic: "teePlastic" };
const WORD = /[a-z_][a-z0-9_]*/g;

const written = (rows) => rows.flatMap((row) => (typeof row === "string" ? written(steps[row]) : [row]));

function code(list) {
  const rows = written(list);
  const made = rows.map(([name]) => name);
  const words = new Set(rows.flatMap(([, formula]) => formula.match(WORD) ?? []));
  const given = [...words].filter((word) => !(word in KNOWN) && !made.includes(word)).sort();
  // Of a box of one thickness the flanges have that of the webs.
  const missing = (name) => (name === "tf" && given.includes("t") ? "t" : 0);
  const lines = rows.map(([name, formula]) => `const ${name} = ${formula.replace(WORD, (word) => KNOWN[word] ?? word)};`);
  const kept = made.filter((name) => !name.startsWith("_"));
  return `({ ${given.map((name) => `${name} = ${missing(name)}`).join(", ")} }) => { ${lines.join(" ")} return { ${kept.join(", ")} }; }`;
}

const objects = Object.entries(groups).map(
  ([group, lists]) =>
    `  ${group}: {\n${Object.entries(lists)
      .map(([key, rows]) => `    ${key}: ${code(rows)},`)
      .join("\n")}\n  },`,
);
const text = `/** Made by scripts/formulas.mjs. */

import { teePlastic } from "../sections/teeplastic.ts";

export type Sizes = Record<string, number>;

/** The power of the millimetre in each property, in the order of an answer. */
export const POWERS: Sizes = ${JSON.stringify(powers)};

/** What outlines are measured by. */
export const DIMENSIONS = ${JSON.stringify(dimensions)} as const;

export const FORMULAS: Record<${Object.keys(groups)
  .map((group) => `"${group}"`)
  .join(" | ")}, Record<string, (size: Sizes) => Sizes>> = {
${objects.join("\n")}
};
`;
await put(new URL("../src/generated/formulas.ts", import.meta.url), text);
