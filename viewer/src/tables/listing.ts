/** The tables of a model and, once solved, of its results. */

import type { Member } from "handoff-solver";
import type { Quantity } from "../format/units.ts";
import { heldWords } from "../model/held.ts";
import { groupsOf, storeyAt } from "../model/naming.ts";
import type { MemberRange, Range, SetValues } from "../solving/protocol.ts";
import { checks, sectionName } from "./checks.ts";
import type { Column, TableData } from "./column.ts";
import { type MemberLine, memberLines, most } from "./lines.ts";
import type { Source } from "./source.ts";

export type TableName = "nodes" | "members" | "forces" | "reactions" | "displacements" | "plates" | "checks";
/** `results`: there once the model is solved; `perSet`: of the chosen load case, combination or envelope. */
export const TABLES: { name: TableName; label: string; results: boolean; perSet: boolean }[] = [
  { name: "nodes", label: "Nodes", results: false, perSet: false },
  { name: "members", label: "Members", results: false, perSet: false },
  { name: "forces", label: "Member forces", results: true, perSet: true },
  { name: "reactions", label: "Reactions", results: true, perSet: true },
  { name: "displacements", label: "Displacements", results: true, perSet: true },
  { name: "plates", label: "Plate forces", results: true, perSet: true },
  { name: "checks", label: "Checks", results: true, perSet: false },
];

/** In the order of the results. */
const PLATE_FORCES = ["nx", "ny", "nxy", "mx", "my", "mxy", "qx", "qy"];

const node = (index: number) => ({ kind: "node" as const, index });
const member = (index: number) => ({ kind: "member" as const, index });

/** What a table of members is in the picture: of a chain its first piece, and the others as well. */
const picked = (lines: readonly MemberLine[]): Pick<TableData, "rows" | "hit" | "also"> => ({
  rows: lines.length,
  hit: (row) => member(lines[row]!.places[0]!),
  also: (row) => lines[row]!.places,
});

function nodes(source: Source): TableData {
  const items = source.model.model.nodes;
  const storey = storeyAt(source.model);
  return {
    title: "Nodes",
    caption: "Nodes: coordinates and supports",
    rows: items.length,
    hit: node,
    columns: [
      { title: "Node", value: (i) => items[i]!.id },
      ...(["x", "y", "z"] as const).map((axis): Column => ({ title: axis, quantity: "length", value: (i) => items[i]![axis] })),
      {
        title: "Held",
        value: (i) => {
          const support = source.parts.supportAt.get(items[i]!.id);
          return support ? heldWords(support, source) : "";
        },
      },
      ...(storey ? [{ title: "Storey", value: (i: number) => storey(items[i]!.z) }] : []),
    ],
  };
}

const notVerified = (ratio: number | null, part: string | null): string => part ?? (ratio === null ? "not checked" : "");

function members(source: Source): TableData {
  const items = source.model.model.members;
  const { ratios, unverified } = source.overview ?? {};
  const [groups, storey] = [groupsOf(source.model), storeyAt(source.model)];
  const lines = memberLines(source.model);
  const first = (i: number): Member => items[lines[i]!.places[0]!]!;
  const foot = (i: number): number => Math.min(...[lines[i]!.start, lines[i]!.end].map((id) => source.parts.nodes.get(id)!.z));
  const ratio = (i: number): number | null => {
    const place = most(lines[i]!.places, (piece) => ratios?.[piece] ?? -1);
    return ratios?.[place] ?? null;
  };
  const open = (i: number): string | null =>
    lines[i]!.places.map((place) => unverified?.[place] ?? null).find((part) => part !== null) ?? null;
  return {
    title: "Members",
    caption: "Members: ends, section, material and utilisation",
    ...picked(lines),
    columns: [
      { title: "Member", value: (i) => lines[i]!.id },
      { title: "Start", value: (i) => lines[i]!.start },
      { title: "End", value: (i) => lines[i]!.end },
      { title: "Section", value: (i) => sectionName(source, first(i).section) },
      { title: "Material", value: (i) => first(i).material },
      {
        title: "Length",
        quantity: "length",
        value: (i) => lines[i]!.places.reduce((sum, place) => sum + source.parts.runs[place]!.length, 0),
      },
      { title: "Type", value: (i) => first(i).type ?? "beam" },
      { title: "Hinges", value: (i) => [first(i).start_hinge, items[lines[i]!.places.at(-1)!]!.end_hinge].filter(Boolean).join(", ") },
      ...(groups ? [{ title: "Group", value: (i: number) => groups(first(i).id) }] : []),
      ...(storey ? [{ title: "Storey", value: (i: number) => storey(foot(i)) }] : []),
      ...(ratios
        ? [
            { title: "Utilisation", quantity: "ratio", value: ratio, partial: (i: number) => open(i) !== null } as Column,
            { title: "Not verified", value: (i: number) => notVerified(ratio(i), open(i)) },
          ]
        : []),
    ],
  };
}

/** One column for a single set; smallest and largest with who governs for an envelope. */
function ranged(title: string, quantity: Quantity, range: Range, at: (row: number) => number, names: string[] | null): Column[] {
  if (!names) return [{ title, quantity, value: (row) => range.max[at(row)]! }];
  return [
    { title: `${title} min`, quantity, value: (row) => range.min[at(row)]!, by: (row) => names[range.minBy![at(row)]!] ?? null },
    { title: `${title} max`, quantity, value: (row) => range.max[at(row)]!, by: (row) => names[range.maxBy![at(row)]!] ?? null },
  ];
}

function forces(source: Source, values: SetValues, setName: string): TableData {
  const lines = memberLines(source.model);
  const names = values.combinations;
  const pair = (title: string, range: MemberRange, quantity: Quantity): Column[] => {
    const [least, largest] = ([-1, 1] as const).map(
      (sign) => (i: number) => most(lines[i]!.places, (place) => (sign < 0 ? range.min : range.max)[place]!, sign),
    ) as [(i: number) => number, (i: number) => number];
    return [
      {
        title: `${title} min`,
        quantity,
        value: (i) => range.min[least(i)]!,
        ...(names ? { by: (i: number) => names[range.minBy![least(i)]!] ?? null } : {}),
      },
      {
        title: `${title} max`,
        quantity,
        value: (i) => range.max[largest(i)]!,
        ...(names ? { by: (i: number) => names[range.maxBy![largest(i)]!] ?? null } : {}),
      },
    ];
  };
  const { n, vy, vz, mx, my, mz, deflection } = values.members;
  return {
    title: "Member forces",
    caption: `Smallest and largest internal forces along each member, ${setName}`,
    ...picked(lines),
    columns: [
      { title: "Member", value: (i) => lines[i]!.id },
      ...pair("N", n, "force"),
      ...pair("Vy", vy, "force"),
      ...pair("Vz", vz, "force"),
      ...pair("Mx", mx, "moment"),
      ...pair("My", my, "moment"),
      ...pair("Mz", mz, "moment"),
      {
        title: "Deflection from chord",
        quantity: "deflection",
        // A piece bends from its own chord, which is not the whole's.
        value: (i) => (lines[i]!.places.length > 1 ? null : deflection.max[lines[i]!.places[0]!]!),
        ...(names
          ? { by: (i: number) => (lines[i]!.places.length > 1 ? null : (names[deflection.maxBy![lines[i]!.places[0]!]!] ?? null)) }
          : {}),
      },
    ],
  };
}

function reactions(source: Source, values: SetValues, setName: string): TableData {
  const { ids, nodes: at } = source.overview!.supports;
  return {
    title: "Reactions",
    caption: `Reactions on the structure, global axes, ${setName}`,
    rows: ids.length,
    hit: (i) => node(at[i]!),
    columns: [
      { title: "Support", value: (i) => ids[i]! },
      { title: "Node", value: (i) => source.model.model.nodes[at[i]!]!.id },
      ...["Fx", "Fy", "Fz", "Mx", "My", "Mz"].flatMap((title, k) =>
        ranged(title, k < 3 ? "force" : "moment", values.reactions, (i) => i * 6 + k, values.combinations),
      ),
    ],
  };
}

function displacements(source: Source, values: SetValues, setName: string): TableData {
  const items = source.model.model.nodes;
  return {
    title: "Displacements",
    caption: `Displacements of the nodes, global axes, ${setName}`,
    rows: items.length,
    hit: node,
    columns: [
      { title: "Node", value: (i) => items[i]!.id },
      ...["ux", "uy", "uz", "rx", "ry", "rz"].flatMap((title, k) =>
        ranged(title, k < 3 ? "deflection" : "rotation", values.displacements, (i) => i * 6 + k, values.combinations),
      ),
    ],
  };
}

/** Per metre, at the centre and the corners of each plate, in its local axes. */
function plates(source: Source, values: SetValues, setName: string): TableData {
  const rows = (source.model.model.plates ?? []).flatMap(({ id, nodes: corners }, index) =>
    ["centre", ...corners].map((place) => ({ id, index, place })),
  );
  return {
    title: "Plate forces",
    caption: `Forces of plates per metre, local axes, ${setName}`,
    rows: rows.length,
    hit: (i) => ({ kind: "plate", index: rows[i]!.index }),
    columns: [
      { title: "Plate", value: (i) => rows[i]!.id },
      { title: "At", value: (i) => rows[i]!.place, short: true },
      ...PLATE_FORCES.flatMap((title, k) =>
        ranged(title, title.startsWith("m") ? "plate_moment" : "line_load", values.plates, (i) => 8 * i + k, values.combinations),
      ),
    ],
  };
}

export async function table(source: Source, name: TableName, key: string = source.set.get()): Promise<TableData> {
  if (name === "nodes") return nodes(source);
  if (name === "members") return members(source);
  if (name === "checks") return checks(source);
  const values = await source.solution.set(key);
  const setName = source.overview?.sets.find((set) => set.key === key)?.id ?? "";
  return { forces, reactions, displacements, plates }[name](source, values, setName);
}
