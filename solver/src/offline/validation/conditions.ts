/** Conditions of rows in schemas/rules.json: whether one holds of an entity. */

import * as quantities from "../../generated/rules/validation/quantities.ts";
import { contains } from "../python.ts";
import type { Document, Entity } from "./document.ts";
import { ABSENT } from "./entries.ts";
import { type Condition, RULES, type Side } from "./rulebook.ts";
import { has } from "./shape.ts";

const TARGETS = new Map(RULES.references.map(([home, field, target]) => [`${home}.${field}`, target]));
const COMPARISONS: Record<string, (value: number, other: number) => boolean> = {
  "<": (value, other) => value < other,
  "<=": (value, other) => value <= other,
  ">": (value, other) => value > other,
  ">=": (value, other) => value >= other,
  "<>": (value, other) => value < other || value > other,
  beyond: (value, other) => Math.abs(value) > other,
};

/** Names that stand for conditions: of an entity by its kind, and of the model by what some entity of a kind fulfils. */
const { model: OF_MODEL, ...OF_ENTITIES } = RULES.named;
const NAMED: Record<string, Record<string, Condition[]> | undefined> = OF_ENTITIES;

type Quantity = (document: Document, entity: Entity) => unknown;
const QUANTITIES: Record<string, Record<string, Quantity> | undefined> = quantities.QUANTITIES;
const FACTS: Record<string, (document: Document) => unknown> = quantities.FACTS;

export const quantityOf = (home: string, name: string): Quantity | undefined => QUANTITIES[home]?.[name];

const isFact = (name: string): boolean => has(FACTS, name) || has(OF_MODEL, name);

/** Found out once, however many entities are asked about it. */
function factOf(document: Document, name: string): unknown {
  if (!document.facts.has(name)) document.facts.set(name, has(FACTS, name) ? FACTS[name]!(document) : some(document, OF_MODEL[name]!));
  return document.facts.get(name);
}

/** Whether some entity fulfils the conditions. */
const some = (document: Document, [home, conditions]: (typeof OF_MODEL)[string]): unknown =>
  document.entities[home]!.some((entity) => hold(document, home, entity, conditions)) || ABSENT;

export const hold = (document: Document, home: string, entity: Entity, conditions: Condition[]): boolean =>
  conditions.every((condition) => holds(document, home, entity, condition));

/** Whether a condition speaks of the whole model alone. */
export const isGeneral = ([, left]: Condition): boolean => typeof left === "string" && isFact(left);

export function holds(document: Document, home: string, entity: Entity, [relation, left, right]: Condition): boolean {
  const compared = COMPARISONS[relation];
  // Of a missing number every comparison is false.
  if (compared) return compared(numberOf(document, home, entity, left), numberOf(document, home, entity, right as Side));
  if (relation === "named" || relation === "unnamed")
    return document.named(home, ...(left as string[])).has(entity["id"]) === (relation === "named");
  const value = valueAt(document, home, entity, left as string);
  if (relation === "missing") return value === ABSENT;
  if (value === undefined || value === ABSENT) return relation === "unless" && value === ABSENT;
  if (relation === "given") return true;
  if (relation === "about") return (right as number[]).some((near) => Math.abs(Math.abs(value as number) - near) <= RULES.about_within);
  const other = typeof right === "string" ? valueAt(document, home, entity, right) : right;
  if (relation === "is" || relation === "is not") return (value === other) === (relation === "is");
  return other !== undefined && contains(other, value) === (relation === "in");
}

/** A number as it stands, that of a field, the product of several or their sum, after "+"; NaN where there is none. */
export function numberOf(document: Document, home: string, entity: Entity, side: Side): number {
  if (Array.isArray(side)) {
    const numbers = side.filter((path) => path !== "+").map((path) => numberOf(document, home, entity, path));
    return numbers.reduce((result, value) => (side[0] === "+" ? result + value : result * value));
  }
  const value = typeof side === "string" ? valueAt(document, home, entity, side) : side;
  return typeof value === "number" ? value : Number.NaN;
}

/** What stands at a path, which leads through references: undefined where one leads nowhere. */
export function valueAt(document: Document, home: string, entity: Entity, path: string): unknown {
  if (isFact(path)) return factOf(document, path);
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
  const [derived, named] = [quantityOf(kind, last), NAMED[kind]?.[last]];
  if (named) return hold(document, kind, holder, named) || ABSENT;
  return derived ? derived(document, holder) : has(holder, last) ? holder[last] : ABSENT;
}
