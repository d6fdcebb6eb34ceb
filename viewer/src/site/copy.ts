/** A button that copies a text, and shows it where the browser does not let it. */
import { el } from "../controls/element.ts";

/** How long the button says that it has done so, in milliseconds. */
const SAID = 2000;

export function copyText(label: string, text: () => string): HTMLElement {
  const say = (words: string): void => {
    button.textContent = words;
    setTimeout(() => {
      button.textContent = label;
    }, SAID);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      say("Copied");
    } catch {
      // Browsers copy on secure origins only, and not without leave; the text stands beside the button.
      say("Select and copy it");
    }
  };
  const button = el("button", { type: "button", class: "button small", "aria-live": "polite", onclick: () => void copy() }, label);
  return button;
}
