/** The button that copies the link to what is seen. */
import { effect } from "../base/signal.ts";
import { el, show } from "../controls/element.ts";
import type { Session } from "../state/session.ts";

export function copyButton(session: Session, copy: (button: HTMLElement) => Promise<void>): HTMLElement {
  const button = el("button", {
    type: "button",
    class: "button",
    "aria-live": "polite",
    onclick: () => void copy(button).catch((error: unknown) => session.report("The link could not be made", error)),
  });
  effect(() => {
    const { draft } = session.wanted;
    const isChanged = draft.changedFrom !== undefined;
    button.textContent = isChanged ? "Copy link with changes" : "Copy link";
    button.title = isChanged
      ? "A link that carries the model with your changes; nothing is uploaded"
      : "The link to this view: set, diagram, choice, camera, units";
    // Saved, it has an address of its own.
    show(button, !draft.saved && (isChanged || draft.origin === "link"));
  });
  return button;
}
