/** Input schemas of the tools, made from the service's own: the beam inputs from its API description, the model in outline. */

import openapi from "../../../schemas/openapi.json" with { type: "json" };
import modelFile from "../../../schemas/model.json" with { type: "json" };
import type { Tool } from "./tools/tool.js";

type Schema = Record<string, unknown>;
type InputSchema = Tool["inputSchema"];

const requests = openapi.components.schemas as unknown as Record<string, Schema>;

/** The model's own top level. The whole schema would flood the conversation: get_schema serves the parts. */
export const modelSchema = {
  description: `${modelFile.description} An object, or JSON text of one. get_schema describes every part.`,
  anyOf: [
    { type: "object", required: modelFile.required, properties: outline(modelFile.properties) },
    { type: "string" },
  ],
} as const;

/** The request schema of create-beam or check-beam with further properties beside it. */
export function beamSchema(kind: "create" | "check", more: Record<string, unknown>): InputSchema {
  const request = requests[kind === "create" ? "CreateBeamRequest" : "CheckBeamRequest"] as Schema;
  return {
    type: "object",
    properties: { ...(request.properties as Record<string, object>), ...more } as NonNullable<InputSchema["properties"]>,
    required: request.required as string[],
  };
}

function outline(properties: Record<string, unknown>): Record<string, Schema> {
  const known = Object.entries(properties as Record<string, Schema>);
  return Object.fromEntries(known.map(([name, schema]) => [name, { description: schema.description ?? schema.title ?? name }]));
}
