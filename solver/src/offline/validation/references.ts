/** References: each leads to an entity that exists. */

import { nearestWords } from "../nearest.ts";
import type { Document, Entity } from "./document.ts";
import type { Finding, Where } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";

/** Each check finds in document order. */
export function* checks(document: Document): Generator<Iterable<Finding>> {
  for (const [home, path, target] of RULES.references) yield unknownNames(document, home, path.split("."), target);
}

function* unknownNames(document: Document, home: string, steps: string[], target: string): Generator<Finding> {
  const known = document.ids[target];
  if (!known) return;
  const kind = RULES.collections[target]!.replaceAll("_", " ");
  for (const { where, items, places } of document.lists(home)) {
    for (const [place, item] of items.entries()) {
      for (const [at, name] of named([...where, places[place]!], item, steps)) {
        if (known.has(name)) continue;
        yield [at, "unknown_reference", () => `unknown ${kind} '${name}'${nearestWords(document.nearest(name, target))}`];
      }
    }
  }
}

/** The names at a path with their places, through lists and where there is something. */
function* named(where: Where, value: unknown, [step, ...further]: string[]): Generator<[where: Where, name: string]> {
  if (Array.isArray(value)) {
    for (const [place, part] of value.entries()) yield* named([...where, place], part, step === undefined ? [] : [step, ...further]);
  } else if (step === undefined) yield [where, value as string];
  else if (has(value as Entity, step)) yield* named([...where, step], (value as Entity)[step], further);
}
