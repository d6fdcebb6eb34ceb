/** Light or dark: what the reader chose, on this browser; else what the system says. */

import { effect, type Signal, signal } from "../base/signal.ts";
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
  const now = (): Theme => kept() ?? (system.matches ? "dark" : "light");
  const theme = signal(now());
  system.addEventListener("change", () => void (theme.value = now()));
  effect(() => void (document.documentElement.dataset.theme = theme.value));
  return theme;
}

export function themeButton(theme: Signal<Theme>): HTMLElement {
  const button = el("button", {
    type: "button",
    class: "button icon",
    onclick: () => {
      theme.value = theme.value === "dark" ? "light" : "dark";
      keep(theme.value);
    },
  });
  effect(() => {
    const isDark = theme.value === "dark";
    button.textContent = isDark ? "☀" : "☾";
    button.setAttribute("aria-label", isDark ? "Use light colours" : "Use dark colours");
  });
  return button;
}
