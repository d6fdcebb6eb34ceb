/** The model as the rules read it: collections, known ids and loads. */

import { Grid } from "../../generated/rules/validation/grid.ts";
import { namesAt, PATHS } from "../../generated/rules/validation/paths.ts";
import { gather } from "../../results/gather.ts";
import { nearest } from "../offline/nearest.ts";
import type { SectionLibrary } from "../sections/library.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { Point } from "../vectors.ts";
import { type Entity, Entries } from "./entries.ts";
import type { Where } from "./report.ts";
import { RULES } from "./rulebook.ts";

/** A line that no grid is square to. */
const { oblique: LINE, touch_m: TOUCH } = TOLERANCES.geometry;
/** Spent on suggestions, as the service spends them. */
const { steps: STEPS, steps_per_entity: STEPS_PER_ENTITY, steps_respelt: STEPS_RESPELT } = TOLERANCES.nearest;

export type { Entity } from "./entries.ts";

type Lists<Value> = Record<string, Value>;

export class Document {
  private readonly lookups = new Map<string, Map<string, Entity>>();
  private readonly listed = new Map<string, Entries[]>();
  private readonly gathered = new Map<string, Set<string>>();
  /** What was found out about the whole model, by name. */
  readonly facts = new Map<string, unknown>();
  private pointsById: Map<string, Point> | undefined;
  private placesById: Map<string, number> | undefined;
  private startsAt: number[] | undefined;
  private endsAt: number[] | undefined;
  private nodeGrid: Grid | undefined;
  private alike: Map<number, number[]> | undefined;
  private steps = 0;
  private readonly characters: Record<string, number> = {};

  constructor(
    readonly entities: Lists<Entity[]>,
    /** Where entities stand in the document. */
    readonly places: Lists<number[]>,
    /** undefined: the collection itself is unreadable, so nothing can be said about references to it. */
    readonly ids: Lists<Set<string> | undefined>,
    readonly loads: Lists<Entries[]>,
    readonly analysis: Entity,
    /** Whether combinations are asked for by rule, readable or not. */
    readonly ruled: boolean,
    /** The national annex of the steel checks. */
    readonly annex: string,
    /** Where library names are looked up; without it they are taken as given. */
    readonly library: SectionLibrary | undefined,
  ) {}

  /** The same with other members, and where those stand in the document. */
  withMembers(members: Entity[], places: number[]): Document {
    const { entities, ids, loads, analysis, ruled, annex, library } = this;
    return new Document({ ...entities, members }, { ...this.places, members: places }, ids, loads, analysis, ruled, annex, library);
  }

  /** The lists that hold a kind of entity: one of each load case or combination, or the collection; `analysis` is alone in its own. */
  lists(home: string): Entries[] {
    const found = this.listed.get(home) ?? this.gather(home);
    this.listed.set(home, found);
    return found;
  }

  private gather(home: string): Entries[] {
    if (home === "terms")
      return this.entities["load_combinations"]!.map(
        ({ terms }, place) => new Entries([...this.where("load_combinations", place), home], terms, [...terms.keys()]),
      );
    if (home === "analysis" || home === "model") return [new Entries([], [home === "model" ? {} : this.analysis], [home])];
    if (home === "forces") return RULES.forces.in.flatMap((kind) => this.loads[kind]!);
    const items = this.entities[home];
    return items ? [new Entries([homeOf(home), home], items, this.places[home]!)] : this.loads[home]!;
  }

  /** Whether every entity of a collection is here; a broken one may be the very one that is sought. */
  complete(collection: string): boolean {
    const known = this.ids[collection];
    return known !== undefined && known.size <= this.entities[collection]!.length;
  }

  where(collection: string, index: number): Where {
    return [homeOf(collection), collection, this.places[collection]![index]!];
  }

  whereNode(name: string): Where {
    return this.where("nodes", this.nodePlaces.get(name)!);
  }

  /** Entities by id; of duplicates the first, as the message about them says. */
  lookup(collection: string): Map<string, Entity> {
    let found = this.lookups.get(collection);
    if (found === undefined) {
      found = new Map();
      for (const item of this.entities[collection]!) if (!found.has(item["id"])) found.set(item["id"], item);
      this.lookups.set(collection, found);
    }
    return found;
  }

  /** The ids most like a name; once many names have been compared, those one edit away, and in the end none. */
  nearest(name: string, collection: string): string[] {
    const known = this.ids[collection] ?? new Set();
    const count = Object.values(this.entities).reduce((sum, { length }) => sum + length, 0);
    const left = STEPS + STEPS_PER_ENTITY * count - this.steps;
    this.characters[collection] ??= [...known].reduce((sum, id) => sum + id.length, 0);
    const [respelt, compared] = [name.length * STEPS_RESPELT, name.length * this.characters[collection]];
    const scan = respelt + compared <= left;
    this.steps += respelt + (scan ? compared : 0);
    return respelt <= left ? nearest(name, known, undefined, scan) : [];
  }

  /** The ids of one collection as entities of one kind refer to them, list by list; undefined where one does not. */
  names(target: string, home: string): string[][] {
    const paths: string[][] = PATHS.get([home, target]) ?? [];
    return paths.flatMap(([step, ...further]) =>
      this.lists(home).flatMap((listed) => (listed.keys.has(step!) ? [namesAt(listed.values(step!), further) as string[]] : [])),
    );
  }

  /** The ids of one collection that entities of some kinds refer to. */
  named(target: string, ...homes: string[]): Set<string> {
    const key = `${target} by ${homes.join()}`;
    let found = this.gathered.get(key);
    if (found === undefined) {
      const names = homes.flatMap((home) => this.names(target, home)).flat();
      found = new Set(names.filter((name) => name !== undefined));
      this.gathered.set(key, found);
    }
    return found;
  }

  /** The nodes that members and plates stand on. */
  get used(): Set<string> {
    return this.named("nodes", "members", "plates");
  }

  get memberKeys(): Set<string> {
    return this.lists("members")[0]!.keys;
  }

  /** Of each member the place of the node at its start among the nodes, -1 where it is none. */
  get startPlaces(): number[] {
    return (this.startsAt ??= this.starts.map((name) => this.nodePlaces.get(name) ?? -1));
  }

  get endPlaces(): number[] {
    return (this.endsAt ??= this.ends.map((name) => this.nodePlaces.get(name) ?? -1));
  }

  /** Whether the nodes that members name are all there. */
  get joined(): boolean {
    return !this.startPlaces.includes(-1) && !this.endPlaces.includes(-1);
  }

  get grid(): Grid {
    const column = (axis: string): number[] => this.entities["nodes"]!.map((node) => node[axis]);
    return (this.nodeGrid ??= new Grid([column("x"), column("y"), column("z")]));
  }

  /** By the step from one line of the grid to another; of members that are all joined. */
  get membersByStep(): Map<number, number[]> {
    if (this.alike) return this.alike;
    this.alike = new Map();
    this.grid.steps(this.startPlaces, this.endPlaces).forEach((step: number, i: number) => gather(this.alike!, step, i));
    return this.alike;
  }

  get starts(): string[] {
    return this.entities["members"]!.map(({ start }) => start);
  }

  get ends(): string[] {
    return this.entities["members"]!.map(({ end }) => end);
  }

  /** By id. */
  get nodePlaces(): Map<string, number> {
    return (this.placesById ??= new Map(this.entities["nodes"]!.map(({ id }, place) => [id, place])));
  }

  /** Coordinates by node id. */
  get points(): Map<string, Point> {
    return (this.pointsById ??= new Map(this.entities["nodes"]!.map(({ id, x, y, z }) => [id, [x, y, z]])));
  }

  /** Whether two nodes may be at one place; false is certain. */
  get crowded(): boolean {
    // Seen along a line that no grid is square to: the same place gives the same number.
    const along = Float64Array.from(this.points.values(), ([x, y, z]) => x * LINE[0] + y * LINE[1] + z * LINE[2]).sort();
    return along.some((value, place) => place > 0 && value - along[place - 1]! <= 2 * TOUCH);
  }
}

const homeOf = (collection: string): string => (collection === "checks" ? "analysis" : "model");

/** Found out once of a document, or of each of its entities or names, however many rows ask for it. */
export function remembered<Found, Asked extends unknown[]>(
  find: (document: Document, ...asked: Asked) => Found,
): (document: Document, ...asked: Asked) => Found {
  const documents = new WeakMap<Document, Map<unknown, Found>>();
  return (document, ...asked) => {
    const known = documents.get(document) ?? new Map<unknown, Found>();
    if (!known.size) documents.set(document, known);
    const [first] = asked;
    const key = asked.length === 1 && typeof first === "object" && !Array.isArray(first) ? first : JSON.stringify(asked);
    if (!known.has(key)) known.set(key, find(document, ...asked));
    return known.get(key)!;
  };
}
