/** Deflection against a share of the length, over all combinations of the check's limit state. */

import type { DeflectionCheck } from "../../generated/model.ts";
import type { Joints } from "../stability/joints.ts";
import type { CheckCombination, CheckContext } from "./context.ts";
import { deflectionCoverage } from "./coverage.ts";
import { driftOf, storeysOf } from "./drift.ts";
import { type Line, lineOf, type Span } from "./line.ts";
import { LineDiagram } from "./linediagram.ts";
import { type CheckResult, type MeasuredFrom, statusOf, type Verification } from "./result.ts";
import { largestSag, type Piece, piecesOf } from "./sag.ts";
import { assemble, scope, type Target, unsolved } from "./target.ts";
import { deflectionSteps } from "./trace/deflection.trace.ts";
import { q } from "./trace/quantity.ts";

/** One way to measure the line: over which length, and how far it is off in a combination. */
interface Measure {
  length: number;
  /** Twice the length counts for what sticks out. */
  free: boolean;
  from: MeasuredFrom;
  whole: boolean;
  largest: (diagram: LineDiagram) => { value: number; s: number };
}

interface Sag {
  value: number;
  s: number;
  measure: Measure;
  combination: CheckCombination;
  limit: number;
}

/** δmax = L/ratio, for a cantilever 2·L/ratio. */
export const delta_max = (length: number, ratio: number, cantilever: boolean): number => ((cantilever ? 2 : 1) * length) / ratio;

export function deflectionResult(context: CheckContext, check: DeflectionCheck, joints: Joints, target: Target): CheckResult {
  const combinations = context.combinations.filter((c) => c.limit_state === check.limit_state);
  const line = lineOf(target.members, joints);
  const measures = measuresOf(line, check, joints);
  const part = check.part ?? "total";
  const seen = part === "variable" ? { ...context, diagram: context.variable.bind(context) } : context;
  let worst: Sag | null = null;
  const divisible = combinations.filter(({ nonlinear }) => part === "total" || !nonlinear);
  for (const combination of measures.length ? divisible : []) {
    const diagram = new LineDiagram(line, seen, combination);
    for (const measure of measures) {
      const limit = delta_max(measure.length, check.limit_ratio, measure.free);
      const { value, s } = measure.largest(diagram);
      if (!worst || value / limit > worst.value / worst.limit) worst = { value, s, measure, combination, limit };
    }
  }
  const undivided = combinations
    .filter((combination) => !divisible.includes(combination))
    .map(({ id }) => ({ ...scope(`the state of combination '${id}' is no sum: it has no variable part`), combination: id }));
  const missing = [...unsolved(context, check.limit_state), ...undivided];
  if (!worst) {
    const verifications = !measures.length
      ? [scope("drift is of upright members: this one is not, or not straight")]
      : missing.length
        ? missing
        : [scope(`no combination has the limit state ${check.limit_state}`)];
    return assemble("deflection", check, target, { verifications, coverage: deflectionCoverage(verifications), traced: true });
  }
  const verifications = [verificationOf(worst, check, line), ...missing];
  const { measure } = worst;
  return assemble("deflection", check, target, {
    verifications,
    coverage: deflectionCoverage(verifications),
    basis: [
      q("limit", `${measure.free ? "2L" : "L"}/${check.limit_ratio}`),
      q("axis", check.axis ?? (check.measure === "drift" ? "horizontal" : "z")),
      q("measured from", measure.from.replaceAll("_", " ")),
      q("part", part),
    ],
    traced: true,
  });
}

/** What is measured; nothing where a drift is asked for of a line that is not upright. */
function measuresOf(line: Line, check: DeflectionCheck, joints: Joints): Measure[] {
  const axis = check.axis ?? "z";
  if (check.measure === "drift")
    return (storeysOf(line, joints) ?? []).map((storey) => ({
      length: storey.height,
      free: false,
      from: "storey_below",
      whole: storey.b - storey.a > line.length - 1e-9,
      largest: (diagram) => ({ value: driftOf(diagram, storey, check.axis), s: storey.b }),
    }));
  // A column under the line ends a span as a support does, a beam that frames in does not, and the model says neither:
  // both ways to cut are measured and the worse one counts.
  const pieces: Piece[] =
    check.measure === "absolute"
      ? [{ a: 0, b: line.length, root: null, from: "undeformed" }]
      : [...piecesOf(line, joints, axis, false), ...piecesOf(line, joints, axis, true)];
  return pieces.map((piece) => ({
    length: piece.b - piece.a,
    free: piece.root !== null,
    from: piece.from,
    whole: piece.b - piece.a > line.length - 1e-9,
    largest: (diagram) => largestSag(diagram, piece, axis),
  }));
}

function verificationOf({ measure, value, limit, s, combination }: Sag, check: DeflectionCheck, line: Line): Verification {
  const span = [...line.spans].reverse().find((one) => s >= one.from - 1e-12) as Span;
  const local = s - span.from;
  const utilisation = value / limit;
  const { length, free, from, whole } = measure;
  return {
    key: "deflection",
    clause: "7.2",
    title: check.measure === "drift" ? "Storey drift" : `Deflection along ${check.axis ?? "z"}`,
    status: statusOf(utilisation),
    utilisation,
    combination: combination.id,
    member: span.member.id,
    position: span.reversed ? span.member.length - local : local,
    measured_from: from,
    reason: null,
    steps: deflectionSteps(check, { combination: combination.id, length, free, from, whole, value, limit }),
  };
}
