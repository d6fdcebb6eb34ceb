/** The model as the rules read it: collections, known ids and loads. */

import { TOLERANCES } from "../../model/tolerances.ts";
import type { Point } from "../../model/vectors.ts";
import type { SectionLibrary } from "../../sections/library.ts";
import { nearest } from "../nearest.ts";
import { TOUCH } from "./geometry.ts";
import type { Where } from "./report.ts";
import { RULES } from "./rulebook.ts";

/** An entity that fits its schema: its fields have the types that the schema says. */
// biome-ignore lint/suspicious/noExplicitAny: the schema was checked before; its types have no common form for every collection.
export type Entity = Record<string, any>;

/** A line that no grid is square to. */
const LINE = TOLERANCES.geometry.oblique;
/** Characters compared in search of suggestions, by distance and in all: enough for any slip of the pen, too few to wait for. */
const COMPARED = 100_000;
const MOST_COMPARED = 5_000_000;

/** Entities that stand, with their indices in the document. */
export interface Standing {
  items: Entity[];
  places: (number | string)[];
}

/** The loads of one kind in one load case, or a whole collection. */
export interface Loads extends Standing {
  where: Where;
}

export class Document {
  private readonly lookups = new Map<string, Map<string, Entity>>();
  private pointsById: Map<string, Point> | undefined;
  private nodesAlong: Float64Array | undefined;
  private readonly gathered = new Map<string, Set<string>>();
  /** What was found out about the whole model, by name. */
  readonly facts = new Map<string, unknown>();
  private compared = 0;

  constructor(
    readonly standing: Record<string, Standing>,
    /** undefined: the collection itself is unreadable, so nothing can be said about references to it. */
    readonly ids: Record<string, Set<string> | undefined>,
    readonly loads: Record<string, Loads[]>,
    readonly analysis: Entity,
    /** Whether combinations are asked for by rule, readable or not. */
    readonly isRuled: boolean,
    /** Where library names are looked up; without it they are taken as given. */
    readonly library: SectionLibrary | undefined,
  ) {}

  entities(collection: string): Entity[] {
    return this.standing[collection]!.items;
  }

  /** The lists that hold a kind of entity: one of each load case or combination, or the collection; `analysis` is alone in its own. */
  lists(home: string): Loads[] {
    if (home === "terms")
      return this.entities("load_combinations").map(({ terms }, place) => ({
        where: [...this.where("load_combinations", place), home],
        items: terms,
        places: [...terms.keys()],
      }));
    if (home === "analysis") return [{ where: [], items: [this.analysis], places: [home] }];
    if (home === "model") return [{ where: [], items: [{}], places: [home] }];
    if (home === "forces") return RULES.forces.in.flatMap((kind) => this.loads[kind]!);
    const standing = this.standing[home];
    return standing ? [{ where: [home === "checks" ? "analysis" : "model", home], ...standing }] : this.loads[home]!;
  }

  /** Whether every entity of a collection is here; a broken one may be the very one that is sought. */
  isComplete(collection: string): boolean {
    const known = this.ids[collection];
    return known !== undefined && known.size <= this.entities(collection).length;
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

  /** The ids most like a name; once many names have been compared with all ids, those one edit away, and in the end none. */
  nearest(name: string, collection: string): string[] {
    const known = this.ids[collection] ?? new Set();
    const scan = this.compared < COMPARED;
    if (this.compared > MOST_COMPARED) return [];
    this.compared += name.length * known.size;
    return nearest(name, known, 3, scan);
  }

  /** The ids of one collection that entities of some kinds refer to. */
  named(target: string, homes: string[]): Set<string> {
    const key = `${target} by ${homes.join()}`;
    let found = this.gathered.get(key);
    if (found === undefined) {
      const rows = RULES.references.filter(([home, , other]) => other === target && homes.includes(home));
      found = new Set(rows.flatMap(([home, path]) => this.lists(home).flatMap(({ items }) => namesAt(items, path.split(".")))));
      this.gathered.set(key, found);
    }
    return found;
  }

  /** Coordinates by node id. */
  get points(): Map<string, Point> {
    return (this.pointsById ??= new Map(this.entities("nodes").map(({ id, x, y, z }) => [id, [x, y, z]])));
  }

  /** The places of some nodes; undefined where one is not there. */
  pointsOf(nodes: readonly string[]): Point[] | undefined {
    const found = nodes.map((node) => this.points.get(node));
    return found.every((point) => point !== undefined) ? found : undefined;
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

/** Found out of a document, or of each of its entities, once, however many rows ask for it. */
export function remembered<Found, Asked extends Entity[]>(
  find: (document: Document, ...asked: Asked) => Found,
): (document: Document, ...asked: Asked) => Found {
  const documents = new WeakMap<Document, Map<Entity, Found>>();
  return (document, ...asked) => {
    const known = documents.get(document) ?? new Map<Entity, Found>();
    if (!known.size) documents.set(document, known);
    const [key = document] = asked;
    if (!known.has(key)) known.set(key, find(document, ...asked));
    return known.get(key)!;
  };
}

/** All names at a path, through lists and where there is something. */
function namesAt(values: unknown[], [step, ...further]: string[]): string[] {
  if (step === undefined) return values as string[];
  return namesAt(
    values.flatMap((value) => (value as Entity)[step] ?? []),
    further,
  );
}
