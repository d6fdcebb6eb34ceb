/** The entries of a model as tables: which fields they have, where each stands in the model, and in which unit it is read. */
import type { AuthoredModel } from "handoff-solver";
import type { Place } from "handoff-solver/design";
import type { Quantity } from "../format/units.ts";

export type Scalar = number | string | boolean;

export interface Entry {
  /** What a reader calls it. */
  name: string;
  at: Place;
  fields: Map<string, Scalar>;
}

export interface Inputs {
  title: string;
  /** Fields that stand in every row; other fields that some entry has follow. */
  entries: Entry[];
}

const of = (quantity: Quantity, ...fields: string[]): Record<string, Quantity> =>
  Object.fromEntries(fields.map((field) => [field, quantity]));

const QUANTITIES: Record<string, Quantity> = {
  ...of("length", "x", "y", "z", "l_cr_y", "l_cr_z", "l_cr_v", "l_lt", "l_t", "span"),
  ...of("stress", "e", "g", "fy", "fu"),
  ...of("area", "a", "avy", "avz"),
  ...of("inertia", "iy", "iz", "it", "iyz"),
  ...of("modulus", "wel_y", "wel_z", "wpl_y", "wpl_z"),
  ...of("moment", "mx", "my", "mz"),
  ...of("gradient", "gradient_y", "gradient_z"),
  ...{ iw: "warping", density: "density", nu_rd: "force", pressure: "pressure", dt: "temperature", stiff_bearing_length: "thickness" },
};
const FORCES = new Set(["fx", "fy", "fz", "fx_end", "fy_end", "fz_end"]);

/** Of a number; null of a plain figure such as a factor or a share of a length. */
export function quantityOf(title: string, field: string, fields: Entry["fields"]): Quantity | null {
  if (field.startsWith("shape.")) return field === "shape.type" ? null : "thickness";
  if (/^[ur][xyz]$/.test(field)) {
    const turns = field.startsWith("r");
    if (title === "Loads") return turns ? "rotation" : "deflection";
    return turns ? "rotational_stiffness" : "stiffness";
  }
  if (title === "Loads" && FORCES.has(field)) return fields.get("type") === "distributed" ? "line_load" : "force";
  return QUANTITIES[field] ?? null;
}

type Json = Record<string, unknown>;
const isScalar = (value: unknown): value is Scalar => typeof value === "number" || typeof value === "string" || typeof value === "boolean";

/** Scalars of an entry, and those one level in under "outer.inner". */
function fieldsOf(entry: Json, within = ""): [string, Scalar][] {
  return Object.entries(entry).flatMap(([field, value]): [string, Scalar][] => {
    if (field === "id" || field.startsWith("x_")) return [];
    if (isScalar(value)) return [[within + field, value]];
    if (!within && value && typeof value === "object" && !Array.isArray(value)) return fieldsOf(value as Json, `${field}.`);
    return [];
  });
}

const entriesAt = (list: readonly unknown[] | undefined, at: Place, name = (one: Json, _: number): string => String(one.id)): Entry[] =>
  ((list ?? []) as Json[]).map((one, i) => ({
    name: name(one, i),
    at: [...at, typeof one.id === "string" ? one.id : i],
    fields: new Map(fieldsOf(one)),
  }));

/** Lists of loads in a load case, whatever they are called: every list of objects. */
function loadsOf(one: Json): Entry[] {
  return Object.entries(one).flatMap(([field, list]) =>
    Array.isArray(list) && list.every((item) => item && typeof item === "object")
      ? entriesAt(list, ["model", "load_cases", String(one.id), field], (load, i) => {
          const on = load.member ?? load.node ?? load.plate ?? load.name ?? i + 1;
          return `${String(one.id)}: ${field.replace("_loads", "")} ${String(on)}`;
        })
      : [],
  );
}

function termsOf(one: Json): Entry[] {
  return entriesAt(
    one.terms as unknown[],
    ["model", "load_combinations", String(one.id), "terms"],
    ({ load_case }) => `${String(one.id)}: ${String(load_case)}`,
  );
}

/** Everything that a table can hold, of the model as it was sent, empty tables among them; the rest is in its text. */
export function inputsOf({ model, analysis }: AuthoredModel): Inputs[] {
  const parts = model as unknown as Record<string, unknown[] | undefined>;
  const of = (field: string): Entry[] => entriesAt(parts[field], ["model", field]);
  const cases = (parts.load_cases ?? []) as Json[];
  const combinations = (parts.load_combinations ?? []) as Json[];
  return [
    { title: "Loads", entries: cases.flatMap(loadsOf) },
    { title: "Load cases", entries: of("load_cases") },
    { title: "Combinations", entries: combinations.flatMap(termsOf) },
    { title: "Sections", entries: of("sections") },
    { title: "Materials", entries: of("materials") },
    { title: "Supports", entries: of("supports") },
    { title: "Hinges", entries: of("hinges") },
    { title: "Design members", entries: of("design_members") },
    { title: "Checks", entries: entriesAt(analysis?.checks, ["analysis", "checks"]) },
    { title: "Nodes", entries: of("nodes") },
    { title: "Members", entries: of("members") },
  ];
}

/** Fields that any entry has, in the order in which they first come. */
export const headsOf = ({ entries }: Inputs): string[] => [...new Set(entries.flatMap(({ fields }) => [...fields.keys()]))];
