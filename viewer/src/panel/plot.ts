/** One internal force along one member, as a small SVG diagram. */
import type { Force } from "handoff-solver";
import { el, svg } from "../controls/element.ts";
import { subscripted } from "../controls/radio.ts";
import { hull, type Side as Outline } from "../geometry/hull.ts";
import type { MemberCurves } from "../results/sets.ts";
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

type Side = Pick<Outline, "x" | "values">;

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

  line({ x, values }: Side): string {
    return this.through(x, values, "M");
  }

  /** Between two curves, of each value what is kept of it. */
  area(top: Side, bottom: Side, keep: (value: number) => number): string {
    const back = bottom.x.map((at, i) => ({ at, value: keep(bottom.values[i]!) })).reverse();
    return `${this.through(top.x, top.values.map(keep), "M")}${this.through(
      back.map(({ at }) => at),
      back.map(({ value }) => value),
      "L",
    )}Z`;
  }

  private through(x: readonly number[], values: readonly number[], first: "M" | "L"): string {
    return x.map((at, i) => `${i ? "L" : first}${this.point(at, values[i]!)}`).join("");
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

/** What is drawn, and how its values are written. */
export interface Drawn {
  key: Force;
  label: string;
  unit: string;
  write(value: number): string;
}

/** One set as its line; of several the band between the largest and the smallest, and `strong` of them as a line. */
export function plot(drawn: Drawn, curves: MemberCurves[], length: number, strong: string, onMove: (share: number) => void): Plot {
  const { key, label, unit, write } = drawn;
  const frame = new Frame(key, curves, length);
  const { low, high, zero } = frame;
  const still = { "vector-effect": "non-scaling-stroke" };
  const sides = curves.map(({ stations }) => ({ x: stations.x, values: stations[key] }));
  const many = curves.length > 1;
  const { max, min } = many ? hull(sides) : { max: sides[0]!, min: { x: [0, length], values: [0, 0] } };
  const line = sides[curves.findIndex(({ set }) => set === strong)] ?? sides[0]!;
  const cursor = svg("line", { class: "cursor", y1: 0, y2: HEIGHT, ...still });
  const picture = svg(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": `${label} from ${write(low)} to ${write(high)} ${unit}${many ? ` over ${curves.length} combinations` : ""}`,
    },
    ...(frame.flat
      ? []
      : [
          svg("path", { class: "above", d: frame.area(max, min, (value) => Math.max(0, value)) }),
          svg("path", { class: "below", d: frame.area(max, min, (value) => Math.min(0, value)) }),
        ]),
    svg("line", { class: "axis", x1: 0, x2: WIDTH, y1: zero, y2: zero, ...still }),
    ...(many ? [svg("path", { class: "edge", d: frame.line(max) + frame.line(min) })] : []),
    svg("path", { class: "curve", d: frame.line(line) }),
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
    node: el(
      "div",
      { class: "plot" },
      el("div", { class: "name" }, ...subscripted(label), el("span", { class: "hint" }, ` ${unit}`), el("small", {}, extremes)),
      picture,
    ),
    cursor: (share) => {
      cursor.setAttribute("x1", String(share * WIDTH));
      cursor.setAttribute("x2", String(share * WIDTH));
    },
  };
}
