/** What a steel check found on its target, put into a result: verifications, coverage, questions, assumptions and what they rest on. */

import type { Seen } from "../../diagrams/majoraxis.ts";
import { classOf } from "../../ec3/capacity.ts";
import { susceptible } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { DesignMember, Material, SteelCheck } from "../../generated/model.ts";
import { type CheckResult, type Coverage, statusOf, type Verification } from "../../results/checks.ts";
import type { Ask, Doubt } from "../../results/open_points.ts";
import type { Annex, CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Target } from "../../topology/target.ts";
import type { Buckling } from "../buckling/combinations.ts";
import { type SideLoads, sideLoads } from "../buckling/sideloads.ts";
import type { Swayed } from "../buckling/sway_state.ts";
import { type Found, usedBy } from "../governing.ts";
import { assemble, titled } from "../target.ts";
import { basisOf } from "../trace/basis.trace.ts";
import { unstatedAsk } from "../twist/annex.ts";
import { assumptionsOf, onePerMessage } from "../verdict/assumptions.ts";
import { steelCoverage, swayCoverage } from "../verdict/coverage.ts";
import { sagging } from "../verdict/self_weight_sag.ts";
import { slackened } from "../verdict/slack_members.ts";
import { type Sheared, stiffenersAsk } from "../verdict/stiffeners.ts";
import { turningDoubts } from "../verdict/turning.ts";
import { orUnforced } from "../verdict/zero_force.ts";
import { plateCoverage } from "../webs/plates.ts";
import { lagCoverage } from "../webs/shearlag.ts";
import type { WebFindings } from "../webs/webs.ts";
import type { Resolved } from "./capacities.ts";
import { jointAsks } from "./netsection.ts";
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
  joints: Joints;
  annex: Annex;
  second: boolean;
  /** Combinations without results. */
  missing: readonly Verification[];
  traced: boolean;
}

export function steelResult(found: SteelFindings): CheckResult {
  const { subject, states, worst, sorted, joints, annex, missing, traced } = found;
  const { target, check, turned, resolved, first, material, line } = subject;
  const use = usedBy(worst);
  const sheared = { z: use("shear_z"), y: use("shear_y"), torsion: use("torsion") };
  const verifications = verificationsOf(sorted, missing, traced);
  const pushed = pushedAside(found, use);
  const taken = assumptionsOf({
    ...{ check, annex, target, line, resolved, sheared, turned },
    ...{ freed: freedIn(subject, states), isPressed: mostCompressed(states) > 0 },
  });
  const sags = sagging(line, first.capacity.p, material, states, joints.assumed.second);
  const slack = slackened(
    target.members,
    states.map(({ combination }) => combination),
  );
  return assemble("en1993_1_1", check, target, {
    verifications,
    coverage: coverageOf(found, verifications),
    asks: asksOf(found, sheared, pushed),
    assumptions: [...taken, ...[sags, slack, pushed.assumption].filter((one) => one !== null), ...found.webs.assumptions],
    doubts: doubtsOf(found),
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

/** Combinations in which the compression flange is declared held, and the bottom one is compressed. */
function freedIn({ check, resolved }: Subject, states: readonly State[]): string[] {
  if (check.restrained !== true || !resolved.some(({ capacity }) => susceptible(capacity.p))) return [];
  return states.filter((state) => state.peaks.hogging).map((state) => state.combination.id);
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

function asksOf({ subject, states, worst, sorted, webs }: SteelFindings, sheared: Sheared, pushed: SideLoads): Ask[] {
  const { target, resolved, first, design } = subject;
  const joined = jointAsks(target.members[0] as CheckMember, design, first.capacity.npl, mostCompressed(states), usedBy(worst));
  const twisted = sorted.flatMap((found) => found.member?.ask ?? unstatedTwist(found, states) ?? []);
  const bare = resolved.map(({ capacity }) => stiffenersAsk(capacity, design, sheared));
  const all = [pushed.ask, ...joined, ...twisted, ...webs.asks, ...bare].filter((ask) => ask !== null);
  // Two clauses may ask the same: the one that uses more stands first.
  return [...new Map(all.map((ask) => [`${ask.field} ${ask.finding}`, ask] as const).reverse()).values()].reverse();
}

/** Of its steels, and of moments that second order leaves out. */
function doubtsOf({ subject, states, worst, joints }: SteelFindings): Doubt[] {
  const combinations = states.map(({ combination }) => combination);
  const ofSteel = subject.resolved.flatMap(({ strength }) => strength.doubts);
  return onePerMessage([...ofSteel, ...turningDoubts(swayedOf(subject, worst), joints, combinations)]);
}

/** A cross-section that fails with the worst of what is not stated of its torsion. */
function unstatedTwist({ key, utilisation, station, combination }: Found, states: readonly State[]): Ask | null {
  if (key !== "torsion" || !station || utilisation === null || statusOf(utilisation) !== "fail") return null;
  const peaks = states.find((state) => state.combination === combination)?.peaks;
  const unstated = (peaks?.twist ?? peaks?.slight?.solved().peaks)?.unstated;
  return unstated ? unstatedAsk(unstated, utilisation) : null;
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

/** As moments that second order leaves out find it. */
function swayedOf({ target, line, first }: Subject, worst: ReadonlyMap<string, Found>): Swayed {
  const { p, fy, gamma_m1 } = first.capacity;
  let most = 0;
  for (const { utilisation } of worst.values()) most = Math.max(most, utilisation ?? 0);
  return {
    ...{ member: target.members[0] as CheckMember, line, p },
    ...{ squash: (p.a * fy) / gamma_m1, most, elastic: elasticOf(first.capacity, lateralUse(worst)) },
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
  const { key, utilisation, code, station, member } = found;
  const status = member?.status ?? (utilisation === null ? "not_covered" : statusOf(utilisation));
  const lengths = (status === "fail" && member?.lengths?.()) || [];
  const reason = found.reason ?? (lengths.length ? lengths.join("; ") : null);
  const steps = !traced ? [] : member ? member.steps() : station ? stationSteps({ ...found, station }) : [];
  return titled({ key, status, utilisation, reason, code, lengths }, found.combination.id, station, steps);
}
