/** Ids: each unique among its kind, and each reference to one that exists. */

import { nearest, nearestWords } from "../nearest.ts";
import { byCodePoint, grouped, quoted } from "../text.ts";
import { COLLECTIONS, type Document } from "./document.ts";
import { has } from "./fits.ts";
import { type Finding, path, type Where } from "./report.ts";

const FIELDS = [
  ["members", "start", "nodes"],
  ["members", "end", "nodes"],
  ["members", "section", "sections"],
  ["members", "material", "materials"],
  ["plates", "material", "materials"],
  ["supports", "node", "nodes"],
  ["members", "start_hinge", "hinges"],
  ["members", "end_hinge", "hinges"],
] as const;
const LISTS = [
  ["plates", "nodes", "nodes"],
  ["design_members", "members", "members"],
  ["checks", "members", "members"],
  ["checks", "design_members", "design_members"],
] as const;
const LOADED = [
  ["node_loads", "node", "nodes"],
  ["member_loads", "member", "members"],
  ["plate_loads", "plate", "plates"],
  ["support_displacements", "support", "supports"],
] as const;

/** Each check finds in document order. */
export function* checks(document: Document): Generator<Iterable<Finding>> {
  for (const collection of Object.keys(document.standing)) yield duplicates(document, collection);
  for (const [collection, field, target] of FIELDS) yield fields(document, collection, field, target);
  for (const [collection, field, target] of LISTS) yield lists(document, collection, field, target);
  for (const [kind, field, target] of LOADED) yield loads(document, kind, field, target);
  yield terms(document);
  yield analysis(document);
}

function* duplicates(document: Document, collection: string): Generator<Finding> {
  const first = new Map<string, number>();
  for (const [place, { id }] of document.entities(collection).entries()) {
    const home = first.get(id);
    if (home === undefined) first.set(id, place);
    else
      yield [[...document.where(collection, place), "id"], `duplicate id '${id}'; first used at ${path(document.where(collection, home))}`];
  }
}

function* fields(document: Document, collection: string, field: string, target: string): Generator<Finding> {
  const known = document.ids[target];
  if (!known) return;
  for (const [place, item] of document.entities(collection).entries()) {
    if (has(item, field) && !known.has(item[field]))
      yield unknown([...document.where(collection, place), field], item[field], target, known);
  }
}

function* lists(document: Document, collection: string, field: string, target: string): Generator<Finding> {
  const known = document.ids[target];
  if (!known) return;
  for (const [place, item] of document.entities(collection).entries()) {
    if (has(item, field)) yield* missing([...document.where(collection, place), field], item[field], target, known);
  }
}

function* loads(document: Document, kind: string, field: string, target: string): Generator<Finding> {
  const known = document.ids[target];
  if (!known) return;
  for (const { where, items, places } of document.loads[kind]!) {
    for (const [place, load] of items.entries()) {
      if (!known.has(load[field])) yield unknown([...where, places[place]!, field], load[field], target, known);
    }
  }
}

function* terms(document: Document): Generator<Finding> {
  const known = document.ids["load_cases"];
  if (!known) return;
  for (const [place, combination] of document.entities("load_combinations").entries()) {
    for (const [at, { load_case: name }] of combination["terms"].entries()) {
      if (!known.has(name))
        yield unknown([...document.where("load_combinations", place), "terms", at, "load_case"], name, "load_cases", known);
    }
  }
}

function* analysis(document: Document): Generator<Finding> {
  const { load_combinations: combinations, load_cases: cases } = document.ids;
  const { buckling, modal } = document.analysis;
  if (combinations)
    yield* missing(["analysis", "buckling", "combinations"], buckling?.combinations ?? [], "load_combinations", combinations);
  if (!cases) return;
  for (const [place, { load_case: name }] of (modal?.mass_sources ?? []).entries()) {
    if (!cases.has(name)) yield unknown(["analysis", "modal", "mass_sources", place, "load_case"], name, "load_cases", cases);
  }
}

function* missing(where: Where, names: string[], target: string, known: Set<string>): Generator<Finding> {
  for (const [place, name] of names.entries()) if (!known.has(name)) yield unknown([...where, place], name, target, known);
}

function unknown(where: Where, name: string, target: string, known: Set<string>): Finding {
  return [where, () => unknownWords(name, target, known)];
}

/** IPE300, HE 300 B, 457x191x67 UB: what people write where the id of a section belongs. */
const LIBRARY_NAME = /^([A-Za-z]+[ _-]?[0-9]|[0-9]+x[0-9])/;

/** `unknown node 'N12'; nearest: 'N2', 'N1'`. */
function unknownWords(name: string, target: string, known: Set<string>): string {
  const message = `unknown ${(COLLECTIONS[target] ?? "check").replaceAll("_", " ")} '${name}'`;
  const near = nearest(name, known);
  const kinds = target.replaceAll("_", " ");
  if (near.length) return message + nearestWords(near);
  const isLibraryName = target === "sections" && LIBRARY_NAME.test(name);
  const hint = isLibraryName ? "; a library section needs an entry in model.sections, with 'id' and 'library'" : "";
  if (!known.size) return `${message}; the model has no ${kinds}${hint}`;
  if (known.size > 100) return `${message}; none of the ${grouped(known.size)} ${kinds} is spelt like it${hint}`;
  return `${message}; known: ${[...known].sort(byCodePoint).slice(0, 3).map(quoted).join(", ")}${known.size > 3 ? ", …" : ""}${hint}`;
}
