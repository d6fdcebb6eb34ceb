/** The button that copies the link to what is seen. */
import { el } from "../controls/element.ts";
import type { Session } from "../state/session.ts";

/** How long the button says that it has done so, in milliseconds. */
const SAID = 2000;

export function copyButton(session: Session, address: () => string): HTMLElement | null {
  if (session.draft.origin !== "link") return null;
  const copy = async (): Promise<void> => {
    const link = address();
    try {
      await navigator.clipboard.writeText(link);
      button.textContent = "Copied";
      setTimeout(() => {
        button.textContent = "Copy link";
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
      title: "The link to this view: set, diagram, choice, camera, units",
      onclick: () => void copy(),
    },
    "Copy link",
  );
  return button;
}
