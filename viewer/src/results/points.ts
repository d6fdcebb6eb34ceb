/** What stands between a model and a plain pass, point by point: whose part it is, and the members that it is about. */
import type { Results } from "handoff-solver";
import type { Answerable } from "handoff-solver/design";
import type { Part } from "./verdict.ts";

/** Of a question all but the members and the results that share it. */
type Asked = Omit<Results["questions"][number], "message" | "members" | "results">;

export interface OpenPoint extends Answerable {
  part: Part;
  members: string[];
  checks: string[];
  question?: Asked;
  /** Where in the model's text, of a doubt. */
  path?: string;
  /** Nothing else than that the structure buckles before its loads are reached, which is said first of all. */
  follows?: true;
}

/** Gaps and doubts of a structure that buckles: its factors, its combinations without results, and what these leave open. */
const BUCKLED: ReadonlySet<string> = new Set(["buckling", "no_results", "critical_force"]);
/** Doubts about members that no check looks at. */
const UNLOOKED: ReadonlySet<string> = new Set(["unchecked_members", "unchecked_plates", "unchecked_combinations"]);

type Judged = Pick<Results, "checks" | "questions" | "gaps" | "doubts" | "stability">;

export function openPoints(results: Judged): OpenPoint[] {
  const points = pointsOf(results);
  if (!results.stability.some(({ alpha_cr }) => alpha_cr !== null && alpha_cr < 1)) return points;
  return points.map((point) => (BUCKLED.has(point.code) ? { ...point, follows: true } : point));
}

function pointsOf({ checks, questions, gaps, doubts }: Judged): OpenPoint[] {
  const checkOf = new Map(checks.map(({ id, check }) => [id, check]));
  const checksOf = (results: readonly string[]): string[] => [...new Set(results.flatMap((id) => checkOf.get(id) ?? []))];
  return [
    ...gaps.map(({ code, message, clauses, members, results }): OpenPoint => {
      const text = clauses.length ? `${clauses.join(", ")}: ${message}` : message;
      return { part: "members", code, message: text, members, checks: checksOf(results) };
    }),
    ...questions.map(({ message, members, results, ...question }): OpenPoint => {
      return { part: "answers", code: question.code, message, members, checks: checksOf(results), question };
    }),
    ...doubts.map(
      ({ code = "", message, path, members = [], combinations }): OpenPoint => ({
        ...{ part: UNLOOKED.has(code) ? "members" : "model", code, message, members, checks: [] },
        ...(path && { path }),
        ...(combinations && { combinations }),
      }),
    ),
  ];
}
