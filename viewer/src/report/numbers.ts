/** Reactions, internal forces, modes: what the analysis found, and how far it may be believed. */
import { el } from "../controls/element.ts";
import { assumptions } from "../model/assumptions.ts";
import { digitsText, orderText } from "../model/balance.ts";
import type { Overview } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import { table } from "../tables/listing.ts";
import { inputTables } from "./inputs.ts";
import { printedTable } from "./printed.ts";

export async function extremes(session: Session, most?: number): Promise<HTMLElement[]> {
  const sets = session.overview!.sets.filter((set) => set.kind !== "case" && !set.failed);
  const shown = sets.some((set) => set.kind === "envelope") ? sets.filter((set) => set.kind === "envelope") : sets;
  const out: HTMLElement[] = [];
  for (const [name, title, lead] of [
    ["reactions", "Reactions", 2],
    ["forces", "Internal forces along members", 1],
    ...(session.model.model.plates?.length ? ([["plates", "Plates, per metre, local axes", 2]] as const) : []),
  ] as const)
    for (const set of shown) {
      const data = await table(session, name, set.key);
      const figures = data.columns.slice(lead);
      const isForce = ({ quantity }: (typeof figures)[number]): boolean => quantity === "force" || quantity === "line_load";
      // Twelve columns of figures do not fit a sheet side by side: forces first, then moments.
      for (const [what, columns] of [
        ["forces", figures.filter(isForce)],
        ["moments", figures.filter((column) => !isForce(column))],
      ] as const)
        out.push(
          el("h3", {}, `${title}, ${set.id}: ${what}`),
          printedTable({ ...data, columns: [...data.columns.slice(0, lead), ...columns] }, session, most),
        );
    }
  return out;
}

export function trust(session: Session, { sets, conditioning }: Overview): HTMLElement[] {
  const solved = sets.filter(({ failed }) => !failed);
  const worst = (of: "equilibrium" | "residual"): string => Math.max(0, ...solved.map((set) => set[of])).toExponential(1);
  const orders = [...new Set(solved.map(orderText))].join("; ");
  return [
    el("h2", {}, "Assumptions and trust"),
    ...assumptions(session.model).map((line) => el("p", {}, line)),
    el(
      "p",
      {},
      `Worst equilibrium error over all sets ${worst("equilibrium")}, worst residual ${worst("residual")}; ${digitsText(conditioning.digits)}. ${orders}.`,
    ),
  ];
}

const ACTIONS = ["Loads", "Combinations"];

export function actions(session: Session): HTMLElement[] {
  const tables = inputTables(session).filter(({ title }) => ACTIONS.includes(title));
  return [el("h2", {}, "Loads and combinations"), ...tables.flatMap((data) => [el("h3", {}, data.title), printedTable(data, session)])];
}

export async function inputs(session: Session): Promise<HTMLElement[]> {
  const others = inputTables(session).filter(({ title }) => !ACTIONS.includes(title));
  return [
    el("h2", {}, "Inputs"),
    printedTable(await table(session, "nodes"), session),
    printedTable(await table(session, "members"), session),
    ...others.flatMap((data) => [el("h3", {}, data.title), printedTable(data, session)]),
  ];
}
