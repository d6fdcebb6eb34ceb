/** The outline of a section, drawn to scale with its dimensions. */
import type { SectionProperties } from "../../../../solver/src/model/sections/library.ts";
import { svg } from "../../controls/element.ts";
import { measure, type UnitSystem } from "../../format/units.ts";
import { sectionOutline } from "../../model/outline.ts";

const SIZE = 300;
const EDGE = 62;

type Point = [x: number, y: number];

/** A dimension line between two points, its words beside its middle. */
function dimension([x1, y1]: Point, [x2, y2]: Point, words: string, upright = false): SVGElement {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const tick = ([at, over]: Point): SVGElement => svg("path", { d: y1 === y2 ? `M${at} ${over - 4}v8` : `M${at - 4} ${over}h8` });
  const text = upright
    ? { x: x - 7, y, "text-anchor": "middle", transform: `rotate(-90 ${x - 7} ${y})` }
    : { x, y: y + 17, "text-anchor": "middle" };
  return svg(
    "g",
    { class: "dimension" },
    svg("path", { d: `M${x1} ${y1}L${x2} ${y2}` }),
    tick([x1, y1]),
    tick([x2, y2]),
    svg("text", text, words),
  );
}

export function outlineDrawing(section: SectionProperties, units: UnitSystem): SVGElement {
  const { outer, holes } = sectionOutline(section);
  const xs = outer.map(([x]) => x);
  const ys = outer.map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (SIZE - 2 * EDGE) / Math.max(right - left, high - low);
  const px = (x: number): number => SIZE / 2 + (x - (left + right) / 2) * scale;
  const py = (y: number): number => SIZE / 2 - (y - (low + high) / 2) * scale;
  const ring = (points: Point[]): string => `M${points.map(([x, y]) => `${px(x).toFixed(2)} ${py(y).toFixed(2)}`).join("L")}Z`;
  const { h, b, d, tw, tf, t } = section.shape;
  const said = (letter: string, value: number | undefined): string => `${letter} ${measure(value, "thickness", units)}`;
  const [over, under] = [py(high), py(low)];
  const thin: [string, number | undefined][] = [
    ["tw", tw],
    ["tf", tf],
    ["t", t],
  ];
  const walls = thin.filter(([, value]) => value !== undefined).map(([letter, value]) => said(letter, value));
  return svg(
    "svg",
    { viewBox: `0 0 ${SIZE} ${SIZE}`, class: "outline", role: "img", "aria-label": `Outline of ${section.name}` },
    svg("path", { class: "steel", "fill-rule": "evenodd", d: [outer, ...holes].map(ring).join("") }),
    svg("path", { class: "axis", d: `M${px(left) - 14} ${py(0)}H${px(right) + 14}M${px(0)} ${over - 14}V${under + 14}` }),
    svg("text", { class: "axis-name", x: px(right) + 18, y: py(0) + 4 }, "y"),
    svg("text", { class: "axis-name", x: px(0) - 3, y: over - 19 }, "z"),
    dimension([px(left) - 24, under], [px(left) - 24, over], said(d === undefined ? "h" : "d", h ?? d), true),
    d === undefined ? dimension([px(left), under + 24], [px(right), under + 24], said("b", b)) : null,
    svg("text", { class: "walls", x: SIZE / 2, y: 16, "text-anchor": "middle" }, walls.join(" · ")),
  );
}
