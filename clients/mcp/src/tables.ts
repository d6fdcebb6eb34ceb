/** Full tables of one load case or combination, as rows a reader can use without knowing the document's layout. */

import { allPlateValues, type CheckResult, DIRECTIONS, FORCES, QUANTITIES, type Results, type SetResults } from "handoff-solver";

import type { Names } from "./naming.js";
import { largestOf, quietedBy, quietSixes, significant } from "./quiet.js";
import { stabilityLine } from "./summary.js";

export const TABLES = [
  "displacements",
  "reactions",
  "end_forces",
  "extrema",
  "plates",
  "checks",
  "stability",
  "buckling",
  "modal",
] as const;
export type Table = (typeof TABLES)[number];
type Row = Record<string, unknown> | CheckResult;

/** SI base units, as in the results document; none where a table has no unit of its own. */
const UNITS: Record<Table, string> = {
  displacements: "m, rad",
  reactions: "N, N·m",
  end_forces: "N, N·m",
  extrema: "N, N·m, deflections m, x m",
  plates: "N/m, N·m/m, Pa, angles rad",
  checks: "as each quantity says; positions m",
  stability: "none",
  buckling: "none",
  modal: "Hz, s, kg",
};

/** One table with its units said once. */
export const tableOf = (
  results: Results,
  table: Table,
  set: SetResults,
  member?: string,
  names?: Names,
): { units: string; rows: Row[] } => ({
  units: UNITS[table],
  rows: tableRows(results, table, set, member).map((row) => (names ? named(row, table, names) : row)),
});

/** With the model's groups and storeys beside its nodes and members. */
function named(row: Row, table: Table, names: Names): Row {
  if ((table === "displacements" || table === "reactions") && "node" in row) return { ...row, ...names.ofNode(String(row.node)) };
  if (table === "checks" && Array.isArray(row.members)) {
    const groups = new Set(row.members.flatMap((id) => names.ofMember(String(id)).groups?.split(", ").filter(Boolean) ?? []));
    return groups.size ? { ...row, groups: [...groups].join(", ") } : row;
  }
  if ((table === "end_forces" || table === "extrema") && "member" in row) return { ...row, ...names.ofMember(String(row.member)) };
  return row;
}

/** A member as tables show it: one that was split at nodes is one, with the places of its pieces. */
interface Shown {
  id: string;
  places: number[];
}

function shownMembers({ members: { ids, chains = [] } }: Results): Shown[] {
  const pieces = new Map(chains.flatMap((chain) => chain.members.map((place) => [place, chain] as const)));
  return ids.flatMap((id, place): Shown[] => {
    const chain = pieces.get(place);
    if (!chain) return [{ id, places: [place] }];
    return chain.members[0] === place ? [{ id: chain.id, places: chain.members }] : [];
  });
}

export function tableRows(results: Results, table: Table, set: SetResults, member?: string): Row[] {
  const members = shownMembers(results).filter(({ id }) => member === undefined || id === member);
  const quiet = quietOf(results, table, set);
  switch (table) {
    case "displacements":
      return results.nodes.map((node, place) => ({ node, ...six(DIRECTIONS, quiet, 6 * place) }));
    case "reactions":
      return results.supports.ids.map((support, place) => ({
        support,
        node: results.nodes[results.supports.nodes[place]!],
        ...six(["fx", "fy", "fz", "mx", "my", "mz"], quiet, 6 * place),
      }));
    case "end_forces":
      return members.flatMap(({ id, places }) => [
        { member: id, end: "start", ...six(FORCES, quiet, 12 * places[0]!) },
        { member: id, end: "end", ...six(FORCES, quiet, 12 * places.at(-1)! + 6) },
      ]);
    case "extrema":
      return extremaRows(set, members, results.members.length);
    case "plates":
      return [...allPlateValues(results, set)].flatMap(({ plate, centre, corners }) =>
        [centre, ...corners].map(({ node, ...values }) => ({ plate, node, ...values })),
      );
    case "checks":
      return results.checks.filter(
        (check) => member === undefined || check.members.some((id) => id === member || id.startsWith(`${member}/`)),
      );
    case "stability":
      return results.stability.map((entry) => ({ ...stabilityLine(results, entry), participation: taking(results, entry.participation) }));
    case "buckling":
      return results.buckling.flatMap(({ combination, modes, failed }): Row[] => {
        const set = results.load_combinations[combination]!.id;
        if (failed) return [{ set, failed: failed.message }];
        return modes.map(({ alpha_cr, sway, sway_share }, i) => ({ set, mode: i + 1, alpha_cr, sway, sway_share }));
      });
    case "modal":
      if (!results.modal) return [];
      if (results.modal.failed) return [{ failed: results.modal.failed.message }];
      return results.modal.modes.map(({ frequency, period, mass, mass_sum }, i) => ({ mode: i + 1, frequency, period, mass, mass_sum }));
  }
}

/** Members with a noticeable share in a mode, the largest first. */
function taking(results: Results, participation: number[]): Record<string, number> {
  const shares = participation.map((share, place) => ({ share, id: results.members.ids[place]! })).filter(({ share }) => share >= 0.01);
  return Object.fromEntries(shares.sort((a, b) => b.share - a.share).map(({ share, id }) => [id, significant(share)]));
}

/** The table's own numbers without noise. */
function quietOf({ members }: Results, table: Table, set: SetResults): number[] {
  const longest = largestOf(members.length);
  if (table === "displacements") return quietSixes(set.displacements, 1 / longest, largestOf(set.extrema.deflection.max));
  return table === "reactions" || table === "end_forces" ? quietSixes(set[table], longest) : [];
}

const KINDS = [
  ["n", "vy", "vz"],
  ["mx", "my", "mz"],
  ["deflection_y", "deflection_z", "deflection"],
] as const;

function extremaRows({ extrema }: SetResults, members: Shown[], lengths: readonly number[]): Row[] {
  const quiet = new Map(
    KINDS.flatMap((kind) => {
      const by = quietedBy(largestOf(kind.flatMap((quantity) => [...extrema[quantity].min, ...extrema[quantity].max])));
      return kind.map((quantity) => [quantity, by] as const);
    }),
  );
  return members.flatMap(({ id, places }) =>
    QUANTITIES.flatMap((quantity): Row[] => {
      // A piece bends from its own chord: the deflection of the whole is in its stations.
      if (places.length > 1 && quantity.startsWith("deflection")) return [];
      const { min, min_x, max, max_x } = extrema[quantity];
      const by = quiet.get(quantity)!;
      const before = places.map((_, k) => places.slice(0, k).reduce((sum, place) => sum + lengths[place]!, 0));
      const best = (values: number[], sign: number): number =>
        places.reduce((at, place, k) => (sign * values[place]! > sign * values[places[at]!]! ? k : at), 0);
      const [low, high] = [best(min, -1), best(max, 1)];
      const x = (values: number[], k: number): number => before[k]! + values[places[k]!]!;
      return [
        { member: id, quantity, min: by(min[places[low]!]!), min_x: x(min_x, low), max: by(max[places[high]!]!), max_x: x(max_x, high) },
      ];
    }),
  );
}

function six(names: readonly string[], values: number[], first: number): Record<string, unknown> {
  return Object.fromEntries(names.map((name, place) => [name, values[first + place]]));
}
