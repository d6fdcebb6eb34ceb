/** Judgements of one entity, or of one list, at a time: rows of schemas/rules.json, which the service reads as well. */

import { gradeOf } from "../../model/standards.ts";
import type { Document, Entity } from "./document.ts";
import type { Finding, Where } from "./report.ts";
import { type Condition, type Judgement, LIMITS, type Repeat, RULES, type Side } from "./rulebook.ts";
import { has } from "./shape.ts";
import { six } from "./wording.ts";

const TARGETS = new Map(RULES.references.map(([home, field, target]) => [`${home}.${field}`, target]));
const COMPARISONS: Record<string, (value: number, other: number) => boolean> = {
  "<": (value, other) => value < other,
  "<=": (value, other) => value <= other,
  ">": (value, other) => value > other,
  ">=": (value, other) => value >= other,
  "<>": (value, other) => value < other || value > other,
  beyond: (value, other) => Math.abs(value) > other,
};
const ABSENT = Symbol("absent");
/** What follows from an entity's fields. */
const DERIVED: Record<string, (entity: Entity) => unknown> = { steel_grade: ({ grade, id }) => gradeOf(grade) ?? gradeOf(id) };
/** In a sentence: a field, what it is multiplied by, and how many digits are told. */
const FIELD = /\{([a-z_.0-9]+)(?:\*([-0-9e.]+))?(?::\d)?\}/g;

/** By collection, code and field. A row with `each` stands for one of each of these keys in place of its @. */
function grouped(rows: Judgement[]): Judgement[][] {
  const groups = new Map<string, Judgement[]>();
  for (const told of rows) {
    for (const key of told.each ?? [""]) {
      const row = JSON.parse(JSON.stringify(told).replaceAll("@", key)) as Judgement;
      const place = `${row.in} ${row.code} ${row.at}`;
      groups.set(place, [...(groups.get(place) ?? []), row]);
    }
  }
  return [...groups.values()];
}

const JUDGEMENTS = {
  errors: grouped(RULES.judgements.errors),
  doubts: grouped(RULES.judgements.doubts),
  advice: grouped(RULES.judgements.advice),
  lacks: grouped(RULES.judgements.lacks),
};

/** Of the rows with one code at one field the first that holds is told. */
export function* checks(document: Document, phase: "errors" | "doubts" | "advice"): Generator<Iterable<Finding>> {
  for (const rows of JUDGEMENTS[phase]) yield judged(document, rows);
}

function* judged(document: Document, rows: Judgement[]): Generator<Finding> {
  const { in: home, code, at } = rows[0]!;
  const steps = at.split(".").filter(Boolean);
  for (const { where, items, places } of document.lists(home)) {
    for (const [place, entity] of items.entries()) {
      const row = first(document, entity, rows);
      if (row) yield [[...where, places[place]!, ...steps], code, () => told(document, home, entity, row.says)];
    }
  }
}

const first = (document: Document, entity: Entity, rows: Judgement[]): Judgement | undefined =>
  rows.find(({ in: home, if: conditions }) => conditions.every((condition) => holds(document, home, entity, condition)));

/** What an EN 1993-1-1 check needs of a material or a section and does not find: the code, and the words for it. */
export function lackOf(document: Document, home: string, entity: Entity): readonly [code: string, message: string] | undefined {
  const rows = JUDGEMENTS.lacks.flat().filter((row) => row.in === home);
  const row = first(document, entity, rows);
  return row && [row.code, told(document, home, entity, row.says)];
}

function holds(document: Document, home: string, entity: Entity, [relation, left, right]: Condition): boolean {
  const compared = COMPARISONS[relation];
  // Of a missing number every comparison is false.
  if (compared) return compared(numberOf(document, home, entity, left), numberOf(document, home, entity, right as Side));
  const value = valueAt(document, home, entity, left as string);
  if (relation === "missing") return value === ABSENT;
  if (value === undefined || value === ABSENT) return false;
  return relation === "given" || (right as unknown[]).includes(value) === (relation === "in");
}

/** A number as it stands, that of a field, the product of several or their sum, after "+"; NaN where there is none. */
function numberOf(document: Document, home: string, entity: Entity, side: Side): number {
  if (Array.isArray(side)) {
    const numbers = side.filter((path) => path !== "+").map((path) => numberOf(document, home, entity, path));
    return numbers.reduce((result, value) => (side[0] === "+" ? result + value : result * value));
  }
  const value = typeof side === "string" ? valueAt(document, home, entity, side) : side;
  return typeof value === "number" ? value : Number.NaN;
}

/** What stands at a path, which leads through references: undefined where one leads nowhere. */
function valueAt(document: Document, home: string, entity: Entity, path: string): unknown {
  const steps = path.split(".");
  const last = steps.pop()!;
  let [holder, kind] = [entity, home];
  for (const step of steps) {
    const target = TARGETS.get(`${kind}.${step}`);
    const named: unknown = has(holder, step) ? holder[step] : undefined;
    const found = target ? document.lookup(target).get(named as string) : (named as Entity | undefined);
    if (!found) return undefined;
    [holder, kind] = [found, target ?? ""];
  }
  return DERIVED[last]?.(holder) ?? (has(holder, last) ? holder[last] : ABSENT);
}

const told = (document: Document, home: string, entity: Entity, says: string): string =>
  says.replace(FIELD, (_, path: string, times?: string) => {
    const value = valueAt(document, home, entity, path);
    return typeof value === "number" ? six(value * Number(times ?? 1)) : String(value);
  });

/** What stands twice in a collection, or in a list of one of its entities. */
export function* repeats(document: Document): Generator<Iterable<Finding>> {
  for (const row of RULES.repeats) {
    const { list } = row;
    for (const { where, items, places } of document.lists(row.in)) {
      if (list === undefined) yield repeated(row, items, where, places);
      else for (const [place, entity] of items.entries()) yield repeated(row, entity[list] ?? [], [...where, places[place]!, list]);
    }
  }
}

function* repeated(
  { key, code, says }: Repeat,
  items: (Entity | string)[],
  where: Where,
  places?: (number | string)[],
): Generator<Finding> {
  const first = new Map<string, string>();
  for (const [place, item] of items.entries()) {
    const [name, id] = typeof item === "string" ? [item, ""] : [item[key!] as string, item["id"] as string];
    const words = { "{name}": name, "{first}": first.get(name) };
    if (!first.has(name)) first.set(name, id);
    else {
      const message = says.replace(/\{name\}|\{first\}/g, (word) => words[word as keyof typeof words] ?? "");
      yield [[...where, places?.[place] ?? place, ...(key ? [key] : [])], code, message];
    }
  }
}

/** Members have the limit of their tier; of other things a model has so many. */
export function* counts(document: Document): Generator<Finding> {
  for (const [collection, limit, code] of RULES.counts) {
    const [count, most] = [document.entities(collection).length, LIMITS[limit]];
    if (count > most) yield [["model", collection], code, `${count} ${collection.replace("_", " ")}: a model has at most ${most}`];
  }
}
