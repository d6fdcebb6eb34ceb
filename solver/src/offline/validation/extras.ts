/** What the schemas leave open: unknown keys under analysis, results, and the caller's own x_ keys. */

import { ANALYSIS, type OpenKeys } from "../../generated/validators.js";
import { said } from "../../sentences.ts";
import { type Finding, path, type Where } from "./report.ts";
import { LIMITS } from "./rulebook.ts";
import { has, isObject, type Value } from "./shape.ts";
import { meant, quoted } from "./wording.ts";

const MAX_DEPTH: number = LIMITS.nesting_depth;

/** Warnings: keys under analysis that no engine reads, and results, which are computed anew where a model opens. */
export function* ignored(model: Value): Generator<Finding> {
  if (has(model, "results")) yield [["results"], "ignored_results", said("ignored_results")];
  if (has(model, "analysis") && isObject(model["analysis"])) yield* unknown(ANALYSIS, model["analysis"], ["analysis"]);
}

/** Errors in what no schema bounds, values of one's own and all under analysis: nested deeper than readers of JSON accept. */
export function* unbounded(model: Value): Generator<Finding> {
  const { results: _, ...judged } = model;
  const told = new Set<string>();
  for (const where of tooDeep(judged, [])) {
    const own = where[0] === "analysis" ? 0 : where.findIndex((step) => typeof step === "string" && step.startsWith("x_"));
    const home = where.slice(0, own + 1);
    if (own < 0 || told.has(path(home))) continue;
    told.add(path(home));
    yield [home, "nested_too_deep", said("nested_too_deep", { levels: MAX_DEPTH })];
  }
}

function* tooDeep(value: object, where: Where): Generator<Where> {
  if (where.length >= MAX_DEPTH) yield where;
  else {
    const entries: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [step, item] of entries) if (typeof item === "object" && item !== null) yield* tooDeep(item, [...where, step]);
  }
}

function* unknown(keys: OpenKeys, value: Value, where: Where): Generator<Finding> {
  const branch = typeof value["type"] === "string" && has(keys.byType, value["type"]) ? keys.byType[value["type"]]! : undefined;
  const known = { ...keys.known, ...branch?.known };
  for (const [key, item] of Object.entries(value)) {
    if (has(known, key)) {
      const inner = known[key];
      const parts = Array.isArray(item)
        ? item.map((part, place) => [part, [...where, key, place]] as const)
        : [[item, [...where, key]] as const];
      if (inner) for (const [part, place] of parts) if (isObject(part)) yield* unknown(inner, part, place);
    } else if (!key.startsWith("x_")) yield [[...where, key], "ignored_key", () => ignoredKey(key, Object.keys(known))];
  }
}

function ignoredKey(key: string, known: string[]): string {
  const close = meant(key, known);
  return `${said("ignored_key", { key: quoted(key) })}${close ? `; did you mean '${close}'?` : ""}`;
}
