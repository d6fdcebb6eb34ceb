/** The EN 1993-1-1 check of a single angle or a tee: cross-sections about its principal axes, then the member. */

import { LineDiagram } from "../../diagrams/linediagram.ts";
import { angleOf, isAngle } from "../../ec3/angles/angle.ts";
import { isAngleOrTee } from "../../ec3/angles/angle_or_tee.ts";
import { angleCapacity } from "../../ec3/angles/angleresistance.ts";
import { ANNEXES, type AnnexParameters, factorsOf } from "../../ec3/annexes.ts";
import { isTee, teeOf } from "../../ec3/cross_section/tee.ts";
import { strength } from "../../ec3/strength.ts";
import type { SteelCheck } from "../../generated/model.ts";
import { endsOf } from "../../members/end.ts";
import type { CheckResult } from "../../results/checks.ts";
import type { Gap } from "../../results/open_points.ts";
import type { Annex, CheckContext, CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import { lineOf } from "../../topology/line.ts";
import type { Target } from "../../topology/target.ts";
import { indices, swayOf } from "../buckling/sway.ts";
import { usedBy } from "../governing.ts";
import { isGap, loweredFactors } from "../steel/capacities.ts";
import { unsolved } from "../steel/missing_combinations.ts";
import { jointAsks, netSection } from "../steel/netsection.ts";
import { assemble, inOrder, scope } from "../target.ts";
import { angleBasis } from "../trace/angle.trace.ts";
import { SERVICE } from "../verdict/assumptions.ts";
import { steelCoverage, swayCoverage } from "../verdict/coverage.ts";
import { slackened } from "../verdict/slack_members.ts";
import { turningDoubts } from "../verdict/turning.ts";
import { orUnforced } from "../verdict/zero_force.ts";
import { type Found, keep, memberFound, verificationOf, verifyPlaces } from "./governing.ts";
import type { AngleState, Resolved, Run, Subject } from "./input.ts";
import { type LegForce, legCoverage, legForce } from "./legs.ts";
import { angleMember } from "./member.ts";
import { keepStability, swayedOf } from "./swayed.ts";

/** The check of angles and tees as the steel check calls it. */
export type AngleRun = typeof angleRun;

/** Runs the angle check on targets of one steel check; capacities are shared between them. */
export function angleRun(
  context: CheckContext,
  check: SteelCheck,
  joints: Joints,
  annex: Annex,
): (target: Target, traced: boolean) => CheckResult {
  const { counted, second } = joints.assumed;
  const run: Run = { context, check, joints, second: counted };
  const lowered = loweredFactors(check, annex, second);
  const known = new Map<string, Resolved | Gap>();
  const resolve = (member: CheckMember): Resolved | Gap => {
    const name = `${member.section.id}\n${member.material.id}`;
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = resolved({ ...factorsOf(annex, second), ...check }, member)));
    return found;
  };
  return (target, traced) => {
    const refuse = (gap: Gap): CheckResult => {
      const verifications = [scope(gap)];
      return assemble("en1993_1_1", check, target, { verifications, coverage: steelCoverage(verifications), traced });
    };
    const first = resolve(target.members[0] as CheckMember);
    if (isGap(first)) return refuse(first);
    const line = lineOf(target.members, joints);
    if (line.reason) return refuse({ code: "line", message: line.reason });
    const member = target.members[0] as CheckMember;
    const ends = endsOf(line, joints);
    const subject: Subject = { target, member, line, ends, ...first };
    const { worst, states, pressed } = overCombinations(run, subject);
    const pulled = worst.get("tension");
    const { npl } = first.capacity;
    const tension = (pulled?.utilisation ?? 0) * npl;
    if (pulled && tension > 0 && target.design.nu_rd)
      keep(worst, memberFound(netSection(tension, target.design.nu_rd), pulled.combination));
    const swayed = swayedOf(run, subject, worst, states);
    keepStability(run, worst, states);
    const n = Math.max(0, ...states.map(({ peaks }) => peaks.n));
    const sorted = inOrder(worst);
    const verifications = [
      ...orUnforced(sorted.map((found) => verificationOf(found, traced))),
      ...unsolved(context, check.limit_state, indices(target.members)),
    ];
    const { material } = member;
    const legs = legCoverage(first.capacity, verifications, pressed, target.design);
    const joined = jointAsks(member, target.design, npl, n, usedBy(worst));
    const combinations = context.combinations.filter(({ limit_state }) => limit_state === check.limit_state);
    const slack = slackened(target.members, combinations);
    const service = check.limit_state === "SLS" ? [SERVICE] : [];
    return assemble("en1993_1_1", check, target, {
      verifications,
      coverage: [
        ...steelCoverage(verifications, target.members),
        swayCoverage({ verifications, target, line, ends, n, states, second, joints }),
        ...legs.coverage,
      ],
      asks: [...legs.asks, ...joined],
      assumptions: [...first.strength.notes, ...(slack ? [slack] : []), ...legs.assumptions, ...service],
      doubts: [...first.strength.doubts, ...lowered, ...turningDoubts(swayed, joints, combinations)],
      basis: angleBasis(first.capacity, first.strength, material.grade ?? material.id, target.design, ANNEXES[annex].title),
      traced,
    });
  };
}

/** What governs over all combinations, and its forces in each. */
function overCombinations({ context, check, joints }: Run, { target, member, line, ends, capacity: c }: Subject) {
  const worst = new Map<string, Found>();
  const { e, g } = member.material;
  let pressed: LegForce | null = null;
  const states: AngleState[] = [];
  for (const combination of context.combinations) {
    if (combination.limit_state !== check.limit_state) continue;
    const diagram = new LineDiagram(line, context, combination);
    const peaks = verifyPlaces(diagram, c, worst);
    const sway = swayOf(context.stability, combination.index, indices(target.members));
    for (const one of angleMember({ diagram, joints, ends, sway, design: target.design, check, c, e, g, peaks }))
      keep(worst, memberFound(one, combination));
    const leg = legForce(diagram, joints, c, target.design.stiff_bearing_length);
    if (leg && (!pressed || leg.needs > pressed.needs)) pressed = leg;
    states.push({ combination, diagram, peaks, sway });
  }
  return { worst, states, pressed };
}

function resolved(
  { gamma_m0, gamma_m1 }: Pick<AnnexParameters, "gamma_m0" | "gamma_m1">,
  { section, material }: CheckMember,
): Resolved | Gap {
  const ofShape = (message: string): Gap => ({ code: "section_shape", message });
  if (!isAngleOrTee(section))
    return ofShape(`section ${section.name ?? section.id} is no angle or tee: these are verified apart from other shapes`);
  const p = isAngle(section) ? angleOf(section) : isTee(section) ? teeOf(section) : "";
  if (typeof p === "string") return ofShape(p);
  const found = strength(section, material);
  if (found.fy === null) return { code: "yield_strength", message: found.reason as string };
  return { strength: { ...found, fy: found.fy }, capacity: angleCapacity(p, found.fy, gamma_m0, gamma_m1) };
}
