/** The model as the rules read it: collections, known ids and loads; of a broken model, the parts that stand. */

import { LONGEST } from "../nearest.ts";
import { longer } from "../text.ts";
import { fits, has, isObject, type Entity as Value } from "./fits.ts";
import { type Point, TOUCH } from "./geometry.ts";
import type { Where } from "./report.ts";

/** An entity that fits its schema: its fields have the types that the schema says. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Entity = Record<string, any>;

export const COLLECTIONS: Record<string, string> = {
  nodes: "node",
  materials: "material",
  sections: "section",
  hinges: "hinge",
  members: "member",
  plates: "plate",
  supports: "support",
  load_cases: "load_case",
  load_combinations: "load_combination",
  design_members: "design_member",
};
export const LOADS: Record<string, string> = {
  node_loads: "node_load",
  member_loads: "member_load",
  plate_loads: "plate_load",
  support_displacements: "support_displacement",
};
/** A model may do without these. */
const OPTIONAL = ["hinges", "plates", "design_members", "checks"];
/** A line that no grid is square to. */
const LINE: Point = [0.5257311121, 0.6180339887, 0.4142135624];

/** Entities that stand, with their indices in the document. */
export interface Standing {
  items: Entity[];
  places: number[];
}

/** The loads of one kind in one load case. */
export interface Loads extends Standing {
  where: Where;
}

export class Document {
  private readonly lookups = new Map<string, Map<string, Entity>>();
  private pointsById: Map<string, Point> | undefined;
  private nodesAlong: Float64Array | undefined;
  private usedNodes: Set<string> | undefined;

  constructor(
    readonly standing: Record<string, Standing>,
    /** undefined: the collection itself is unreadable, so nothing can be said about references to it. */
    readonly ids: Record<string, Set<string> | undefined>,
    readonly loads: Record<string, Loads[]>,
    readonly analysis: Entity,
  ) {}

  entities(collection: string): Entity[] {
    return this.standing[collection]!.items;
  }

  where(collection: string, index: number): Where {
    return [collection === "checks" ? "analysis" : "model", collection, this.standing[collection]!.places[index]!];
  }

  /** Entities by id; of duplicates the first, as the message about them says. */
  lookup(collection: string): Map<string, Entity> {
    let found = this.lookups.get(collection);
    if (found === undefined) {
      found = new Map();
      for (const item of this.entities(collection)) if (!found.has(item["id"])) found.set(item["id"], item);
      this.lookups.set(collection, found);
    }
    return found;
  }

  /** The nodes that members and plates stand on. */
  get used(): Set<string> {
    if (this.usedNodes === undefined) {
      this.usedNodes = new Set();
      for (const { start, end } of this.entities("members")) this.usedNodes.add(start).add(end);
      for (const plate of this.entities("plates")) for (const node of plate["nodes"]) this.usedNodes.add(node);
    }
    return this.usedNodes;
  }

  /** Coordinates by node id. */
  get points(): Map<string, Point> {
    return (this.pointsById ??= new Map(this.entities("nodes").map(({ id, x, y, z }) => [id, [x, y, z]])));
  }

  /** The nodes seen along a line, in order: the same place gives the same number. */
  get along(): Float64Array {
    return (this.nodesAlong ??= Float64Array.from(this.points.values(), ([x, y, z]) => x * LINE[0] + y * LINE[1] + z * LINE[2]).sort());
  }

  /** Whether two nodes may be at one place; false is certain. */
  get crowded(): boolean {
    return this.along.some((value, place, all) => place > 0 && value - all[place - 1]! <= 2 * TOUCH);
  }
}

const whole = (items: Entity[]): Standing => ({ items, places: items.map((_, place) => place) });

/** The document of a model that fits its schema. */
export function documentOf(model: Entity): Document {
  const structure = model["model"] as Entity;
  const analysis = (model["analysis"] ?? {}) as Entity;
  const standing: Record<string, Standing> = {};
  for (const name of Object.keys(COLLECTIONS)) standing[name] = whole(structure[name] ?? []);
  standing["checks"] = whole(analysis["checks"] ?? []);
  const ids = Object.fromEntries(
    Object.entries(standing).map(([name, { items }]) => [name, new Set<string>(items.map((item) => item["id"]))]),
  );
  const loads: Record<string, Loads[]> = {};
  for (const kind of Object.keys(LOADS)) {
    loads[kind] = standing["load_cases"]!.items.flatMap((loadCase, place) =>
      has(loadCase, kind) ? [{ where: ["model", "load_cases", place, kind], ...whole(loadCase[kind]) }] : [],
    );
  }
  return new Document(standing, ids, loads, analysis);
}

/** What can still be judged of a model that does not fit: whole entities, and the ids of broken ones. */
export function salvaged(model: Value): Document {
  const structure = objectAt(model, "model");
  const analysis = objectAt(model, "analysis");
  // Where there is no model at all, what it may do without is not known either.
  const optional = has(model, "model") && isObject(model["model"]) ? OPTIONAL : ["checks"];
  const standing: Record<string, Standing> = {};
  const ids: Record<string, Set<string> | undefined> = {};
  for (const [name, kind] of [...Object.entries(COLLECTIONS), ["checks", "check"] as const]) {
    const home = name === "checks" ? analysis : structure;
    const items = has(home, name) ? home[name] : [];
    standing[name] = standingOf(kind, items);
    ids[name] = has(structure, name) || optional.includes(name) ? idsOf(items) : undefined;
  }
  const cases = has(structure, "load_cases") ? structure["load_cases"] : [];
  const loads: Record<string, Loads[]> = {};
  for (const [kind, name] of Object.entries(LOADS)) {
    loads[kind] = (Array.isArray(cases) ? cases : []).map((loadCase, place) => ({
      where: ["model", "load_cases", place, kind],
      ...standingOf(name, isObject(loadCase) && has(loadCase, kind) ? loadCase[kind] : undefined),
    }));
  }
  return new Document(standing, ids, loads, fits("analysis")(analysis) ? analysis : {});
}

function standingOf(kind: string, items: unknown): Standing {
  const found: Standing = { items: [], places: [] };
  const good = fits(kind);
  for (const [place, item] of Array.isArray(items) ? items.entries() : []) {
    if (good(item)) {
      found.items.push(item);
      found.places.push(place);
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
    if (typeof id !== "string" || !id || longer(id, LONGEST)) return undefined;
    ids.add(id);
  }
  return ids;
}

const objectAt = (value: Value, key: string): Value => (has(value, key) && isObject(value[key]) ? value[key] : {});
