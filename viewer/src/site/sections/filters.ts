/** Ranges of properties, typed in the units shown. */
import { el } from "../../controls/element.ts";
import { inUnits, type UnitSystem, unitSymbol } from "../../format/units.ts";
import type { Range } from "./catalogue.ts";
import { LISTED } from "./property.ts";

/** The fields, and what they say now in SI. */
export function rangeFields(
  units: () => UnitSystem,
  changed: () => void,
): { node: HTMLElement; ranges: () => Range[]; relabel: () => void } {
  const lines = LISTED.map((property) => {
    const field = (bound: string): HTMLInputElement =>
      el("input", {
        class: "field",
        type: "number",
        step: "any",
        min: 0,
        "aria-label": `${property.means}, ${bound}`,
        placeholder: bound,
        oninput: changed,
      });
    return { property, low: field("at least"), high: field("at most"), name: el("span", {}) };
  });
  const relabel = (): void => {
    for (const { property, name } of lines) name.textContent = `${property.label} (${unitSymbol(property.quantity, units())})`;
  };
  relabel();
  const inSi = (input: HTMLInputElement, { property }: (typeof lines)[number]): number | null =>
    input.value === "" ? null : Number(input.value) / inUnits(1, property.quantity, units());
  return {
    node: el(
      "details",
      { class: "ranges" },
      el("summary", {}, "Filter by properties"),
      el(
        "div",
        { class: "range-grid" },
        ...lines.map(({ name, low, high, property }) => el("div", { class: "range", title: property.means }, name, low, high)),
      ),
    ),
    ranges: () =>
      lines
        .map((line) => ({ property: line.property, low: inSi(line.low, line), high: inSi(line.high, line) }))
        .filter(({ low, high }) => low !== null || high !== null),
    relabel,
  };
}
