/** Loads as arrows: combs for distributed ones, stacked; curls for moments, words for temperature and settlement. */
import { Group, type Vector2 } from "three";
import { minus, norm, plus, scaled, type Vec } from "../geometry/vectors.ts";
import type { DrawnLoads, LineLoad } from "../model/loads.ts";
import { areaPanes } from "./areas.ts";
import { Arrows, cones } from "./arrows.ts";
import type { Label } from "./labels.ts";
import type { Palette } from "./palette.ts";
import { piecesGeometry, Segments } from "./segments.ts";

export interface Words {
  force(value: number): string;
  moment(value: number): string;
  line(value: number): string;
}

const between = (a: Vec, b: Vec, t: number): Vec => plus(scaled(a, 1 - t), scaled(b, t));

/** Arrows in one comb: where hundreds of members are loaded, its two ends say enough. */
const teeth = (loads: number): number => (loads > 300 ? 1 : 12);

/** How high a comb stands at a place, over those on the same stretch before it. */
type Height = (t: number) => Vec;

/** Draws the comb on top of `base` and returns where its own top is. */
function comb(load: LineLoad, scale: number, size: number, most: number, base: Height, arrows: Arrows): Height {
  const length = norm(minus(load.to, load.from));
  const count = Math.max(1, Math.min(most, Math.round(length / (size * 0.9))));
  const top: Height = (t) => minus(base(t), scaled(between(load.first, load.last, t), scale));
  let previous: Vec | null = null;
  for (let i = 0; i <= count; i++) {
    const at = between(load.from, load.to, i / count);
    const tail = plus(at, top(i / count));
    arrows.add(tail, plus(at, base(i / count)));
    if (previous) arrows.line(previous, tail);
    previous = tail;
  }
  return top;
}

/** What the model states: of a projected load its value per metre of projection. */
function lineWords({ first, last, projected }: LineLoad, words: Words): string {
  const [a, b] = [norm((projected ?? { first }).first), norm((projected ?? { last }).last)];
  const values = Math.abs(a - b) < 1e-9 * Math.max(a, b) ? words.line(a) : `${words.line(a)} … ${words.line(b)}`;
  return projected ? `${values} projected` : values;
}

export function loadSymbols(
  loads: DrawnLoads,
  size: number,
  palette: Palette,
  resolution: Vector2,
  words: Words,
): { group: Group; labels: Label[] } {
  const group = new Group();
  const labels: Label[] = [];
  const arrows = new Arrows(size * 0.42);
  const biggest = (items: number[]): number => items.reduce((a, b) => Math.max(a, b), 0) || 1;
  const force = biggest(loads.points.filter((p) => p.what === "force").map((p) => norm(p.force)));
  const line = biggest(loads.lines.flatMap((l) => [norm(l.first), norm(l.last)]));
  const say = (at: Vec, text: string, clear?: -1 | 1 | 0, row = 0): number =>
    labels.push({ at, text, tone: palette.css.load, rank: 30, merges: 150, row, ...(clear ? { clear } : {}) });
  for (const point of loads.points) {
    const value = norm(point.force);
    if (point.what === "moment") {
      arrows.turn(point.at, point.force, size * 0.7);
      say(plus(point.at, [0, 0, size * 0.7]), words.moment(value));
      continue;
    }
    // The smallest arrow still shows that a load is there.
    const length = size * (0.9 + 1.1 * (value / force));
    const tail = minus(point.at, scaled(point.force, length / value));
    arrows.add(tail, point.at);
    say(tail, words.force(value));
  }
  const stacked = new Map<string, Height[]>();
  for (const load of loads.lines) {
    const value = Math.max(norm(load.first), norm(load.last));
    if (value === 0) continue;
    // Loads that push the same way on the same stretch stand on one another.
    const way = load.first.map((part, k) => Math.sign(part + load.last[k]!)).join();
    const stretch = `${load.from.join()} ${load.to.join()} ${way}`;
    const below = stacked.get(stretch) ?? [];
    const base = below.at(-1) ?? (() => [0, 0, 0]);
    const top = comb(load, (size * (0.55 + 0.65 * (value / line))) / value, size, teeth(loads.lines.length), base, arrows);
    stacked.set(stretch, [...below, top]);
    const rise = top(0.5);
    say(plus(between(load.from, load.to, 0.5), rise), lineWords(load, words), rise[2] && (rise[2] > 0 ? -1 : 1), below.length);
  }
  for (const note of loads.notes) say(note.at, note.text);
  if (loads.areas.length) group.add(areaPanes(loads.areas, palette));
  if (arrows.shafts.length) group.add(new Segments(piecesGeometry(arrows.shafts), { width: 1.3, colour: palette.load }, resolution).mesh);
  group.add(cones(arrows.heads, palette.load, 12, false));
  return { group, labels };
}
