/** Of a model, broken or not, the parts that stand: whole entities, and the ids of broken ones. */

import { plainMaterial } from "../../model/materials.ts";
import type { LibraryMaterial } from "../../model/plain.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import { isLonger } from "../clipping.ts";
import { LONGEST } from "../nearest.ts";
import { Document } from "./document.ts";
import { type Entity, Entries } from "./entries.ts";
import { type Finding, LIMIT, type Where } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { faults, fits, has, isObject, type Value } from "./shape.ts";

/** Entities that stand, with their indices in the document. */
interface Standing {
  items: Entity[];
  places: number[];
}

/** What can be judged of a model, whole entities and the ids of broken ones; and what does not fit its schema. */
export function documentOf(model: Value, library: SectionLibrary | undefined): { document: Document; misshapen: Finding[] } {
  const misshapen = faults("model", model, []);
  const structure = objectAt(model, "model");
  const analysis = objectAt(model, "analysis");
  // Where there is no model at all, what it may do without is not known either.
  const optional = [...(has(model, "model") && isObject(model["model"]) ? RULES.optional_collections : []), "checks"];
  const cases = listAt(structure, "load_cases");
  const loads: Record<string, Entries[]> = {};
  const brokenCases = new Set<unknown>();
  for (const [kind, name] of Object.entries(RULES.loads)) {
    loads[kind] = cases.map((loadCase, place) => {
      const where = ["model", "load_cases", place, kind];
      const given = isObject(loadCase) ? listAt(loadCase, kind) : [];
      const standing = standingOf(name, given, where, misshapen);
      if (standing.items.length < given.length) brokenCases.add(loadCase);
      return new Entries(where, standing.items, standing.places);
    });
  }
  const entities: Record<string, Entity[]> = {};
  const places: Record<string, number[]> = {};
  const ids: Record<string, Set<string> | undefined> = {};
  for (const [name, kind] of [...Object.entries(RULES.collections), ["checks", "check"] as const]) {
    const home = name === "checks" ? analysis : structure;
    const items = has(home, name) ? home[name] : [];
    const standing = standingOf(kind, items, [name === "checks" ? "analysis" : "model", name], misshapen, brokenCases);
    [entities[name], places[name]] = [standing.items, standing.places];
    ids[name] = has(structure, name) || optional.includes(name) ? idsOf(items) : undefined;
  }
  // Rules speak of numbers, whether a material gives them or its name does.
  entities["materials"] = entities["materials"]!.map((material) => plainMaterial(material as LibraryMaterial));
  const isSound = fits("analysis", analysis) && entities["checks"]!.length === listAt(analysis, "checks").length;
  return {
    document: new Document(entities, places, ids, loads, isSound ? analysis : {}, has(analysis, "combinations"), library),
    misshapen,
  };
}

const listAt = (value: Value, key: string): unknown[] => (has(value, key) && Array.isArray(value[key]) ? value[key] : []);

/** The entities that fit, all they hold included; the faults of the others are told up to the number that is listed. */
function standingOf(kind: string, items: unknown, where: Where, misshapen: Finding[], broken?: ReadonlySet<unknown>): Standing {
  const found: Standing = { items: [], places: [] };
  let told = 0;
  for (const [place, item] of Array.isArray(items) ? items.entries() : []) {
    if (fits(kind, item)) {
      if (broken?.has(item)) continue;
      found.items.push(item);
      found.places.push(place);
    } else if (told <= LIMIT) {
      const wrong = faults(kind, item, [...where, place]).slice(0, LIMIT + 1);
      misshapen.push(...wrong);
      told += wrong.length;
    } else {
      // Once many have been told, whatever does not fit either counts as the one before.
      const [at, code, message] = misshapen.at(-1)!;
      misshapen.push([[...where, place, ...at.slice(where.length + 1)], code, message]);
    }
  }
  return found;
}

/** undefined where an id is unreadable: it may be the very one that a reference names. */
function idsOf(items: unknown): Set<string> | undefined {
  if (!Array.isArray(items)) return undefined;
  const ids = new Set<string>();
  for (const item of items) {
    if (!isObject(item) || !has(item, "id")) return undefined;
    const id = item["id"];
    if (typeof id !== "string" || !id || isLonger(id, LONGEST)) return undefined;
    ids.add(id);
  }
  return ids;
}

const objectAt = (value: Value, key: string): Value => (has(value, key) && isObject(value[key]) ? value[key] : {});
