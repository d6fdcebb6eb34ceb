/** What a check along one axis leaves out along the other. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { DeflectionCheck } from "../../generated/model.ts";
import { dot } from "../../model/vectors.ts";
import type { Ask } from "../../results/open_points.ts";
import type { Quantity } from "../../results/quantity.ts";
import type { CheckContext } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line, Span } from "../../topology/line.ts";
import { type Target, targetsOf } from "../../topology/target.ts";
import { type Sag, worstAmong } from "./governing_deflection.ts";
import { measuresOf } from "./measures.ts";
import type { SagAxis } from "./sag.ts";
import { isUprightLine } from "./span_ends.ts";

/** The same check along other axes, one of each for all its targets. */
const others = new WeakMap<DeflectionCheck, Record<SagAxis | "chord", DeflectionCheck>>();

/** Members of a check's targets, by model: two models may share their checks. */
const targeted = new WeakMap<CheckContext, Map<DeflectionCheck, Set<string>>>();

function targetMembers(context: CheckContext, check: DeflectionCheck): Set<string> {
  let byCheck = targeted.get(context);
  if (!byCheck) targeted.set(context, (byCheck = new Map()));
  let members = byCheck.get(check);
  if (!members) byCheck.set(check, (members = new Set(targetsOf(context, check).flatMap((one) => one.members.map(({ id }) => id)))));
  return members;
}

/** Another check measures all of the target along the axis. */
export const isLookedAt = (context: CheckContext, check: DeflectionCheck, { members }: Target, axis: "y" | "z"): boolean =>
  (context.model.analysis?.checks ?? []).some((other) => {
    if (other.type !== "deflection" || other.id === check.id || other.measure === "drift") return false;
    if (other.axis !== "resultant" && (other.axis ?? "z") !== axis) return false;
    const own = targetMembers(context, other);
    return members.every(({ id }) => own.has(id));
  });

/** What pushes a line along its own y. */
const isPushed = ({ diagrams }: LineDiagram): boolean =>
  diagrams.some(({ loads }) => loads.points.some(({ fy }) => fy) || loads.distributed.some(({ fy1, fy2 }) => fy1 || fy2));

/** At quarters of its members a line moves along its own y by more than half of some length: less is within it from any chord. */
const movesAcross = ({ line: { spans }, diagrams }: LineDiagram, half: number): boolean =>
  diagrams.some((diagram, i) => {
    const { length } = (spans[i] as Span).member;
    return [0, 0.25, 0.5, 0.75, 1].some((at) => Math.abs(dot(diagram.displacement(at * length), (spans[0] as Span).member.axes.y)) > half);
  });

/**
 * A check along one axis leaves out what goes along the other: asked about where that exceeds the limit, and where all of it does of a member turned about its
 * axis; unless another check looks at it (7.2.1, 7.2.2). What nothing pushes sways with others: along y it counts from its chord.
 */
export function sidewaysAsk(
  { value, limit }: Sag,
  line: Line,
  check: DeflectionCheck,
  joints: Joints,
  diagramsOf: (line: Line) => LineDiagram[],
  isElsewhere: (axis: "y" | "z") => boolean,
): Ask[] {
  const axis = check.axis ?? "z";
  if (axis === "resultant" || check.measure === "drift" || value > limit || isUprightLine(line)) return [];
  const left = axis === "z" ? "y" : "z";
  const isTurned = Math.abs((line.spans[0] as Span).member.axes.y[2]) > 1e-6;
  const across = !isTurned && left === "y" ? diagramsOf(line) : null;
  const shortest = Math.min(check.span ?? Infinity, ...line.spans.map(({ member }) => member.length));
  if (across?.every((diagram) => !movesAcross(diagram, shortest / check.limit_ratio / 2))) return [];
  const along = (one: SagAxis): DeflectionCheck => ({ ...check, axis: one });
  let own = others.get(check);
  if (!own)
    others.set(check, (own = { resultant: along("resultant"), y: along("y"), z: along("z"), chord: { ...along("y"), measure: "span" } }));
  const asked = own[isTurned ? "resultant" : across && !across.some(isPushed) ? "chord" : left];
  const all = worstAmong(measuresOf(line, asked, joints).measures, asked, diagramsOf);
  if (!all || all.value <= all.limit || isElsewhere(left)) return [];
  const word = (value: string): Quantity => ({ symbol: "", value, unit: "" });
  return [
    {
      ...{ code: "deflection_reference", field: "/analysis/checks/*/axis", clause: "7.2.1", finding: "other_axis" },
      figures: {
        ...{ movement: { symbol: "", value: all.value * 1e3, unit: "mm" }, combination: word(all.combination.id) },
        ...{ axis: word(isTurned ? "y and z together" : left), checked: word(axis) },
      },
      effect: [
        { value: `along ${axis}`, utilisation: value / limit },
        { value: `along ${isTurned ? "both" : left}`, utilisation: all.value / all.limit },
      ],
    },
  ];
}
