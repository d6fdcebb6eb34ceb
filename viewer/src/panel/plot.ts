/** One internal force along one member, as a small SVG diagram. */
import type { Force } from "handoff-solver";
import { el, svg } from "../controls/element.ts";
import { subscripted } from "../controls/radio.ts";
import type { MemberCurves } from "../solving/protocol.ts";
import { extremesOf } from "./curves.ts";

const WIDTH = 300;
const HEIGHT = 62;
const PAD = 11;

export interface Plot {
  node: HTMLElement;
  cursor(share: number): void;
}

/** Moments are drawn on the tension side, downwards when positive; the rest upwards. */
const downwards = (component: Force): boolean => component === "my" || component === "mz";

export function plot(
  component: Force,
  label: string,
  unit: string,
  curves: MemberCurves[],
  length: number,
  write: (value: number) => string,
  onMove: (share: number) => void,
): Plot {
  const { low, high } = extremesOf(curves, component);
  const flip = downwards(component);
  const span = high - low || 1;
  const y = (value: number): number => {
    const share = flip ? (value - low) / span : (high - value) / span;
    return PAD + share * (HEIGHT - 2 * PAD);
  };
  const x = (at: number): number => (at / length) * WIDTH;
  const zero = high === low ? HEIGHT / 2 : y(0);
  const path = ({ stations }: MemberCurves): string =>
    stations.x
      .map((at, i) => `${i ? "L" : "M"}${x(at).toFixed(2)} ${(high === low ? HEIGHT / 2 : y(stations[component][i]!)).toFixed(2)}`)
      .join("");
  const area = (curve: MemberCurves, keep: (value: number) => number): string => {
    const { stations } = curve;
    const points = stations.x.map((at, i) => `L${x(at).toFixed(2)} ${y(keep(stations[component][i]!)).toFixed(2)}`).join("");
    return `M0 ${zero}${points}L${WIDTH} ${zero}Z`;
  };
  const cursor = svg("line", { class: "cursor", y1: 0, y2: HEIGHT });
  const picture = svg(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": `${label} from ${write(low)} to ${write(high)} ${unit}`,
    },
    ...(high === low
      ? []
      : curves.flatMap((curve) => [
          svg("path", { class: "above", d: area(curve, (value) => Math.max(0, value)) }),
          svg("path", { class: "below", d: area(curve, (value) => Math.min(0, value)) }),
        ])),
    svg("line", { class: "axis", x1: 0, x2: WIDTH, y1: zero, y2: zero, "vector-effect": "non-scaling-stroke" }),
    ...curves.map((curve) => svg("path", { class: "curve", d: path(curve) })),
    cursor,
  );
  const move = (event: PointerEvent): void => {
    const box = picture.getBoundingClientRect();
    onMove(Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)));
  };
  picture.addEventListener("pointermove", move as (event: Event) => void);
  picture.addEventListener("pointerdown", move as (event: Event) => void);
  cursor.setAttribute("vector-effect", "non-scaling-stroke");
  const extremes = low === 0 && high === 0 ? "0" : [high !== 0 ? write(high) : "", low !== 0 ? write(low) : ""].filter(Boolean).join(" / ");
  return {
    node: el("div", { class: "plot" }, el("div", { class: "name" }, ...subscripted(label), el("small", {}, extremes)), picture),
    cursor: (share) => {
      cursor.setAttribute("x1", String(share * WIDTH));
      cursor.setAttribute("x2", String(share * WIDTH));
    },
  };
}
