/** What stands between a model and a plain pass, point by point: whose part it is, and the members that it is about. */
import type { CheckResult, Results } from "handoff-solver";
import { type SharedReason, sharedReasons } from "../../../solver/src/checks/verdict/openreasons.ts";
import { counted } from "../format/counts.ts";
import type { Part } from "./verdict.ts";

export interface OpenPoint {
  part: Part;
  /** In the solver's own words. */
  text: string;
  /** Ids of members; none of a point that is about the whole model. */
  members: string[];
  /** Ids of the model's checks whose results ask. */
  checks: string[];
  /** Nothing else than that the structure buckles before its loads are reached, which is said first of all. */
  follows?: true;
}

/** Lines of the verdict about members, plates and combinations that no check looks at. */
const UNCHECKED = /^[\d,]+ (?:member|plate|combination)s? not checked/;
const STRENGTH = /not checked for strength/;
/** Of a structure that buckles: its factors, its combinations without results, and what these leave open. */
const BUCKLED =
  /below its loads \(5\.2\.1\)|has no results: the structure|buckles before its loads are reached|^[\d,]+ sets? without results/;
/** Lines that repeat what `sharedReasons` has with its members. */
const SHARED = /^To be confirmed in |^Nothing is verified in | (?:is|are) left open in /;

type Judged = Pick<Results, "checks" | "summary" | "nodes" | "members" | "stability">;

export function openPoints(results: Judged): OpenPoint[] {
  const points = pointsOf(results);
  if (!results.stability.some(({ alpha_cr }) => alpha_cr !== null && alpha_cr < 1)) return points;
  return points.map((point) => (BUCKLED.test(point.text) ? { ...point, follows: true } : point));
}

function pointsOf({ checks, summary, nodes, members }: Judged): OpenPoint[] {
  const counting = checks.filter(({ informative }) => !informative);
  const reasons = sharedReasons(counting, new Set([...nodes, ...members.ids]));
  const lines = summary.open_points.filter((line) => !SHARED.test(line));
  return [
    ...reasons.map((reason) => pointOf(reason, counting)),
    ...lines.map((text): OpenPoint => {
      const about = STRENGTH.test(text) ? summary.unchecked_members : [];
      return { part: UNCHECKED.test(text) ? "members" : "model", text, members: about, checks: [] };
    }),
  ];
}

function pointOf({ reason, clauses, checks: ids, asked, varies }: SharedReason, counting: readonly CheckResult[]): OpenPoint {
  const own = new Set(ids);
  const mine = counting.filter(({ id }) => own.has(id));
  const first = varies && ids.length > 1 ? ` (of the first of ${counted(ids.length)})` : "";
  return {
    part: asked ? "answers" : "members",
    text: (clauses.length && !asked ? `${clauses.join(", ")}: ${reason}` : reason) + first,
    members: [...new Set(mine.flatMap(({ members }) => members))],
    checks: [...new Set(mine.map(({ check }) => check))],
  };
}
