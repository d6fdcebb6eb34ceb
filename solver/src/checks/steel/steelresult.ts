/** What a steel check found on its target, put into a result: verifications, coverage, warnings, questions and what they rest on. */

import type { Seen } from "../../diagrams/majoraxis.ts";
import { classOf } from "../../ec3/capacity.ts";
import { susceptible } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { DesignMember, Material, SteelCheck } from "../../generated/model.ts";
import { type CheckResult, type Coverage, statusOf, type Verification } from "../../results/checks.ts";
import type { Annex, CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Target } from "../../topology/target.ts";
import { type Buckling, bucklingUse } from "../buckling/combinations.ts";
import { lengthPairs } from "../buckling/length_pairs.ts";
import { type SideLoads, sideLoads } from "../buckling/sideloads.ts";
import type { Swayed, SwayInput } from "../buckling/sway_state.ts";
import { type Found, usedBy } from "../governing.ts";
import { assemble, titled } from "../target.ts";
import { basisOf } from "../trace/basis.trace.ts";
import { steelCoverage, swayCoverage } from "../verdict/coverage.ts";
import { sagging } from "../verdict/self_weight_sag.ts";
import { slackened } from "../verdict/slack_members.ts";
import { type Sheared, stiffenersSaid } from "../verdict/stiffeners.ts";
import { otherFlange, questionsOf, warningsOf } from "../verdict/warnings.ts";
import { orUnforced } from "../verdict/zero_force.ts";
import { plateCoverage } from "../webs/plates.ts";
import { lagCoverage } from "../webs/shearlag.ts";
import type { WebFindings } from "../webs/webs.ts";
import type { Resolved } from "./capacities.ts";
import { jointQuestions } from "./netsection.ts";
import type { State } from "./states.ts";
import { stationSteps } from "./stations.ts";

/** What is checked, as its combinations have it in common. */
export interface Subject extends Buckling {
  target: Target;
  check: SteelCheck;
  /** Seen with the major axis as y. */
  turned: boolean;
  design: DesignMember;
  material: Material;
  /** Of the target's members, in their order. */
  resolved: readonly Resolved[];
  capacityOf: (member: CheckMember) => Capacity;
  seen: Seen["context"];
}

export interface SteelFindings {
  subject: Subject;
  states: readonly State[];
  /** By key, and in a result's order. */
  worst: ReadonlyMap<string, Found>;
  sorted: readonly Found[];
  webs: WebFindings;
  swayed: Swayed;
  swaying: readonly SwayInput[];
  joints: Joints;
  annex: Annex;
  second: boolean;
  /** Combinations without results. */
  missing: readonly Verification[];
  traced: boolean;
}

export function steelResult(found: SteelFindings): CheckResult {
  const { subject, states, worst, sorted, joints, annex, missing, traced } = found;
  const { target, check, turned, resolved, first, material } = subject;
  const freed = freedFlange(subject, states);
  const use = usedBy(worst);
  const sheared = { z: use("shear_z"), y: use("shear_y"), torsion: use("torsion") };
  const verifications = verificationsOf(sorted, missing, traced);
  const pushed = pushedAside(found, use);
  const questions = allQuestions(found, sheared, pushed);
  const warnings = warningsOf({ check, annex, target, resolved, freed, sheared, turned });
  const sags = sagging(subject.line, first.capacity.p, material, states, joints.assumed.second);
  const slack = slackened(
    target.members,
    states.map(({ combination }) => combination),
  );
  return assemble("en1993_1_1", check, target, {
    verifications,
    coverage: coverageOf(found, verifications),
    warnings: [...warnings, ...[sags, slack, pushed.told].filter((one) => one !== null), ...questions],
    questions,
    basis: basisOf(check, annex, first.capacity, first.strength, material.grade ?? material.id, sorted),
    traced,
  });
}

/** The same result with its steps. Apart from the run, whose every combination it would hold on to. */
export const traceOf = (result: CheckResult, sorted: readonly Found[], missing: readonly Verification[]) => (): CheckResult => ({
  ...result,
  traced: true,
  verifications: verificationsOf(sorted, missing, true),
});

/** Largest compression. */
function mostCompressed(states: readonly State[]): number {
  let n = 0;
  for (const { peaks } of states) n = Math.max(n, peaks.n);
  return n;
}

/** How it is verified where the compression flange is declared held, and the bottom one is compressed. */
function freedFlange({ check, resolved, line }: Subject, states: readonly State[]): string | null {
  if (check.restrained !== true || !resolved.some(({ capacity }) => susceptible(capacity.p))) return null;
  return otherFlange(
    states.filter((state) => state.peaks.hogging).map((state) => state.combination.id),
    line,
  );
}

function pushedAside({ subject, states, worst, joints }: SteelFindings, use: ReturnType<typeof usedBy>): SideLoads {
  const { target, check, first, line, seen, ends, s } = subject;
  const used = use(...worst.keys());
  const all = {
    check,
    c: first.capacity,
    joints,
    line,
    seen,
    ends,
    s,
    design: target.design,
    used,
    bent: use("bending_z"),
    ltb: use("ltb"),
  };
  return sideLoads(all, states);
}

function allQuestions(
  { subject, states, worst, sorted, webs, swayed, swaying, joints }: SteelFindings,
  sheared: Sheared,
  pushed: SideLoads,
): string[] {
  const { target, check, resolved, first, design } = subject;
  const n = mostCompressed(states);
  const use = usedBy(worst);
  const joined = jointQuestions(target.members[0] as CheckMember, target.design, first.capacity.npl, n, use);
  const out = [pushed.asked, ...joined].filter((question) => question !== null);
  for (const { member } of sorted) {
    const question = member?.question?.(bucklingUse(worst));
    if (question) out.push(question);
  }
  const asked = resolved.flatMap(({ strength }) => strength.questions);
  for (const { capacity } of resolved) {
    const plates = stiffenersSaid(capacity, design, sheared).asked;
    if (plates) asked.push(plates);
  }
  const pairs = lengthPairs(swayed, states, joints, check);
  return [...out, ...webs.questions, ...questionsOf({ joints, swayed, states, swaying, pairs, asked })];
}

/** What moments use of the elastic section; about y-y `lateral` times as much where it buckles sideways. */
const elasticOf =
  ({ p: { wel_y, wel_z }, fy, gamma_m1 }: Capacity, lateral: number) =>
  (my: number, mz: number): number =>
    (((lateral * Math.abs(my)) / wel_y + Math.abs(mz) / wel_z) * gamma_m1) / fy;

/** How many times what bending about y-y uses lateral buckling does. */
function lateralUse(worst: ReadonlyMap<string, Found>): number {
  const use = usedBy(worst);
  const bent = use("bending_y");
  return bent > 0 ? Math.max(1, use("ltb") / bent) : 1;
}

/** The most that a verification with a moment uses, and what of it that may be: in 6.3.3 it counts less than twice. */
function bendingUse(most: ReturnType<typeof usedBy>, axis: "y" | "z"): [used: number, bent: number] {
  const alone = [`bending_${axis}`, ...(axis === "y" ? ["ltb"] : [])];
  const used = most(...alone, "bending_axial", "bending_shear", "bending_torsion", "interaction");
  return [used, Math.min(used, 2 * most(...alone))];
}

/** As what is asked of sway sees it. */
export function swayedOf({ target, design, line, ends, turned, material, first }: Subject, worst: ReadonlyMap<string, Found>): Swayed {
  const { p, fy, gamma_m1 } = first.capacity;
  let most = 0;
  for (const { utilisation } of worst.values()) most = Math.max(most, utilisation ?? 0);
  return {
    ...{ member: target.members[0] as CheckMember, design, line, ends, turned, p, e: material.e },
    ...{ squash: (p.a * fy) / gamma_m1, used: bucklingUse(worst), most, elastic: elasticOf(first.capacity, lateralUse(worst)) },
  };
}

function coverageOf(found: SteelFindings, verifications: readonly Verification[]): Coverage[] {
  const { subject, states, worst, webs, second, joints } = found;
  const { target, line, ends, first } = subject;
  const n = mostCompressed(states);
  return [
    ...steelCoverage(verifications, target.members),
    swayCoverage({ verifications, target, line, ends, n, states, second, joints }),
    ...plateCoverage(first.capacity, slender(states, first), target.design),
    ...webs.coverage,
    ...lagCoverage(first.capacity.p, states, (axis) => bendingUse(usedBy(worst), axis)),
  ];
}

/** Some combination's largest forces put the section into class 4. */
const slender = (states: readonly State[], { capacity: c }: Resolved): boolean =>
  c.class_n === 4 && states.some(({ peaks }) => (peaks.n > 0 ? c.class_n : classOf(c, { n: 0, my: peaks.my, mz: peaks.mz })) === 4);

function verificationsOf(sorted: readonly Found[], missing: readonly Verification[], traced: boolean): Verification[] {
  const out: Verification[] = [];
  for (const found of sorted) out.push(verificationOf(found, traced));
  return [...orUnforced(out), ...missing];
}

function verificationOf(found: Found, traced: boolean): Verification {
  const { key, utilisation, station, member } = found;
  const status = member?.status ?? (utilisation === null ? "not_covered" : statusOf(utilisation));
  const reason = found.reason ?? (status === "fail" ? (member?.lengths?.() ?? null) : null);
  const steps = !traced ? [] : member ? member.steps() : station ? stationSteps({ ...found, station }) : [];
  return titled({ key, status, utilisation, reason }, found.combination.id, station, steps);
}
