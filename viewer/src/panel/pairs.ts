/** A list of names and values. */
import { el } from "../controls/element.ts";

export function pairs(items: [string, string | null | undefined][]): HTMLElement {
  return el(
    "dl",
    { class: "pairs" },
    ...items
      .filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== "–")
      .flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, value!)]),
  );
}
