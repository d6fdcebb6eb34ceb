/** Of a model, broken or not, the parts that stand: whole entities, and the ids of broken ones. */

import { plainMaterial } from "../materials.ts";
import { isLonger } from "../offline/clipping.ts";
import { LONGEST } from "../offline/nearest.ts";
import type { LibraryMaterial } from "../plain.ts";
import type { SectionLibrary } from "../sections/library.ts";
import { fits } from "./compiled.ts";
import { Document } from "./document.ts";
import { type Entity, Entries } from "./entries.ts";
import { RULES } from "./rulebook.ts";

export const isObject = (value: unknown): value is Entity => typeof value === "object" && value !== null && !Array.isArray(value);

/** All that fits its schema; of a broken entity its id. */
export function documentOf(model: unknown, library: SectionLibrary | undefined): Document {
  const [given, asked] = [valueAt(model, "model"), valueAt(model, "analysis")];
  const [structure, analysis] = [given, asked].map((value) => (isObject(value) ? value : {})) as [Entity, Entity];
  // Where there is no model at all, what it may do without is not known either.
  const optional = [...(isObject(given) ? RULES.optional_collections : []), "checks"];
  const entities: Record<string, Entity[]> = {};
  const places: Record<string, number[]> = {};
  const ids: Record<string, Set<string> | undefined> = {};
  for (const [name, kind] of [...Object.entries(RULES.collections), ["checks", "check"] as const]) {
    const items = valueAt(name === "checks" ? analysis : structure, name, []);
    [entities[name], places[name]] = standing(kind, items);
    ids[name] = Object.hasOwn(structure, name) || optional.includes(name) ? idsOf(items) : undefined;
  }
  // Rules speak of numbers, whether a material gives them or its name does.
  entities["materials"] = entities["materials"]!.map((material) => plainMaterial(material as LibraryMaterial));
  const isSound = fits("analysis").isValid(analysis);
  const isRuled = Object.hasOwn(analysis, "combinations");
  const annex = String(valueAt(valueAt(model, "settings"), "national_annex", "none"));
  return new Document(entities, places, ids, loadsOf(structure), isSound ? analysis : {}, isRuled, annex, library);
}

const valueAt = (value: unknown, key: string, missing?: unknown): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : missing;

/** Of each kind those of every load case that has some. */
function loadsOf(structure: Entity): Record<string, Entries[]> {
  const cases = valueAt(structure, "load_cases");
  const loadsIn = ([kind, name]: [string, string]): Entries[] =>
    (Array.isArray(cases) ? cases : []).flatMap((loadCase, i) =>
      isObject(loadCase) && Object.hasOwn(loadCase, kind)
        ? [new Entries(["model", "load_cases", i, kind], ...standing(name, loadCase[kind]))]
        : [],
    );
  return Object.fromEntries(Object.entries(RULES.loads).map((row) => [row[0], loadsIn(row)]));
}

/** Entities that fit, all they hold included, with their indices in the document. */
function standing(kind: string, given: unknown): [items: Entity[], places: number[]] {
  const all = Array.isArray(given) ? given : [];
  const places = [...all.keys()].filter((place) => fits(kind).isValid(all[place]));
  return [places.map((place) => all[place]), places];
}

/** undefined where an id is unreadable: it may be the very one that a reference names. */
function idsOf(items: unknown): Set<string> | undefined {
  const ids = Array.isArray(items) ? items.map((item) => valueAt(item, "id")) : [undefined];
  return ids.every((id) => typeof id === "string" && id && !isLonger(id, LONGEST)) ? new Set(ids as string[]) : undefined;
}
