/** A button that opens a list; Escape and a click elsewhere close it. */
import { el, show } from "./element.ts";

/** Fixed, so that no pane cuts it off; kept inside the window. */
function beside(button: HTMLElement, list: HTMLElement): void {
  const { left, right, bottom } = button.getBoundingClientRect();
  const wide = list.offsetWidth;
  const start = list.classList.contains("left") ? left : right - wide;
  list.style.left = `${Math.max(8, Math.min(start, window.innerWidth - wide - 8))}px`;
  list.style.top = `${bottom + 6}px`;
  list.style.maxHeight = `${window.innerHeight - bottom - 14}px`;
}

export function menu(label: string, list: HTMLElement, className = "button"): HTMLElement {
  const button = el("button", { type: "button", class: className, "aria-expanded": "false", "aria-haspopup": "true" }, label);
  const open = (on: boolean): void => {
    show(list, on);
    if (on) beside(button, list);
    button.setAttribute("aria-expanded", String(on));
    if (on) list.querySelector<HTMLElement>("button:not([disabled]), input")?.focus();
  };
  list.classList.add("menu-list");
  show(list, false);
  button.addEventListener("click", () => open(list.hidden !== false));
  const root = el("div", { class: "menu" }, button, list);
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || list.hidden) return;
    open(false);
    button.focus();
  });
  root.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) open(false);
  });
  document.addEventListener("pointerdown", (event) => {
    if (!list.hidden && !root.contains(event.target as Node)) open(false);
  });
  list.addEventListener("click", (event) => {
    if ((event.target as Element).closest("button")) open(false);
  });
  return root;
}
