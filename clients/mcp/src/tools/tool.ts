/** What every tool has: a name, words for the model that calls it, an input schema, and its work. */

import type { CallToolResult, Tool as Listed } from "@modelcontextprotocol/sdk/types.js";

export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: Listed["inputSchema"];
  run: (inputs: Record<string, unknown>) => CallToolResult | Promise<CallToolResult>;
}

/** A model as an object, from an object or from JSON text. */
export function readModel(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new Error(`the model text is not readable as JSON: ${(error as Error).message}`);
  }
}
