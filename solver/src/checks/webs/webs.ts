/** EN 1993-1-5 on a design member's webs beyond shear: transverse forces, flange-induced buckling, and what can be said of them. */

import { type FlangeInduced, flangeInduced } from "../../ec3/plated/flangeinduced.ts";
import { leastLength } from "../../ec3/plated/transverse.ts";
import { alongWay, hw, isSolid } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { Coverage } from "../../results/checks.ts";
import type { CheckCombination } from "../../topology/context.ts";
import { type MemberCheck, verified } from "../buckling/member.ts";
import { flangeInducedSteps, transverseSteps } from "../trace/webs.trace.ts";
import { PLATED } from "../verdict/coverage.ts";
import { bearingNeeded } from "./bearing_length.ts";
import { bearing, type Loaded, loadedMost, type Most, type WebInput } from "./governing_web_force.ts";
import type { Way } from "./webforces.ts";

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
  if (input.line.spans.every(({ member }) => isSolid(input.capacityOf(member).p)))
    return silent("not_applicable", "a solid bar has no web");
  if (design.web_stiffeners === "at_forces")
    return silent("not_applicable", "web_stiffeners: stiffeners at every support and point load take the force");
  const s_s = design.stiff_bearing_length;
  const most = loadedMost(input, s_s);
  const { unless } = most;
  const found = borne(most, s_s);
  if (unless && unless.utilisation > 1)
    found.questions.push(
      `a post presses it with ${placed(unless)}, where it goes on as another member: its web uses ${unless.utilisation.toFixed(2)} there. Are there stiffeners (web_stiffeners: at_forces), or does it end at the post's face (its offset)?`,
    );
  return found;
}

const placed = ({ force, s, combination }: Pick<Loaded, "force" | "s" | "combination">): string =>
  `${(force / 1e3).toFixed(1)} kN at ${s.toFixed(3)} m in ${combination.id}`;

/** Verified with the bearing length the model gives; without one with a knife edge, or with an ordinary length that is asked for; else left open. */
function borne({ worst, joint, round }: Most, s_s: number | undefined): WebFindings {
  if (round) {
    const bears = `${(round.least / 1e3).toFixed(1)} kN, fy·t²/(2·√2·γM1), that a ring d/4 long bears`;
    return round.force <= round.least
      ? silent("assumed", `${placed(round)} is less than the ${bears}: any seat will do`)
      : silent(
          "not_covered",
          `transverse forces on the wall of a tube are not covered: ${placed(round)} is more than the ${bears}. Declare web_stiffeners at_forces where a saddle or plates take them`,
        );
  }
  const joints = "forces at joints, clamped ends and nodes of tubes go through connections (EN 1993-1-8): node design is not included";
  if (!worst) return silent("not_applicable", joint ? joints : "no concentrated force along its web");
  if (s_s !== undefined) {
    const member = verified("transverse", worst.utilisation, () => transverseSteps(worst));
    return verifiedBy([{ member, combination: worst.combination }]);
  }
  if (worst.utilisation <= 1) return verifiedBy([]);
  const least = leastLength(
    (length) => bearing(worst.given, Math.max(length, worst.spread ?? 0)).f_rd,
    hw(worst.given.p),
    worst.force,
    worst.eta1,
  );
  const where = placed(worst);
  if (least === null)
    return silent("not_covered", `stiff_bearing_length is not given, and no bearing length bears ${where} without stiffeners`);
  const { state, reason, questions } = bearingNeeded(where, least);
  return silent(state, reason, questions);
}

/**
 * It depends on the section and on the axes it bends about alone, so it is shown where the web is slender or the limit is passed. Of a box both pairs of
 * walls are webs, each where it bends about the axis across them.
 */
function inducedFindings({ states, line, capacityOf }: WebInput): WebFindings {
  const state = states[0] as WebInput["states"][number];
  const bent = (about: "my" | "mz"): boolean => states.some(({ peaks }) => peaks[about] > 0);
  const boxed: Way[] = !bent("mz") ? ["z"] : bent("my") ? ["z", "y"] : ["y"];
  let worst: { r: FlangeInduced; c: Capacity; e: number; way: Way } | null = null;
  for (const { member } of line.spans) {
    const c = capacityOf(member);
    for (const way of c.p.kind === "rhs" ? boxed : (["z"] as const)) {
      const r = flangeInduced(alongWay(c.p, way), member.material.e, c.fy, way === "z" ? c.class_y : c.class_z);
      if (r && (!worst || r.utilisation > worst.r.utilisation)) worst = { r, c, e: member.material.e, way };
    }
  }
  if (!worst)
    return {
      found: [],
      questions: [],
      coverage: [{ clause: INDUCED, state: "not_applicable", reason: "a solid bar, or a hollow section that is not welded from plates" }],
    };
  const { c, e, r, way } = worst;
  // Of a section alone: where nothing acts it must not stand for a use of the member.
  const acts = states.some(({ peaks: { n, my, mz } }) => n > 0 || my > 0 || mz > 0);
  const shown = (acts && (way === "z" ? c.slender_web : c.slender_y)) || r.utilisation > 1;
  const member = verified("flange_induced", r.utilisation, () => flangeInducedSteps(c, e, r, way));
  return verifiedBy(shown ? [{ member, combination: state.combination }] : [], INDUCED);
}
