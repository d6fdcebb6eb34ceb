/** The EN 1993-1-1 check of a single angle or a tee: cross-sections about its principal axes, then the member. */

import type { SteelCheck } from "../../../generated/model.ts";
import { angleOf, isAngle } from "../../clauses/angle.ts";
import { type AngleCapacity, angleCapacity } from "../../clauses/angleresistance.ts";
import { ANNEXES, type AnnexParameters } from "../../clauses/annexes.ts";
import { type Strength, strength } from "../../clauses/strength.ts";
import { isTee, teeOf } from "../../clauses/tee.ts";
import { type Ends, endsOf } from "../../stability/ends.ts";
import type { Joints } from "../../stability/joints.ts";
import { areHeld } from "../../stability/lengths.ts";
import { leanQuestion } from "../../stability/outofplumb.ts";
import { phiQuestion } from "../../stability/phi.ts";
import { hasSwayLengths } from "../../stability/swaylengths.ts";
import { contradictions } from "../buckling/contradiction.ts";
import type { MemberCheck } from "../buckling/member.ts";
import { passingOf } from "../buckling/passing.ts";
import { assumedLengths, statedLengths } from "../buckling/stated.ts";
import { indices, type Sway, swayOf } from "../buckling/sway.ts";
import { swayCheck } from "../buckling/swaycheck.ts";
import { axialOf, waveOf } from "../buckling/swaying.ts";
import type { Annex, CheckCombination, CheckContext, CheckMember } from "../context.ts";
import { type Line, lineOf } from "../forces/line.ts";
import { LineDiagram } from "../forces/linediagram.ts";
import { usedBy } from "../governing.ts";
import { jointQuestions, netSection } from "../netsection.ts";
import { assemble, inOrder, scope, type Target } from "../target.ts";
import { angleBasis } from "../trace/angle.trace.ts";
import { unsolved } from "../unsolved.ts";
import { steelCoverage, swayCoverage } from "../verdict/coverage.ts";
import type { CheckResult } from "../verdict/result.ts";
import { slackened } from "../verdict/slackened.ts";
import { orUnforced } from "../verdict/unforced.ts";
import { isAngleOrTee } from "./angle_or_tee.ts";
import { type Found, keep, memberFound, verificationOf, verifyPlaces } from "./governing.ts";
import { type LegForce, legCoverage, legForce } from "./legs.ts";
import { angleMember, statedStrut } from "./member.ts";

interface Resolved {
  strength: Strength & { fy: number };
  capacity: AngleCapacity;
}

/** What all targets of one steel check have in common; `second` where the analysis is of second order. */
interface Run {
  context: CheckContext;
  check: SteelCheck;
  joints: Joints;
  second: boolean;
}

/** The check of angles and tees as the steel check calls it. */
export type AngleRun = typeof angleRun;

/** Runs the angle check on targets of one steel check; capacities are shared between them. */
export function angleRun(
  context: CheckContext,
  check: SteelCheck,
  joints: Joints,
  annex: Annex,
): (target: Target, traced: boolean) => CheckResult {
  const second = context.model.analysis?.options?.order === "second";
  const run: Run = { context, check, joints, second };
  const known = new Map<string, Resolved | string>();
  const resolve = (member: CheckMember): Resolved | string => {
    const name = `${member.section.id}\n${member.material.id}`;
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = resolved({ ...ANNEXES[annex], ...check }, member)));
    return found;
  };
  return (target, traced) => {
    const refuse = (reason: string): CheckResult => {
      const verifications = [scope(reason)];
      return assemble("en1993_1_1", check, target, { verifications, coverage: steelCoverage(verifications), traced });
    };
    const first = resolve(target.members[0] as CheckMember);
    if (typeof first === "string") return refuse(first);
    const line = lineOf(target.members, joints);
    if (line.reason) return refuse(line.reason);
    const { e } = (target.members[0] as CheckMember).material;
    const ends = target.design && endsOf(line, joints);
    const { worst, pressed, pushes, passed, n, analysed, asking } = overCombinations(run, target, line, ends, first.capacity);
    const pulled = worst.get("tension");
    const { npl } = first.capacity;
    const tension = (pulled?.utilisation ?? 0) * npl;
    if (pulled && tension > 0 && target.design?.nu_rd)
      keep(worst, memberFound(netSection(tension, target.design.nu_rd), pulled.combination));
    const joined = jointQuestions(target.members[0] as CheckMember, target.design, npl, n, usedBy(worst));
    const sorted = inOrder(worst);
    const verifications = [...orUnforced(sorted.map((found) => verificationOf(found, traced))), ...unsolved(context, check.limit_state)];
    const { material } = target.members[0] as CheckMember;
    const legs = legCoverage(first.capacity, verifications, pressed, target.design);
    const used = Math.max(0, ...sorted.map(({ place, utilisation }) => (place === null ? (utilisation ?? 0) : 0)));
    const swaying = pushes.map(({ n: push, found }) => ({
      ...statedStrut(first.capacity, target.design, e, push, used),
      found,
      wave: waveOf(found, joints),
      length: line.system,
      turned: false,
      isLoose: (axis: "y" | "z") => ends !== null && !areHeld(ends, axis, line.system, push),
    }));
    const assumed = target.design && ends && n > 0 ? assumedLengths(target.design, line, ends, n) : [];
    // A mode tells of y-y and z-z: with a length of its own about v-v an angle's is not among them.
    const contradicted = target.design?.l_cr_v === undefined ? contradictions(swaying) : [];
    const doubts = [...assumed, ...statedLengths({ line, joints, check, swaying }), ...contradicted];
    const { p, fy, gamma_m1 } = first.capacity;
    const holder = {
      member: target.members[0] as CheckMember,
      joints,
      length: line.system,
      i: p.iv,
      squash: (p.a * fy) / gamma_m1,
      most: Math.max(0, ...sorted.map(({ utilisation }) => utilisation ?? 0)),
      directions: context.model.analysis?.options?.imperfections?.directions ?? null,
    };
    const leaning = leanQuestion(joints, holder.member, check);
    const ask = passingOf(holder);
    const questions = [
      ...new Set([
        ...first.strength.questions,
        ...legs.questions,
        ...joined,
        ...doubts,
        ...asking.flatMap((ask) => ask(used) ?? []),
        ...[leaning, phiQuestion(joints, holder.member, check)].filter((question) => question !== null),
        ...(ask ? passed.flatMap(({ combination, n: force }) => ask(combination, force, leaning === null) ?? []).slice(0, 1) : []),
        ...(context.equilibrium?.() ?? []),
      ]),
    ];
    const slack = slackened(
      target.members,
      context.combinations.filter(({ limit_state }) => limit_state === check.limit_state),
    );
    const warnings = [...new Set([...first.strength.warnings, ...(slack === null ? [] : [slack]), ...questions])];
    return assemble("en1993_1_1", check, target, {
      verifications,
      coverage: [
        ...steelCoverage(verifications, target.members),
        swayCoverage({ verifications, target, line, ends, n, analysed, second, joints }),
        ...legs.coverage,
      ],
      warnings: check.limit_state === "SLS" ? [...warnings, "resistances are verified against an SLS combination"] : warnings,
      questions,
      basis: angleBasis(first.capacity, first.strength, material.grade ?? material.id, target.design),
      traced,
    });
  };
}

/** What governs over all combinations, and what compresses it in each. */
function overCombinations({ context, check, joints, second }: Run, target: Target, line: Line, ends: Ends | null, c: AngleCapacity) {
  const worst = new Map<string, Found>();
  const { e, g } = (target.members[0] as CheckMember).material;
  let [n, analysed] = [0, true];
  let pressed: LegForce | null = null;
  const pushes: { n: number; found: Sway }[] = [];
  const passed: { n: () => number; combination: CheckCombination }[] = [];
  const asking: NonNullable<MemberCheck["question"]>[] = [];
  for (const combination of context.combinations) {
    if (combination.limit_state !== check.limit_state) continue;
    const diagram = new LineDiagram(line, context, combination);
    const peaks = verifyPlaces(diagram, c, worst);
    const sway = swayOf(context.stability, combination.index, indices(target.members));
    const swayLength =
      target.design !== null &&
      ends !== null &&
      hasSwayLengths({ member: target.design, line, ends, n: peaks.n }, joints.swayLengths(target.members[0]!.start));
    const swaying = swayCheck({ found: sway, second, swayLength });
    const own = angleMember({ diagram, ends, sway, design: target.design, check, c, e, g, peaks });
    for (const one of swaying ? [...own, swaying] : own) {
      keep(worst, memberFound(one, combination));
      if (one.question) asking.push(one.question);
    }
    const leg = legForce(diagram, joints, c, target.design?.stiff_bearing_length);
    if (leg && (!pressed || leg.needs > pressed.needs)) pressed = leg;
    pushes.push({ n: peaks.n, found: sway });
    if (!second && target.design && (sway.alpha === null || swayLength)) passed.push({ combination, n: () => axialOf(diagram) });
    n = Math.max(n, peaks.n);
    analysed &&= sway.known || peaks.n <= 0;
  }
  return { worst, pressed, pushes, passed, n, analysed, asking };
}

function resolved(
  { gamma_m0, gamma_m1 }: Pick<AnnexParameters, "gamma_m0" | "gamma_m1">,
  { section, material }: CheckMember,
): Resolved | string {
  if (!isAngleOrTee(section)) return `section ${section.name ?? section.id} is no angle or tee: these are verified apart from other shapes`;
  const p = isAngle(section) ? angleOf(section) : isTee(section) ? teeOf(section) : "";
  if (typeof p === "string") return p;
  const found = strength(section, material);
  if (found.fy === null) return found.reason as string;
  return { strength: { ...found, fy: found.fy }, capacity: angleCapacity(p, found.fy, gamma_m0, gamma_m1) };
}
