/** Asks before a dropped file takes the place of the model that is open. */
import "../styles/question.css";
import { el } from "../controls/element.ts";
import { faults } from "./faults.ts";

/** `open` fails where the file cannot be opened; the question then says why and the model stays. */
export function askToReplace(title: string, file: string, open: () => Promise<void>): void {
  const answer = el("div", { role: "alert", class: "error" });
  const close = (): void => {
    dialog.close();
    dialog.remove();
  };
  const agree = async (): Promise<void> => {
    try {
      await open();
      close();
    } catch (error) {
      answer.replaceChildren(...faults(error));
    }
  };
  const dialog = el(
    "dialog",
    { class: "question", "aria-labelledby": "question", onclose: () => dialog.remove() },
    el("h2", { id: "question" }, `Open ${file}?`),
    el("p", {}, `It takes the place of “${title}” in this tab. The link itself is not changed, and nothing is uploaded.`),
    answer,
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", class: "button primary", onclick: () => void agree() }, "Open the file"),
      el("button", { type: "button", class: "button", onclick: close }, "Keep this model"),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
