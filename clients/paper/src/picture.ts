/** One picture of a model or of its results as an SVG file, and in words what it shows. */

import { type Force, type Model, type Results, type SectionLibrary, SolveError } from "handoff-solver";
import { type Markup, type Tag, tag, toHtml } from "../../../viewer/src/controls/markup.ts";
import { sourceOf } from "../../../viewer/src/report/alone.ts";
import { deformedShape, forceDiagram } from "../../../viewer/src/report/result_sketches.ts";
import { sketch } from "../../../viewer/src/report/sketch.ts";
import { quantityOf } from "../../../viewer/src/report/sketched_curves.ts";
import type { SetInfo } from "../../../viewer/src/results/sets.ts";
import type { Source } from "../../../viewer/src/tables/source.ts";
import { SYSTEMS } from "./report.ts";

export interface PictureWish {
  /** A force by its symbol, in small or large letters; "model", or "shape" for the deformed shape. */
  quantity: string;
  /** Id of a load case, a combination or an envelope, such as "ULS envelope"; left out, the first envelope. */
  set?: string | null;
  /** Ids of members that the diagram is drawn along; left out, all. */
  members?: readonly string[] | null;
  units?: keyof typeof SYSTEMS;
}

/** Least and largest value along a member, in SI units, with their places from its start and their combinations. */
export interface PictureRow {
  member: string;
  least: number;
  least_x: number;
  least_by: string;
  largest: number;
  largest_x: number;
  largest_by: string;
}

export interface Picture {
  svg: string;
  caption: string;
  rows: PictureRow[];
  /** Caption and rows as lines to read. */
  text: string;
}

const FORCES: Record<Force, string> = {
  n: "Normal force N, tension positive",
  vy: "Shear force Vy",
  vz: "Shear force Vz",
  mx: "Torsional moment Mx",
  my: "Bending moment My, on the side in tension",
  mz: "Bending moment Mz, on the side in tension",
};
const isForce = (quantity: string): quantity is Force => Object.hasOwn(FORCES, quantity);
/** Places along a member that rows are found among, beside where loads set in and the exact extremes. */
const STATIONS = 17;
/** px in the file for one of the drawing: words of 11 px are then readable on a screen. */
const ENLARGED = 1.25;

/** Without results the model alone is drawn. */
export async function picture(model: Model, results: Results | null, wish: PictureWish, library: SectionLibrary): Promise<Picture> {
  const source = sourceOf(model, results, { units: SYSTEMS[wish.units ?? "metric"], library });
  const quantity = wish.quantity.toLowerCase();
  if (quantity === "model") return pictureOf(sketch(source), []);
  if (quantity !== "shape" && !isForce(quantity))
    throw unknown(`no quantity '${wish.quantity}'`, ["model", "shape", ...Object.keys(FORCES)]);
  if (source.overview?.conditioning.trusted === false)
    throw new SolveError("unstable", "the analysis is not to be trusted: neither diagrams nor shapes are drawn");
  const set = setOf(source, wish.set);
  if (quantity === "shape") return pictureOf(await deformedShape(source, set), [], "Nothing moves");
  const members = placesOf(results!, wish.members);
  const figure = await forceDiagram(source, set, quantity, FORCES[quantity], members);
  const rows = figure ? await rowsOf(source, results!, set, quantity, members) : [];
  return pictureOf(figure, rows, `${FORCES[quantity]}, ${set.id}: naught everywhere`, source, quantity);
}

const unknown = (fault: string, known: readonly string[]): Error =>
  Object.assign(new Error(`${fault}; there are: ${known.join(", ")}`), { code: "not_found" });

function setOf({ sets, setInfo }: Source, id: string | null | undefined): SetInfo {
  const found = id == null ? setInfo : sets.find((set) => set.id === id);
  if (!found)
    throw unknown(
      id == null ? "nothing has results" : `no load case, combination or envelope '${id}'`,
      sets.map((set) => set.id),
    );
  if (found.failed) throw new SolveError("unstable", `'${found.id}' has no results: ${found.failed}`);
  return found;
}

/** A member that was split stands for its pieces. */
function placesOf({ members }: Results, ids: readonly string[] | null | undefined): number[] | undefined {
  return ids?.flatMap((id) => {
    const place = members.ids.indexOf(id);
    const pieces = place < 0 ? members.chains?.find((chain) => chain.id === id)?.members : [place];
    if (!pieces) throw unknown(`no member '${id}'`, members.ids);
    return pieces;
  });
}

async function rowsOf(source: Source, { members }: Results, { key, id }: SetInfo, force: Force, places?: number[]): Promise<PictureRow[]> {
  const curves = await source.solution.curves(key, force, places ?? members.ids.map((_, i) => i), STATIONS);
  const rows = new Map<number, PictureRow>();
  for (const { member, x, values, by } of curves)
    for (const [i, value] of values.entries()) {
      const at = { x: x[i]!, by: by?.[i] ?? id };
      const row = rows.get(member);
      const least = !row || value < row.least ? { least: value, least_x: at.x, least_by: at.by } : row;
      const largest = !row || value > row.largest ? { largest: value, largest_x: at.x, largest_by: at.by } : row;
      rows.set(member, {
        member: members.ids[member]!,
        ...{ least: least.least, least_x: least.least_x, least_by: least.least_by },
        ...{ largest: largest.largest, largest_x: largest.largest_x, largest_by: largest.largest_by },
      });
    }
  return [...rows.values()];
}

function pictureOf(figure: Tag | null, rows: PictureRow[], nothing = "", source?: Source, force?: Force): Picture {
  const [drawing, words] = (figure?.children ?? []) as [Tag?, Tag?];
  const caption = words ? wordsOf(words).trim() : nothing;
  const lines = source && force ? rows.map((row) => lineOf(row, source, force)) : [];
  return { svg: drawing ? fileOf(drawing, caption) : "", caption, rows, text: [caption, ...lines].join("\n") };
}

/** An SVG that stands alone: with its namespace, its size, and a ground of paper. */
function fileOf({ attributes, children }: Tag, caption: string): string {
  const [, , width, height] = attributes["viewBox"]!.split(" ").map(Number) as [number, number, number, number];
  const size = { xmlns: "http://www.w3.org/2000/svg", width: Math.round(width * ENLARGED), height: Math.round(height * ENLARGED) };
  const ground = tag("rect", { width, height, fill: "#fff" });
  return toHtml(tag("svg", { ...size, ...attributes }, tag("title", {}, caption), ground, ...children));
}

const wordsOf = (markup: Markup): string => (typeof markup === "string" ? markup : markup.children.map(wordsOf).join(""));

function lineOf({ member, least, least_x, least_by, largest, largest_x, largest_by }: PictureRow, source: Source, force: Force): string {
  const value = (v: number, x: number, by: string): string =>
    `${source.measure(v, quantityOf(force))} at ${source.measure(x, "length")} (${by})`;
  return `${member}: least ${value(least, least_x, least_by)}, largest ${value(largest, largest_x, largest_by)}`;
}
