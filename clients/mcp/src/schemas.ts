/** Input schemas of the tools: the beam inputs from the service's own table; a model in one line, since get_schema serves the format. */

import tables from "../../../schemas/beams.json" with { type: "json" };
import frames from "../../../schemas/frames.json" with { type: "json" };
import type { Tool } from "./tools/tool.js";

type InputSchema = Tool["inputSchema"];
type Properties = Record<string, object>;

interface Field {
  name: string;
  type: string;
  description: string;
  required?: boolean;
  default?: unknown;
  choices?: string[];
  shorthand?: string[];
  of?: string[];
}

/** No type: some clients send an object, some text, and the session's own models have names. */
export const modelSchema = { description: "A model, or the name of one that an answer gave, such as m1." } as const;
export const solveSchema = { type: "boolean", description: "Also solve it, in this call." } as const;

/** Lists say what is in them: clients refuse an array without. */
const LISTS = { strings: { type: "array", items: { type: "string" } }, objects: { type: "array", items: { type: "object" } } } as const;
type Answered = "string" | "number" | "boolean" | "object" | keyof typeof LISTS;

/** What stands in an answer, by name: enough for whoever reads it as data. */
export const answers = (properties: Record<string, Answered>): Tool["outputSchema"] => ({
  type: "object",
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, type]) => [name, type === "strings" || type === "objects" ? LISTS[type] : { type }]),
  ),
});
/** Of a solved model. */
export const SOLVED = {
  model: "string",
  verdict: "string",
  sentence: "string",
  counts: "object",
  questions: "object",
  checks: "object",
} as const;

export const closed = (properties: Properties, required: string[] = []): InputSchema => ({
  type: "object",
  properties,
  ...(required.length ? { required } : {}),
  additionalProperties: false,
});

/** The inputs of create-beam or check-beam, with further properties beside them. Neither closed nor with what is required: names may come in
 * any case or as an alias, of which the reader knows, and an agent need not read them all. */
export function beamSchema(kind: "create" | "check", more: Properties): InputSchema {
  const fields: Field[] = [...tables.both, ...tables[kind].fields];
  return { type: "object", properties: { ...Object.fromEntries(fields.map((field) => [field.name, property(field)])), ...more } };
}

export const frameSchema = (more: Properties): InputSchema => ({
  type: "object",
  properties: { ...Object.fromEntries((frames.fields as Field[]).map((field) => [field.name, frameProperty(field)])), ...more },
});

/** Kinds that a field is for stand before it. */
function frameProperty({ of, ...field }: Field): object {
  const { description, ...rest } = property(field) as { description: string };
  return { ...rest, description: of ? `${of.join(", ")}: ${description}` : description };
}

/** Ranges are left to the reader of the inputs, whose refusals name them. */
function property({ type, description, required, default: given, choices, shorthand = [] }: Field): object {
  return {
    ...(type === "numbers" ? { type: "array", items: { type: "number" } } : { type }),
    description: `${required ? "Required. " : ""}${firstSentence(description)}`,
    ...(given === undefined ? {} : { default: given }),
    // No enum: the reader takes short names and other spellings too, as the service does.
    ...(choices ? { examples: [...choices, ...shorthand] } : {}),
  };
}

const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
