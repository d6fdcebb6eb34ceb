/** A button that opens a list; Escape and a click elsewhere close it. */
import { el, show } from "./element.ts";

/** Fixed, so that no pane cuts it off; kept inside the window. */
function beside(button: HTMLElement, list: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const wide = list.offsetWidth;
  const start = list.classList.contains("left") ? left : right - wide;
  list.style.left = `${Math.max(8, Math.min(start, window.innerWidth - wide - 8))}px`;
  const [over, under] = [top - 14, window.innerHeight - bottom - 14];
  // Hangs down where it fits, or where there is more room than above.
  const down = under >= Math.min(list.scrollHeight, over);
  list.style.top = down ? `${bottom + 6}px` : "auto";
  list.style.bottom = down ? "auto" : `${window.innerHeight - top + 6}px`;
  list.style.maxHeight = `${down ? under : over}px`;
}

export function menu(label: string, list: HTMLElement, className = "button"): HTMLElement {
  const button = el("button", { type: "button", class: className, "aria-expanded": "false" }, label);
  let outside = new AbortController();
  const open = (on: boolean): void => {
    outside.abort();
    // Heard only while it is open: the page may lose the menu, the document stays.
    outside = new AbortController();
    if (on) document.addEventListener("pointerdown", leave, { signal: outside.signal });
    // What is hidden cannot keep the focus, and a reader without a pointer would begin anew.
    else if (list.contains(document.activeElement)) button.focus();
    show(list, on);
    if (on) beside(button, list);
    button.setAttribute("aria-expanded", String(on));
    if (on) list.querySelector<HTMLElement>("button:not([disabled]), input")?.focus();
  };
  const leave = (event: Event): void => {
    if (!root.contains(event.target as Node)) open(false);
  };
  list.classList.add("menu-list");
  show(list, false);
  button.addEventListener("click", () => open(list.hidden !== false));
  const root = el("div", { class: "menu" }, button, list);
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape") open(false);
  });
  root.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) open(false);
  });
  list.addEventListener("click", (event) => {
    if ((event.target as Element).closest("button")) open(false);
  });
  return root;
}
