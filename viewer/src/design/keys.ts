/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, Cmd on a Mac: a step of the design back or on, but not where a field takes back what is typed. */
import { back, forth, type History, isUnsaved } from "../state/history.ts";
import type { Session } from "../state/session.ts";
import { goTo } from "./changing.ts";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Null where the keys mean something else: Cmd+Y is the browser's own, and AltGr is Ctrl with Alt. */
export function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): ((history: History) => History) | null {
  if (ctrlKey === metaKey || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? forth : back;
  return letter === "y" && ctrlKey && !shiftKey ? forth : null;
}

/** Fields that have an undo of their own. */
const TYPED =
  "textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=button], [type=submit])";

export function undoesByKey(session: Session): void {
  addEventListener("keydown", (event) => {
    const history = session.history.value;
    const next = wayOf(event)?.(history);
    if (!next || next === history || event.repeat || event.defaultPrevented) return;
    // A question that stands open is answered first.
    if ((event.target instanceof Element && event.target.closest(TYPED)) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    goTo(session, next);
  });
}

/** Closing the tab loses what is in no file, no link and no account. Browsers ask in words of their own. */
export function warnsOfLeaving(session: Session): void {
  addEventListener("beforeunload", (event) => {
    if (isUnsaved(session.history.value)) event.preventDefault();
  });
}
