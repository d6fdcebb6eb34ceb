/** A question before something that cannot be undone, or for a text. */

import { reasonOf } from "../base/reason.ts";
import { SignedOut } from "../service/call.ts";
import { signInBeside } from "./signing.ts";
import "../styles/question.css";
import { el } from "./element.ts";

interface Asked {
  title: string;
  says: string;
  /** What the button that agrees says. */
  yes: string;
  /** Asks for a text or a password too. */
  field?: { label: string; type: "text" | "password"; value?: string; longest: number };
}

/** Does what was asked once the reader agrees; a refusal is said in the dialog, which stays open. */
export function ask({ title, says, yes, field }: Asked, agreed: (text: string) => Promise<void>): void {
  const trouble = el("p", { class: "error", role: "alert" });
  const input = field
    ? el("input", {
        class: "field",
        type: field.type,
        value: field.value,
        maxlength: field.longest,
        required: true,
        autocomplete: field.type === "password" ? "current-password" : "off",
      })
    : null;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.textContent = "";
    try {
      await agreed(input?.value ?? "");
      dialog.close();
    } catch (error) {
      trouble.replaceChildren(`${reasonOf(error)}. `, error instanceof SignedOut ? signInBeside("link") : "");
    }
  };
  const dialog = el(
    "dialog",
    { class: "question", "aria-labelledby": "question", onclose: () => dialog.remove() },
    el("h2", { id: "question" }, title),
    el("p", {}, says),
    el(
      "form",
      { onsubmit: (event) => void submit(event) },
      input && field ? el("label", { class: "stack" }, field.label, input) : null,
      trouble,
      el(
        "div",
        { class: "row" },
        el("button", { class: "button primary" }, yes),
        el("button", { type: "button", class: "button", onclick: () => dialog.close() }, "Cancel"),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
