/** Where a whole model stands in JSON: by itself, or inside the key `model`, as in the body of a request. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The model inside another's key `model`, and whether anything stands beside it; null where there is none. */
export function insideOf(json: unknown): { model: unknown; alone: boolean } | null {
  if (!isObject(json) || "schema_version" in json) return null;
  const { model } = json;
  if (!isObject(model) || !("schema_version" in model && "model" in model)) return null;
  return { model, alone: Object.keys(json).length === 1 };
}
