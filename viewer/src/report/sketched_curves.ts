/** A diagram of one internal force along all members, on a drawing without a graphics card, with the values at its peaks. */
import type { Force } from "handoff-solver";
import { type Tag, tag } from "../controls/markup.ts";
import { type Point, pathOf, type Sheet } from "../drawing/sheet.ts";
import { isNaught } from "../format/units.ts";
import { type Box, isTold, type Line, place, type Told } from "../geometry/placing.ts";
import { bySign, type Curve, isEven, notable, type Ordinates, ordinates, within } from "../results/ordinates.ts";
import type { Source } from "../tables/source.ts";
import { FIGURES, written } from "./sketched_words.ts";

/** As in the picture on the screen. */
const POSITIVE = "#1565c0";
const NEGATIVE = "#c0392b";
/** The largest ordinate, px: of normal forces less, or a chord's would lie over the other chord. */
const REACH = { n: 20, others: 36 };
/** Of the largest value: what is less has no words. An end that is no peak needs more, of its own member's largest too. */
const LEAST = 0.05;
const END = 0.3;
const OWN_END = 0.6;
/** So many stand on lines where they must; the rest only where nothing runs through them. */
const FIRST = 10;
/** More words than this nobody reads. */
const SAID = 40;
/** A point nearer to the line between its neighbours is left out, px. */
const STRAIGHT = 0.15;

export const quantityOf = (component: Force): "moment" | "force" => (component.startsWith("m") ? "moment" : "force");

/** `members` are lines that words keep off where they can; the room of `taken` is theirs as well. */
export function sketchedCurves(
  source: Source,
  sheet: Sheet,
  component: Force,
  curves: readonly Curve[],
  members: readonly Line[],
  taken: Box[],
): { shapes: Tag[]; words: Tag[] } {
  const largest = curves.reduce((most, { values }) => Math.max(most, ...notable(values).map((i) => Math.abs(values[i]!))), 0);
  const reach = component === "n" ? REACH.n : REACH.others;
  const drawn = curves.map((curve) => ({
    curve,
    at: ordinates(source.parts.runs[curve.member]!, component, reach / sheet.scale / largest),
  }));
  const edges: Line[] = [];
  const paths = { [POSITIVE]: "", [NEGATIVE]: "" };
  for (const { curve, at } of drawn)
    for (const { positive, points } of outlines(curve, at, sheet, largest)) {
      paths[positive ? POSITIVE : NEGATIVE] += `${pathOf(points)}Z`;
      points.slice(1).forEach((point, i) => void edges.push([...points[i]!, ...point]));
    }
  const room = { width: sheet.width, height: sheet.height, taken, lines: [...members, ...edges] };
  const told: Told[] = [];
  const words = peaks(drawn, largest).flatMap(({ value, foot, tip }) => {
    const text = source.write(value, quantityOf(component));
    const one = { at: sheet.at(tip), foot: sheet.at(foot), value };
    if (told.length >= SAID || isNaught(text) || isTold(told, one)) return [];
    const spot = place(...one.at, text.length * FIGURES.digit, room);
    if (!spot || (spot.crossed && told.length >= FIRST)) return [];
    told.push(one);
    return written(one.at, text, spot, taken, { "font-size": FIGURES.size, fill: value >= 0 ? POSITIVE : NEGATIVE });
  });
  const shapes = Object.entries(paths).flatMap(([colour, d]) =>
    d ? [tag("path", { d, fill: colour, "fill-opacity": 0.15, stroke: colour, "stroke-width": 0.9 })] : [],
  );
  return { shapes, words };
}

interface Outline {
  positive: boolean;
  points: Point[];
}

/** Stretches of one sign, from the member's line along the tips and back to it. */
function outlines({ x, values }: Curve, { foot, tip }: Ordinates, { at }: Sheet, largest: number): Outline[] {
  const found: (Outline & { last: number })[] = [];
  for (const { x0, v0, x1, v1 } of bySign(x, values)) {
    const greater = Math.abs(v0) > Math.abs(v1) ? v0 : v1;
    // Next to nothing there: it would only thicken the member's line.
    if (Math.abs(greater) <= largest * 0.005) continue;
    const positive = greater > 0;
    let open = found.at(-1);
    if (open?.positive !== positive || open.last !== x0) {
      open = { positive, points: [at(foot(x0)), at(tip(x0, v0))], last: x0 };
      found.push(open);
    }
    open.points.push(at(tip(x1, v1)));
    open.last = x1;
  }
  return found.map(({ positive, points, last }) => ({ positive, points: thinned([...points, at(foot(last))]) }));
}

function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((point, i) => {
    const [before, after] = [kept.at(-1), points[i + 1]];
    if (!before || !after || beside(point, before, after) > STRAIGHT) kept.push(point);
  });
  return kept;
}

/** How far a point lies off the line between two others. */
function beside([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const [u, v] = [x1 - x0, y1 - y0];
  const along = u * u + v * v;
  const share = along ? Math.min(1, Math.max(0, ((x - x0) * u + (y - y0) * v) / along)) : 0;
  return Math.hypot(x - x0 - share * u, y - y0 - share * v);
}

type Peak = { value: number } & Record<"foot" | "tip", ReturnType<Ordinates["foot"]>>;

/** Where a reader looks for a number, the largest first; of an envelope what no other side outdoes. */
function peaks(drawn: readonly { curve: Curve; at: Ordinates }[], largest: number): Peak[] {
  const inner = within(drawn.map(({ curve }) => curve));
  const all = drawn.flatMap(({ curve, at: { foot, tip } }) => {
    const { x, values } = curve;
    const last = x.length - 1;
    const even = isEven(values);
    const own = Math.max(...notable(values).map((i) => Math.abs(values[i]!)));
    const ends = even ? [] : [0, last].filter((i) => Math.abs(values[i]!) >= Math.max(END * largest, OWN_END * own));
    const places = even ? notable(values).slice(0, 1) : [...new Set([...notable(values), ...ends])];
    return places
      .filter((i) => Math.abs(values[i]!) >= LEAST * largest && !inner(curve, i))
      .map((i): Peak => {
        const there = even ? x[last]! / 2 : x[i]!;
        return { value: values[i]!, foot: foot(there), tip: tip(there, values[i]!) };
      });
  });
  return all.sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}
