/** One section in full, or two side by side. */
import type { SectionProperties } from "../../../../solver/src/model/sections/library.ts";
import { el } from "../../controls/element.ts";
import { measure, type UnitSystem } from "../../format/units.ts";
import { copyText } from "../copy.ts";
import { outlineDrawing } from "./outline.ts";
import { PROPERTIES } from "./property.ts";

const made = (section: SectionProperties): string =>
  `${section.standard}, ${section.fabrication.replace("_", " ")}, ${section.region}; values ${section.origin}. ${section.range}.`;

function sheet(section: SectionProperties, units: UnitSystem): HTMLElement {
  return el(
    "div",
    { class: "sheet" },
    el(
      "div",
      { class: "row" },
      el("h3", {}, section.name),
      copyText("Copy the name", () => section.name),
    ),
    outlineDrawing(section, units),
    el("p", { class: "hint" }, `${made(section)} Fillets are in the values, not in the drawing.`),
  );
}

/** How much more the second has than the first. */
function change(first: number | null, second: number | null): string {
  if (!first || second === null) return "–";
  const more = (second / first - 1) * 100;
  return `${more < 0 ? "−" : "+"}${Math.abs(more).toFixed(1)} %`;
}

export function detail(chosen: SectionProperties[], units: UnitSystem, drop: () => void): HTMLElement {
  const [first, second] = chosen as [SectionProperties, SectionProperties | undefined];
  const shown = PROPERTIES.filter(({ of }) => chosen.some((section) => of(section)));
  const curves = ({ buckling_curves: { y, z } }: SectionProperties): string => `${y} / ${z}`;
  const rows: [head: HTMLElement, cells: string[]][] = shown.map(({ label, means, quantity, of }) => [
    el("th", { scope: "row" }, el("abbr", { title: means }, label), " ", el("small", {}, means)),
    [...chosen.map((section) => measure(of(section), quantity, units)), ...(second ? [change(of(first), of(second))] : [])],
  ]);
  rows.push([
    el("th", { scope: "row" }, "Buckling curves ", el("small", {}, "y-y / z-z, EN 1993-1-1 table 6.2")),
    [...chosen.map(curves), ...(second ? [""] : [])],
  ]);
  return el(
    "section",
    { class: "block detail", "aria-labelledby": "detail" },
    el(
      "div",
      { class: "row" },
      // One section has its name above its outline.
      el("h2", { id: "detail", class: second ? null : "sr" }, second ? `${first.name} and ${second.name}` : first.name),
      second ? el("button", { type: "button", class: "button small", onclick: drop }, "Stop comparing") : null,
    ),
    el("div", { class: "sheets" }, ...chosen.map((section) => sheet(section, units))),
    el(
      "div",
      { class: "scroll", tabindex: "0", role: "region", "aria-label": "Properties" },
      el(
        "table",
        { class: "list values" },
        el("caption", { class: "sr" }, "Properties"),
        el(
          "thead",
          {},
          el(
            "tr",
            {},
            ...["Property", ...chosen.map(({ name }) => name), ...(second ? ["Change"] : [])].map((head) =>
              el("th", { scope: "col" }, head),
            ),
          ),
        ),
        el("tbody", {}, ...rows.map(([head, cells]) => el("tr", {}, head, ...cells.map((cell) => el("td", {}, cell))))),
      ),
    ),
  );
}
