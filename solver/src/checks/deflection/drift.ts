/** Storey drift: how far the ends of an upright member, and the floors along it, move sideways against each other. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { DeflectionCheck } from "../../generated/model.ts";
import type { CheckMember, Vector } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line, Span } from "../../topology/line.ts";
import { isUpright } from "../../topology/upright.ts";
import { VerticalSupports } from "../../topology/vertical_supports.ts";

/** From one floor to the next, or from the foot to the head. */
export interface Storey {
  a: number;
  b: number;
  /** Rise between the two, m. */
  height: number;
  /** The way along which it is one; null for every horizontal one. */
  way: Vector | null;
}

/** A bar pinned at both ends that rises so much, from 30° on, is no floor but a brace. */
const BRACE = 0.5;
/** Two levels are one, m. */
const LEVEL = 1e-3;

const [X, Y]: readonly [Vector, Vector] = [
  [1, 0, 0],
  [0, 1, 0],
];

/**
 * Floors are where roughly level members or plates meet the line, or where the model names a level; the whole height counts besides. A support is one along
 * the ways that it holds, a knee brace is none. Null where the line is not upright.
 */
export function storeysOf(line: Line, joints: Joints, axis?: DeflectionCheck["axis"]): Storey[] | null {
  const first = line.spans[0] as Span;
  const rise = Math.abs(first.member.axes.x[2]);
  if (line.reason?.includes("not in one line") || !isUpright(first.member)) return null;
  const own = axis === "y" || axis === "z" ? first.member.axes[axis] : null;
  const sets = (own ? [[own]] : [[X, Y], [X], [Y]]).map((ways) => floorsOf(line, joints, ways));
  const cut = (floors: readonly number[], way: Vector | null): Storey[] => {
    const storeys = floors.slice(1).map((b, i): Storey => ({ a: floors[i]!, b, height: (b - floors[i]!) * rise, way }));
    return storeys.length > 1 ? [...storeys, { a: 0, b: line.length, height: line.length * rise, way }] : storeys;
  };
  // What holds one way alone parts the drift that way.
  return sets.flatMap((floors, i) => (i > 0 && floors.length === sets[0]!.length ? [] : cut(floors, own ?? [null, X, Y][i]!)));
}

/** Where floors are along a line, its ends among them: supports are where they hold all of these ways. */
function floorsOf({ nodes, spans, length }: Line, joints: Joints, ways: readonly Vector[]): number[] {
  const holds = VerticalSupports.of(joints);
  const { storeys = [] } = joints.context.model.model;
  const isFloor = (node: string, { member, reversed }: Span): boolean => {
    const met = joints.at(node);
    const z = (reversed ? member.to : member.from)[2];
    return (
      joints.degreeOf(node) > met.length ||
      met.some((one) => !spans.some((span) => span.member.id === one.id) && isLevel(one, joints)) ||
      storeys.some((one) => Math.abs(one.z - z) <= LEVEL) ||
      ways.every((way) => holds.supported(node, way))
    );
  };
  const inner = nodes.slice(1, -1).flatMap((node, i) => (isFloor(node, spans[i + 1] as Span) ? [spans[i + 1]!.from] : []));
  return [0, ...inner, length];
}

const isLevel = (one: CheckMember, joints: Joints): boolean => (joints.isBar(one) ? Math.abs(one.axes.x[2]) < BRACE : !isUpright(one));

/** Sideways movement of the upper end against the lower: the whole of it, or what lies along the storey's way. */
export function driftOf(diagram: LineDiagram, { a, b, way }: Storey): number {
  const [low, high] = [diagram.displacement(a), diagram.displacement(b)];
  const sideways: Vector = [high[0] - low[0], high[1] - low[1], 0];
  return way ? Math.abs(sideways[0] * way[0] + sideways[1] * way[1]) : Math.hypot(sideways[0], sideways[1]);
}
