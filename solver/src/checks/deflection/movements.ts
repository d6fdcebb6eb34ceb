/** How far the ends of a chord move themselves where nothing is shown to hold them: what the chord leaves out is asked about. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { DeflectionCheck } from "../../generated/model.ts";
import { minus } from "../../model/vectors.ts";
import type { Ask } from "../../results/open_points.ts";
import type { Quantity } from "../../results/quantity.ts";
import type { CheckContext, CheckMember, Vector } from "../../topology/context.ts";
import { fixesMove, type Joints } from "../../topology/joints.ts";
import { type Line, lineOf, type Span } from "../../topology/line.ts";
import { type Target, targetsOf } from "../../topology/target.ts";
import { VerticalSupports } from "../../topology/vertical_supports.ts";
import { LineCache } from "./line_cache.ts";
import type { Ends } from "./measures.ts";
import { waysOf } from "./sag.ts";
import { isUprightLine, reachOf, type Stretch } from "./span_ends.ts";

/** An end that moves by less than this share of the limit changes no verdict that leaves as much. */
const SLIGHT = 0.1;

interface Asked {
  context: CheckContext;
  joints: Joints;
  check: DeflectionCheck;
  target: Target;
  ends: Ends;
  /** Utilisation by the chord. */
  used: number;
  diagramsOf: (line: Line) => readonly LineDiagram[];
  /** Ends that were judged as tips. */
  decided: readonly ("start" | "end")[];
}

/** The largest movement over all combinations. */
interface Movement {
  value: number;
  combination: string;
}

const movements = new LineCache<Movement>();

const figure = (value: string | number, unit = ""): Quantity => ({ symbol: "", value, unit });

/** How far an end moves, and what it comes to where that counts. */
const movementAsk = (
  { check, used }: Asked,
  finding: "loose_end" | "moving_end" | "drift",
  { value, combination }: Movement,
  limit: number,
  node = "",
  isTip = false,
): Ask => ({
  ...{ code: "deflection_reference", field: "/analysis/checks/*/measure", clause: "EN 1990 A1.4.3", finding },
  options: [finding === "drift" ? "drift" : "absolute"],
  figures: {
    movement: figure(value * 1e3, "mm"),
    combination: figure(combination),
    ...(node ? { node: figure(node), axis: figure(check.axis === "resultant" ? "y and z" : `its own ${check.axis ?? "z"}`) } : {}),
  },
  effect: [
    { value: "from the chord", utilisation: used },
    { value: "with that movement", utilisation: value / limit },
    // Of a free tip twice the length counts.
    ...(isTip ? [{ value: "as a free tip", utilisation: value / (2 * limit) }] : []),
  ],
});

export function movementAsks(asked: Asked): Ask[] {
  const { check, ends, used, joints } = asked;
  const { far, way } = ends;
  const { line } = far;
  const limit = (check.span ?? line.length) / check.limit_ratio;
  if (isUprightLine(line)) {
    if (far.start === "free" || far.end === "free") return [];
    const moved = apart(asked, far);
    return moved.value <= limit || driftsChecked(asked) ? [] : [movementAsk(asked, "drift", moved, limit)];
  }
  return (["start", "end"] as const).flatMap((at) => {
    const node = (at === "start" ? line.nodes[0] : line.nodes.at(-1)) as string;
    const supported = VerticalSupports.of(joints).supported(node, way);
    if (asked.decided.includes(at)) return [];
    if (far[at] !== "loose" && (far[at] !== "held" || (supported && fixesMove(joints.support(node), way)))) return [];
    const moved = largest(asked, line, at, (diagram) => diagram.displacement(at === "start" ? 0 : line.length));
    const { value } = moved;
    if (far[at] === "loose") {
      const root = far[at === "start" ? "end" : "start"];
      const isTip = root === "held" || root === "carried";
      return value <= SLIGHT * limit && used + value / limit <= 1 ? [] : [movementAsk(asked, "loose_end", moved, limit, node, isTip)];
    }
    // A spring is the model's own word for what moves: only more than the limit is asked about.
    if (supported ? value <= limit : used + value / limit <= 1 || !leans(asked, at, value)) return [];
    return [movementAsk(asked, "moving_end", moved, limit, node)];
  });
}

/**
 * What holds an end moves more than the limit itself, and not as its neighbours do: where no stretch of a line leans by more than 1/ratio and none sags more
 * over its own length, the whole sags no more over its own.
 */
function leans(asked: Asked, at: "start" | "end", value: number): boolean {
  const { check, ends, joints } = asked;
  const { line } = ends.far;
  if (value * check.limit_ratio <= line.length) return false;
  const [{ member }, node] = at === "start" ? [line.spans[0] as Span, line.nodes[0]] : [line.spans.at(-1) as Span, line.nodes.at(-1)];
  const next = VerticalSupports.of(joints).onward(member, node as string);
  const beyond = next?.straight ? [reachOf(lineOf([next.member], joints), joints, waysOf(ends.axis, ends.axes)).far] : [];
  return [ends.far, ...beyond].some((one) => apart(asked, one).value * check.limit_ratio > one.line.length);
}

/** How far the ends of a stretch move against each other. */
const apart = (asked: Asked, { line }: Stretch): Movement =>
  largest(asked, line, "apart", (diagram) => minus(diagram.displacement(line.length), diagram.displacement(0)));

/** Along the ways that are measured. */
function largest({ check, ends, diagramsOf }: Asked, line: Line, name: string, of: (diagram: LineDiagram) => Vector): Movement {
  const ways = waysOf(ends.axis, ends.axes);
  return movements.of(line, check, `${name} ${ways.flat().join()}`, () => {
    let worst: Movement = { value: 0, combination: "" };
    for (const diagram of diagramsOf(line)) {
      const off = of(diagram);
      const value = Math.sqrt(ways.reduce((sum, way) => sum + (off[0] * way[0] + off[1] * way[1] + off[2] * way[2]) ** 2, 0));
      if (value > worst.value) worst = { value, combination: diagram.combination.id };
    }
    return worst;
  });
}

const drifting = new WeakMap<CheckContext, ReadonlySet<CheckMember>>();

/** Another check of this model looks at how far the target drifts. */
function driftsChecked({ context, target }: Asked): boolean {
  let members = drifting.get(context);
  if (!members) {
    const checks = (context.model.analysis?.checks ?? []).filter(
      (one) => one.type === "deflection" && one.measure !== undefined && one.measure !== "span",
    );
    drifting.set(context, (members = new Set(checks.flatMap((one) => targetsOf(context, one).flatMap((aim) => aim.members)))));
  }
  return target.members.every((member) => members.has(member));
}
