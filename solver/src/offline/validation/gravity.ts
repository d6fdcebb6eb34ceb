/** Loads of gravity that act upwards, or along y: right in form, and meant otherwise. */

import { cross, minus, type Point, unit } from "../../model/vectors.ts";
import { said } from "../../sentences.ts";
import type { Document, Entity } from "./document.ts";
import type { Finding, Where } from "./report.ts";
import { RULES } from "./rulebook.ts";
import { digits } from "./wording.ts";

/** Components in global axes; none where they are not known. */
interface Acting {
  fy?: number;
  fz?: number;
}

/** Every load of a case. */
function* forces(document: Document, loadCase: Entity, i: number): Generator<[Where, Acting | null]> {
  for (const kind of RULES.gravity.loads)
    for (const [j, load] of ((loadCase[kind] ?? []) as Entity[]).entries())
      yield [["model", "load_cases", i, kind, j], acting(document, kind, load)];
}

function acting(document: Document, kind: string, load: Entity): Acting | null {
  const { axes, pressure } = load;
  if (kind === "plate_loads") {
    const up = (axes ?? "local") === "local" ? upright(document, load["plate"]) : 1;
    return pressure === undefined || !up ? null : { fz: up * pressure };
  }
  if (axes === "local") return null;
  return kind === "area_loads" ? { fz: pressure } : load;
}

/** Of a plate that lies flat, at 45° or less, 1 where its own z points up and −1 where it points down; 0 of one that stands. */
function upright(document: Document, name: string): number {
  const { nodes } = document.lookup("plates").get(name)!;
  const [a, b, c] = document.pointsOf(nodes) as [Point, Point, Point];
  const up = unit(cross(minus(b, a), minus(c, a)))[2];
  return Math.abs(up) < RULES.gravity.flat_from ? 0 : Math.sign(up);
}

export function* upward(document: Document): Generator<Finding> {
  for (const [i, loadCase] of document.entities("load_cases").entries()) {
    if (!RULES.gravity.natures.includes(loadCase["nature"])) continue;
    const found = [...forces(document, loadCase, i)].map(([where, load]) => [where, load?.fz ?? 0] as const);
    const up = found.find(([, size]) => size > 0);
    if (up && !found.some(([, size]) => size < 0))
      yield [up[0], "upward_load", said("upward_load", { size: digits(up[1], 6), nature: loadCase["nature"] })];
  }
}

/** Gravity along −y and nowhere else, on a structure that rises along y or lies along x. */
export function* alongY(document: Document): Generator<Finding> {
  let first: Where | undefined;
  for (const [i, loadCase] of document.entities("load_cases").entries()) {
    if (!RULES.gravity.natures.includes(loadCase["nature"])) continue;
    for (const [where, load] of forces(document, loadCase, i)) {
      if (!load || load.fz || (load.fy ?? 0) > 0) return;
      if ((load.fy ?? 0) < 0) first ??= where;
    }
  }
  if (first && isDrawnWithYUp(document)) yield [[...first, "fy"], "gravity_along_y", said("gravity_along_y")];
}

function isDrawnWithYUp(document: Document): boolean {
  const points = [...document.named("nodes", ["members", "plates"])].map((node) => document.points.get(node)!);
  const spread = (axis: 1 | 2): [low: number, high: number] =>
    points.reduce(([low, high], point) => [Math.min(low, point[axis]), Math.max(high, point[axis])], [Infinity, -Infinity]);
  const [[low, high], [bottom, top]] = [spread(1), spread(2)];
  const held = document.entities("supports").filter(({ uy }) => uy !== "free");
  const rises = high > low && held.every(({ node }) => document.points.get(node)![1] < (low + high) / 2);
  return rises || (high === low && top === bottom);
}
