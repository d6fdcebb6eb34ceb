/** Writes src/generated/formulas.ts: the formulas of sections/formulas.json, of shapes that are made, as functions of the dimensions in mm. */

import { readFile } from "node:fs/promises";
import { put } from "./put.mjs";

const data = async (name) => JSON.parse(await readFile(new URL(`../../sections/${name}.json`, import.meta.url)));
// What a model states is doubted by the service alone.
const { about: _, thin: __, powers, digits, dimensions, absent, steps, ...lists } = await data("formulas");
const made = new Set((await data("made")).families.map(({ shape }) => shape));
const KNOWN = { pi: "Math.PI", sqrt: "Math.sqrt", exp: "Math.exp", max: "Math.max", min: "Math.min", plastic: "plastic" };
const WORD = /[a-z_][a-z0-9_]*/g;

const written = (rows) => rows.flatMap((row) => (typeof row === "string" ? written(steps[row]) : [row]));

function code(list) {
  const rows = written(list);
  const named = rows.map(([name]) => name);
  const words = new Set(rows.flatMap(([, formula]) => formula.match(WORD) ?? []));
  const given = [...words].filter((word) => !(word in KNOWN) && !named.includes(word)).sort();
  // What is missing without a word in the data spoils the result.
  const missing = (name) => (typeof absent[name] === "string" && !given.includes(absent[name]) ? NaN : (absent[name] ?? NaN));
  const lines = rows.map(([name, formula]) => `const ${name} = ${formula.replace(WORD, (word) => KNOWN[word] ?? word)};`);
  const kept = named.filter((name) => !name.startsWith("_"));
  return `({ ${given.map((name) => `${name} = ${missing(name)}`).join(", ")} }) => { ${lines.join(" ")} return { ${kept.join(", ")} }; }`;
}

const groups = Object.entries(lists)
  .map(([group, shapes]) => [group, Object.entries(shapes).filter(([shape]) => made.has(shape))])
  .filter(([, shapes]) => shapes.length > 0);
const objects = groups.map(
  ([group, shapes]) => `  ${group}: {\n${shapes.map(([shape, rows]) => `    ${shape}: ${code(rows)},`).join("\n")}\n  },`,
);
const text = `/** Made by scripts/formulas.mjs. */

import { plastic } from "../sections/plastic.ts";

export type Sizes = Record<string, number>;

/** The power of the millimetre in each property, in the order of an answer. */
export const POWERS: Sizes = ${JSON.stringify(powers)};

/** Significant ones of every property. */
export const DIGITS = ${digits};

/** What outlines are measured by. */
export const DIMENSIONS = ${JSON.stringify(dimensions)} as const;

export const FORMULAS: Record<${groups.map(([group]) => `"${group}"`).join(" | ")}, Record<string, (size: Sizes) => Sizes>> = {
${objects.join("\n")}
};
`;
await put(new URL("../src/generated/formulas.ts", import.meta.url), text);
