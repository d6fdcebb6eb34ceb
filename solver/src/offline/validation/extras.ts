/** What the schemas leave open: unknown keys under analysis, results, and the caller's own x_ keys. */

import { ANALYSIS, type OpenKeys } from "../../generated/validators.js";
import type { Finding, Where } from "./report.ts";
import { LIMITS, RULES } from "./rulebook.ts";
import { has, isObject, type Value } from "./shape.ts";
import { clipped, meant } from "./wording.ts";

const MAX_DEPTH: number = LIMITS.nesting_depth;
/** The keys of list entries under which entries with x_ keys may stand. */
const NESTING: ReadonlySet<string> = new Set([...Object.keys(RULES.loads), ...RULES.report.nesting]);

/** Warnings: keys under analysis that no engine reads, and results, which are computed anew where a model opens. */
export function* ignored(model: Value): Generator<Finding> {
  if (has(model, "results"))
    yield [["results"], "ignored_results", "ignored and not stored: results are computed where the model is opened"];
  if (has(model, "analysis") && isObject(model["analysis"])) yield* unknown(ANALYSIS, model["analysis"], ["analysis"]);
}

/** Errors in what no schema bounds: x_ values nested too deep or with integers that JSON readers cannot keep. */
export function* unbounded(model: Value): Generator<Finding> {
  for (const [where, value] of own(model, [], 1)) {
    const fault = boundsFault(value, where.length + 1);
    if (fault) yield [where, ...fault];
  }
}

/** The same for analysis, where unknown keys pass as well. */
export function* unboundedAnalysis(model: Value): Generator<Finding> {
  if (!has(model, "analysis") || !isObject(model["analysis"])) return;
  const fault = boundsFault(model["analysis"], 2);
  if (fault) yield [["analysis"], ...fault];
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
  return `unknown key '${clipped(key)}' is ignored${close ? `; did you mean '${close}'?` : ""}`;
}

/** Every x_ key outside analysis. The schemas end after a few levels, so the search does too. */
function* own(value: unknown, where: Where, depth: number): Generator<[Where, unknown]> {
  if (depth > RULES.report.own_key_levels) return;
  if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (key.startsWith("x_")) yield [[...where, key], item];
      else if (typeof item === "object" && item !== null && (where.length || (key !== "analysis" && key !== "results"))) {
        yield* own(item, [...where, key], depth + 1);
      }
    }
  } else if (Array.isArray(value) && mayHold(value)) {
    for (const [place, item] of value.entries()) yield* own(item, [...where, place], depth + 1);
  }
}

/** Whether any entry has an x_ key or entries of its own. */
function mayHold(items: unknown[]): boolean {
  return items.some((item) => isObject(item) && Object.keys(item).some((key) => key.startsWith("x_") || NESTING.has(key)));
}

/** What a reader on the way could not keep. `depth` is the level at which `value` stands in the whole document. */
function boundsFault(value: unknown, depth: number): [code: string, message: string] | undefined {
  for (let level = [value]; level.length; depth++) {
    const below: unknown[] = [];
    let containers = false;
    for (const item of level) {
      if (typeof item === "object" && item !== null) {
        containers = true;
        for (const part of Object.values(item)) below.push(part);
      } else if (typeof item === "number" && isInteger64(item) && Math.abs(item) > LIMITS.largest_integer) {
        return ["integer_too_large", `the integer ${item} is beyond ±(2^53 - 1), which JSON readers cannot keep exactly`];
      }
    }
    if (containers && depth > MAX_DEPTH) return ["nested_too_deep", `nested deeper than ${MAX_DEPTH} levels`];
    level = below;
  }
  return undefined;
}

/** Whether a reader that tells integers apart would take the number for one. */
const isInteger64 = (value: number): boolean => Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 64;
