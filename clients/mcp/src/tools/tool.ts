/** What every tool has: a name, words for the model that calls it, an input schema, and its work. */

import type { CallToolResult, Tool as Listed } from "@modelcontextprotocol/sdk/types.js";
import type { Model } from "handoff-solver";
import { documentOf, parseOnce, validModel } from "handoff-solver/local";
import commands from "../../../../solver/cli/commands.json" with { type: "json" };

import { isName, keep, keptModel } from "../models.js";
import type { Tell } from "../progress.js";

export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: Listed["inputSchema"];
  outputSchema: NonNullable<Listed["outputSchema"]>;
  annotations: Listed["annotations"];
  /** It answers at once, beside whatever is computed. */
  isLookup?: true;
  run: (inputs: Record<string, unknown>, tell?: Tell) => CallToolResult | Promise<CallToolResult>;
}

/** Nothing outside this process changes, and nothing leaves the machine. */
export const LOCAL = { readOnlyHint: true, openWorldHint: false } as const;

/** A model and the name that the session keeps it under. */
export interface Named {
  name: string;
  model: unknown;
}

/** A model from its name, from an object or from JSON text, of the body of a request too. */
export function namedModel(value: unknown): Named {
  if (isName(value)) return { name: value.trim(), model: JSON.parse(keptModel(value).text) };
  const model = documentOf(typeof value === "string" ? parsed(value) : value);
  return { name: keep(model), model };
}

export const readModel = (value: unknown): unknown => namedModel(value).model;

function parsed(text: string): unknown {
  try {
    return parseOnce(text);
  } catch (error) {
    throw new Error(commands.sentences.unreadable_model.replace("{reason}", () => (error as Error).message));
  }
}

/** The same, valid; throws `InvalidModel` with every error. */
export const readValid = (value: unknown): Model => validModel(readModel(value));
