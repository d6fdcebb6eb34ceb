/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, Cmd on a Mac: a step of the design back or on, but not where a field takes back what is typed. */
import { back, forth, type Trail } from "./trail.ts";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Null where the keys mean something else: Cmd+Y is the browser's own, and AltGr is Ctrl with Alt. */
export function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): ((trail: Trail) => Trail) | null {
  if (ctrlKey === metaKey || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? forth : back;
  return letter === "y" && ctrlKey && !shiftKey ? forth : null;
}

/** Fields that have an undo of their own. */
const TYPED =
  "textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=button], [type=submit])";

export function onKeys(trail: Trail, go: (next: Trail) => void, signal: AbortSignal): void {
  const press = (event: KeyboardEvent): void => {
    const next = wayOf(event)?.(trail);
    if (!next || next === trail || event.repeat || event.defaultPrevented) return;
    // A question that stands open is answered first.
    if ((event.target instanceof Element && event.target.closest(TYPED)) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    go(next);
  };
  window.addEventListener("keydown", press, { signal });
}
