/** Ctrl+S, or ⌘S: saves the model in the account, in place of the browser's offer to save the page. */
import type { Session } from "../state/session.ts";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

export const asksToSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === "s" && ctrlKey !== metaKey && !altKey && !shiftKey;

export function savesByKey(session: Session): void {
  const press = (event: KeyboardEvent): void => {
    if (!asksToSave(event)) return;
    event.preventDefault();
    // A question that stands open is answered first.
    if (event.repeat || document.querySelector("dialog[open]")) return;
    import("./tools.ts").then(
      ({ saveByKey }) => saveByKey(session),
      (error: unknown) => session.report("What saves models could not be fetched", error),
    );
  };
  addEventListener("keydown", press);
}
