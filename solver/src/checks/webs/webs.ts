/** EN 1993-1-5 on a design member's webs beyond shear: transverse forces, flange-induced buckling, and what can be said of them. */

import { type FlangeInduced, flangeInduced } from "../../ec3/plated/flangeinduced.ts";
import { leastLength } from "../../ec3/plated/transverse.ts";
import { alongWay, hw, isSolid } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { Coverage } from "../../results/checks.ts";
import type { Ask, Assumption } from "../../results/open_points.ts";
import type { CheckCombination } from "../../topology/context.ts";
import { type MemberCheck, verified } from "../buckling/member.ts";
import { flangeInducedSteps, transverseSteps } from "../trace/webs.trace.ts";
import { PLATED } from "../verdict/coverage.ts";
import { bearingAsk, bySeat, ORDINARY } from "./bearing_length.ts";
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
  asks: Ask[];
  assumptions: Assumption[];
}

const [, , TRANSVERSE, INDUCED] = PLATED;

export function webFindings(input: WebInput): WebFindings {
  const transverse = transverseFindings(input);
  const induced = inducedFindings(input);
  return {
    ...transverse,
    found: [...transverse.found, ...induced.found],
    coverage: [...transverse.coverage, ...induced.coverage],
  };
}

const bare = (coverage: Coverage): WebFindings => ({ found: [], asks: [], assumptions: [], coverage: [coverage] });
const silent = (reason: string): WebFindings => bare({ clause: TRANSVERSE, state: "not_applicable", reason });
const verifiedBy = (found: Found[], clause: string = TRANSVERSE): WebFindings => ({ ...bare({ clause, state: "verified" }), found });

function transverseFindings(input: WebInput): WebFindings {
  const { design } = input;
  if (input.line.spans.every(({ member }) => isSolid(input.capacityOf(member).p))) return silent("a solid bar has no web");
  if (design.web_stiffeners === "at_forces") return silent("web_stiffeners: stiffeners at every support and point load take the force");
  const most = loadedMost(input, design.stiff_bearing_length);
  const { unless } = most;
  const found = borne(input, most);
  if (unless && unless.utilisation > 1) found.asks.push(postAsk(unless));
  return found;
}

/** Where a beam goes on over a post as another member, it may end there in a connection, or the web may bear the post. */
const postAsk = (unless: Loaded): Ask => ({
  ...{ code: "web_stiffeners", field: "/model/design_members/*/web_stiffeners", clause: TRANSVERSE, finding: "post" },
  options: ["at_forces"],
  figures: {
    force: { symbol: "", value: unless.force / 1e3, unit: "kN" },
    place: { symbol: "", value: unless.s, unit: "m" },
    combination: { symbol: "", value: unless.combination.id, unit: "" },
  },
  effect: [
    { value: "through a connection", utilisation: null },
    { value: "on the bare web", utilisation: unless.utilisation },
  ],
});

const said = ({ force, s, combination }: Pick<Loaded, "force" | "s" | "combination">): string =>
  `${(force / 1e3).toFixed(1)} kN at ${s.toFixed(3)} m in ${combination.id}`;

/** Verified with the bearing length the model gives; without one by a knife edge, any seat, or an ordinary length that is asked for. */
function borne(input: WebInput, { worst, joint, round }: Most): WebFindings {
  if (round) return byRing(round);
  const joints = "forces at joints, clamped ends and nodes of tubes go through connections (EN 1993-1-8): node design is not included";
  if (!worst) return silent(joint ? joints : "no concentrated force along its web");
  if (input.design.stiff_bearing_length !== undefined) return verifiedBy([transverse(worst)]);
  if (worst.utilisation <= 1) return verifiedBy([]);
  const least = leastLength(
    (length) => bearing(worst.given, Math.max(length, worst.spread ?? 0)).f_rd,
    hw(worst.given.p),
    worst.force,
    worst.eta1,
  );
  const place = { ...worst, combination: worst.combination.id };
  const seat = least === null ? null : bySeat(place, least);
  if (seat) return { found: [], asks: seat.asks, assumptions: seat.assumptions, coverage: [seat.coverage] };
  const ordinary = loadedMost(input, ORDINARY).worst as Loaded;
  const effect = [
    { value: `a bearing of ${ORDINARY * 1e3} mm`, utilisation: ordinary.utilisation },
    { value: "none", utilisation: worst.utilisation },
  ];
  return { ...verifiedBy([transverse(ordinary)]), asks: [bearingAsk(place, least, effect)] };
}

const transverse = (loaded: Loaded): Found => ({
  member: verified("transverse", loaded.utilisation, () => transverseSteps(loaded)),
  combination: loaded.combination,
});

function byRing(round: NonNullable<Most["round"]>): WebFindings {
  const bears = `${(round.least / 1e3).toFixed(1)} kN, fy·t²/(2·√2·γM1), that a ring d/4 long bears`;
  const where = said(round);
  return bare(
    round.force <= round.least
      ? { clause: TRANSVERSE, state: "assumed", reason: `${where} is less than the ${bears}: any seat will do` }
      : {
          ...{ clause: TRANSVERSE, state: "not_covered", code: "round_wall" },
          reason: `transverse forces on the wall of a tube are not covered: ${where} is more than the ${bears}. Declare web_stiffeners at_forces where a saddle or plates take them`,
        },
  );
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
    return bare({ clause: INDUCED, state: "not_applicable", reason: "a solid bar, or a hollow section that is not welded from plates" });
  const { c, e, r, way } = worst;
  // Of a section alone: where nothing acts it must not stand for a use of the member.
  const acts = states.some(({ peaks: { n, my, mz } }) => n > 0 || my > 0 || mz > 0);
  const shown = (acts && (way === "z" ? c.slender_web : c.slender_y)) || r.utilisation > 1;
  const member = verified("flange_induced", r.utilisation, () => flangeInducedSteps(c, e, r, way));
  return verifiedBy(shown ? [{ member, combination: state.combination }] : [], INDUCED);
}
