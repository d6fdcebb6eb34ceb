/** The numbers of the results row by row: what stands in a row, and each of its quantities in every load case or combination asked for. */

import { allPlateValues, DIRECTIONS, FORCES, type Quantity, type Results, type SetResults } from "handoff-solver";

import { largestOf, quietedBy, quietSixes } from "./quiet.js";
import { wholeMembers } from "./whole_members.js";

export const NUMBER_TABLES = ["displacements", "reactions", "end_forces", "extrema", "plates"] as const;
export type NumberTable = (typeof NUMBER_TABLES)[number];

/** What a row is of, by name. */
export type Keys = Readonly<Record<string, string>>;
/** A value of a row; `x` where it varies along a member. */
export type Visit = (row: number, quantity: string, value: number, x: number | undefined, set: string) => void;

interface Numbers {
  keys: Keys[];
  visit: (sets: readonly SetResults[], visit: Visit) => void;
}

const REACTIONS = ["fx", "fy", "fz", "mx", "my", "mz"];
const KINDS = [
  ["n", "vy", "vz"],
  ["mx", "my", "mz"],
  ["deflection_y", "deflection_z", "deflection"],
] as const;

export function numbersOf(results: Results, table: NumberTable): Numbers {
  switch (table) {
    case "displacements": {
      const longest = largestOf(results.members.length);
      const quiet = (set: SetResults) => quietSixes(set.displacements, 1 / longest, largestOf(set.extrema.deflection.max));
      return sixes(
        results.nodes.map((node) => ({ node })),
        DIRECTIONS,
        quiet,
      );
    }
    case "reactions": {
      const keys = results.supports.ids.map((support, place) => ({ support, node: results.nodes[results.supports.nodes[place]!]! }));
      return sixes(keys, REACTIONS, (set) => quietSixes(set.reactions, largestOf(results.members.length)));
    }
    case "end_forces":
      return endForces(results);
    case "extrema":
      return extrema(results);
    case "plates":
      return plates(results);
  }
}

/** Six values to a row, in its own order or from where `first` says. */
function sixes(
  keys: Keys[],
  quantities: readonly string[],
  values: (set: SetResults) => number[],
  first = (row: number): number => 6 * row,
): Numbers {
  return {
    keys,
    visit(sets, visit) {
      for (const set of sets) {
        const all = values(set);
        keys.forEach((_, row) => {
          quantities.forEach((quantity, i) => visit(row, quantity, all[first(row) + i]!, undefined, set.id));
        });
      }
    },
  };
}

function endForces(results: Results): Numbers {
  const members = wholeMembers(results);
  const keys = members.flatMap(({ id }) => ["start", "end"].map((end) => ({ member: id, end })));
  const first = (row: number): number => {
    const { places } = members[row >> 1]!;
    return row % 2 ? 12 * places.at(-1)! + 6 : 12 * places[0]!;
  };
  return sixes(keys, FORCES, (set) => quietSixes(set.end_forces, largestOf(results.members.length)), first);
}

function extrema(results: Results): Numbers {
  const members = wholeMembers(results);
  return {
    keys: members.map(({ id }) => ({ member: id })),
    visit(sets, visit) {
      for (const { id, extrema: found } of sets)
        for (const kind of KINDS) {
          const quiet = quietedBy(largestOf(kind.flatMap((quantity) => [...found[quantity].min, ...found[quantity].max])));
          for (const quantity of kind) alongMembers(quantity, found[quantity], quiet, id, visit);
        }
    },
  };

  function alongMembers(
    quantity: Quantity,
    { min, min_x, max, max_x }: SetResults["extrema"][Quantity],
    quiet: (value: number) => number,
    set: string,
    visit: Visit,
  ): void {
    members.forEach(({ places, before }, row) => {
      // A piece bends from its own chord: the deflection of the whole is in its stations.
      if (places.length > 1 && quantity.startsWith("deflection")) return;
      places.forEach((place, k) => {
        visit(row, quantity, quiet(min[place]!), before[k]! + min_x[place]!, set);
        visit(row, quantity, quiet(max[place]!), before[k]! + max_x[place]!, set);
      });
    });
  }
}

function plates(results: Results): Numbers {
  const { ids, corners, nodes } = results.plates;
  const keys: Keys[] = [];
  let at = 0;
  ids.forEach((plate, place) => {
    const own = nodes.slice(at, at + corners[place]!).map((node) => results.nodes[node]!);
    at += corners[place]!;
    for (const node of ["centre", ...own]) keys.push({ plate, node });
  });
  return {
    keys,
    visit(sets, visit) {
      for (const set of sets) {
        let row = 0;
        for (const { centre, corners: own } of allPlateValues(results, set))
          for (const { node: _, ...values } of [centre, ...own]) {
            for (const [name, value] of Object.entries(values)) {
              if (typeof value === "number") visit(row, name, value, undefined, set.id);
              else for (const [part, one] of Object.entries(value)) visit(row, `${name}_${part}`, one as number, undefined, set.id);
            }
            row += 1;
          }
      }
    },
  };
}
