/** Reactions, internal forces, modes: what the analysis found, and how far it may be believed. */
import { type Tag, tag } from "../controls/markup.ts";
import { assumptions } from "../model/assumptions.ts";
import { digitsText, orderText } from "../model/balance.ts";
import type { Overview } from "../solving/protocol.ts";
import { table } from "../tables/listing.ts";
import type { Source } from "../tables/source.ts";
import { inputTables } from "./inputs.ts";
import { printedTable } from "./printed.ts";

export async function extremes(source: Source, most?: number): Promise<Tag[]> {
  const sets = source.overview!.sets.filter((set) => set.kind !== "case" && !set.failed);
  const shown = sets.some((set) => set.kind === "envelope") ? sets.filter((set) => set.kind === "envelope") : sets;
  const out: Tag[] = [];
  for (const [name, title, lead] of [
    ["reactions", "Reactions", 2],
    ["forces", "Internal forces along members", 1],
    ...(source.model.model.plates?.length ? ([["plates", "Plates, per metre, local axes", 2]] as const) : []),
  ] as const)
    for (const set of shown) {
      const data = await table(source, name, set.key);
      const figures = data.columns.slice(lead);
      const isForce = ({ quantity }: (typeof figures)[number]): boolean => quantity === "force" || quantity === "line_load";
      // Twelve columns of figures do not fit a sheet side by side: forces first, then moments.
      for (const [what, columns] of [
        ["forces", figures.filter(isForce)],
        ["moments", figures.filter((column) => !isForce(column))],
      ] as const)
        out.push(
          tag("h3", {}, `${title}, ${set.id}: ${what}`),
          printedTable({ ...data, columns: [...data.columns.slice(0, lead), ...columns] }, source, most),
        );
    }
  return out;
}

export function trust(source: Source, { sets, conditioning }: Overview): Tag[] {
  const solved = sets.filter(({ failed }) => !failed);
  const worst = (of: "equilibrium" | "residual"): string => Math.max(0, ...solved.map((set) => set[of])).toExponential(1);
  const orders = [...new Set(solved.map(orderText))].join("; ");
  return [
    tag("h2", {}, "Assumptions and trust"),
    ...assumptions(source.model).map((line) => tag("p", {}, line)),
    tag(
      "p",
      {},
      `Worst equilibrium error over all sets ${worst("equilibrium")}, worst residual ${worst("residual")}; ${digitsText(conditioning.digits)}. ${orders}.`,
    ),
  ];
}

const ACTIONS = ["Loads", "Combinations"];

export function actions(source: Source): Tag[] {
  const tables = inputTables(source).filter(({ title }) => ACTIONS.includes(title));
  return [tag("h2", {}, "Loads and combinations"), ...tables.flatMap((data) => [tag("h3", {}, data.title), printedTable(data, source)])];
}

export async function inputs(source: Source): Promise<Tag[]> {
  const others = inputTables(source).filter(({ title }) => !ACTIONS.includes(title));
  return [
    tag("h2", {}, "Inputs"),
    printedTable(await table(source, "nodes"), source),
    printedTable(await table(source, "members"), source),
    ...others.flatMap((data) => [tag("h3", {}, data.title), printedTable(data, source)]),
  ];
}
