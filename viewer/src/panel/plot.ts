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

/** Where the curves of one force lie in the picture. */
class Frame {
  readonly low: number;
  readonly high: number;
  readonly zero: number;

  constructor(
    private readonly component: Force,
    curves: MemberCurves[],
    private readonly length: number,
  ) {
    const { low, high } = extremesOf(curves, component);
    [this.low, this.high] = [low, high];
    this.zero = this.y(0);
  }

  get flat(): boolean {
    return this.high === this.low;
  }

  lines(curves: MemberCurves[]): string {
    return curves
      .map(({ stations }) => stations.x.map((at, i) => `${i ? "L" : "M"}${this.point(at, stations[this.component][i]!)}`).join(""))
      .join("");
  }

  /** Between the axis and what is kept of each value: one path, or the areas of many combinations would darken each other. */
  areas(curves: MemberCurves[], keep: (value: number) => number): string {
    return curves
      .map(({ stations }) => {
        const points = stations.x.map((at, i) => `L${this.point(at, keep(stations[this.component][i]!))}`).join("");
        return `M0 ${this.zero}${points}L${WIDTH} ${this.zero}Z`;
      })
      .join("");
  }

  private point(at: number, value: number): string {
    return `${((at / this.length) * WIDTH).toFixed(2)} ${this.y(value).toFixed(2)}`;
  }

  private y(value: number): number {
    const { low, high } = this;
    if (this.flat) return HEIGHT / 2;
    const share = (downwards(this.component) ? value - low : high - value) / (high - low);
    return PAD + share * (HEIGHT - 2 * PAD);
  }
}

export function plot(
  component: Force,
  label: string,
  unit: string,
  curves: MemberCurves[],
  length: number,
  write: (value: number) => string,
  onMove: (share: number) => void,
): Plot {
  const frame = new Frame(component, curves, length);
  const { low, high, zero } = frame;
  const still = { "vector-effect": "non-scaling-stroke" };
  const cursor = svg("line", { class: "cursor", y1: 0, y2: HEIGHT, ...still });
  const picture = svg(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": `${label} from ${write(low)} to ${write(high)} ${unit}`,
    },
    ...(frame.flat
      ? []
      : [
          svg("path", { class: "above", d: frame.areas(curves, (value) => Math.max(0, value)) }),
          svg("path", { class: "below", d: frame.areas(curves, (value) => Math.min(0, value)) }),
        ]),
    svg("line", { class: "axis", x1: 0, x2: WIDTH, y1: zero, y2: zero, ...still }),
    svg("path", { class: curves.length > 1 ? "curve many" : "curve", d: frame.lines(curves) }),
    cursor,
  );
  const move = ({ clientX }: PointerEvent): void => {
    const box = picture.getBoundingClientRect();
    onMove(Math.max(0, Math.min(1, (clientX - box.left) / box.width)));
  };
  picture.addEventListener("pointermove", move);
  picture.addEventListener("pointerdown", move);
  const extremes =
    [high, low]
      .filter((value) => value !== 0)
      .map(write)
      .join(" / ") || "0";
  return {
    node: el("div", { class: "plot" }, el("div", { class: "name" }, ...subscripted(label), el("small", {}, extremes)), picture),
    cursor: (share) => {
      cursor.setAttribute("x1", String(share * WIDTH));
      cursor.setAttribute("x2", String(share * WIDTH));
    },
  };
}
