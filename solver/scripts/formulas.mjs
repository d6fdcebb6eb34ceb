/**
 * Writes src/generated/formulas.ts: the formulas of sections/formulas.json as functions of the dimensions in mm; and gravity.ts, limits.ts, tolerances.ts and
 * materials.ts, what a solve needs of schemas/standards.json, limits.json, tolerances.json and material_library.json without the rest of them.
 */

import { readFile } from "node:fs/promises";
import { put } from "./put.mjs";

const data = async (name) => JSON.parse(await readFile(new URL(`../../sections/${name}.json`, import.meta.url)));
const { about: _, powers, digits, dimensions, absent, steps, tabulated: __, thin, ...lists } = await data("formulas");
const KNOWN = {
  pi: "Math.PI",
  sqrt: "Math.sqrt",
  exp: "Math.exp",
  atan2: "Math.atan2",
  max: "Math.max",
  min: "Math.min",
  plastic: "plastic",
};
const WORD = /[a-z_][a-z0-9_]*/g;

const written = (rows) => rows.flatMap((row) => (typeof row === "string" ? written(steps[row]) : [row]));

function code(rows) {
  const named = rows.map(([name]) => name);
  const words = new Set(rows.flatMap(([, formula]) => formula.match(WORD) ?? []));
  const given = [...words].filter((word) => !(word in KNOWN) && !named.includes(word)).sort();
  // What is missing without a word in the data spoils the result: undefined is no number.
  const missing = (name) =>
    name in absent && (typeof absent[name] !== "string" || given.includes(absent[name])) ? `${name} = ${absent[name]}` : name;
  const lines = rows.map(([name, formula]) => `const ${name} = ${formula.replace(WORD, (word) => KNOWN[word] ?? word)};`);
  const kept = named.filter((name) => !name.startsWith("_"));
  return `({ ${given.map(missing).join(", ")} }) => { ${lines.join(" ")} return { ${kept.join(", ")} }; }`;
}

const shapesOf = (shapes) =>
  `{\n${Object.entries(shapes)
    .map(([shape, rows]) => `    ${shape}: ${code(written(rows))},`)
    .join("\n")}\n  }`;
const { channel, ...outline } = lists.outline;
lists.outline = outline;
const groups = Object.entries(lists).map(([group, shapes]) => `  ${group}: ${shapesOf(shapes)},`);
const text = `// @ts-nocheck: a dimension that is not there is undefined, and what comes of it not a number.
/** Made by scripts/formulas.mjs. */

import { plastic } from "./rules/sections/plastic.ts";

export type Sizes = Record<string, number>;

/** The power of the millimetre in each property, in the order of an answer. */
export const POWERS: Sizes = ${JSON.stringify(powers)};

/** Significant ones of every property. */
export const DIGITS = ${digits};

/** What outlines are measured by. */
export const DIMENSIONS = ${JSON.stringify(dimensions)} as const;

type Shapes = Record<string, (size: Sizes) => Sizes>;

export const FORMULAS: Record<"${Object.keys(lists).join('" | "')}", Shapes> = {
${groups.join("\n")}
};

/** By which validation alone judges: torsion by the middle lines of walls, and the outline that tables state. */
export const THIN: Shapes = ${shapesOf(thin)};
export const CHANNEL: Shapes[string] = ${code(written(channel))};
`;
await put(new URL("../src/generated/formulas.ts", import.meta.url), text);

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
