/** Input schemas of the tools: the beam inputs from the service's own table; a model in one line, since get_schema serves the format. */

import tables from "../../../schemas/beams.json" with { type: "json" };
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
}

export const modelSchema = { type: "object", description: "A model as get_schema describes it." } as const;

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

/** Ranges are left to the reader of the inputs, whose refusals name them. */
function property({ type, description, required, default: given, choices, shorthand = [] }: Field): object {
  return {
    type,
    description: `${required ? "Required. " : ""}${firstSentence(description)}`,
    ...(given === undefined ? {} : { default: given }),
    // No enum: the reader takes short names and other spellings too, as the service does.
    ...(choices ? { examples: [...choices, ...shorthand] } : {}),
  };
}

const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
