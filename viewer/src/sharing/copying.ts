/** The button that copies the link to what is seen. */
import { el, show } from "../controls/element.ts";
import type { Session } from "../state/session.ts";

export function copyButton(session: Session, copy: (button: HTMLElement) => Promise<void>): HTMLElement | null {
  if (session.draft.origin !== "link") return null;
  const changed = session.draft.changedFrom !== undefined;
  const button = el(
    "button",
    {
      type: "button",
      class: "button",
      "aria-live": "polite",
      title: changed
        ? "The link to the model as it was sent, without your changes"
        : "The link to this view: set, diagram, choice, camera, units",
      onclick: () => void copy(button).catch((error: unknown) => session.report("The link could not be made", error)),
    },
    changed ? "Copy link as sent" : "Copy link",
  );
  // Saved, it has an address of its own.
  session.kept.watch((kept) => show(button, !kept));
  return button;
}
