/** EN 1993-1-5 on a design member's webs beyond shear: transverse forces, flange-induced buckling, and what can be said of them. */

import type { DesignMember } from "../../../generated/model.ts";
import { type Action, actionOf, type Capacity } from "../../clauses/capacity.ts";
import { type FlangeInduced, flangeInduced } from "../../clauses/flangeinduced.ts";
import { hw, isSolid } from "../../clauses/profile.ts";
import { eta_1, leastLength, type Transverse, type TransverseInput, transverse, transverseUtilisation } from "../../clauses/transverse.ts";
import { type WallBearing, wallBearing } from "../../clauses/wallbearing.ts";
import type { Joints } from "../../stability/joints.ts";
import { type MemberCheck, verified } from "../buckling/member.ts";
import type { CheckCombination, CheckMember, Forces } from "../context.ts";
import type { LineDiagram } from "../forces/linediagram.ts";
import { flangeInducedSteps, transverseSteps } from "../trace/webs.trace.ts";
import { PLATED } from "../verdict/coverage.ts";
import type { Coverage } from "../verdict/result.ts";
import { together } from "./together.ts";
import { type WebForce, webForces } from "./webforces.ts";

/** Where a transverse force uses most of its web. */
export interface Loaded extends WebForce {
  c: Capacity;
  f: Action;
  given: Omit<TransverseInput, "s_s">;
  r: Transverse | WallBearing;
  eta1: number;
  utilisation: number;
  combination: CheckCombination;
}

export interface WebInput {
  states: readonly { combination: CheckCombination; diagram: LineDiagram }[];
  joints: Joints;
  design: DesignMember | null;
  capacityOf: (member: CheckMember) => Capacity;
}

/** A verification and the combination that governs it. */
interface Found {
  member: MemberCheck;
  combination: CheckCombination;
}

export interface WebFindings {
  found: Found[];
  coverage: Coverage[];
  /** What was taken for granted and awaits the engineer's word. */
  questions: string[];
}

/** A bearing up to this long is found under every beam, so that it is only asked for, m; a longer one must be given. */
export const ORDINARY_BEARING = 0.1;

/** Over a length of hw every web bears several times this share of its shear resistance, √3·χF of it with χF > 0.07 up to hw/tw = 300. */
const WORTH = 0.05;

const [, , TRANSVERSE, INDUCED] = PLATED;

export function webFindings(input: WebInput): WebFindings {
  const transverse = transverseFindings(input);
  const induced = inducedFindings(input);
  return {
    found: [...transverse.found, ...induced.found],
    coverage: [...transverse.coverage, ...induced.coverage],
    questions: transverse.questions,
  };
}

const silent = (state: Coverage["state"], reason: string, questions: string[] = []): WebFindings => ({
  found: [],
  questions,
  coverage: [{ clause: TRANSVERSE, state, reason }],
});

const verifiedBy = (found: Found[], clause: string = TRANSVERSE): WebFindings => ({
  found,
  questions: [],
  coverage: [{ clause, state: "verified" }],
});

function transverseFindings(input: WebInput): WebFindings {
  const { design } = input;
  const { spans } = (input.states[0] as WebInput["states"][number]).diagram.line;
  if (spans.every(({ member }) => isSolid(input.capacityOf(member).p))) return silent("not_applicable", "a solid bar has no web");
  if (design?.web_stiffeners === "at_forces")
    return silent("not_applicable", "web_stiffeners: stiffeners at every support and point load take the force");
  const s_s = design?.stiff_bearing_length;
  const most = loadedMost(input, s_s ?? 0);
  const { unless } = most;
  const found = borne(most, s_s);
  if (unless && unless.utilisation > 1)
    found.questions.push(
      `a post presses it with ${placed(unless)}, where it goes on as another member: its web uses ${unless.utilisation.toFixed(2)} there. Are there stiffeners (web_stiffeners: at_forces), or does it end at the post's face (its offset)?`,
    );
  return found;
}

const placed = ({ force, s, combination }: Loaded): string => `${(force / 1e3).toFixed(1)} kN at ${s.toFixed(3)} m in ${combination.id}`;

/** Verified with the bearing length the model gives; without one with a knife edge, or with an ordinary length that is asked for; else left open. */
function borne({ worst, joint, round }: Most, s_s: number | undefined): WebFindings {
  if (round)
    return silent(
      "not_covered",
      "transverse forces on the wall of a tube are not covered: declare web_stiffeners at_forces where a saddle or plates take them",
    );
  const joints = "forces at joints and clamped ends go through connections (EN 1993-1-8)";
  if (!worst) return silent("not_applicable", joint ? joints : "no concentrated force across the member");
  if (s_s !== undefined) {
    const member = verified("transverse", worst.utilisation, () => transverseSteps(worst));
    return verifiedBy([{ member, combination: worst.combination }]);
  }
  if (worst.utilisation <= 1) return verifiedBy([]);
  const least = leastLength(
    (length) => bearing(worst.given, Math.max(length, worst.spread ?? 0)).f_rd,
    hw(worst.c.p),
    worst.force,
    worst.eta1,
  );
  const where = placed(worst);
  if (least === null)
    return silent("not_covered", `stiff_bearing_length is not given, and no bearing length bears ${where} without stiffeners`);
  const needs = `stiff_bearing_length is not given: ${where} needs ${Math.ceil(least * 1e3)} mm, or stiffeners`;
  const question = `${needs}: is there as much?`;
  return least <= ORDINARY_BEARING ? silent("assumed", question, [question]) : silent("not_covered", needs);
}

const loadedLength = (r: Transverse | WallBearing): number => (r.type === "walls" ? r.l : r.l_y);

const bearing = (given: Loaded["given"], s_s: number): Transverse | WallBearing =>
  given.p.kind === "rhs" ? wallBearing({ ...given, s_s }) : transverse({ ...given, s_s });

interface Most {
  worst: Loaded | null;
  /** The worst of what a web bears unless a connection does. */
  unless: Loaded | null;
  joint: boolean;
  round: boolean;
}

function loadedMost({ states, joints, capacityOf }: WebInput, s_s: number): Most {
  const scratch: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const most: Most = { worst: null, unless: null, joint: false, round: false };
  for (const { combination, diagram } of states) {
    const { line } = diagram;
    const first = capacityOf((line.spans[0] as LineDiagram["line"]["spans"][number]).member);
    const givenAt = (one: WebForce, length: number): Loaded["given"] => {
      const { p, fy, gamma_m1 } = capacityOf(one.span.member);
      const c = Math.max(0, Math.max(Math.min(one.s, line.length - one.s), one.beyond ?? 0) - length / 2);
      return { p, fy, e: one.span.member.material.e, gamma_m1, c, opposed: one.opposed ?? false };
    };
    const widest = hw(first.p);
    const tube = first.p.kind === "chs";
    const patch = tube ? null : { widest, least: WORTH * first.vpl_z };
    const alone = webForces(diagram, joints, 1e-6 * first.vpl_z);
    const reach = (one: WebForce): number => loadedLength(bearing(givenAt(one, s_s), s_s));
    const several = patch ? together(diagram, alone, patch, reach) : [];
    for (const one of [...alone, ...several]) {
      const c = capacityOf(one.span.member);
      if (one.at === "joint") most.joint = true;
      else if (c.p.kind === "chs") most.round = true;
      if (c.p.kind !== "chs" && (one.at !== "joint" || one.unless)) {
        const length = Math.max(s_s, one.spread ?? 0);
        const given = givenAt(one, length);
        const r = bearing(given, length);
        const [left, right] = ([-1, 1] as const).map((side) => actionOf(c, diagram.forces(one.s, side, scratch))) as [Action, Action];
        const f = left.my >= right.my ? left : right;
        const eta1 = eta_1(c, f);
        const utilisation = transverseUtilisation(one.force / r.f_rd, eta1);
        const which = one.unless ? "unless" : "worst";
        if (utilisation > (most[which]?.utilisation ?? -1)) most[which] = { ...one, c, f, given, r, eta1, utilisation, combination };
      }
    }
  }
  return most;
}

/** By section and steel. */
const induced = new WeakMap<Capacity, FlangeInduced | null>();

/** It depends on the section alone, so it is shown where the web is slender or the limit is passed. */
function inducedFindings({ states, capacityOf }: WebInput): WebFindings {
  const state = states[0] as WebInput["states"][number];
  let worst: { r: FlangeInduced; c: Capacity; e: number } | null = null;
  for (const { member } of state.diagram.line.spans) {
    const c = capacityOf(member);
    let r = induced.get(c);
    if (r === undefined) induced.set(c, (r = flangeInduced(c.p, member.material.e, c.fy, c.class_y)));
    if (r && (!worst || r.utilisation > worst.r.utilisation)) worst = { r, c, e: member.material.e };
  }
  if (!worst)
    return {
      found: [],
      questions: [],
      coverage: [{ clause: INDUCED, state: "not_applicable", reason: "a solid bar, or a hollow section that is not welded from plates" }],
    };
  const { c, e, r } = worst;
  const shown = c.slender_web || r.utilisation > 1;
  const member = verified("flange_induced", r.utilisation, () => flangeInducedSteps(c, e, r));
  return verifiedBy(shown ? [{ member, combination: state.combination }] : [], INDUCED);
}
