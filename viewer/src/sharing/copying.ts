/** The button that copies the link to what is seen. */
import { el, show } from "../controls/element.ts";
import type { Session } from "../state/session.ts";

/** How long the button says that it has done so, in milliseconds. */
const SAID = 2000;
/** A changed model is on no server: only a hand-off or a file takes it to another reader. */
const WITHOUT =
  "This link opens the model as it was sent, without your changes. To share those, use “Hand off as a new link” or “Download the changed model” under Design.";

export function copyButton(session: Session, address: () => Promise<string>): HTMLElement | null {
  if (session.draft.origin !== "link") return null;
  const changed = session.draft.changedFrom !== undefined;
  const words = changed ? "Copy link as sent" : "Copy link";
  const copy = async (): Promise<void> => {
    const link = await address();
    try {
      await navigator.clipboard.writeText(link);
      button.textContent = "Copied";
      if (changed) session.problem.set(WITHOUT);
      setTimeout(() => {
        button.textContent = words;
      }, SAID);
    } catch {
      // Browsers copy on secure origins only, and not without leave: then the reader takes it from here.
      session.problem.set(`This browser does not let the page copy. The link to what you see: ${link}`);
    }
  };
  const button = el(
    "button",
    {
      type: "button",
      class: "button",
      "aria-live": "polite",
      title: changed ? WITHOUT : "The link to this view: set, diagram, choice, camera, units",
      onclick: () => void copy().catch((error: unknown) => session.report("The link could not be made", error)),
    },
    words,
  );
  // Saved, it has an address of its own.
  session.kept.watch((kept) => show(button, !kept));
  return button;
}
