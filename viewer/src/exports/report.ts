/** The printed report: numbered picture, inputs, reactions, extremes, full check traces, fingerprint on every sheet. */

import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { dateOf } from "../format/countdown.ts";
import { percent } from "../format/units.ts";
import { titleOf } from "../layout/header.ts";
import { assumptions } from "../model/assumptions.ts";
import { exceeded, exceeds } from "../panel/summary.ts";
import { checkTitle, pill, placeOf, quantity, stepBlock } from "../panel/trace.ts";
import type { Picture } from "../picture/picture.ts";
import type { CheckResult, Overview } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import type { TableData } from "../tables/column.ts";
import { table } from "../tables/listing.ts";
import { inputTables } from "./inputs.ts";

/** Printing thousands of rows helps nobody; what is left out is said. */
const ROWS = 400;
const TRACES = 60;

export function printedTable(data: TableData, session: Session): HTMLElement {
  const rows = Array.from({ length: Math.min(data.rows, ROWS) }, (_, row) =>
    el(
      "tr",
      {},
      ...data.columns.map((column) => {
        const value = column.value(row);
        const by = column.by?.(row);
        const shown = typeof value === "number" && column.quantity ? session.write(value, column.quantity) : String(value ?? "–");
        return el("td", { class: column.quantity ? null : "text" }, by ? `${shown} (${by})` : shown);
      }),
    ),
  );
  const head = el(
    "tr",
    {},
    ...data.columns.map((column) => {
      const unit = column.quantity ? session.unit(column.quantity) : "";
      return el("th", { scope: "col", class: column.quantity ? null : "text" }, unit ? `${column.title} (${unit})` : column.title);
    }),
  );
  return el(
    "div",
    {},
    el("table", { class: "lines" }, el("thead", {}, head), el("tbody", {}, ...rows)),
    data.rows > ROWS ? el("p", {}, `The first ${ROWS} of ${data.rows.toLocaleString("en")} rows; the CSV and JSON files have all.`) : null,
  );
}

function trace(check: CheckResult, session: Session): HTMLElement[] {
  const metres = (value: number): string => session.measure(value, "length");
  return [
    el("h3", {}, checkTitle(check), " ", pill(check.verdict)),
    el(
      "p",
      {},
      `${check.check}: ${check.utilisation === null ? "nothing verified" : `utilisation ${percent(check.utilisation)}`}${check.informative ? ", informative" : ""}. ${check.basis.map(quantity).join(", ")}`,
    ),
    ...check.verifications.flatMap((item) => [
      el(
        "h4",
        {},
        `${item.clause} ${item.title}: ${item.utilisation === null ? "" : percent(item.utilisation)} `,
        pill(item.status),
        ` ${placeOf(item, metres)}`,
      ),
      ...(item.reason ? [el("p", {}, item.reason)] : []),
      ...item.steps.map(stepBlock),
    ]),
    ...check.warnings.map((warning) => el("p", { class: "warn" }, warning)),
  ];
}

async function extremes(session: Session): Promise<HTMLElement[]> {
  const sets = session.overview!.sets.filter((set) => set.kind !== "case");
  const shown = sets.some((set) => set.kind === "envelope") ? sets.filter((set) => set.kind === "envelope") : sets;
  const out: HTMLElement[] = [];
  for (const set of shown) {
    // Twelve columns of figures do not fit a sheet side by side: forces first, then moments.
    for (const [name, title, lead] of [
      ["reactions", "Reactions", 2],
      ["forces", "Internal forces along members", 1],
      ...(session.model.model.plates?.length ? ([["plates", "Plates, per metre, local axes", 2]] as const) : []),
    ] as const) {
      const data = await table(session, name, set.key);
      const figures = data.columns.slice(lead);
      const isForce = ({ quantity }: (typeof figures)[number]): boolean => quantity === "force" || quantity === "line_load";
      for (const [what, columns] of [
        ["forces", figures.filter(isForce)],
        ["moments", figures.filter((column) => !isForce(column))],
      ] as const)
        out.push(
          el("h3", {}, `${title}, ${set.id}: ${what}`),
          printedTable({ ...data, columns: [...data.columns.slice(0, lead), ...columns] }, session),
        );
    }
  }
  return out;
}

async function numberedPicture(picture: Picture): Promise<HTMLElement> {
  try {
    const image = el("img", { src: URL.createObjectURL(await picture.snapshot(true)), alt: "Numbered picture of the model" });
    await image.decode();
    return image;
  } catch (error) {
    return failureNote("The picture could not be drawn", error);
  }
}

/** Whose model, solved when and by what, and how it fares. */
function opening(session: Session, overview: Overview): HTMLElement[] {
  const { settings } = session.model;
  const { solver, summary } = overview;
  const tier = session.tier.get().name === "pro" ? "Pro tier" : "free tier: non-commercial use only";
  const beyond = exceeded(overview.checks).map((check) => `${exceeds(check)}.`);
  return [
    el("h1", {}, titleOf(session)),
    el("p", {}, [settings?.reference, settings?.author, settings?.description].filter(Boolean).join(" · ")),
    el(
      "p",
      {},
      `Solved ${dateOf(new Date())} by ${solver.name} ${solver.version} in a browser, ${tier}. Governing utilisation ${percent(summary.utilisation)}; checks that pass: ${summary.pass}, that fail: ${summary.fail}, that cannot be verified: ${summary.cannot_verify}. ${beyond.join(" ")}`,
    ),
    ...session.warnings.get().map(({ path, message }) => el("p", { class: "warn" }, path ? `${path}: ${message}` : message)),
    ...overview.warnings.map((warning) => el("p", { class: "warn" }, warning.message)),
  ];
}

function trust(session: Session, { sets }: Overview): HTMLElement[] {
  const worst = (of: "equilibrium" | "residual"): string => Math.max(...sets.map((set) => set[of])).toExponential(1);
  return [
    el("h2", {}, "Assumptions and trust"),
    ...assumptions(session.model).map((line) => el("p", {}, line)),
    el("p", {}, `Worst equilibrium error over all sets ${worst("equilibrium")}, worst residual ${worst("residual")}.`),
  ];
}

async function inputs(session: Session): Promise<HTMLElement[]> {
  return [
    el("h2", {}, "Inputs"),
    printedTable(await table(session, "nodes"), session),
    printedTable(await table(session, "members"), session),
    ...inputTables(session).flatMap((data) => [el("h3", {}, data.title), printedTable(data, session)]),
  ];
}

async function checks(session: Session, { checks: all }: Overview): Promise<HTMLElement[]> {
  if (!all.length) return [];
  const traced = await Promise.all(all.slice(0, TRACES).map((check) => session.solution.explain(check.id)));
  return [
    el("h2", {}, "Checks"),
    printedTable(await table(session, "checks"), session),
    ...traced.flatMap((check) => trace(check, session)),
    ...(all.length > TRACES ? [el("p", {}, `Full traces of the first ${TRACES} of ${all.length} checks; the page shows each.`)] : []),
  ];
}

export async function buildReport(session: Session, picture: Picture): Promise<void> {
  const { overview } = session;
  if (!overview) return;
  const caption = `Model with node and member ids; results of ${session.setInfo?.id ?? ""} as on the screen`;
  const content = [
    ...opening(session, overview),
    el("figure", {}, await numberedPicture(picture), el("figcaption", {}, caption)),
    ...trust(session, overview),
    ...(await inputs(session)),
    el("h2", {}, "Results"),
    ...(await extremes(session)),
    ...(await checks(session, overview)),
  ];
  const foot = el(
    "div",
    { class: "foot" },
    el("span", {}, titleOf(session)),
    el("span", {}, "model SHA-256 ", el("code", {}, session.draft.fingerprint ?? "not computed")),
  );
  document.getElementById("report")?.remove();
  document.body.append(
    el(
      "div",
      { id: "report" },
      el("table", {}, el("tbody", {}, el("tr", {}, el("td", {}, ...content))), el("tfoot", {}, el("tr", {}, el("td", {}, foot)))),
    ),
  );
}

export async function printReport(session: Session, picture: Picture): Promise<void> {
  await buildReport(session, picture);
  document.dispatchEvent(new CustomEvent("handoff:report"));
  window.print();
}
