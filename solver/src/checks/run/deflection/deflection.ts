/** Deflection against a share of the length, over all combinations of the check's limit state. */

import type { DeflectionCheck } from "../../../generated/model.ts";
import { fixesMove, type Joints } from "../../stability/joints.ts";
import type { CheckCombination, CheckContext } from "../context.ts";
import { type Line, lineOf, type Span, spanAt } from "../forces/line.ts";
import { LineDiagram } from "../forces/linediagram.ts";
import { assemble, scope, type Target, targetsOf } from "../target.ts";
import { deflectionSteps } from "../trace/deflection.trace.ts";
import { q } from "../trace/quantity.ts";
import { unsolved } from "../unsolved.ts";
import { deflectionCoverage } from "../verdict/coverage.ts";
import { type CheckResult, statusOf, type Verification } from "../verdict/result.ts";
import { isUprightLine } from "./ends.ts";
import { Kept } from "./kept.ts";
import { type Measure, measuresOf } from "./measures.ts";
import { movementQuestions } from "./movements.ts";
import { nodeAt, type SagAxis, waysOf } from "./sag.ts";

interface Sag {
  value: number;
  /** Member of the line and how far along it. */
  span: Span;
  local: number;
  measure: Measure;
  combination: CheckCombination;
  limit: number;
}

/** δmax = L/ratio, for a cantilever 2·L/ratio. */
export const delta_max = (length: number, ratio: number, cantilever: boolean): number => ((cantilever ? 2 : 1) * length) / ratio;

/** Of lines that many targets are pieces of. */
const sags = new Kept<Sag | null>();

export function deflectionResult(context: CheckContext, check: DeflectionCheck, joints: Joints, target: Target): CheckResult {
  const combinations = context.combinations.filter((c) => c.limit_state === check.limit_state);
  const line = lineOf(target.members, joints);
  const { measures, ends } = measuresOf(line, check, joints);
  const part = check.part ?? "total";
  const seen = part === "variable" ? { ...context, diagram: context.variable.bind(context) } : context;
  const divisible = combinations.filter(({ nonlinear }) => part === "total" || !nonlinear);
  const diagrams = new Map<Line, LineDiagram[]>();
  const diagramsOf = (of: Line): LineDiagram[] => {
    let own = diagrams.get(of);
    if (!own) diagrams.set(of, (own = divisible.map((combination) => new LineDiagram(of, seen, combination))));
    return own;
  };
  const worst = worstAmong(measures, check, diagramsOf);
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
  const verifications = [verificationOf(worst, check), ...missing];
  const { measure } = worst;
  const questions = [
    ...(ends ? movementQuestions({ context, joints, check, target, ends, used: worst.value / worst.limit, diagramsOf }) : []),
    ...sidewaysQuestion(worst, line, check, joints, diagramsOf, (axis) => isLookedAt(context, check, target, axis)),
    ...spanQuestion(worst, check, joints),
  ];
  return assemble("deflection", check, target, {
    verifications,
    coverage: deflectionCoverage(verifications, questions[0]),
    warnings: questions,
    questions,
    basis: [
      q("limit", `${measure.free ? "2L" : "L"}/${check.limit_ratio}`),
      ...(check.span === undefined ? [] : [q("L", check.span, "m")]),
      q("axis", check.axis ?? (check.measure === "drift" ? "horizontal" : "z")),
      q("measured from", measure.from.replaceAll("_", " ")),
      q("part", part),
    ],
    traced: true,
  });
}

function worstAmong(measures: readonly Measure[], check: DeflectionCheck, diagramsOf: (line: Line) => LineDiagram[]): Sag | null {
  let worst: Sag | null = null;
  for (const measure of measures) {
    const sag = worstOf(measure, check, diagramsOf);
    if (sag && (!worst || sag.value / sag.limit > worst.value / worst.limit)) worst = sag;
  }
  return worst;
}

/** The same check along other axes, one of each for all its targets. */
const others = new WeakMap<DeflectionCheck, Record<SagAxis, DeflectionCheck>>();

/** Members of a check's targets. */
const targeted = new WeakMap<DeflectionCheck, Set<string>>();

/** Another check measures all of the target along the axis. */
const isLookedAt = (context: CheckContext, check: DeflectionCheck, { members }: Target, axis: "y" | "z"): boolean =>
  (context.model.analysis?.checks ?? []).some((other) => {
    if (other.type !== "deflection" || other.id === check.id || other.measure === "drift") return false;
    if (other.axis !== "resultant" && (other.axis ?? "z") !== axis) return false;
    let own = targeted.get(other);
    if (!own) targeted.set(other, (own = new Set(targetsOf(context, other).flatMap((one) => one.members.map(({ id }) => id)))));
    return members.every(({ id }) => own.has(id));
  });

/** What pushes a line along its own y. */
const isPushed = ({ diagrams }: LineDiagram): boolean =>
  diagrams.some(({ loads }) => loads.points.some(({ fy }) => fy) || loads.distributed.some(({ fy1, fy2 }) => fy1 || fy2));

/**
 * A check along one axis leaves out what goes along the other: asked about where that exceeds the limit, along y under loads across alone, and where all of it
 * does of a member turned about its axis; unless another check looks at it (7.2.1, 7.2.2).
 */
function sidewaysQuestion(
  { value, limit }: Sag,
  line: Line,
  check: DeflectionCheck,
  joints: Joints,
  diagramsOf: (line: Line) => LineDiagram[],
  isElsewhere: (axis: "y" | "z") => boolean,
): string[] {
  const axis = check.axis ?? "z";
  if (axis === "resultant" || check.measure === "drift" || value > limit || isUprightLine(line)) return [];
  const left = axis === "z" ? "y" : "z";
  const isTurned = Math.abs((line.spans[0] as Span).member.axes.y[2]) > 1e-6;
  if (!isTurned && left === "y" && !diagramsOf(line).some(isPushed)) return [];
  const along = (one: SagAxis): DeflectionCheck => ({ ...check, axis: one });
  let own = others.get(check);
  if (!own) others.set(check, (own = { resultant: along("resultant"), y: along("y"), z: along("z") }));
  const asked = own[isTurned ? "resultant" : left];
  const all = worstAmong(measuresOf(line, asked, joints).measures, asked, diagramsOf);
  if (!all || all.value <= all.limit || isElsewhere(left)) return [];
  const [turned, way] = isTurned ? ["is turned about its axis and ", "in all"] : ["", `along its own ${left}`];
  return [
    `it ${turned}deflects ${(all.value * 1e3).toFixed(1)} mm ${way} (${all.combination.id}), more than the ${(all.limit * 1e3).toFixed(1)} mm allowed, and its own ${axis} is checked alone: is that allowed? Give axis: resultant, or another check along ${left}`,
  ];
}

/** A `span` is for parts of a longer one: asked about where a line between its own supports, or one that sticks out, passes by it alone. */
function spanQuestion({ value, limit, measure }: Sag, check: DeflectionCheck, joints: Joints): string[] {
  const { line, own, free } = measure;
  const length = own.b - own.a;
  if (check.span === undefined || check.measure === "drift" || value > limit || value <= delta_max(length, check.limit_ratio, free))
    return [];
  const ways = waysOf(check.axis ?? "z", (line.spans[0] as Span).member.axes);
  const isHeld = (at: number): boolean => ways.every((way) => fixesMove(joints.support(nodeAt(line, at)), way));
  if (!free && !(isHeld(own.a) && isHeld(own.b))) return [];
  const what = free ? "it sticks out, of which twice counts already" : "between its supports";
  return [
    `its span of ${check.span} m is more than the ${length.toFixed(2)} m ${what}, and it passes by that alone: leave span out where it is no part of a longer one`,
  ];
}

/** The worst combination by one measure; of a line that others share it is found once. */
function worstOf(measure: Measure, check: DeflectionCheck, diagramsOf: (line: Line) => LineDiagram[]): Sag | null {
  const { shared, line } = measure;
  if (shared !== null) return sags.of(line, check, shared, () => worstOf({ ...measure, shared: null }, check, diagramsOf));
  let worst: { value: number; s: number; combination: CheckCombination } | null = null;
  for (const diagram of diagramsOf(line)) {
    const { value, s } = measure.largest(diagram);
    if (!worst || value > worst.value) worst = { value, s, combination: diagram.combination };
  }
  if (!worst) return null;
  const { value, s, combination } = worst;
  const span = line.spans[spanAt(line.spans, s, true, 1e-12)] as Span;
  return { value, span, local: s - span.from, measure, combination, limit: delta_max(measure.length, check.limit_ratio, measure.free) };
}

function verificationOf({ measure, value, limit, span, local, combination }: Sag, check: DeflectionCheck): Verification {
  const { length, free, from, whole, between } = measure;
  const utilisation = value / limit;
  return {
    key: "deflection",
    clause: "7.2",
    title:
      check.measure === "drift"
        ? "Storey drift"
        : `Deflection along ${check.axis ?? "z"}${free ? `, 2 × length / ${check.limit_ratio}` : ""}`,
    status: statusOf(utilisation),
    utilisation,
    combination: combination.id,
    member: span.member.id,
    position: span.reversed ? span.member.length - local : local,
    measured_from: from,
    reason: null,
    steps: deflectionSteps(check, { combination: combination.id, length, free, from, whole, between, value, limit }),
  };
}
