/** What can be done with a changed model: taken back, saved, handed off as a link of its own. */
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { download, fileName } from "../exports/download.ts";
import { titleOf } from "../layout/header.ts";
import type { Session } from "../state/session.ts";
import { handOff } from "./service.ts";
import { shownOf, type Trail } from "./trail.ts";

export function changedActions(session: Session, trail: Trail, undo: () => void): HTMLElement {
  const { text } = session.draft;
  const name = `${fileName(titleOf(session))}-changed.json`;
  return el(
    "div",
    {},
    el(
      "div",
      { class: "group" },
      el("button", { type: "button", class: "button", onclick: undo }, `Undo ${shownOf(trail).words}`),
      el(
        "button",
        { type: "button", class: "button", onclick: () => download(name, new Blob([text], { type: "application/json" })) },
        "Download the changed model",
      ),
    ),
    handOffForm(text),
  );
}

function handOffForm(text: string): HTMLElement {
  const key = el("input", {
    class: "field",
    type: "password",
    autocomplete: "off",
    required: true,
    placeholder: "<key id>.<secret>",
    id: "design-key",
  });
  // Said where it was asked for: the outcome below is a screen away.
  const handed = el("div", { role: "status", "aria-live": "polite" });
  const send = (event: Event): void => {
    event.preventDefault();
    const secret = key.value.trim();
    key.value = "";
    handed.replaceChildren("Handing off …");
    void handOff(text, secret).then(
      (url) => handed.replaceChildren("The changed model has a link of its own: ", el("a", { href: url, id: "design-url" }, url)),
      (error: unknown) => handed.replaceChildren(failureNote("Not handed off", error)),
    );
  };
  return el(
    "details",
    {},
    el("summary", {}, "Hand off as a new link"),
    el(
      "form",
      { class: "group", onsubmit: send },
      el("label", { class: "stack" }, "API key", key),
      el("button", { class: "button" }, "Make a link"),
      el("p", { class: "hint" }, "Uploads the changed model to this service. The key is sent with this request and kept nowhere."),
      handed,
    ),
  );
}
