/** Local axes and ids. */
import { Group, type Vector2 } from "three";
import type { Run } from "../geometry/axes.ts";
import { middleOf, plus, scaled } from "../geometry/vectors.ts";
import { type Catalogue, placeOf } from "../model/catalogue.ts";
import type { Shown } from "../model/part.ts";
import type { Label } from "./labels.ts";
import type { Palette } from "./palette.ts";
import { piecesGeometry, Segments } from "./segments.ts";

/** `rank` tells how soon the letters find room. */
export function axisSymbols(
  runs: readonly Run[],
  size: number,
  palette: Palette,
  resolution: Vector2,
  rank = 60,
): { group: Group; labels: Label[] } {
  const points: number[] = [];
  const tints: number[] = [];
  const labels: Label[] = [];
  for (const { from, to, axes, length } of runs) {
    const middle = middleOf([from, to]);
    const reach = Math.min(size * 1.3, length * 0.3);
    for (const name of ["x", "y", "z"] as const) {
      const tip = plus(middle, scaled(axes[name], reach));
      const { r, g, b } = palette[`axis-${name}`];
      points.push(...middle, ...tip);
      tints.push(r, g, b);
      labels.push({ at: tip, text: name, tone: palette.css[`axis-${name}`], rank, bold: true });
    }
  }
  const group = new Group();
  if (points.length) group.add(new Segments(piecesGeometry(points, tints), { width: 2.2, lift: 3e-4 }, resolution).mesh);
  return { group, labels };
}

/** The id of a member at its middle. */
export function memberLabel({ model, runs }: Catalogue, palette: Palette, index: number): Label {
  const { from, to } = runs[index]!;
  return {
    at: middleOf([from, to]),
    text: model.model.members[index]!.id,
    tone: palette.css.accent,
    rank: 40,
  };
}

/** With more ids than this, lines that lead to them would cover what they name. */
const CROWD = 60;

export function idLabels(parts: Catalogue, palette: Palette, shown: Shown): Label[] {
  const members = parts.runs.flatMap((_, i) => (shown.members?.[i] === false ? [] : [memberLabel(parts, palette, i)]));
  const nodes = parts.model.model.nodes
    .filter(({ id }) => shown.node(id))
    .map(({ id }): Label => ({ at: placeOf(parts, id), text: id, tone: palette.css.muted, rank: 41 }));
  const labels = [...members, ...nodes];
  return labels.length > CROWD ? labels.map((label) => ({ ...label, beside: true })) : labels;
}
