/** The model's inputs as tables for the report: nothing that entered the analysis is left out. */

import type { LoadCombination, Material, Model } from "handoff-solver";
import { DIRECTIONS, type Direction } from "../../../solver/src/results/sets.ts";
import { memberMass } from "../model/mass.ts";
import { categories } from "../model/ruled.ts";
import { libraryName, madeOf, type ResolvedSection } from "../model/section.ts";
import type { TableData } from "../tables/column.ts";
import type { Source } from "../tables/source.ts";
import { loadRows } from "./loads.ts";

/** Columns that a list of ids beside them must not squeeze. */
const SHORT = new Set(["Load case", "Type", "Components", "Position"]);

export const rowsOf = (title: string, heads: string[], rows: string[][]): TableData => ({
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

/** "circle, d 24.0 mm": what has no name is known by its dimensions. */
function shapeWords({ shape }: ResolvedSection, measure: Source["measure"]): string {
  const sizes = Object.entries(shape ?? {}).flatMap(([name, size]) =>
    typeof size === "number" && size ? [`${name} ${measure(size, "thickness")}`] : [],
  );
  return shape ? [shape.type, ...sizes].join(", ") : "";
}

/** Of what the members of a section are. */
const typesOf = ({ model: { members, materials } }: Model, section: string): (Material["type"] | undefined)[] =>
  members.filter((one) => one.section === section).map((one) => materials.find(({ id }) => id === one.material)?.type);

function sectionTable({ model, sections, write, measure, unit }: Source): TableData {
  return rowsOf(
    "Sections",
    [
      "Section",
      "Library or shape",
      `A (${unit("area")})`,
      `Iy (${unit("inertia")})`,
      `Iz (${unit("inertia")})`,
      `It (${unit("inertia")})`,
      `Wpl,y (${unit("modulus")})`,
      "Fabrication",
      `Mass (${unit("mass")})`,
    ],
    model.model.sections.map((given) => {
      const section: ResolvedSection = sections.get()?.get(given.id) ?? given;
      return [
        given.id,
        libraryName(given) ?? shapeWords(section, measure),
        write(section.a, "area"),
        write(section.iy, "inertia"),
        write(section.iz, "inertia"),
        write(section.it, "inertia"),
        write(section.wpl_y, "modulus"),
        madeOf(section, typesOf(model, given.id)) ?? "",
        write(memberMass(model, sections.get(), given.id), "mass"),
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
  const shown = (value: string | number, dof: Direction): string =>
    typeof value === "number" ? measure(value, dof.startsWith("u") ? "stiffness" : "rotational_stiffness") : value;
  const rows = (model.model.hinges ?? []).map((hinge) => [hinge.id, ...DIRECTIONS.map((dof) => shown(hinge[dof], dof))]);
  return rowsOf("Hinges", ["Hinge", ...DIRECTIONS], rows);
}

const caseTable = ({ model }: Source): TableData =>
  rowsOf(
    "Load cases",
    ["Load case", "Name", "Nature", "Category"],
    model.model.load_cases.map(({ id, name, nature }, i) => [id, name ?? "", nature.replaceAll("_", " "), categories(model)[i]!]),
  );

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

export function inputTables(source: Source): TableData[] {
  return [
    sectionTable(source),
    materialTable(source),
    ...(source.model.model.hinges?.length ? [hingeTable(source)] : []),
    ...(source.model.model.plates?.length ? [plateTable(source)] : []),
    caseTable(source),
    rowsOf("Loads", ["Load case", "On", "Type", "Components", "Position"], loadRows(source)),
    combinationTable(source),
  ];
}
