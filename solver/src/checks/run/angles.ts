/** The EN 1993-1-1 check of a single angle or a tee: cross-sections about its principal axes, then the member. */

import type { SteelCheck } from "../../generated/model.ts";
import { angleOf, isAngle } from "../clauses/angle.ts";
import { type AngleAction, type AngleCapacity, angleAction, angleCapacity } from "../clauses/angleresistance.ts";
import { ANNEXES, type AnnexParameters } from "../clauses/annexes.ts";
import { type Strength, strength } from "../clauses/strength.ts";
import { isTee, teeOf } from "../clauses/tee.ts";
import { endsOf } from "../stability/ends.ts";
import type { Joints } from "../stability/joints.ts";
import { hasSwayLengths } from "../stability/lengths.ts";
import { isAngleOrTee } from "./angle_or_tee.ts";
import { type LegForce, legCoverage, legForce } from "./anglelegs.ts";
import { angleMember, statedStrut } from "./anglemember.ts";
import { ANGLE_VERIFICATIONS } from "./angleverifications.ts";
import type { Annex, CheckCombination, CheckContext, CheckMember, Diagram, Forces } from "./context.ts";
import { steelCoverage, swayCoverage } from "./coverage.ts";
import { lineOf, type Span } from "./line.ts";
import { LineDiagram } from "./linediagram.ts";
import type { MemberCheck } from "./member.ts";
import { type CheckResult, type Step, statusOf, type Verification } from "./result.ts";
import { assumedLengths, statedLengths } from "./stated.ts";
import { indices, swayCheck, swayOf } from "./sway.ts";
import { assemble, ORDER, scope, type Target, TITLES, unsolved } from "./target.ts";
import { angleBasis, angleForcesStep } from "./trace/angle.trace.ts";

/** What governs a verification; a member's own check has no place along it. */
interface Found {
  key: string;
  utilisation: number | null;
  reason: string | null;
  combination: CheckCombination;
  place: { span: Span; x: number } | null;
  status: Verification["status"];
  steps: () => Step[];
}

/** Largest forces of an angle in one combination; n is compression positive and may be negative, moments are magnitudes. */
export interface AnglePeaks {
  n: number;
  tension: number;
  mu: number;
  mv: number;
}

interface Resolved {
  strength: Strength & { fy: number };
  capacity: AngleCapacity;
}

/** Places between the special positions where stresses of several forces may peak. */
const PARTS = 20;

/** The check of angles and tees as the steel check calls it. */
export type AngleRun = typeof angleRun;

/** Runs the angle check on targets of one steel check; capacities are shared between them. */
export function angleRun(
  context: CheckContext,
  check: SteelCheck,
  joints: Joints,
  annex: Annex,
): (target: Target, traced: boolean) => CheckResult {
  const combinations = context.combinations.filter((c) => c.limit_state === check.limit_state);
  const second = context.model.analysis?.options?.order === "second";
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
    const worst = new Map<string, Found>();
    const { e, g } = (target.members[0] as CheckMember).material;
    const ends = target.design && endsOf(line, joints);
    let [n, analysed] = [0, true];
    let pressed: LegForce | null = null;
    const pushes: number[] = [];
    for (const combination of combinations) {
      const diagram = new LineDiagram(line, context, combination);
      const peaks = verifyPlaces(diagram, first.capacity, worst);
      const sway = swayOf(context.stability, combination.index, indices(target.members));
      const swayLength =
        target.design !== null && ends !== null && hasSwayLengths({ member: target.design, line, ends, n: peaks.n }, joints.swayLengths);
      const swaying = swayCheck({ found: sway, second, swayLength });
      const own = angleMember({ diagram, ends, sway, design: target.design, check, c: first.capacity, e, g, peaks });
      for (const one of swaying ? [...own, swaying] : own) keep(worst, memberFound(one, combination));
      const leg = legForce(diagram, joints, first.capacity);
      if (leg && (!pressed || leg.needs > pressed.needs)) pressed = leg;
      pushes.push(peaks.n);
      n = Math.max(n, peaks.n);
      analysed &&= sway.known || peaks.n <= 0;
    }
    const sorted = [...worst.values()].sort((a, b) => (ORDER.get(a.key) as number) - (ORDER.get(b.key) as number));
    const verifications = [...sorted.map((found) => verificationOf(found, traced)), ...unsolved(context, check.limit_state)];
    const { material } = target.members[0] as CheckMember;
    const legs = legCoverage(first.capacity, verifications, pressed, target.design);
    const used = Math.max(0, ...sorted.map(({ place, utilisation }) => (place === null ? (utilisation ?? 0) : 0)));
    const swaying = pushes.map((push) => statedStrut(first.capacity, target.design, e, push, used));
    const assumed = target.design && ends && n > 0 ? assumedLengths(target.design, line, ends, n) : [];
    const doubts = [...assumed, ...statedLengths({ line, joints, check, swaying })];
    const questions = [...new Set([...first.strength.questions, ...legs.questions, ...doubts])];
    const warnings = [...new Set([...first.capacity.p.warnings, ...first.strength.warnings, ...questions])];
    return assemble("en1993_1_1", check, target, {
      verifications,
      coverage: [
        ...steelCoverage(verifications, target.members),
        swayCoverage({ verifications, target, line, ends, n, analysed, second }),
        ...legs.coverage,
      ],
      warnings: check.limit_state === "SLS" ? [...warnings, "resistances are verified against an SLS combination"] : warnings,
      questions,
      basis: angleBasis(first.capacity, first.strength, material.grade ?? material.id, target.design),
      traced,
    });
  };
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

/** Every special position and even parts between them, both sides of jumps: keeps what governs, hands back the largest forces. */
function verifyPlaces(diagram: LineDiagram, c: AngleCapacity, worst: Map<string, Found>): AnglePeaks {
  const forces: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const peaks: AnglePeaks = { n: 0, tension: 0, mu: 0, mv: 0 };
  const { combination } = diagram;
  const at = (span: Span, x: number, f: AngleAction): void => {
    peaks.n = Math.max(peaks.n, f.n);
    peaks.tension = Math.max(peaks.tension, -f.n);
    peaks.mu = Math.max(peaks.mu, Math.abs(f.mu));
    peaks.mv = Math.max(peaks.mv, Math.abs(f.mv));
    for (const { key, called, verify, steps } of ANGLE_VERIFICATIONS) {
      if (!called(f)) continue;
      const { utilisation, reason } = verify(c, f);
      keep(worst, {
        key,
        utilisation,
        reason,
        combination,
        place: { span, x },
        status: utilisation === null ? "not_covered" : statusOf(utilisation),
        steps: () => [angleForcesStep(combination.id, span.member.id, x, f), ...steps(c, f)],
      });
    }
  };
  diagram.line.spans.forEach((span, i) => {
    const one = diagram.diagrams[i] as Diagram;
    const { length } = span.member;
    for (const x of one.positions) {
      if (x > 0) at(span, x, angleAction(c, one.forces(x, -1, forces)));
      if (x < length) at(span, x, angleAction(c, one.forces(x, 1, forces)));
    }
    for (let k = 1; k < PARTS; k++) at(span, (k * length) / PARTS, angleAction(c, one.forces((k * length) / PARTS, 1, forces)));
  });
  return peaks;
}

const memberFound = ({ key, utilisation, reason, status, steps }: MemberCheck, combination: CheckCombination): Found => ({
  key,
  utilisation,
  reason,
  combination,
  place: null,
  status,
  steps,
});

/** Not covered outlasts a number, a failure outlasts both: then the largest utilisation governs. */
function keep(worst: Map<string, Found>, found: Found): void {
  const rank = ({ status, utilisation }: Found): number =>
    status === "fail" ? 1e10 + Math.min(utilisation as number, 1e9) : status === "not_covered" ? 1e9 : (utilisation ?? -1);
  const held = worst.get(found.key);
  if (!held || rank(found) > rank(held)) worst.set(found.key, found);
}

function verificationOf({ key, status, utilisation, reason, combination, place, steps }: Found, traced: boolean): Verification {
  const [clause, title] = TITLES[key] as readonly [string, string];
  return {
    key,
    clause,
    title,
    status,
    utilisation,
    combination: combination.id,
    member: place?.span.member.id ?? null,
    position: place?.x ?? null,
    reason,
    steps: traced ? steps() : [],
  };
}
