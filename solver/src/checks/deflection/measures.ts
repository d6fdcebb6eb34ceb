/** The ways to measure a target's deflection: on which line, over which length, and from what. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { DeflectionCheck } from "../../generated/model.ts";
import type { MeasuredFrom } from "../../results/checks.ts";
import type { Vector } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line, Span } from "../../topology/line.ts";
import { driftOf, storeysOf } from "./drift.ts";
import { LineCache } from "./line_cache.ts";
import { type Axes, largestSag, type Piece, piecesOf, type SagAxis, waysOf } from "./sag.ts";
import { isUprightLine, type Reach, reachOf, type Stretch } from "./span_ends.ts";

/** One way to measure a line: over which length, and how far it is off in a combination. */
export interface Measure {
  line: Line;
  /** What the limit's ratio divides: the check's `span`, else the piece's own. */
  length: number;
  /** From and to, on the line: the piece's own length lies between. */
  own: { a: number; b: number };
  /** It sticks out. */
  free: boolean;
  /** Twice the length counts for what sticks out as a beam does; of a column or a mast limits are of its height (EN 1990 A1.4.3(7)). */
  twice: boolean;
  from: MeasuredFrom;
  whole: boolean;
  /** Nodes between which a line goes on beyond the target; null where the target is measured alone. */
  between: readonly [string, string] | null;
  /** Names what all pieces of the line find alike; null where the target is alone with it. */
  shared: string | null;
  largest: (diagram: LineDiagram) => { value: number; s: number };
}

/** The line past its joints, with its ends, along the axes of the target. */
export interface Ends {
  far: Stretch;
  /** Along which its ends are held. */
  way: Vector;
  axis: SagAxis;
  axes: Axes;
}

/** Of lines that many targets are pieces of. */
const cuts = new LineCache<Piece[]>();

/**
 * Ends that nothing is shown to hold while the other is: each hangs freely, and moves as a cantilever's tip from its undeformed place. A line that goes on past a
 * kink is longer than twice its piece, so that this is the safe side. None where the check gives a span.
 */
export function tipMeasures({ far, axis, axes }: Ends, check: DeflectionCheck): { at: "start" | "end"; measure: Measure }[] {
  const { line } = far;
  if (check.span !== undefined || isUprightLine(line)) return [];
  const isRoot = (at: "start" | "end"): boolean => far[at] === "held" || far[at] === "carried";
  return (["start", "end"] as const).flatMap((at) => {
    if (far[at] !== "loose" || !isRoot(at === "start" ? "end" : "start")) return [];
    const piece: Piece = { a: 0, b: line.length, root: at === "start" ? "b" : "a", from: "undeformed" };
    const largest: Measure["largest"] = (diagram) => largestSag(diagram, piece, axis, axes);
    const own = { length: line.length, own: { a: 0, b: line.length }, free: true, twice: true, from: piece.from, whole: true };
    return [{ at, measure: { line, ...own, between: null, shared: null, largest } }];
  });
}

/** No measures where a drift is asked for of a line that is not upright; no ends where they do not matter. */
export function measuresOf(line: Line, check: DeflectionCheck, joints: Joints): { measures: Measure[]; ends: Ends | null } {
  const axis = check.axis ?? "z";
  const { axes } = (line.spans[0] as Span).member;
  const alone = { line, between: null, shared: null };
  if (check.measure === "drift")
    return {
      measures: (storeysOf(line, joints, check.axis) ?? []).map((storey) => ({
        ...alone,
        length: storey.height,
        own: storey,
        free: false,
        twice: false,
        from: "storey_below",
        whole: storey.b - storey.a > line.length - 1e-9,
        largest: (diagram) => ({ value: driftOf(diagram, storey), s: storey.b }),
      })),
      ends: null,
    };
  const turned = [...axes.y, ...axes.z].map((share) => share.toFixed(6)).join();
  const measured = (stretch: Stretch, piece: Piece, among: number): Measure => ({
    line: stretch.line,
    length: check.span ?? piece.b - piece.a,
    own: piece,
    free: piece.root !== null,
    twice: piece.root !== null && !isUprightLine(line),
    from: piece.from,
    whole: piece.b - piece.a > line.length - 1e-9,
    between: stretch.line === line ? null : [stretch.line.nodes[0] as string, stretch.line.nodes.at(-1) as string],
    shared: stretch.shared && among === 1 ? turned : null,
    largest: (diagram) => largestSag(diagram, piece, axis, axes),
  });
  if (check.measure === "absolute") {
    const own: Stretch = { line, start: "held", end: "held", own: { a: 0, b: line.length }, shared: false };
    return { measures: [measured(own, { a: 0, b: line.length, root: null, from: "undeformed" }, 1)], ends: null };
  }
  // A column under the line ends a span as a support does, a beam that frames in does not, and the model says neither:
  // both ways to cut are measured and the worse one counts.
  const { near, far, way }: Reach = reachOf(line, joints, waysOf(axis, axes));
  const spansOf = (stretch: Stretch, atJoints: boolean): Piece[] => {
    const free = { start: stretch.start === "free", end: stretch.end === "free" };
    return piecesOf({ line: stretch.line, axes, free }, joints, axis, atJoints);
  };
  const cut = (stretch: Stretch, atJoints: boolean): Measure[] => {
    const all = stretch.shared
      ? cuts.of(stretch.line, check, `${atJoints} ${turned}`, () => spansOf(stretch, atJoints))
      : spansOf(stretch, atJoints);
    const { a, b } = stretch.own;
    return all.filter((piece) => piece.b > a + 1e-9 && piece.a < b - 1e-9).map((piece) => measured(stretch, piece, all.length));
  };
  return { measures: [...cut(far, false), ...cut(near, true)], ends: { far, way, axis, axes } };
}
