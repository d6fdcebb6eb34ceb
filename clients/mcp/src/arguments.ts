/** Whether what a tool is called with is what its schema asks for: unknown arguments, missing ones and wrong kinds are refused by name. Of a
 * schema that is not closed, a beam's, that is its reader's to say, who knows other words for a key. */

import type { Tool } from "./tools/tool.js";

interface Property {
  type?: string;
  enum?: readonly unknown[];
  items?: Property;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? "array" : value === null ? "null" : typeof value);

export function refuseUnknown({ name, inputSchema }: Tool, inputs: Record<string, unknown>): void {
  if (inputSchema.additionalProperties !== false) return;
  const known = (inputSchema.properties ?? {}) as Record<string, Property>;
  const unknown = Object.keys(inputs).find((key) => !Object.hasOwn(known, key));
  if (unknown !== undefined)
    throw new Error(`${name} takes no argument '${unknown}'; it takes: ${Object.keys(known).join(", ") || "none"}`);
  const missing = (inputSchema.required ?? []).find((key) => inputs[key] === undefined);
  if (missing !== undefined) throw new Error(`${name} needs the argument '${missing}'`);
  for (const [key, value] of Object.entries(inputs)) if (value !== undefined) refuseKind(key, value, known[key]!);
}

export function refuseKind(key: string, value: unknown, { type, enum: choices, items }: Property): void {
  // A model may come as JSON text: some callers write it so.
  if (type && kindOf(value) !== type && !(type === "object" && typeof value === "string"))
    throw new Error(`'${key}' must be ${/^[aeiou]/.test(type) ? "an" : "a"} ${type}, not ${kindOf(value)}`);
  if (choices && !choices.includes(value)) throw new Error(`'${key}' cannot be '${String(value)}'; there are: ${choices.join(", ")}`);
  if (items && Array.isArray(value)) for (const one of value) refuseKind(key, one, items);
}
