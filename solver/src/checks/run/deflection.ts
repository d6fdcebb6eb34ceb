/** Deflection against a share of the length, over all combinations of the check's limit state. */

import type { DeflectionCheck } from "../../generated/model.ts";
import type { Joints } from "../stability/joints.ts";
import type { CheckCombination, CheckContext } from "./context.ts";
import { deflectionCoverage } from "./coverage.ts";
import { type Line, lineOf, type Span } from "./line.ts";
import { LineDiagram } from "./linediagram.ts";
import { type CheckResult, statusOf, type Verification } from "./result.ts";
import { largestSag, type Piece, piecesOf } from "./sag.ts";
import { assemble, scope, type Target, unsolved } from "./target.ts";
import { deflectionSteps } from "./trace/deflection.trace.ts";
import { q } from "./trace/quantity.ts";

interface Sag {
  value: number;
  s: number;
  piece: Piece;
  combination: CheckCombination;
  limit: number;
}

/** δmax = L/ratio, for a cantilever 2·L/ratio. */
export const delta_max = (length: number, ratio: number, cantilever: boolean): number => ((cantilever ? 2 : 1) * length) / ratio;

export function deflectionResult(context: CheckContext, check: DeflectionCheck, joints: Joints, target: Target): CheckResult {
  const combinations = context.combinations.filter((c) => c.limit_state === check.limit_state);
  const axis = check.axis ?? "z";
  const line = lineOf(target.members, joints);
  // A column under the line ends a span as a support does, a beam that frames in does not, and the model says neither:
  // both ways to cut are measured and the worse one counts.
  const pieces = [...piecesOf(line, joints, axis, false), ...piecesOf(line, joints, axis, true)];
  let worst: Sag | null = null;
  for (const combination of combinations) {
    const diagram = new LineDiagram(line, context, combination);
    for (const piece of pieces) {
      const limit = delta_max(piece.b - piece.a, check.limit_ratio, piece.root !== null);
      const { value, s } = largestSag(diagram, piece, axis);
      if (!worst || value / limit > worst.value / worst.limit) worst = { value, s, piece, combination, limit };
    }
  }
  const missing = unsolved(context, check.limit_state);
  if (!worst) {
    const verifications = missing.length ? missing : [scope(`no combination has the limit state ${check.limit_state}`)];
    return assemble("deflection", check, target, { verifications, coverage: deflectionCoverage(verifications), traced: true });
  }
  const verifications = [verificationOf(worst, check, line), ...missing];
  return assemble("deflection", check, target, {
    verifications,
    coverage: deflectionCoverage(verifications),
    basis: [q("limit", `${worst.piece.root ? "2L" : "L"}/${check.limit_ratio}`), q("axis", axis)],
    traced: true,
  });
}

function verificationOf({ piece, value, limit, s, combination }: Sag, check: DeflectionCheck, line: Line): Verification {
  const span = [...line.spans].reverse().find((one) => s >= one.from - 1e-12) as Span;
  const local = s - span.from;
  const utilisation = value / limit;
  const whole = piece.b - piece.a > line.length - 1e-9;
  return {
    key: "deflection",
    clause: "7.2",
    title: `Deflection along ${check.axis ?? "z"}`,
    status: statusOf(utilisation),
    utilisation,
    combination: combination.id,
    member: span.member.id,
    position: span.reversed ? span.member.length - local : local,
    reason: null,
    steps: deflectionSteps(check, { combination: combination.id, piece, whole, value, limit }),
  };
}
