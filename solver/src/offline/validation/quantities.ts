/** What rows of rules ask for and no field states: quantities of an entity, by collection, and facts of the model. */

import { COMBINING, disallowed } from "../../model/combination_rules.ts";
import { gradeOf, gradeWords } from "../../model/standards.ts";
import { TOLERANCES } from "../../model/tolerances.ts";
import type { Point } from "../../model/vectors.ts";
import { nearestSections } from "../../sections/suggestions.ts";
import { nearestWords } from "../nearest.ts";
import { combines, limitStates, psiRows } from "./combining.ts";
import type { Document, Entity } from "./document.ts";
import { area, badCorner, firstBreak, memberLength, TOUCH } from "./geometry.ts";
import { has } from "./shape.ts";

/** What is not there; of what cannot be known, which is undefined, no condition holds. */
export const ABSENT = Symbol("absent");

const PER_TOUCH = 1 / TOUCH;

type Quantity = (document: Document, entity: Entity) => unknown;

const hasOffset = (member: Entity): boolean => has(member, "start_offset") || has(member, "end_offset");

const corners = ({ points }: Document, { nodes }: Entity): Point[] =>
  new Set(nodes).size < nodes.length || !nodes.every((node: string) => points.has(node))
    ? []
    : nodes.map((node: string) => points.get(node));

/** The first place where a design member is no straight line, if that is of this kind. */
const breakOf =
  (kind: "gap" | "turn"): Quantity =>
  (document, { members: names }) => {
    const members = document.lookup("members");
    const chain = (names as string[]).flatMap((name) => members.get(name) ?? []);
    if (chain.length < names.length || !chain.every(({ start, end }) => document.points.has(start) && document.points.has(end)))
      return undefined;
    const [place, found] = firstBreak(chain, document.points) ?? [];
    return found === kind ? place : undefined;
  };

/** The row of EN 1990 Table A1.1; actions that the rules leave to the model have none. */
function psiRow(_: Document, { nature, category }: Entity): unknown {
  const known = COMBINING.natures[nature];
  return known && (category ?? known.usual ?? ABSENT);
}

const QUANTITIES: Record<string, Record<string, Quantity> | undefined> = {
  analysis: { disallowed: (_, { combinations }) => (combinations && disallowed(combinations)) ?? undefined },
  nodes: { cell: (_, { x, y, z }) => [x, y, z].map((value) => Math.trunc(value * PER_TOUCH + 0.5)).join(" ") },
  members: {
    length: ({ points }, member) => memberLength(member, points),
    // Offsets may set two members between the same nodes side by side.
    pair: (_, member) => (hasOffset(member) ? undefined : JSON.stringify([member["start"], member["end"]].sort())),
  },
  plates: {
    area: (document, plate) => area(corners(document, plate)),
    bad_corner: (document, plate) => badCorner(corners(document, plate)),
  },
  materials: { steel_grade: (_, { grade, id }) => gradeOf(grade) ?? gradeOf(id) ?? ABSENT, steel_grades: () => gradeWords("or") },
  sections: {
    catalogued: ({ library }, { library: name }) => (library ? (library.canonical(name) ?? ABSENT) : name),
    refusal: ({ library }, { library: name }) => `unknown section '${name}' in the library${nearestWords(nearestSections(name, library!))}`,
  },
  design_members: { gap: breakOf("gap"), turn: breakOf("turn") },
  load_cases: {
    categories: (_, { nature }) => COMBINING.natures[nature]?.categories ?? [],
    psi_row: psiRow,
    ruled: (document, loadCase) => combines(document, loadCase) || ABSENT,
  },
};

export const quantityOf = (home: string, name: string): Quantity | undefined => QUANTITIES[home]?.[name];

const FACTS: Record<string, (document: Document) => unknown> = {
  combination_rule: ({ analysis }) => analysis["combinations"],
  connecting: (document) => document.entities("members").some(({ connect }) => connect) || ABSENT,
  extent: ({ along }) => (along.length ? along.at(-1)! - along[0]! : undefined),
  limit_states: limitStates,
  member_count: ({ ids }) => ids["members"]?.size,
  psi_rows: psiRows,
  touching: (document) => document.crowded || document.entities("members").some(hasOffset) || ABSENT,
  // Lengths and areas by which rows judge are named like facts.
  ...Object.fromEntries(Object.entries(TOLERANCES.geometry).map(([name, value]) => [name, () => value])),
};

export const isFact = (name: string): boolean => has(FACTS, name);

/** Found out once, however many entities are asked about it. */
export function factOf(document: Document, name: string): unknown {
  if (!document.facts.has(name)) document.facts.set(name, FACTS[name]!(document));
  return document.facts.get(name);
}
