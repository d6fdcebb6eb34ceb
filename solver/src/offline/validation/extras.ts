/** What the schemas leave open: unknown keys under analysis, results, and the caller's own x_ keys. */

import { definition, resolved, type Schema } from "../schema.ts";
import { isWritten64, whole } from "../text.ts";
import { LOADS } from "./document.ts";
import { type Entity, has, isObject } from "./fits.ts";
import type { Finding, Where } from "./report.ts";
import * as wording from "./wording.ts";

const MAX_DEPTH = 64;
/** The keys of list entries under which entries with x_ keys may stand. */
const NESTING: readonly string[] = [...Object.keys(LOADS), "terms", "shape", "lateral_restraints"];

/** Warnings: keys under analysis that no engine reads, and results, which are computed anew where a model opens. */
export function* ignored(model: Entity): Generator<Finding> {
  if (has(model, "results")) yield [["results"], "ignored and not stored: results are computed where the model is opened"];
  if (has(model, "analysis") && isObject(model["analysis"])) yield* unknown(definition("analysis"), model["analysis"], ["analysis"]);
}

/** Errors in what no schema bounds: x_ values nested too deep or with integers that JSON readers cannot keep. */
export function* unbounded(model: Entity): Generator<Finding> {
  for (const [where, value] of own(model, [], 1)) {
    const fault = boundsFault(value, where.length + 1);
    if (fault !== undefined) yield [where, fault];
  }
}

/** The same for analysis, where unknown keys pass as well. */
export function* unboundedAnalysis(model: Entity): Generator<Finding> {
  if (!has(model, "analysis") || !isObject(model["analysis"])) return;
  const fault = boundsFault(model["analysis"], 2);
  if (fault !== undefined) yield [["analysis"], fault];
}

function* unknown(schema: Schema, value: Entity, where: Where): Generator<Finding> {
  const known = new Map(Object.entries(schema.properties!));
  for (const part of schema.allOf ?? []) {
    const { properties = {} } = resolved(part.then!);
    if (has(value, "type") && properties["type"]!.const === value["type"])
      for (const [key, body] of Object.entries(properties)) known.set(key, body);
  }
  for (const [key, item] of Object.entries(value)) {
    const found = known.get(key);
    if (found) {
      const body = resolved(found);
      const entry = resolved(body.items ?? {});
      if (isObject(item) && body.properties) yield* unknown(body, item, [...where, key]);
      else if (Array.isArray(item) && entry.properties) {
        for (const [place, part] of item.entries()) if (isObject(part)) yield* unknown(entry, part, [...where, key, place]);
      }
    } else if (!key.startsWith("x_")) yield [[...where, key], () => ignoredKey(key, [...known.keys()])];
  }
}

function ignoredKey(key: string, known: string[]): string {
  const close = wording.meant(key, known);
  return `unknown key '${wording.clipped(key)}' is ignored; ${close ? `did you mean '${close}'?` : `allowed: ${known.join(", ")}`}`;
}

/** Every x_ key outside analysis. The schemas are at most eight levels deep, so the search is too. */
function* own(value: unknown, where: Where, depth: number): Generator<[Where, unknown]> {
  if (depth > 8) return;
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
  return items.some((item) => isObject(item) && Object.keys(item).some((key) => key.startsWith("x_") || NESTING.includes(key)));
}

/** What a reader on the way could not keep. `depth` is the level at which `value` stands in the whole document. */
function boundsFault(value: unknown, depth: number): string | undefined {
  for (let level = [value]; level.length; depth++) {
    const below: unknown[] = [];
    let containers = false;
    for (const item of level) {
      if (typeof item === "object" && item !== null) {
        containers = true;
        for (const part of Object.values(item)) below.push(part);
      } else if (typeof item === "number" && isWritten64(item) && !Number.isSafeInteger(item)) {
        return `the integer ${whole(item)} is beyond ±(2^53 - 1), which JSON readers cannot keep exactly`;
      }
    }
    if (containers && depth > MAX_DEPTH) return `nested deeper than ${MAX_DEPTH} levels`;
    level = below;
  }
  return undefined;
}
