/** The button that copies the link to what is seen. */
import { el, show } from "../controls/element.ts";
import type { Session } from "../state/session.ts";

export function copyButton(session: Session, copy: (button: HTMLElement) => Promise<void>): HTMLElement | null {
  const changed = session.draft.changedFrom !== undefined;
  if (session.draft.origin !== "link" && !changed) return null;
  const button = el(
    "button",
    {
      type: "button",
      class: "button",
      "aria-live": "polite",
      title: changed
        ? "A link that carries the model with your changes; nothing is uploaded"
        : "The link to this view: set, diagram, choice, camera, units",
      onclick: () => void copy(button).catch((error: unknown) => session.report("The link could not be made", error)),
    },
    changed ? "Copy link with changes" : "Copy link",
  );
  // Saved, it has an address of its own.
  session.kept.watch((kept) => show(button, !kept));
  return button;
}
