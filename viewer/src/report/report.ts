/** The printed report, by importance: verdict and worst first, failures and open points next, then what led there. */
import { el } from "../controls/element.ts";
import { titleOf } from "../layout/header.ts";
import type { PrintedPicture } from "../picture/picture.ts";
import type { Session } from "../state/session.ts";
import { findings } from "./findings.ts";
import { frontSheet } from "./front.ts";
import { actions, extremes, inputs, trust } from "./numbers.ts";
import { traces } from "./traces.ts";

/** Summary: at most three sheets. Standard: all results, traces of the worst. Full: with as many traces as anyone reads. */
export type Extent = "summary" | "standard" | "full";
const ROWS: Record<Extent, number> = { summary: 20, standard: 400, full: 2000 };
const TRACES: Record<Extent, number> = { summary: 0, standard: 5, full: 60 };

async function content(session: Session, picture: PrintedPicture, extent: Extent): Promise<HTMLElement[]> {
  const { overview } = session;
  if (!overview) return [];
  const first = [
    ...(await frontSheet(session, overview, picture)),
    ...(await findings(session, overview, ROWS[extent])),
    ...trust(session, overview),
  ];
  if (extent === "summary") return first;
  return [
    ...first,
    ...actions(session),
    el("h2", {}, "Results"),
    ...(await extremes(session, ROWS[extent])),
    ...(await inputs(session)),
    ...(await traces(session, overview, TRACES[extent])),
  ];
}

/** The whole report as one element, for this page to print and for others to write. */
export async function reportParts(session: Session, picture: PrintedPicture, extent: Extent): Promise<HTMLElement> {
  const parts = await content(session, picture, extent);
  const foot = el(
    "div",
    { class: "foot" },
    el("span", {}, titleOf(session)),
    el("span", {}, "model SHA-256 ", el("code", {}, session.draft.fingerprint ?? "not computed")),
  );
  return el(
    "div",
    { id: "report" },
    el("table", {}, el("tbody", {}, el("tr", {}, el("td", {}, ...parts))), el("tfoot", {}, el("tr", {}, el("td", {}, foot)))),
  );
}

export async function printReport(session: Session, picture: PrintedPicture, extent: Extent): Promise<void> {
  const report = await reportParts(session, picture, extent);
  document.getElementById("report")?.remove();
  document.body.append(report);
  document.dispatchEvent(new CustomEvent("handoff:report"));
  window.print();
}
