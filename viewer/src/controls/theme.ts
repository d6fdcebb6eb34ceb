/** Light or dark: what the system or the reader said last, for this visit. */

import { type Signal, signal } from "../state/signal.ts";
import { el } from "./element.ts";

export type Theme = "light" | "dark";

export function themeSignal(): Signal<Theme> {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const theme = signal<Theme>(system.matches ? "dark" : "light");
  system.addEventListener("change", () => theme.set(system.matches ? "dark" : "light"));
  theme.watch((value) => {
    document.documentElement.dataset.theme = value;
  });
  return theme;
}

export function themeButton(theme: Signal<Theme>): HTMLElement {
  const button = el("button", {
    type: "button",
    class: "button icon",
    onclick: () => theme.set(theme.get() === "dark" ? "light" : "dark"),
  });
  theme.watch((value) => {
    button.textContent = value === "dark" ? "☀" : "☾";
    button.setAttribute("aria-label", value === "dark" ? "Use light colours" : "Use dark colours");
  });
  return button;
}
