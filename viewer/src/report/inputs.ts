/** The model's inputs as tables for the report: nothing that entered the analysis is left out. */

import type { LoadCombination, MemberLoad } from "handoff-solver";
import { libraryName, type ResolvedSection } from "../model/section.ts";
import type { TableData } from "../tables/column.ts";
import type { Source } from "../tables/source.ts";

/** Columns that a list of ids beside them must not squeeze. */
const SHORT = new Set(["Load case", "Type", "Components", "Position"]);

const rowsOf = (title: string, heads: string[], rows: string[][]): TableData => ({
  title,
  caption: title,
  rows: rows.length,
  hit: () => null,
  columns: heads.map((head, i) => ({
    title: head,
    value: (row) => rows[row]![i]!,
    // A head with a unit has figures under it.
    figures: head.endsWith(")"),
    short: SHORT.has(head),
  })),
});

const FORCES = ["fx", "fy", "fz"] as const;
const MOMENTS = ["mx", "my", "mz"] as const;
const DOFS = ["ux", "uy", "uz", "rx", "ry", "rz"] as const;

function memberLoadWords(load: MemberLoad, source: Source): string {
  switch (load.type) {
    case "distributed":
      return FORCES.flatMap((key) => {
        const [first, last] = [load[key], load[`${key}_end`]];
        if (first === undefined && last === undefined) return [];
        const end = last !== undefined && last !== first ? ` to ${source.measure(last, "line_load")}` : "";
        return [`${key} ${source.measure(first ?? 0, "line_load")}${end}`];
      }).join(", ");
    case "point":
      return FORCES.flatMap((key) => (load[key] === undefined ? [] : [`${key} ${source.measure(load[key], "force")}`])).join(", ");
    case "moment":
      return MOMENTS.flatMap((key) => (load[key] === undefined ? [] : [`${key} ${source.measure(load[key], "moment")}`])).join(", ");
    case "temperature":
      return [
        ...(load.dt === undefined ? [] : [`ΔT ${load.dt} K`]),
        ...(["gradient_y", "gradient_z"] as const).flatMap((key) =>
          load[key] === undefined ? [] : [`${key.replace("_", " ")} ${load[key]} K/m`],
        ),
      ].join(", ");
  }
}

function loadRows(source: Source): string[][] {
  return source.model.model.load_cases.flatMap((item) => [
    ...(item.self_weight
      ? [
          [
            item.id,
            source.model.model.plates?.length ? "all members and plates" : "all members",
            "self-weight",
            `× ${item.self_weight}`,
            "",
          ],
        ]
      : []),
    ...(item.node_loads ?? []).map((load) => [
      item.id,
      load.node,
      "node",
      [
        ...FORCES.filter((key) => load[key]).map((key) => `${key} ${source.measure(load[key], "force")}`),
        ...MOMENTS.filter((key) => load[key]).map((key) => `${key} ${source.measure(load[key], "moment")}`),
      ].join(", "),
      "",
    ]),
    ...(item.member_loads ?? []).map((load) => [
      item.id,
      load.member,
      `${load.type}, ${(load.type === "temperature" ? undefined : load.axes) ?? "global"}`,
      memberLoadWords(load, source),
      load.type === "distributed" ? `${load.start ?? 0} to ${load.end ?? 1}` : load.type === "temperature" ? "" : String(load.position),
    ]),
    ...(item.plate_loads ?? []).map((load) => [
      item.id,
      load.plate,
      load.pressure === undefined ? "temperature" : `pressure, ${load.axes ?? "local"}`,
      [
        ...(load.pressure === undefined ? [] : [source.measure(load.pressure, "pressure")]),
        ...(load.dt === undefined ? [] : [`ΔT ${load.dt} K`]),
        ...(load.gradient_z === undefined ? [] : [`gradient z ${load.gradient_z} K/m`]),
      ].join(", "),
      "",
    ]),
    ...(item.support_displacements ?? []).map(({ support, ...moves }) => [
      item.id,
      support,
      "support displacement",
      Object.entries(moves)
        .filter(([key]) => !key.startsWith("x_"))
        .map(([key, value]) => `${key} ${String(value)} ${key.startsWith("u") ? "m" : "°"}`)
        .join(", "),
      "",
    ]),
  ]);
}

function sectionTable({ model, sections, write, unit }: Source): TableData {
  return rowsOf(
    "Sections",
    [
      "Section",
      "Library",
      `A (${unit("area")})`,
      `Iy (${unit("inertia")})`,
      `Iz (${unit("inertia")})`,
      `It (${unit("inertia")})`,
      `Wpl,y (${unit("modulus")})`,
      "Made",
    ],
    model.model.sections.map((given) => {
      const section: ResolvedSection = sections.get()?.get(given.id) ?? given;
      return [
        given.id,
        libraryName(given) ?? "",
        write(section.a, "area"),
        write(section.iy, "inertia"),
        write(section.iz, "inertia"),
        write(section.it, "inertia"),
        write(section.wpl_y, "modulus"),
        section.fabrication?.replaceAll("_", " ") ?? "",
      ];
    }),
  );
}

function materialTable({ model, write, unit }: Source): TableData {
  return rowsOf(
    "Materials",
    [
      "Material",
      "Type",
      "Grade",
      `E (${unit("stress")})`,
      `G (${unit("stress")})`,
      `fy (${unit("stress")})`,
      `Density (${unit("density")})`,
    ],
    model.model.materials.map((item) => [
      item.id,
      item.type,
      item.grade ?? "",
      write(item.e, "stress"),
      write(item.g, "stress"),
      item.fy === undefined ? (item.fy_rule ?? "").replaceAll("_", " ") : write(item.fy, "stress"),
      write(item.density, "density"),
    ]),
  );
}

function hingeTable({ model, measure }: Source): TableData {
  const shown = (value: string | number, dof: (typeof DOFS)[number]): string =>
    typeof value === "number" ? measure(value, dof.startsWith("u") ? "stiffness" : "rotational_stiffness") : value;
  const rows = (model.model.hinges ?? []).map((hinge) => [hinge.id, ...DOFS.map((dof) => shown(hinge[dof], dof))]);
  return rowsOf("Hinges", ["Hinge", ...DOFS], rows);
}

function combinationTable({ model }: Source): TableData {
  const terms = (item: LoadCombination): string =>
    item.terms.map((term) => `${Number(term.factor.toPrecision(12))} × ${term.load_case}`).join(" + ");
  const rows = model.model.load_combinations.map((item) => [item.id, item.limit_state, terms(item)]);
  return rowsOf("Combinations", ["Combination", "Limit state", "Terms"], rows);
}

function plateTable({ model, write, unit }: Source): TableData {
  return rowsOf(
    "Plates",
    ["Plate", "Nodes", `Thickness (${unit("thickness")})`, "Material", `Offset (${unit("thickness")})`],
    (model.model.plates ?? []).map((plate) => [
      plate.id,
      plate.nodes.join(", "),
      write(plate.thickness, "thickness"),
      plate.material,
      write(plate.offset ?? 0, "thickness"),
    ]),
  );
}

/** Ids in one cell: more are counted. */
const NAMED = 40;

/** Loads that differ by what they act on alone are one row. */
function merged(rows: string[][]): string[][] {
  const alike = new Map<string, { row: string[]; on: string[] }>();
  for (const row of rows) {
    const [loadCase, on, ...rest] = row;
    const key = JSON.stringify([loadCase, ...rest]);
    const there = alike.get(key);
    if (there) there.on.push(on!);
    else alike.set(key, { row, on: [on!] });
  }
  return [...alike.values()].map(({ row: [loadCase, , ...rest], on }) => {
    const more = on.length > NAMED ? ` and ${on.length - NAMED} more` : "";
    return [loadCase!, `${on.slice(0, NAMED).join(", ")}${more}`, ...rest];
  });
}

export function inputTables(source: Source): TableData[] {
  return [
    sectionTable(source),
    materialTable(source),
    ...(source.model.model.hinges?.length ? [hingeTable(source)] : []),
    ...(source.model.model.plates?.length ? [plateTable(source)] : []),
    rowsOf("Loads", ["Load case", "On", "Type", "Components", "Position"], merged(loadRows(source))),
    combinationTable(source),
  ];
}
