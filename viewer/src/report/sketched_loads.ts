/** The loads of one set on a drawing without a graphics card: arrows, combs, curls, and their values. */
import { type Tag, tag } from "../controls/markup.ts";
import { f, type Point, type Sheet } from "../drawing/sheet.ts";
import { type Box, type Line, place } from "../geometry/placing.ts";
import { minus, norm, plus, scaled, type Vec } from "../geometry/vectors.ts";
import type { DrawnLoads } from "../model/loads.ts";
import type { Source } from "../tables/source.ts";
import { written } from "./sketched_words.ts";

const LOAD = "#6d3fa8";
/** Lengths of arrows and sizes of words, px. */
const ARROW = { least: 8, more: 14, head: 3.4 };
const FONT = 10;
/** One letter is about this wide. */
const LETTER = 5.4;
/** From one line of words to the next. */
const LINE = 17;
/** From words to the place they end at. */
const AHEAD = 14;
/** The same words nearer than this are written once, and no further above or below: there another member has them. */
const NEAR = 110;
const LEVEL = 40;
/** Above so many loads their values would only cover one another. */
const SAID = 80;

/** Above so many line loads the two ends of a comb say enough. */
const CROWD = 24;

class Pen {
  readonly tags: Tag[] = [];
  private readonly words: { at: Point; text: string }[] = [];
  /** What words keep off: members, and arrows as they are drawn. */
  private readonly lines: Line[];
  constructor(
    private readonly sheet: Sheet,
    private readonly taken: Box[],
    private readonly says: boolean,
    members: readonly Line[],
  ) {
    this.lines = [...members];
  }

  /** From the tail to the tip. */
  arrow([x0, y0]: Point, [x1, y1]: Point): void {
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [u, v] = [((x1 - x0) / length) * ARROW.head, ((y1 - y0) / length) * ARROW.head];
    this.lines.push([x0, y0, x1, y1]);
    this.path(
      `M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}M${f(x1 - u * 1.6 - v)} ${f(y1 - v * 1.6 + u)}L${f(x1)} ${f(y1)}L${f(x1 - u * 1.6 + v)} ${f(y1 - v * 1.6 - u)}`,
    );
  }
  line(a: Point, b: Point): void {
    this.lines.push([...a, ...b]);
    this.path(`M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`);
  }
  /** Across the sheet, or a moment: a ring. */
  ring([x, y]: Point, dot: boolean): void {
    this.tags.push(tag("circle", { cx: f(x), cy: f(y), r: 5, fill: "none", stroke: LOAD }));
    if (dot) this.tags.push(tag("circle", { cx: f(x), cy: f(y), r: 1.5, fill: LOAD }));
  }
  /** `ahead`: the words end at the place and do not begin there. */
  say([x, y]: Point, text: string, ahead = false): void {
    this.words.push({ at: [ahead ? x - text.length * LETTER - AHEAD : x, y], text });
  }
  /** Once all is drawn: above every line, and off those that it can keep off. */
  said(): Tag[] {
    if (!this.says) return [];
    const { width, height } = this.sheet;
    const room = { width, height, taken: this.taken, lines: this.lines };
    const there = new Map<string, Point[]>();
    return this.words.flatMap(({ at, text }) => {
      const same = there.get(text) ?? [];
      if (same.some(([a, b]) => Math.abs(a - at[0]) < NEAR && Math.abs(b - at[1]) < LEVEL)) return [];
      there.set(text, [...same, at]);
      return written(at, text, place(...at, text.length * LETTER, room), this.taken, { "font-size": FONT, fill: LOAD });
    });
  }
  private path(d: string): void {
    this.tags.push(tag("path", { d, fill: "none", stroke: LOAD }));
  }
}

const moved = ([x, y]: Point, [u, v]: Point, by: number): Point => [x - u * by, y - v * by];

/** `words` stand above all lines; the room of `taken` is theirs as well. */
export function sketchedLoads(
  source: Source,
  loads: DrawnLoads,
  sheet: Sheet,
  members: readonly Line[],
  taken: Box[],
): { arrows: Tag[]; words: Tag[] } {
  const pen = new Pen(sheet, taken, loads.points.length + loads.lines.length <= SAID, members);
  const most = (values: number[]): number => values.reduce((a, b) => Math.max(a, b), 0) || 1;
  const force = most(loads.points.filter(({ what }) => what === "force").map((load) => norm(load.force)));
  const line = most(loads.lines.map(({ first, last }) => Math.max(norm(first), norm(last))));
  for (const { at, force: vector, what } of loads.points) {
    const tip = sheet.at(at);
    const value = norm(vector);
    if (what === "moment") {
      pen.ring(tip, false);
      pen.say(tip, source.measure(value, "moment"));
      continue;
    }
    const way = direction(sheet, vector);
    const tail = way ? moved(tip, way, ARROW.least + (ARROW.more * value) / force) : tip;
    if (way) pen.arrow(tail, tip);
    else pen.ring(tip, true);
    // Words behind the tail: before it are the node and its members.
    pen.say(tail, source.measure(value, "force"), (way?.[0] ?? 0) > 0.5);
  }
  /** Loads on the same stretch stand on one another; so do their words, beyond them all, or the arrows of the upper would strike through the lower's. */
  const stacked = new Map<string, { top: Point; height: number; words: string[]; on: number }>();
  for (const { from, to, first, last, projected } of loads.lines) {
    const value = Math.max(norm(first), norm(last));
    const way = direction(sheet, plus(first, last));
    if (value === 0 || !way) continue;
    const stretch = `${from.join()} ${to.join()} ${way.map(Math.sign).join()}`;
    const { height: base, words: below } = stacked.get(stretch) ?? { height: 0, words: [] };
    const height = ARROW.least + (ARROW.more * value) / line;
    const [a, b] = [sheet.at(from), sheet.at(to)];
    const teeth = loads.lines.length > CROWD ? 1 : Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 26));
    let previous: Point | null = null;
    for (let i = 0; i <= teeth; i++) {
      const t = i / teeth;
      const foot = sheet.at(plus(from, scaled(minus(to, from), t)));
      const here = (height * norm(plus(scaled(first, 1 - t), scaled(last, t)))) / value;
      const [tail, tip] = [moved(foot, way, base + here), moved(foot, way, base)];
      if (here > ARROW.head) pen.arrow(tail, tip);
      if (previous) pen.line(previous, tail);
      previous = tail;
    }
    const [low, high] = [norm((projected ?? { first }).first), norm((projected ?? { last }).last)];
    const words =
      Math.abs(low - high) < 1e-9 * value
        ? source.measure(low, "line_load")
        : `${source.measure(low, "line_load")} … ${source.measure(high, "line_load")}`;
    const top = moved(sheet.at(plus(from, scaled(minus(to, from), 0.5))), way, base + height);
    const on = way[1] < 0 ? LINE : -LINE;
    stacked.set(stretch, { top, height: base + height, on, words: [...below, projected ? `${words} projected` : words] });
  }
  for (const { top, words, on } of stacked.values()) words.forEach((said, i) => pen.say([top[0], top[1] + i * on], said));
  for (const { at, text } of loads.notes) pen.say(sheet.at(at), text);
  return { arrows: pen.tags, words: pen.said() };
}

/** Null for what points out of the sheet. */
function direction(sheet: Sheet, vector: Vec): Point | null {
  const [x, y] = sheet.way(vector);
  const length = Math.hypot(x, y);
  return length > 1e-3 * norm(vector) ? [x / length, y / length] : null;
}
