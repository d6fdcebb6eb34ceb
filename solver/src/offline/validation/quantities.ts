/** What rows of rules ask for and no field states: quantities of an entity, by collection, and facts of the model. */

import { COMBINING, disallowed } from "../../model/expressions.ts";
import { gradeOf, gradeWords } from "../../model/standards.ts";
import { TOLERANCES } from "../../model/tolerances.ts";
import type { Point } from "../../model/vectors.ts";
import { nearestSections } from "../../sections/suggestions.ts";
import { nearestWords } from "../nearest.ts";
import { type Area, areaOf, edgeEnd, openEdge, spanInPlane } from "./area_loads.ts";
import * as combining from "./combining.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { type Heaviest, heaviestLists, isConverted, largestForce, loadedNodes, loneMoment, sizeOf } from "./forces.ts";
import { area, badCorner, firstBreak, hasOffset, memberLength, TOUCH } from "./geometry.ts";
import { spannedBy } from "./meshes.ts";
import { outlineOf } from "./outlines.ts";
import { beamWithin, firstOnAreas } from "./passed_over.ts";
import { isBuiltUp, type Profile, profileOf } from "./profiles.ts";
import { LIMITS, RULES } from "./rulebook.ts";
import { isSideways, partsOf } from "./sources.ts";
import { heldFactor } from "./uplift.ts";

/** What is not there; of what cannot be known, which is undefined, no condition holds. */
export const ABSENT = Symbol("absent");

const PER_TOUCH = 1 / TOUCH;

type Quantity = (document: Document, entity: Entity) => unknown;

const corners = (document: Document, { nodes }: Entity): Point[] =>
  (new Set(nodes).size === nodes.length && document.pointsOf(nodes)) || [];

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

const profile = remembered(profileOf);
const outline = remembered((_, section) => outlineOf(section));
const corneredArea = remembered(areaOf);
const open = remembered((document, load) => {
  const found = corneredArea(document, load);
  return found && document.isComplete("members") ? openEdge(document, found, load) : undefined;
});

const sizes = { size: (_: Document, load: Entity): number => sizeOf(load) };

const ofProfile =
  (key: keyof Profile): Quantity =>
  (document, section) =>
    profile(document, section)?.[key];

const ofOutline =
  (key: string): Quantity =>
  (document, section) =>
    outline(document, section)[key];

const ofArea =
  (quantity: (area: Area, load: Entity) => unknown): Quantity =>
  (document, load) => {
    const found = corneredArea(document, load);
    return found && quantity(found, load);
  };

/** A quantity of that list of a load case which has the largest force. */
const ofHeaviest =
  (quantity: (loads: Heaviest) => unknown): Quantity =>
  (document, loadCase) => {
    const loads = heaviestLists(document).get(loadCase);
    return loads && quantity(loads);
  };

/** What the combination of a term says, or what is meant where it says nothing. */
const ofCombination =
  (key: string, usual: string): Quantity =>
  (document, term) =>
    combining.combinationsOfTerms(document).get(term)![key] ?? usual;

const QUANTITIES: Record<string, Record<string, Quantity> | undefined> = {
  analysis: {
    disallowed: (_, { combinations }) => (combinations && disallowed(combinations)) ?? undefined,
    parts: partsOf,
    together: combining.together,
  },
  nodes: { cell: (_, { x, y, z }) => [x, y, z].map((value) => Math.trunc(value * PER_TOUCH + 0.5)).join(" ") },
  members: {
    length: ({ points }, member) => memberLength(member, points),
    // Offsets may set two members between the same nodes side by side.
    pair: (_, member) => (hasOffset(member) ? undefined : JSON.stringify([member["start"], member["end"]].sort())),
  },
  plates: {
    area: (document, plate) => area(corners(document, plate)),
    bad_corner: (document, plate) => badCorner(corners(document, plate)),
    spanned: spannedBy,
  },
  materials: { steel_grade: (_, { grade, id }) => gradeOf(grade) ?? gradeOf(id) ?? ABSENT, steel_grades: () => gradeWords("or") },
  ...Object.fromEntries(["forces", ...RULES.forces.in].map((home) => [home, sizes])),
  sections: {
    area: ofProfile("area"),
    built_up: (document, section) => isBuiltUp(document, section) || undefined,
    radius: ofProfile("radius"),
    catalogued: ({ library }, { library: name }) => (library ? (library.canonical(name) ?? ABSENT) : name),
    nearest: ({ library }, { library: name }) => nearestWords(nearestSections(name, library!)),
    ...Object.fromEntries([...new Set(Object.values(RULES.outlines).flat())].map((key) => [`outline_${key}`, ofOutline(key!)])),
  },
  design_members: {
    gap: breakOf("gap"),
    length: remembered((document, { members }) => {
      const chain = (members as string[]).map((name) => document.lookup("members").get(name)!);
      return chain.reduce((sum, member) => sum + memberLength(member, document.points)!, 0);
    }),
    restraints: (_, { lateral_restraints: given = [] }) => given.length,
    turn: breakOf("turn"),
  },
  load_combinations: {
    content: combining.contentOf,
    factors: (_, { terms }) => (terms as Entity[]).reduce((sum, { factor }) => sum + Math.abs(factor), 0),
  },
  terms: { combination_situation: ofCombination("situation", combining.USUAL), combination_state: ofCombination("limit_state", "") },
  area_loads: {
    area: ofArea((found) => found.area),
    cut: ofArea(({ cut }) => cut),
    edge_end: (document, load) => edgeEnd(load, open(document, load)!),
    flat: ofArea(({ inward }) => inward && true),
    open_edge: open,
    passed_over: remembered((document, load) => {
      const found = corneredArea(document, load);
      return found && firstOnAreas(document)(load) === load && document.isComplete("members")
        ? beamWithin(document, found, load)
        : undefined;
    }),
    span_in_plane: ofArea(spanInPlane),
    warped: ofArea(({ warped }) => warped),
  },
  load_cases: {
    acting: (_, loadCase) => combining.isActing(loadCase) || ABSENT,
    converted_here: ofHeaviest((loads) => isConverted(loads) || ABSENT),
    held_factor: heldFactor,
    heaviest: ofHeaviest(({ where }) => where.at(-1)),
    largest: ofHeaviest(({ largest }) => largest),
    loaded_nodes: ofHeaviest(loadedNodes),
    categories: (_, { nature }) => COMBINING.natures[nature]?.categories ?? [],
    psi_row: (_, loadCase) => combining.psiRow(loadCase, ABSENT),
    ruled: (document, loadCase) => combining.combines(document, loadCase) || ABSENT,
    service_factor: combining.serviceFactor,
    sideways: (document, loadCase) => isSideways(document, loadCase) || ABSENT,
    ultimate_factor: combining.ultimateFactor,
    weight_beside: combining.weightBeside,
  },
};

export const quantityOf = (home: string, name: string): Quantity | undefined => QUANTITIES[home]?.[name];

/** undefined where there is none, or one whose area is not known here: it may be the largest. */
function largestArea(document: Document): number | undefined {
  const areas = document.entities("sections").map((section) => profile(document, section)?.area ?? Number.NaN);
  return areas.length ? Math.max(...areas) : undefined;
}

// Lengths, areas and limits by which rows judge are named like facts.
const { node_limit, plate_limit, load_case_limit, load_combination_limit } = LIMITS;
const NUMBERS = { ...TOLERANCES.geometry, ...RULES.area_loads, node_limit, plate_limit, load_case_limit, load_combination_limit };

export const FACTS: Record<string, (document: Document) => unknown> = {
  ...Object.fromEntries(Object.entries(NUMBERS).map(([name, value]) => [name, () => value])),
  ...Object.fromEntries(
    Object.entries(RULES.collections).map(([home, kind]) => [`${kind}_count`, (document: Document) => document.entities(home).length]),
  ),
  combined_cases: combining.combinedCases,
  combination_rule: ({ analysis }) => analysis["combinations"],
  converted: (document) => document.lists("forces").some(isConverted) || ABSENT,
  extent: ({ along }) => (along.length ? along.at(-1)! - along[0]! : undefined),
  height: (document) => document.entities("nodes").reduce((most, { z }) => Math.max(most, Math.abs(z)), 0),
  largest_area: largestArea,
  largest_force: largestForce,
  limit_states: combining.limitStates,
  lone_moment: loneMoment,
  // Broken ones are members too.
  member_count: ({ ids }) => ids["members"]?.size,
  most_combinations: combining.mostOf,
  psi_rows: combining.psiRows,
  touching: (document) => document.crowded || document.entities("members").some(hasOffset) || ABSENT,
};
