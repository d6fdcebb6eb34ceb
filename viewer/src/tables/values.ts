/** Tables of what was found: forces, reactions, displacements and plates of one load case, combination or envelope. */

import { DIRECTIONS, PLATE_FORCES } from "../../../solver/src/results/sets.ts";
import type { Quantity } from "../format/units.ts";
import type { MemberRange, Range, SetValues } from "../results/sets.ts";
import type { Column, TableData } from "./column.ts";
import { memberLines, most } from "./lines.ts";
import { node, picked } from "./rowhits.ts";
import type { Source } from "./source.ts";

/** One column for a single set; smallest and largest with who governs for an envelope. */
function ranged(title: string, quantity: Quantity, range: Range, at: (row: number) => number, names: string[] | null): Column[] {
  if (!names) return [{ key: title, title, quantity, value: (row) => range.max[at(row)]! }];
  return [
    {
      key: `${title}.min`,
      title: `${title} min`,
      both: title,
      quantity,
      value: (row) => range.min[at(row)]!,
      by: (row) => names[range.minBy![at(row)]!] ?? null,
    },
    {
      key: `${title}.max`,
      title: `${title} max`,
      both: title,
      quantity,
      value: (row) => range.max[at(row)]!,
      by: (row) => names[range.maxBy![at(row)]!] ?? null,
    },
  ];
}

export function forces(source: Source, values: SetValues, setName: string): TableData {
  const lines = memberLines(source.model);
  const names = values.combinations;
  const pair = (title: string, range: MemberRange, quantity: Quantity): Column[] => {
    const [least, largest] = ([-1, 1] as const).map(
      (sign) => (i: number) => most(lines[i]!.places, (place) => (sign < 0 ? range.min : range.max)[place]!, sign),
    ) as [(i: number) => number, (i: number) => number];
    return [
      {
        key: `${title}.min`,
        title: `${title} min`,
        both: title,
        quantity,
        value: (i) => range.min[least(i)]!,
        ...(names ? { by: (i: number) => names[range.minBy![least(i)]!] ?? null } : {}),
      },
      {
        key: `${title}.max`,
        title: `${title} max`,
        both: title,
        quantity,
        value: (i) => range.max[largest(i)]!,
        ...(names ? { by: (i: number) => names[range.maxBy![largest(i)]!] ?? null } : {}),
      },
    ];
  };
  const { n, vy, vz, mx, my, mz, deflection } = values.members;
  return {
    name: "forces",
    title: "Member forces",
    caption: `Smallest and largest internal forces along each member, ${setName}`,
    ...picked(lines),
    columns: [
      { key: "member", title: "Member", value: (i) => lines[i]!.id },
      ...pair("N", n, "force"),
      ...pair("Vy", vy, "force"),
      ...pair("Vz", vz, "force"),
      ...pair("Mx", mx, "moment"),
      ...pair("My", my, "moment"),
      ...pair("Mz", mz, "moment"),
      {
        key: "deflection_from_chord",
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

export function reactions(source: Source, values: SetValues, setName: string): TableData {
  const { ids, nodes: at } = source.overview!.supports;
  return {
    name: "reactions",
    title: "Reactions",
    caption: `Reactions on the structure, global axes, ${setName}`,
    rows: ids.length,
    hit: (i) => node(at[i]!),
    columns: [
      { key: "support", title: "Support", value: (i) => ids[i]! },
      { key: "node", title: "Node", value: (i) => source.model.model.nodes[at[i]!]!.id },
      ...["Fx", "Fy", "Fz", "Mx", "My", "Mz"].flatMap((title, k) =>
        ranged(title, k < 3 ? "force" : "moment", values.reactions, (i) => i * 6 + k, values.combinations),
      ),
    ],
  };
}

export function displacements(source: Source, values: SetValues, setName: string): TableData {
  const items = source.model.model.nodes;
  return {
    name: "displacements",
    title: "Displacements",
    caption: `Displacements of the nodes, global axes, ${setName}`,
    rows: items.length,
    hit: node,
    columns: [
      { key: "node", title: "Node", value: (i) => items[i]!.id },
      ...DIRECTIONS.flatMap((title, k) =>
        ranged(title, k < 3 ? "deflection" : "rotation", values.displacements, (i) => i * 6 + k, values.combinations),
      ),
    ],
  };
}

/** Per metre, at the centre and the corners of each plate, in its local axes. */
export function plates(source: Source, values: SetValues, setName: string): TableData {
  const rows = (source.model.model.plates ?? []).flatMap(({ id, nodes: corners }, index) =>
    ["centre", ...corners].map((place) => ({ id, index, place })),
  );
  return {
    name: "plates",
    title: "Plate forces",
    caption: `Forces of plates per unit of length, local axes, ${setName}`,
    rows: rows.length,
    hit: (i) => ({ kind: "plate", index: rows[i]!.index }),
    columns: [
      { key: "plate", title: "Plate", value: (i) => rows[i]!.id },
      { key: "at", title: "At", value: (i) => rows[i]!.place, short: true },
      ...PLATE_FORCES.flatMap((title, k) =>
        ranged(title, title.startsWith("m") ? "plate_moment" : "line_load", values.plates, (i) => 8 * i + k, values.combinations),
      ),
    ],
  };
}
