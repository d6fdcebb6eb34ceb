/** What became of every row of a file, shown before anything is done with it. */

import "../styles/question.css";
import "./review.css";
import { el } from "../controls/element.ts";
import type { Entry, Fate } from "./conversion.ts";

export interface Question {
  title: string;
  lead: string;
  /** What speaks against going on; then there is no going on. */
  against?: (HTMLElement | string)[];
  go: string;
  stay: string;
}

const WORDS: Record<Fate, string> = { taken: "taken", guessed: "guessed", left_out: "left out" };

/** Losses first, then guesses; what was taken as it stood is opened on request. */
function listOf(report: readonly Entry[], fate: Fate): HTMLElement | null {
  const entries = report.filter((entry) => entry.fate === fate);
  if (!entries.length) return null;
  const lines = entries.map(({ source, why }) => el("li", {}, el("strong", {}, source), why ? `: ${why}` : ""));
  return el(
    "details",
    { open: fate !== "taken" },
    el("summary", {}, `${entries.length} ${WORDS[fate]}`),
    el("ul", { tabindex: "0" }, ...lines),
  );
}

/** Whether the reader goes on; closing it is staying. */
export function reviewed(report: readonly Entry[], { title, lead, against, go, stay }: Question): Promise<boolean> {
  return new Promise((answer) => {
    const leave = (choice: boolean): void => {
      answer(choice);
      dialog.close();
      dialog.remove();
    };
    const dialog = el(
      "dialog",
      { class: "question review", "aria-labelledby": "review", onclose: () => leave(false) },
      el("h2", { id: "review" }, title),
      el("p", {}, lead),
      listOf(report, "left_out"),
      listOf(report, "guessed"),
      listOf(report, "taken"),
      against ? el("div", { class: "error", role: "alert" }, ...against) : null,
      el(
        "div",
        { class: "row" },
        against ? null : el("button", { type: "button", class: "button primary", onclick: () => leave(true) }, go),
        el("button", { type: "button", class: "button", onclick: () => leave(false) }, stay),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}
