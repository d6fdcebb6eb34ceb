/** Reactions, internal forces, modes: what the analysis found, and how far it may be believed. */
import { type Tag, tag } from "../controls/markup.ts";
import { counted, some } from "../format/counts.ts";
import { assumptions } from "../model/assumptions.ts";
import { heavierThanArea } from "../model/mass.ts";
import { originWords } from "../model/ruled.ts";
import { digitsText, orderText } from "../results/found.ts";
import type { Overview } from "../results/overview.ts";
import type { SetInfo } from "../results/sets.ts";
import { type Column, order, type TableData, without, worstIn } from "../tables/column.ts";
import { table } from "../tables/listing.ts";
import type { Source } from "../tables/source.ts";
import { listsAll } from "./front.ts";
import { inputTables } from "./inputs.ts";
import { loadSketches } from "./load_sketches.ts";
import { printedTable, telling } from "./printed.ts";
import { Reasons } from "./reasons.ts";

/** More columns of figures than these, each with its combination, do not fit a sheet side by side. */
const ABREAST = 7;

const isForce = ({ quantity }: Column): boolean => quantity === "force" || quantity === "line_load";

/** Of supports and members those on which something acts; forces and moments side by side where they fit. */
function extremeTables(data: TableData, source: Source, title: string, lead: number, most?: number): Tag[] {
  const figures = data.columns.slice(lead);
  const acts = (row: number): boolean => figures.some((column) => column.value(row));
  const rows = Array.from({ length: data.rows }, (_, row) => row);
  const live = rows.filter(acts);
  const shown = telling(figures, live, source.write).columns;
  const still = rows.length - live.length;
  if (!rows.length) return [];
  if (!live.length) return [tag("h3", {}, title), tag("p", { class: "aside" }, "Zero in every component.")];
  const parts: [string, Column[]][] =
    shown.length <= ABREAST
      ? [["", figures]]
      : [
          [": forces", figures.filter(isForce)],
          [": moments", figures.filter((column) => !isForce(column))],
        ];
  return [
    ...parts.flatMap(([what, columns]) => [
      tag("h3", {}, `${title}${what}`),
      printedTable({ ...data, columns: [...data.columns.slice(0, lead), ...columns] }, source, most, acts),
    ]),
    ...(still ? [tag("p", { class: "aside" }, `Zero in every component: ${counted(still)} of ${counted(rows.length)}, not listed.`)] : []),
  ];
}

/** The combination that is all an envelope has: its smallest and largest values would stand there twice. */
function sole({ limitState }: SetInfo, sets: readonly SetInfo[]): SetInfo | null {
  const [only, ...more] = sets.filter((set) => set.kind === "combination" && set.limitState === limitState);
  return more.length ? null : (only ?? null);
}

export async function extremes(source: Source, most?: number): Promise<Tag[]> {
  const sets = source.overview!.sets.filter((set) => set.kind !== "case" && !set.failed);
  const envelopes = sets.filter((set) => set.kind === "envelope");
  const shown = envelopes.length ? envelopes.map((envelope) => sole(envelope, sets) ?? envelope) : sets;
  const out: Tag[] = [];
  for (const [name, title, lead] of [
    ["reactions", "Reactions", 2],
    ["forces", "Internal forces along members", 1],
    ...(source.model.model.plates?.length ? ([["plates", "Plates, per unit of length, local axes", 2]] as const) : []),
  ] as const)
    for (const set of shown) out.push(...extremeTables(await table(source, name, set.key), source, `${title}, ${set.id}`, lead, most));
  return out;
}

/** All checks, where the first sheet has not listed them already. */
export async function checkList(source: Source, overview: Overview, most: number): Promise<Tag[]> {
  if (listsAll(overview.checks.length)) return [];
  const data = await table(source, "checks");
  const rows = order(
    overview.checks.map((_, row) => row),
    worstIn(data),
    true,
  );
  const reasons = new Reasons();
  const columns = [...without(data.columns, "why"), reasons.column(rows.slice(0, most), overview.checks)];
  return [tag("h2", {}, "Checks, worst first"), printedTable({ ...data, columns }, source, most), ...reasons.list()];
}

export function assumptionsAndAccuracy(source: Source, { sets, conditioning, assumed }: Overview): Tag[] {
  const solved = sets.filter(({ failed }) => !failed);
  const worst = (of: "equilibrium" | "residual"): string => Math.max(0, ...solved.map((set) => set[of])).toExponential(1);
  const hardest = ([2, 1] as const).flatMap((order) =>
    solved
      .filter((set) => set.order === order)
      .sort((a, b) => b.iterations - a.iterations)
      .slice(0, 1),
  );
  const whose = (set: SetInfo): string => (hardest.length < 2 ? "" : set.order === 2 ? "combinations by " : "load cases alone by ");
  const orders = hardest.map((set) => `${whose(set)}${orderText(set)}${set.iterations > 1 ? " at most" : ""}`).join("; ");
  return [
    tag("h2", {}, "Assumptions and accuracy"),
    // What the model says of itself stands in the title block.
    ...assumptions(source.model, source.measure, assumed)
      .filter((line) => line !== source.model.settings?.description)
      .map((line) => tag("p", {}, line)),
    ...listedMass(source),
    tag(
      "p",
      {},
      `Worst equilibrium error over all sets ${worst("equilibrium")}, worst residual ${worst("residual")}; ${digitsText(conditioning.digits)}; ${orders}.`,
    ),
  ];
}

/** A reader who takes A times density finds less than what is said of these. */
function listedMass({ sections }: Source): Tag[] {
  const ids = heavierThanArea(sections.value ?? new Map());
  if (!ids.length) return [];
  const words = `Self-weight and mass of ${some(ids, 5)} are those that the catalogue lists, of the nominal wall; A and all other properties are of the thinner design wall (AISC 360 B4.2).`;
  return [tag("p", {}, words)];
}

const ACTIONS = ["load_cases", "loads", "combinations"];

export function actions(source: Source): Tag[] {
  const tables = inputTables(source).filter(({ name }) => ACTIONS.includes(name));
  return [
    tag("h2", {}, "Loads and combinations"),
    ...tables.flatMap((data) => [
      tag("h3", {}, data.title),
      ...(data.name === "combinations" && data.rows ? [tag("p", {}, originWords(source.model))] : []),
      printedTable(data, source),
      ...(data.name === "loads" ? loadSketches(source) : []),
    ]),
  ];
}

export async function inputs(source: Source): Promise<Tag[]> {
  const others = inputTables(source).filter(({ name }) => !ACTIONS.includes(name));
  return [
    tag("h2", {}, "Inputs"),
    tag("h3", {}, "Nodes"),
    printedTable(await table(source, "nodes"), source),
    ...(source.model.model.members.length ? [tag("h3", {}, "Members"), printedTable(await table(source, "members"), source)] : []),
    ...others.flatMap((data) => [tag("h3", {}, data.title), printedTable(data, source)]),
  ];
}
