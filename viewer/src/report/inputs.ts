/** The model's inputs as tables for the report: nothing that entered the analysis is left out. */

import type { LoadCombination, Material, Model } from "handoff-solver";
import { DIRECTIONS, type Direction } from "../../../solver/src/results/sets.ts";
import type { Quantity } from "../format/units.ts";
import { memberMass } from "../model/mass.ts";
import { categories } from "../model/ruled.ts";
import { libraryName, madeOf, type ResolvedSection } from "../model/section.ts";
import type { TableData } from "../tables/column.ts";
import type { Source } from "../tables/source.ts";
import { loadRows } from "./loads.ts";

/** What heads a column: figures stand under it, or a word or two that no line breaks. */
export interface Head {
  key: string;
  title: string;
  figures?: boolean;
  short?: boolean;
}

const head = (key: string, title: string): Head => ({ key, title });
const short = (key: string, title: string): Head => ({ key, title, short: true });

/** Figures in the reader's unit. */
export const measuredIn =
  ({ unit }: Pick<Source, "unit">) =>
  (key: string, title: string, quantity: Quantity): Head => ({ key, title: `${title} (${unit(quantity)})`, figures: true });

export const rowsOf = (name: string, title: string, heads: readonly Head[], rows: string[][]): TableData => ({
  name,
  title,
  caption: title,
  rows: rows.length,
  hit: () => null,
  columns: heads.map((column, i) => ({ ...column, value: (row) => rows[row]![i]! })),
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

function sectionTable(source: Source): TableData {
  const { model, sections, write, measure } = source;
  const figures = measuredIn(source);
  return rowsOf(
    "sections",
    "Sections",
    [
      head("section", "Section"),
      head("library", "Library or shape"),
      figures("a", "A", "area"),
      figures("iy", "Iy", "inertia"),
      figures("iz", "Iz", "inertia"),
      figures("it", "It", "inertia"),
      figures("wpl_y", "Wpl,y", "modulus"),
      head("fabrication", "Fabrication"),
      figures("mass", "Mass", "mass"),
    ],
    model.model.sections.map((given) => {
      const section: ResolvedSection = sections.value?.get(given.id) ?? given;
      return [
        given.id,
        libraryName(given) ?? shapeWords(section, measure),
        write(section.a, "area"),
        write(section.iy, "inertia"),
        write(section.iz, "inertia"),
        write(section.it, "inertia"),
        write(section.wpl_y, "modulus"),
        madeOf(section, typesOf(model, given.id)) ?? "",
        write(memberMass(model, sections.value, given.id), "mass"),
      ];
    }),
  );
}

function materialTable(source: Source): TableData {
  const { model, write } = source;
  const figures = measuredIn(source);
  return rowsOf(
    "materials",
    "Materials",
    [
      head("material", "Material"),
      short("type", "Type"),
      head("grade", "Grade"),
      figures("e", "E", "stress"),
      figures("g", "G", "stress"),
      figures("fy", "fy", "stress"),
      figures("density", "Density", "density"),
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
  const heads = DIRECTIONS.map((dof) => head(dof, dof));
  return rowsOf("hinges", "Hinges", [head("hinge", "Hinge"), ...heads], rows);
}

const caseTable = ({ model }: Source): TableData =>
  rowsOf(
    "load_cases",
    "Load cases",
    [short("load_case", "Load case"), head("name", "Name"), head("nature", "Nature"), head("category", "Category")],
    model.model.load_cases.map(({ id, name, nature }, i) => [id, name ?? "", nature.replaceAll("_", " "), categories(model)[i]!]),
  );

function combinationTable({ model }: Source): TableData {
  const terms = (item: LoadCombination): string =>
    item.terms.map((term) => `${Number(term.factor.toPrecision(12))} × ${term.load_case}`).join(" + ");
  const rows = model.model.load_combinations.map((item) => [item.id, item.limit_state, terms(item)]);
  const heads = [head("combination", "Combination"), head("limit_state", "Limit state"), head("terms", "Terms")];
  return rowsOf("combinations", "Combinations", heads, rows);
}

function plateTable(source: Source): TableData {
  const { model, write } = source;
  const figures = measuredIn(source);
  return rowsOf(
    "plates",
    "Plates",
    [
      head("plate", "Plate"),
      head("nodes", "Nodes"),
      figures("thickness", "Thickness", "thickness"),
      head("material", "Material"),
      figures("offset", "Offset", "thickness"),
    ],
    (model.model.plates ?? []).map((plate) => [
      plate.id,
      plate.nodes.join(", "),
      write(plate.thickness, "thickness"),
      plate.material,
      write(plate.offset ?? 0, "thickness"),
    ]),
  );
}

const LOADS = [
  short("load_case", "Load case"),
  head("on", "On"),
  short("type", "Type"),
  short("components", "Components"),
  short("position", "Position"),
];

export function inputTables(source: Source): TableData[] {
  return [
    sectionTable(source),
    materialTable(source),
    ...(source.model.model.hinges?.length ? [hingeTable(source)] : []),
    ...(source.model.model.plates?.length ? [plateTable(source)] : []),
    caseTable(source),
    rowsOf("loads", "Loads", LOADS, loadRows(source)),
    combinationTable(source),
  ];
}
