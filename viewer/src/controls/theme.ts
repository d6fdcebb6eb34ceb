/** Light or dark: what the reader chose, on this browser; else what the system says. */

import { type Signal, signal } from "../base/signal.ts";
import { el } from "./element.ts";

export type Theme = "light" | "dark";

/** Where the choice is kept: a word and nothing of the reader's or the model's. A browser may refuse to keep anything. */
const KEPT = "handoff-theme";
function kept(): Theme | null {
  try {
    const said = localStorage.getItem(KEPT);
    return said === "light" || said === "dark" ? said : null;
  } catch {
    return null;
  }
}
function keep(theme: Theme): void {
  try {
    localStorage.setItem(KEPT, theme);
  } catch {
    // The choice then holds for this visit.
  }
}

export function themeSignal(): Signal<Theme> {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const theme = signal<Theme>(kept() ?? (system.matches ? "dark" : "light"));
  system.addEventListener("change", () => theme.set(kept() ?? (system.matches ? "dark" : "light")));
  theme.watch((value) => {
    document.documentElement.dataset.theme = value;
  });
  return theme;
}

export function themeButton(theme: Signal<Theme>): HTMLElement {
  const button = el("button", {
    type: "button",
    class: "button icon",
    onclick: () => {
      theme.set(theme.get() === "dark" ? "light" : "dark");
      keep(theme.get());
    },
  });
  theme.watch((value) => {
    button.textContent = value === "dark" ? "☀" : "☾";
    button.setAttribute("aria-label", value === "dark" ? "Use light colours" : "Use dark colours");
  });
  return button;
}
