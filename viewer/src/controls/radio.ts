/** One choice among a few, as radio buttons in a row. */

import { effect, type Signal } from "../base/signal.ts";
import { el } from "./element.ts";

export interface Choice<T extends string> {
  value: T;
  label: string;
  title?: string;
}

let groups = 0;

export function radioButtons<T extends string>(legend: string, choices: Choice<T>[], chosen: Signal<T>): HTMLElement {
  const name = `choice-${++groups}`;
  const inputs = choices.map(({ value, label, title }) => {
    const input = el("input", { type: "radio", name, value, "aria-label": title ?? label, onchange: () => void (chosen.value = value) });
    return { value, input, node: el("label", { title }, input, el("span", {}, ...subscripted(label))) };
  });
  effect(() => {
    for (const item of inputs) item.input.checked = item.value === chosen.value;
  });
  return el("div", { class: "segments", role: "radiogroup", "aria-label": legend }, ...inputs.map(({ node }) => node));
}

/** "My" reads as M with a small y. */
export function subscripted(label: string): (string | HTMLElement)[] {
  const parts = /^([NVM])([xyz])$/.exec(label);
  return parts ? [parts[1]!, el("sub", {}, parts[2]!)] : [label];
}
