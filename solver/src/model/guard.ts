/**
 * What types cannot say and would end in wrong numbers without a word: a document without its collections, ids that stand
 * twice, references to nothing, numbers that are none. Ranges, signs and choices are `validate`'s alone.
 */

import type { Structure } from "../generated/model.ts";
import { SolveError } from "../results/error.ts";
import type { AuthoredModel, AuthoredStructure } from "./plain.ts";

const COLLECTIONS = ["nodes", "materials", "sections", "members", "supports", "load_cases"] as const satisfies readonly (keyof Structure)[];

export function invalid(path: string, message: string): SolveError {
  return new SolveError("invalid_model", `${path}: ${message}`, { path });
}

/** At the entrance: JavaScript callers have no types, and JSON's 1e999 reads as infinite. */
export function refuseShapeless(model: AuthoredModel): void {
  const structure: Partial<AuthoredStructure> | null | undefined = model?.model;
  if (typeof structure !== "object" || structure === null) throw invalid("model", "must be an object");
  for (const name of COLLECTIONS) if (!Array.isArray(structure[name])) throw invalid(`model.${name}`, "must be an array");
  const { load_combinations: listed = [] } = structure;
  if (!Array.isArray(listed)) throw invalid("model.load_combinations", "must be an array");
  const place = notFinite({ model: structure, analysis: model.analysis });
  if (place !== undefined) throw invalid(place.slice(1), "must be a finite number");
}

/** Where the first number that is none stands, as the rest of its path. */
function notFinite(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "";
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const rest = notFinite(value[i]);
      if (rest !== undefined) return `[${i}]${rest}`;
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    // A note of the author's own, which nothing reads.
    if (key.startsWith("x_")) continue;
    const rest = notFinite((value as Record<string, unknown>)[key]);
    if (rest !== undefined) return `.${key}${rest}`;
  }
  return undefined;
}

/** Positions by id; an id that stands twice is an error. */
export function indexById(items: readonly { id: string }[], path: string): Map<string, number> {
  const index = new Map<string, number>();
  items.forEach(({ id }, i) => {
    if (index.has(id)) throw invalid(`${path}[${i}].id`, `'${id}' stands twice`);
    index.set(id, i);
  });
  return index;
}

/** The position that an id refers to. */
export function reference(id: string, index: ReadonlyMap<string, number>, path: string, kind: string): number {
  const found = index.get(id);
  if (found === undefined) throw invalid(path, `no ${kind} '${id}' in the model`);
  return found;
}
