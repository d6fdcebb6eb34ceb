/** Ids: each unique among its kind, and each reference to one that exists. */

import { nearestWords } from "../nearest.ts";
import type { Document, Entity } from "./document.ts";
import { type Finding, path, type Where } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { has } from "./shape.ts";

/** Each check finds in document order. */
export function* checks(document: Document): Generator<Iterable<Finding>> {
  const { fields, lists, loads, load_lists, entries, analysis_lists, analysis_entries } = RULES.references;
  for (const collection of Object.keys(document.standing)) yield duplicates(document, collection);
  for (const [collection, field, target] of fields) yield ofFields(document, collection, field, target);
  for (const [collection, field, target] of lists) yield ofLists(document, collection, field, target);
  for (const [kind, field, target] of loads) yield ofLoads(document, kind, field, target);
  for (const [kind, field, target] of load_lists) yield ofLoadLists(document, kind, field, target);
  for (const [collection, key, field, target] of entries) yield ofEntries(document, collection, key, field, target);
  for (const [part, key, target] of analysis_lists) {
    yield named(document, ["analysis", part, key], document.analysis[part]?.[key] ?? [], [], target);
  }
  for (const [part, key, field, target] of analysis_entries) {
    const items: Entity[] = document.analysis[part]?.[key] ?? [];
    yield named(
      document,
      ["analysis", part, key],
      items.map((item) => item[field]),
      [field],
      target,
    );
  }
}

function* duplicates(document: Document, collection: string): Generator<Finding> {
  const first = new Map<string, number>();
  for (const [place, { id }] of document.entities(collection).entries()) {
    const home = first.get(id);
    if (home === undefined) first.set(id, place);
    else {
      const message = `duplicate id '${id}'; first used at ${path(document.where(collection, home))}`;
      yield [[...document.where(collection, place), "id"], "duplicate_id", message];
    }
  }
}

function* ofFields(document: Document, collection: string, field: string, target: string): Generator<Finding> {
  const known = document.ids[target];
  if (!known) return;
  for (const [place, item] of document.entities(collection).entries()) {
    if (has(item, field) && !known.has(item[field])) {
      yield unknown(document, [...document.where(collection, place), field], item[field], target);
    }
  }
}

function* ofLists(document: Document, collection: string, field: string, target: string): Generator<Finding> {
  for (const [place, item] of document.entities(collection).entries()) {
    if (has(item, field)) yield* named(document, [...document.where(collection, place), field], item[field], [], target);
  }
}

function* ofLoads(document: Document, kind: string, field: string, target: string): Generator<Finding> {
  const known = document.ids[target];
  if (!known) return;
  for (const { where, items, places } of document.loads[kind]!) {
    for (const [place, load] of items.entries()) {
      if (!known.has(load[field])) yield unknown(document, [...where, places[place]!, field], load[field], target);
    }
  }
}

function* ofLoadLists(document: Document, kind: string, field: string, target: string): Generator<Finding> {
  for (const { where, items, places } of document.loads[kind]!) {
    for (const [place, load] of items.entries()) yield* named(document, [...where, places[place]!, field], load[field], [], target);
  }
}

function* ofEntries(document: Document, collection: string, key: string, field: string, target: string): Generator<Finding> {
  for (const [place, item] of document.entities(collection).entries()) {
    const names = (item[key] as Entity[]).map((entry) => entry[field] as string);
    yield* named(document, [...document.where(collection, place), key], names, [field], target);
  }
}

/** Names in a list, each at its place and the steps below it. */
function* named(document: Document, where: Where, names: string[], below: string[], target: string): Generator<Finding> {
  const known = document.ids[target];
  if (!known) return;
  for (const [place, name] of names.entries()) {
    if (!known.has(name)) yield unknown(document, [...where, place, ...below], name, target);
  }
}

function unknown(document: Document, where: Where, name: string, target: string): Finding {
  const kind = RULES.collections[target]!.replaceAll("_", " ");
  return [where, "unknown_reference", () => `unknown ${kind} '${name}'${nearestWords(document.nearest(name, target))}`];
}
