/** Loads as arrows: combs for distributed ones, curls for moments, words for temperature and settlement. */
import { Group, type Vector2 } from "three";
import type { Vec } from "../model/axes.ts";
import { add, norm, scaled, sub } from "../model/axes.ts";
import type { DrawnLoads, LineLoad } from "../model/loads.ts";
import { areaPanes } from "./areas.ts";
import { Arrows, cones } from "./arrows.ts";
import type { Label } from "./labels.ts";
import type { Palette } from "./palette.ts";
import { piecesGeometry, Segments } from "./segments.ts";

interface Words {
  force(value: number): string;
  moment(value: number): string;
  line(value: number): string;
}

const between = (a: Vec, b: Vec, t: number): Vec => add(scaled(a, 1 - t), scaled(b, t));

/** Arrows in one comb: where hundreds of members are loaded, its two ends say enough. */
const teeth = (loads: number): number => (loads > 300 ? 1 : 12);

/** Where the value stands along a comb: loads on the same stretch have theirs side by side. */
const PLACES = [0.5, 0.25, 0.75, 0.12, 0.88];

function comb(load: LineLoad, scale: number, size: number, most: number, place: number, arrows: Arrows): Vec {
  const length = norm(sub(load.to, load.from));
  const count = Math.max(1, Math.min(most, Math.round(length / (size * 0.9))));
  let previous: Vec | null = null;
  for (let i = 0; i <= count; i++) {
    const at = between(load.from, load.to, i / count);
    const tail = sub(at, scaled(between(load.first, load.last, i / count), scale));
    arrows.add(tail, at);
    if (previous) arrows.line(previous, tail);
    previous = tail;
  }
  return sub(between(load.from, load.to, place), scaled(between(load.first, load.last, place), scale));
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
  const say = (at: Vec, text: string): number => labels.push({ at, text, tone: palette.css.load, rank: 30 });
  for (const point of loads.points) {
    const value = norm(point.force);
    if (point.what === "moment") {
      arrows.turn(point.at, point.force, size * 0.7);
      say(add(point.at, [0, 0, size * 0.7]), words.moment(value));
      continue;
    }
    // The smallest arrow still shows that a load is there.
    const length = size * (0.9 + 1.1 * (value / force));
    const tail = sub(point.at, scaled(point.force, length / value));
    arrows.add(tail, point.at);
    say(tail, words.force(value));
  }
  const seen = new Map<string, number>();
  for (const load of loads.lines) {
    const value = Math.max(norm(load.first), norm(load.last));
    if (value === 0) continue;
    const stretch = `${load.from.join()} ${load.to.join()}`;
    const turn = seen.get(stretch) ?? 0;
    seen.set(stretch, turn + 1);
    const top = comb(
      load,
      (size * (0.55 + 0.65 * (value / line))) / value,
      size,
      teeth(loads.lines.length),
      PLACES[turn % PLACES.length]!,
      arrows,
    );
    const [a, b] = [norm(load.first), norm(load.last)];
    say(top, Math.abs(a - b) < 1e-9 * value ? words.line(a) : `${words.line(a)} … ${words.line(b)}`);
  }
  for (const note of loads.notes) say(note.at, note.text);
  if (loads.areas.length) group.add(areaPanes(loads.areas, palette));
  if (arrows.shafts.length) group.add(new Segments(piecesGeometry(arrows.shafts), { width: 1.3, colour: palette.load }, resolution).mesh);
  group.add(cones(arrows.heads, palette.load, 12, false));
  return { group, labels };
}

/** Reactions act on the structure: each component an arrow that ends at its support. */
export function reactionSymbols(
  items: { at: Vec; values: ArrayLike<number> }[],
  size: number,
  palette: Palette,
  resolution: Vector2,
  words: Words,
): { group: Group; labels: Label[] } {
  const group = new Group();
  const labels: Label[] = [];
  const arrows = new Arrows(size * 0.5);
  let force = 0;
  let moment = 0;
  for (const { values } of items)
    for (let k = 0; k < 3; k++) {
      force = Math.max(force, Math.abs(values[k]!));
      moment = Math.max(moment, Math.abs(values[k + 3]!));
    }
  for (const { at, values } of items)
    for (let k = 0; k < 3; k++) {
      const axis: Vec = [0, 0, 0];
      axis[k] = Math.sign(values[k]!);
      // Below a ten-thousandth of the largest is round-off or of no interest in a picture; the table has it.
      if (Math.abs(values[k]!) > force * 1e-4) {
        const tail = sub(at, scaled(axis, size * (1.2 + (1.2 * Math.abs(values[k]!)) / force)));
        arrows.add(tail, sub(at, scaled(axis, size * 0.15)));
        labels.push({ at: tail, text: words.force(Math.abs(values[k]!)), tone: palette.css.reaction, rank: 10, bold: true });
      }
      if (Math.abs(values[k + 3]!) > moment * 1e-4) {
        const about: Vec = [0, 0, 0];
        about[k] = Math.sign(values[k + 3]!);
        arrows.turn(at, about, size * 0.8);
        labels.push({
          at: add(at, scaled(about, size * 0.9)),
          text: words.moment(Math.abs(values[k + 3]!)),
          tone: palette.css.reaction,
          rank: 11,
          bold: true,
        });
      }
    }
  if (arrows.shafts.length)
    group.add(new Segments(piecesGeometry(arrows.shafts), { width: 2, colour: palette.reaction, lift: 1e-4 }, resolution).mesh);
  group.add(cones(arrows.heads, palette.reaction, 14, false));
  return { group, labels };
}
