/** Deflection against a share of the length, over all combinations of the check's limit state. */

import { LineDiagram } from "../../diagrams/linediagram.ts";
import type { DeflectionCheck } from "../../generated/model.ts";
import { type CheckResult, statusOf, type Verification } from "../../results/checks.ts";
import type { Ask, Gap } from "../../results/open_points.ts";
import type { CheckContext } from "../../topology/context.ts";
import { fixesMove, type Joints } from "../../topology/joints.ts";
import { type Line, lineOf, type Span } from "../../topology/line.ts";
import type { Target } from "../../topology/target.ts";
import { indices } from "../buckling/sway.ts";
import { unsolved } from "../steel/missing_combinations.ts";
import { assemble, NO_COMBINATION, scope } from "../target.ts";
import { deflectionSteps } from "../trace/deflection.trace.ts";
import { q } from "../trace/quantity.ts";
import { deflectionCoverage } from "../verdict/coverage.ts";
import { cambered, camberRefusal } from "./camber.ts";
import { clauseOf, lastingDoubts } from "./creep.ts";
import { delta_max, type Sag, worstAmong } from "./governing_deflection.ts";
import { measuresOf, tipMeasures } from "./measures.ts";
import { movementAsks } from "./movements.ts";
import { isLookedAt, sidewaysAsk } from "./other_axis.ts";
import { nodeAt, waysOf } from "./sag.ts";

const NOT_UPRIGHT: Gap = { code: "not_upright", message: "drift is of upright members: this one is not, or not straight" };

export function deflectionResult(context: CheckContext, check: DeflectionCheck, joints: Joints, target: Target): CheckResult {
  const combinations = context.combinations.filter((c) => c.limit_state === check.limit_state);
  const line = lineOf(target.members, joints);
  const { measures, ends } = measuresOf(line, check, joints);
  const part = check.part ?? "total";
  const seen = part === "variable" ? { ...context, diagram: context.variable.bind(context) } : context;
  const { camber = 0 } = check;
  const divisible = combinations.filter(({ nonlinear }) => (part === "total" && !camber) || !nonlinear);
  const diagrams = new Map<Line, LineDiagram[]>();
  const diagramsOf = (of: Line): LineDiagram[] => {
    let own = diagrams.get(of);
    if (!own) diagrams.set(of, (own = divisible.map((combination) => new LineDiagram(of, seen, combination))));
    return own;
  };
  const clause = clauseOf(target);
  const refused = camber && measures.length ? camberRefusal(check, line, measures) : null;
  if (refused) {
    const verifications = [scope({ code: "camber", message: refused })];
    return assemble("deflection", check, target, { verifications, coverage: deflectionCoverage(clause, verifications), traced: true });
  }
  const along = worstAmong(measures, check, camber ? (of) => cambered(of, context, divisible, camber) : diagramsOf);
  // A tip that keeps to its limit is decided; one that does not may be a part of something longer, which is asked.
  const tips = (ends && !camber ? tipMeasures(ends, check) : []).flatMap(({ at, measure }) => {
    const sag = worstAmong([measure], check, diagramsOf);
    return sag && sag.value <= sag.limit ? [{ at, sag }] : [];
  });
  const worst = tips.reduce((most, { sag }) => (most && sag.value / sag.limit > most.value / most.limit ? sag : most), along);
  const undivided = combinations
    .filter((combination) => !divisible.includes(combination))
    .map(({ id }) => ({
      ...scope({ code: "no_variable_part", message: `the state of combination '${id}' is no sum: it has no variable part` }),
      combination: id,
    }));
  const missing = [...unsolved(context, check.limit_state, indices(target.members)), ...undivided];
  if (!worst) {
    const verifications = !measures.length ? [scope(NOT_UPRIGHT)] : missing.length ? missing : [scope(NO_COMBINATION(check.limit_state))];
    return assemble("deflection", check, target, { verifications, coverage: deflectionCoverage(clause, verifications), traced: true });
  }
  const verifications = [verificationOf(worst, check, clause), ...missing];
  const { measure } = worst;
  const asks = [
    ...(ends
      ? movementAsks({
          context,
          joints,
          check,
          target,
          ends,
          used: worst.value / worst.limit,
          diagramsOf,
          decided: tips.map(({ at }) => at),
        })
      : []),
    ...sidewaysAsk(worst, line, check, joints, diagramsOf, (axis) => isLookedAt(context, check, target, axis)),
    ...spanAsk(worst, check, joints),
  ];
  return assemble("deflection", check, target, {
    verifications,
    coverage: deflectionCoverage(clause, verifications, asks[0]),
    asks,
    doubts: lastingDoubts(target),
    basis: [
      q("limit", `${measure.twice ? "2L" : "L"}/${check.limit_ratio}`),
      ...(check.span === undefined ? [] : [q("L", check.span, "m")]),
      q("axis", check.axis ?? (check.measure === "drift" ? "horizontal" : "z")),
      q("measured from", measure.from.replaceAll("_", " ")),
      q("part", part),
      ...(camber ? [q("w_c", camber, "mm")] : []),
    ],
    traced: true,
  });
}

/** A `span` is for parts of a longer one: asked about where a line between its own supports, or one that sticks out, passes by it alone. */
function spanAsk({ value, limit, measure }: Sag, check: DeflectionCheck, joints: Joints): Ask[] {
  const { line, own, free, twice } = measure;
  const length = own.b - own.a;
  if (check.span === undefined || check.measure === "drift" || value > limit || value <= delta_max(length, check.limit_ratio, twice))
    return [];
  const ways = waysOf(check.axis ?? "z", (line.spans[0] as Span).member.axes);
  const isHeld = (at: number): boolean => ways.every((way) => fixesMove(joints.support(nodeAt(line, at)), way));
  if (!free && !(isHeld(own.a) && isHeld(own.b))) return [];
  return [
    {
      ...{ code: "deflection_reference", field: "/analysis/checks/*/span", clause: "EN 1990 A1.4.3", finding: "long_span" },
      figures: { span: { symbol: "", value: check.span, unit: "m" }, length: { symbol: "", value: length, unit: "m" } },
      effect: [
        { value: "by that span", utilisation: value / limit },
        { value: "by its own length", utilisation: value / delta_max(length, check.limit_ratio, twice) },
      ],
    },
  ];
}

function verificationOf({ measure, value, limit, span, local, combination }: Sag, check: DeflectionCheck, clause: string): Verification {
  const { length, free, twice, from, whole, between, line, own } = measure;
  const utilisation = value / limit;
  return {
    key: "deflection",
    clause,
    title:
      check.measure === "drift"
        ? `Storey drift over ${length.toFixed(2)} m, ${nodeAt(line, own.a)} to ${nodeAt(line, own.b)}`
        : `Deflection along ${check.axis ?? "z"}${free && from === "undeformed" ? " of the tip" : ""}${free ? `, ${twice ? "2 × length" : "height"} / ${check.limit_ratio}` : ""}`,
    status: statusOf(utilisation),
    utilisation,
    combination: combination.id,
    member: span.member.id,
    position: span.reversed ? span.member.length - local : local,
    measured_from: from,
    reason: null,
    steps: deflectionSteps(check, clause, { combination: combination.id, length, twice, from, whole, between, value, limit }),
  };
}
