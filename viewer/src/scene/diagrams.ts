/** Internal-force diagrams on the members: a filled ribbon per member, its edge, and the values at its extrema. */
import type { Force } from "handoff-solver";
import { BufferAttribute, type Color, Group, Mesh, MeshBasicMaterial, type Vector2 } from "three";
import { isNaught } from "../format/units.ts";
import type { Run } from "../geometry/axes.ts";
import type { Vec } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { bySign, type Curve, isEven, notable, type Ordinates, ordinates, within } from "../results/ordinates.ts";
import type { Label } from "./labels.ts";
import type { Palette } from "./palette.ts";
import { FILM, geometryOf } from "./plates.ts";
import { piecesGeometry, Segments } from "./segments.ts";

/** Of the largest ordinate: what is smaller than this has no height to see, and what is smaller than that no line to lead to its words. */
const UNSEEN = 0.02;
const LED = 0.15;

/** Triangles and edges of all curves, each with its colours. */
class Ribbon {
  private readonly fill: number[] = [];
  private readonly tints: number[] = [];
  private readonly edge: number[] = [];
  private readonly edgeTints: number[] = [];

  constructor(
    private readonly palette: Palette,
    private readonly largest: number,
  ) {}

  add({ x, values }: Curve, { foot, tip }: Ordinates): void {
    for (const { x0, v0, x1, v1 } of bySign(x, values)) {
      // Next to nothing there: an edge along the member would only hide how the member itself is drawn.
      if (Math.max(Math.abs(v0), Math.abs(v1)) <= this.largest * 0.005) continue;
      const { r, g, b } = this.shade(Math.abs(v0) > Math.abs(v1) ? v0 : v1);
      const corners = [foot(x0), foot(x1), tip(x0, v0), tip(x1, v1)] as const;
      for (const k of [0, 1, 3, 0, 3, 2] as const) {
        this.fill.push(...corners[k]);
        this.tints.push(r, g, b);
      }
      this.edge.push(...corners[2], ...corners[3]);
      this.edgeTints.push(r, g, b);
    }
    for (const i of [0, x.length - 1]) {
      const { r, g, b } = this.shade(values[i]!);
      this.edge.push(...foot(x[i]!), ...tip(x[i]!, values[i]!));
      this.edgeTints.push(r, g, b);
    }
  }

  drawn(resolution: Vector2): Group {
    const geometry = geometryOf(this.fill);
    geometry.setAttribute("color", new BufferAttribute(new Float32Array(this.tints), 3));
    const ribbon = new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, opacity: 0.2, ...FILM }));
    ribbon.frustumCulled = false;
    const group = new Group();
    group.add(ribbon);
    if (this.edge.length) group.add(new Segments(piecesGeometry(this.edge, this.edgeTints), { width: 1.6 }, resolution).mesh);
    return group;
  }

  private shade(value: number): Color {
    return value >= 0 ? this.palette.positive : this.palette.negative;
  }
}

/** The values at a curve's ends and peaks, or one amid it where they are all alike; `inner` tells which of them an envelope's other side outdoes. */
export function valueLabels(
  curve: Curve,
  { foot, tip }: Ordinates,
  largest: number,
  inner: (curve: Curve, i: number) => boolean,
  palette: Palette,
  word: (value: number) => string,
): Label[] {
  const { x, values, by } = curve;
  const even = isEven(values);
  const peaks = notable(values).sort((a, b) => Math.abs(values[b]!) - Math.abs(values[a]!));
  return (even ? peaks.slice(0, 1) : [...new Set([...peaks, 0, x.length - 1])]).flatMap((i) => {
    const v = values[i]!;
    const written = word(v);
    if (Math.abs(v) < largest * UNSEEN || isNaught(written)) return [];
    const tells = peaks.includes(i) && !inner(curve, i);
    const place = even ? x[x.length - 1]! / 2 : x[i]!;
    return {
      at: tip(place, v),
      foot: foot(place),
      text: by ? `${written} (${by[i]})` : written,
      value: v,
      tone: v >= 0 ? palette.css.positive : palette.css.negative,
      rank: (tells ? 20 : 25) - Math.abs(v) / (largest || 1),
      bold: tells,
      beside: !tells || Math.abs(v) < largest * LED,
      merges: 60,
    };
  });
}

/** Where the diagram of one member reaches furthest, to either side. */
export function reachOf(run: Run, component: Force, curve: Curve, scale: number): Vec[] {
  const { tip } = ordinates(run, component, scale);
  return [...notable(curve.values), 0, curve.x.length - 1].map((i) => tip(curve.x[i]!, curve.values[i]!));
}

export function diagramSymbols(
  parts: Catalogue,
  component: Force,
  curves: Curve[],
  scale: number,
  palette: Palette,
  resolution: Vector2,
  word: (value: number) => string,
): { group: Group; labels: Label[] } {
  let largest = 0;
  for (const { values } of curves) for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i]!));
  const inner = within(curves);
  const ribbon = new Ribbon(palette, largest);
  const labels = curves.flatMap((curve) => {
    const at = ordinates(parts.runs[curve.member]!, component, scale);
    ribbon.add(curve, at);
    return valueLabels(curve, at, largest, inner, palette, word);
  });
  return { group: ribbon.drawn(resolution), labels };
}
