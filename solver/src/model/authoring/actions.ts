/** What load cases make together: variable actions with the ways in which they act, and permanent ones by their sources. */

import type { CombinationRule, LoadCase } from "../../generated/model.ts";
import { gather } from "../../results/gather.ts";
import { COMBINING, expressionsOf, type SourceKind } from "./expressions.ts";

/** A load case of a variable action, with its row in Table A1.1. */
interface Part {
  id: string;
  psi: string;
  /** Whether all its loads are turned round. */
  turned: boolean;
}

/** One variable action: cases of one nature, of imposed ones those of one category. */
export interface Action {
  nature: string;
  /** Its cases: those of one source act together. */
  sets: Part[][];
  /** The same: of those in one group at most one acts. */
  groups: Part[][][];
  /** Whether each group may also be away. */
  patterns: boolean;
  /** How many choices of its sets can act. */
  count: number;
}

/** A variable action with those of its cases that act. */
export interface Acting {
  action: Action;
  parts: Part[];
}

/** Permanent cases that are favourable or not together, apart from all others. */
export interface Source {
  cases: string[];
  kind: SourceKind;
  /** How it is called where it relieves. */
  name: string;
}

/** Cases of one source together, every other one by itself, in the order of the model. */
function bySource(cases: readonly LoadCase[]): LoadCase[][] {
  const sets = new Map<string, LoadCase[]>();
  for (const one of cases) {
    const key = one.source === undefined ? `case ${one.id}` : `source ${one.source}`;
    gather(sets, key, one);
  }
  return [...sets.values()];
}

const rowOf = ({ nature, category }: LoadCase): string | null | undefined => category ?? COMBINING.natures[nature]?.usual;

/** A case of a nature that the rules do not know is left to the model's own combinations. */
export function actionsOf(cases: readonly LoadCase[], patterns: boolean): Action[] {
  const actions = new Map<string, LoadCase[]>();
  for (const one of cases) {
    const [known, row] = [COMBINING.natures[one.nature], rowOf(one)];
    if (!known || !row) continue;
    const key = known.alternatives ? one.nature : row;
    gather(actions, key, one);
  }
  return [...actions.values()].map((own) => {
    const nature = own[0]!.nature;
    const groups = byAlternatives(nature, bySource(own)).map((sets) => sets.flatMap((set) => waysOf(nature, set)));
    const away = patterns && !COMBINING.natures[nature]!.alternatives;
    const count = groups.reduce((product, sets) => product * (sets.length + (away ? 1 : 0)), 1) - (away ? 1 : 0);
    return { nature, sets: groups.flat(), groups, patterns: away, count };
  });
}

/** Cases that act together, as given and, where they say so, with all their loads turned round. */
function waysOf(nature: string, set: readonly LoadCase[]): Part[][] {
  const turns = COMBINING.natures[nature]!.alternatives && set.every(({ directions }) => directions === "both");
  return (turns ? [false, true] : [false]).map((turned) => set.map((one) => ({ id: one.id, psi: rowOf(one)!, turned })));
}

/** Sets that exclude one another: all of wind, snow or temperature, and imposed ones with one name in `alternatives`. */
function byAlternatives(nature: string, sets: readonly LoadCase[][]): LoadCase[][][] {
  if (COMBINING.natures[nature]!.alternatives) return [[...sets]];
  const groups = new Map<string, LoadCase[][]>();
  for (const set of sets) {
    const name = set.find(({ alternatives }) => alternatives !== undefined)?.alternatives;
    gather(groups, name === undefined ? `case ${set[0]!.id}` : `one of ${name}`, set);
  }
  return [...groups.values()];
}

/** Each way in which an action acts. */
export function actingOf(action: Action): Acting[] {
  const ways = action.groups.reduce<Part[][]>(
    (before, sets) => [...(action.patterns ? [[]] : []), ...sets].flatMap((set) => before.map((way) => [...way, ...set])),
    [[]],
  );
  return ways.filter(({ length }) => length).map((parts) => ({ action, parts }));
}

/** Whether a case is permanent, names no source and is none by itself: it shares the factor of the structure's weight. */
export const isWeight = (one: LoadCase): boolean => one.nature === "permanent" && one.source === undefined && kindOf(one) === "forces";

/** The weight first. */
export function sourcesOf(cases: readonly LoadCase[]): Source[] {
  const weight = cases.filter(isWeight);
  const others = bySource(cases.filter((one) => one.nature === "permanent" && !isWeight(one)));
  return [
    ...(weight.length ? [{ cases: weight.map(({ id }) => id), kind: "forces" as const, name: "permanent actions" }] : []),
    ...others.map((set) => {
      const kinds = new Set(set.map(kindOf));
      const ids = set.map(({ id }) => id);
      return { cases: ids, kind: kinds.size === 1 ? [...kinds][0]! : "forces", name: set[0]!.source ?? ids[0]! };
    }),
  ];
}

/** Whether a permanent case is of displacements of supports, or of strains, and no force beside them. */
function kindOf(one: LoadCase): SourceKind {
  const { self_weight, node_loads = [], area_loads = [], member_loads = [], plate_loads = [], support_displacements = [] } = one;
  const forces =
    node_loads.length > 0 ||
    area_loads.length > 0 ||
    self_weight !== 0 ||
    member_loads.some(({ type }) => type !== "temperature") ||
    plate_loads.some(({ pressure }) => pressure);
  if (forces) return "forces";
  return support_displacements.length ? "settlement" : member_loads.length + plate_loads.length ? "strain" : "forces";
}

/** No expression gives more than every leading set with or without every set of the others, permanent actions of each source either way. */
export function mostCombinations(rule: CombinationRule, cases: readonly LoadCase[]): number {
  const actions = actionsOf(cases, rule.patterns ?? false);
  const sources = sourcesOf(cases);
  const all = actions.reduce((product, { count }) => product * (1 + count), 1);
  const led = actions.reduce((sum, { count }) => sum + (all / (1 + count)) * count, 1);
  const ways = (isRelieved: boolean): number =>
    2 ** sources.filter(({ kind }) => isRelieved || COMBINING.sources[kind] === "absent").length;
  return expressionsOf(rule).reduce((sum, [, { leading, favourable }]) => sum + ways(favourable !== null) * (leading ? led : all), 0);
}
