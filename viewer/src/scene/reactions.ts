/** Reactions act on the structure: each component an arrow that ends at its support, named, the biggest first. */
import { Group, type Vector2 } from "three";
import { isNaught } from "../format/units.ts";
import { minus, plus, scaled, type Vec, vector } from "../geometry/vectors.ts";
import { Arrows, cones } from "./arrows.ts";
import type { Label } from "./labels.ts";
import type { Words } from "./loads.ts";
import type { Palette } from "./palette.ts";
import { piecesGeometry, Segments } from "./segments.ts";

export interface Extreme {
  value: number;
  /** The combination behind it. */
  by: string;
}

export interface DrawnReaction {
  at: Vec;
  /** Fx Fy Fz Mx My Mz: the larger in size, and the other end of its range. */
  values: (readonly [Extreme, Extreme])[];
}

const AXES = ["x", "y", "z"] as const;
/** Below a thousandth of the largest of its kind, or written as zero, is nothing to look at in a picture; the table has it. */
const LEAST = 1e-3;

const largest = (items: DrawnReaction[], from: number): number =>
  items.reduce((most, { values }) => Math.max(most, ...[0, 1, 2].map((k) => Math.abs(values[from + k]![0].value))), 0);

/** "144.04 / −12.39 kN (ULS1 / ULS2)": what acts the other way as well, such as uplift, is no less to be designed for. */
function said([larger, other]: readonly [Extreme, Extreme], write: (value: number) => string): string {
  const [one, two] = [write(larger.value), write(other.value)];
  const opposed = larger.value * other.value < 0 && Math.abs(other.value) > Math.abs(larger.value) * LEAST;
  if (!opposed || isNaught(two)) return `${one} (${larger.by})`;
  return `${one.split(" ")[0]} / ${two} (${larger.by} / ${other.by})`;
}

export function reactionSymbols(
  items: DrawnReaction[],
  size: number,
  palette: Palette,
  resolution: Vector2,
  words: Words,
): { group: Group; labels: Label[] } {
  const labels: Label[] = [];
  const arrows = new Arrows(size * 0.5);
  const [force, moment] = [largest(items, 0), largest(items, 3)];
  const say = (at: Vec, text: string, share: number): number =>
    labels.push({ at, text, tone: palette.css.reaction, rank: 11 - share, bold: true });
  const tells = (value: number, most: number, write: (value: number) => string): boolean =>
    Math.abs(value) > most * LEAST && !isNaught(write(value));
  for (const { at, values } of items)
    AXES.forEach((axis, k) => {
      const way = (value: number): Vec => vector((i) => (i === k ? Math.sign(value) : 0));
      const [pushes, turns] = [values[k]!, values[k + 3]!];
      const [push, turn] = [pushes[0].value, turns[0].value];
      if (tells(push, force, words.force)) {
        const tail = minus(at, scaled(way(push), size * (1.2 + (1.2 * Math.abs(push)) / force)));
        arrows.add(tail, minus(at, scaled(way(push), size * 0.15)));
        say(tail, `F${axis} ${said(pushes, words.force)}`, Math.abs(push) / force);
      }
      if (tells(turn, moment, words.moment)) {
        arrows.turn(at, way(turn), size * 0.8);
        say(plus(at, scaled(way(turn), size * 0.9)), `M${axis} ${said(turns, words.moment)}`, Math.abs(turn) / moment);
      }
    });
  const group = new Group();
  if (arrows.shafts.length)
    group.add(new Segments(piecesGeometry(arrows.shafts), { width: 2, colour: palette.reaction, lift: 1e-4 }, resolution).mesh);
  group.add(cones(arrows.heads, palette.reaction, 14, false));
  return { group, labels };
}
