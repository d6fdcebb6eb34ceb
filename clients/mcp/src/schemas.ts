/** Input schemas of the tools, made from the service's own: the beam inputs from their table, the model in outline. */

import modelFile from "../../../schemas/model.json" with { type: "json" };
import tables from "../../../solver/data/beams.json" with { type: "json" };
import type { Tool } from "./tools/tool.js";

type InputSchema = Tool["inputSchema"];
type Properties = Record<string, object>;

interface Field {
  name: string;
  type: string;
  description: string;
  required: boolean;
  default: unknown;
  choices: string[];
  minimum: number | null;
  maximum: number | null;
  example: unknown;
}

/** The model's two upper levels. The whole schema would flood the conversation: get_schema serves the parts. */
export const modelSchema = {
  description: `${modelFile.description} An object, or JSON text of one. get_schema describes every part.`,
  anyOf: [
    {
      type: "object",
      required: modelFile.required,
      properties: {
        schema_version: modelFile.properties.schema_version,
        settings: { type: "object", description: "Title, author, national annex." },
        model: {
          type: "object",
          description: modelFile.$defs.structure.description,
          required: modelFile.$defs.structure.required,
          properties: outline(modelFile.$defs.structure.properties),
        },
        analysis: { type: "object", description: "Options, and checks such as en1993_1_1 and deflection." },
      },
    },
    { type: "string" },
  ],
} as const;

/** The inputs of create-beam or check-beam, with further properties beside them. */
export function beamSchema(kind: "create" | "check", more: Properties): InputSchema {
  const fields = tables[kind].fields as Field[];
  return {
    type: "object",
    properties: { ...Object.fromEntries(fields.map((field) => [field.name, property(field)])), ...more },
    required: fields.filter((field) => field.required).map((field) => field.name),
  };
}

function property(field: Field): object {
  return {
    type: field.type,
    description: field.description,
    ...(field.default === null ? {} : { default: field.default }),
    ...(field.choices.length ? { enum: field.choices } : {}),
    ...(field.minimum === null ? {} : { minimum: field.minimum }),
    ...(field.maximum === null ? {} : { maximum: field.maximum }),
    ...(field.example === null ? {} : { examples: [field.example] }),
  };
}

function outline(properties: Record<string, { description: string }>): Properties {
  return Object.fromEntries(Object.entries(properties).map(([name, { description }]) => [name, { type: "array", description }]));
}
