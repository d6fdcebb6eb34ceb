/** The form of a report's title block: company, project, engineer, checker, revision. */
import "../styles/question.css";
import { el } from "../controls/element.ts";
import { FIELDS, keepBlock, keptBlock, LABELS, type TitleBlock } from "../report/title_block.ts";

/** Of this visit, where the browser keeps nothing. */
let typed: TitleBlock | null = null;

export function titleBlock(): TitleBlock {
  typed ??= keptBlock();
  return typed;
}

/** Asks for it over the page; whatever is typed is kept when the form is closed by its button. */
export function askTitleBlock(): void {
  const now = titleBlock();
  const fields = FIELDS.map((field) => ({ field, input: el("input", { class: "field", value: now[field] ?? "", maxlength: 120 }) }));
  const save = (): void => {
    typed = Object.fromEntries(fields.flatMap(({ field, input }) => (input.value.trim() ? [[field, input.value.trim()]] : [])));
    keepBlock(typed);
    dialog.close();
  };
  const form = el(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault();
        save();
      },
    },
    ...fields.map(({ field, input }) => el("label", { class: "stack" }, LABELS[field], input)),
    el(
      "div",
      { class: "row" },
      el("button", { type: "submit", class: "button primary" }, "Keep"),
      el("button", { type: "button", class: "button", onclick: () => dialog.close() }, "Cancel"),
    ),
  );
  const dialog = el(
    "dialog",
    { class: "question", "aria-labelledby": "title-block", onclose: () => dialog.remove() },
    el("h2", { id: "title-block" }, "Title block of reports"),
    el("p", {}, "Kept by this browser alone, and printed on the first sheet of every report."),
    form,
  );
  document.body.append(dialog);
  dialog.showModal();
}
