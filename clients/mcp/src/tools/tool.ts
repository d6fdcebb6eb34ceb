/** What every tool has: a name, words for the model that calls it, an input schema, and its work. */

import type { CallToolResult, Tool as Listed } from "@modelcontextprotocol/sdk/types.js";
import type { Model } from "handoff-solver";
import { documentOf, parseOnce, validModel } from "handoff-solver/local";
import commands from "../../../../solver/cli/commands.json" with { type: "json" };

import type { Tell } from "../progress.js";

export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: Listed["inputSchema"];
  annotations: Listed["annotations"];
  run: (inputs: Record<string, unknown>, tell?: Tell) => CallToolResult | Promise<CallToolResult>;
}

/** Nothing outside this process changes, and nothing leaves the machine. */
export const LOCAL = { readOnlyHint: true, openWorldHint: false } as const;

/** A model as an object, from an object or from JSON text, of the body of a request too. */
export const readModel = (value: unknown): unknown => documentOf(typeof value === "string" ? parsed(value) : value);

function parsed(text: string): unknown {
  try {
    return parseOnce(text);
  } catch (error) {
    throw new Error(commands.sentences.unreadable_model.replace("{reason}", () => (error as Error).message));
  }
}

/** The same, valid; throws `InvalidModel` with every error. */
export const readValid = (value: unknown): Model => validModel(readModel(value));
