/**
 * Writes src/generated/formulas.ts: the formulas of sections/formulas.json, of shapes that are made, as functions of the dimensions in mm; and outlines.ts beside
 * it: what is needed besides to judge the properties that a model states, which a page without such a model need not load; and gravity.ts, limits.ts,
 * tolerances.ts and materials.ts, what a solve needs of schemas/standards.json, limits.json, tolerances.json and material_library.json without the rest of them.
 */

import { readFile } from "node:fs/promises";
import { put } from "./put.mjs";

const data = async (name) => JSON.parse(await readFile(new URL(`../../sections/${name}.json`, import.meta.url)));
const { about: _, thin, powers, digits, dimensions, absent, steps, ...lists } = await data("formulas");
const made = new Set((await data("made")).families.map(({ shape }) => shape));
const KNOWN = { pi: "Math.PI", sqrt: "Math.sqrt", exp: "Math.exp", max: "Math.max", min: "Math.min", plastic: "plastic" };
const WORD = /[a-z_][a-z0-9_]*/g;

const written = (rows) => rows.flatMap((row) => (typeof row === "string" ? written(steps[row]) : [row]));

/** The rows that these properties need. */
function leading(rows, wanted) {
  const needed = new Set(wanted);
  const found = [];
  for (const [name, formula] of rows.toReversed()) {
    if (!needed.has(name)) continue;
    for (const word of formula.match(WORD) ?? []) needed.add(word);
    found.unshift([name, formula]);
  }
  return found;
}

function code(rows) {
  const named = rows.map(([name]) => name);
  const words = new Set(rows.flatMap(([, formula]) => formula.match(WORD) ?? []));
  const given = [...words].filter((word) => !(word in KNOWN) && !named.includes(word)).sort();
  // What is missing without a word in the data spoils the result.
  const missing = (name) => (typeof absent[name] === "string" && !given.includes(absent[name]) ? NaN : (absent[name] ?? NaN));
  const lines = rows.map(([name, formula]) => `const ${name} = ${formula.replace(WORD, (word) => KNOWN[word] ?? word)};`);
  const kept = named.filter((name) => !name.startsWith("_"));
  return `({ ${given.map((name) => `${name} = ${missing(name)}`).join(", ")} }) => { ${lines.join(" ")} return { ${kept.join(", ")} }; }`;
}

/** The shapes of a list of which it is asked. */
const chosen = (lists, wanted) =>
  Object.entries(lists)
    .map(([group, shapes]) => [group, Object.entries(shapes).filter(([shape]) => wanted(shape))])
    .filter(([, shapes]) => shapes.length > 0);
const objects = (groups) =>
  groups
    .map(([group, shapes]) => `  ${group}: {\n${shapes.map(([shape, rows]) => `    ${shape}: ${code(written(rows))},`).join("\n")}\n  },`)
    .join("\n");
const typeOf = (groups) => `Record<${groups.map(([group]) => `"${group}"`).join(" | ")}, Record<string, (size: Sizes) => Sizes>>`;

const groups = chosen(lists, (shape) => made.has(shape));
const text = `/** Made by scripts/formulas.mjs. */

import { plastic } from "./rules/sections/plastic.ts";

export type Sizes = Record<string, number>;

/** The power of the millimetre in each property, in the order of an answer. */
export const POWERS: Sizes = ${JSON.stringify(powers)};

/** Significant ones of every property. */
export const DIGITS = ${digits};

/** What outlines are measured by. */
export const DIMENSIONS = ${JSON.stringify(dimensions)} as const;

export const FORMULAS: ${typeOf(groups)} = {
${objects(groups)}
};
`;
await put(new URL("../src/generated/formulas.ts", import.meta.url), text);

const { outlines: judged } = JSON.parse(await readFile(new URL("../../schemas/rules.json", import.meta.url)));
/** Area, second moments and plastic moduli, then elastic moduli by them. */
const judging = { outline: {}, elastic: {}, thin };
for (const [shape, wanted] of Object.entries(judged)) {
  if (made.has(shape)) continue;
  judging.elastic[shape] = leading(written(lists.elastic[shape]), wanted);
  const inputs = judging.elastic[shape].flatMap(([, formula]) => formula.match(WORD));
  judging.outline[shape] = leading(written(lists.outline[shape]), [...wanted, ...inputs]);
}
const beside = chosen(judging, () => true);
const besides = `/** Made by scripts/formulas.mjs. */

import type { Sizes } from "./formulas.ts";

/** Of shapes that are never made, and torsion by the middle lines of walls. */
export const OUTLINES: ${typeOf(beside)} = {
${objects(beside)}
};
`;
await put(new URL("../src/generated/outlines.ts", import.meta.url), besides);

const schema = async (name) => JSON.parse(await readFile(new URL(`../../schemas/${name}.json`, import.meta.url)));
const constants = (name, ...lines) =>
  put(new URL(`../src/generated/${name}.ts`, import.meta.url), ["/** Made by scripts/formulas.mjs. */", "", ...lines, ""].join("\n"));

const { gravity, elastic } = await schema("standards");
await constants(
  "gravity",
  "/** Standard gravity in m/s². */",
  `export const GRAVITY = ${gravity};`,
  "",
  "/** Of steel, kg/m³. */",
  `export const STEEL_DENSITY = ${elastic.steel.density};`,
);

const { load_combination_limit, storey_floor_m } = await schema("limits");
await constants(
  "limits",
  "/** Combinations of a model, those by rule among them. */",
  `export const LOAD_COMBINATION_LIMIT = ${load_combination_limit};`,
  "",
  "/** Nearer than this below a floor, m, is on it. */",
  `export const STOREY_FLOOR = ${storey_floor_m};`,
);

const { geometry, listed_mass } = await schema("tolerances");
const { touch_m, on_line_m, least_corner_turn } = geometry;
await constants(
  "tolerances",
  "/** Points no further apart, m, are one. */",
  `export const TOUCH = ${touch_m};`,
  "",
  "/** Nearer to a line, m, is on it. */",
  `export const ON_LINE = ${on_line_m};`,
  "",
  "/** The sine of the least turn at a plate's corner. */",
  `export const LEAST_CORNER_TURN = ${least_corner_turn};`,
  "",
  "/** A listed mass above so many times that of the area is of a thicker wall. */",
  `export const MADE_OVER_DESIGN = ${listed_mass.over_area};`,
);

const { concrete, aluminium } = await schema("material_library");
await constants(
  "materials",
  "/** Ecm in GPa by grade. */",
  `export const CONCRETE: Record<string, number> = ${JSON.stringify(concrete)};`,
  "",
  "/** Strengths in MPa by grade, each up to a thickness in mm. */",
  `export const ALUMINIUM = ${JSON.stringify(aluminium)};`,
);
