/** What transverse forces use of a member's webs at most in one combination, by its largest forces and the loads of its load cases. */

import { eta_1, type TransverseInput, transverse, transverseUtilisation } from "../../ec3/plated/transverse.ts";
import { wallBearing } from "../../ec3/plated/wallbearing.ts";
import { alongWay, hw } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { CheckCombination, CheckContext, CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line } from "../../topology/line.ts";
import { isUpright } from "../../topology/upright.ts";
import { largestForce, peaksOf } from "../forces/peaks.ts";
import { type Met, metAt } from "./web_bearing.ts";
import type { Way } from "./webforces.ts";

/** The line that is looked at, with what goes on from it over a support. */
export interface WebLine {
  line: Line;
  way: Way;
  joints: Joints;
  seen: Pick<CheckContext, "extremes" | "caseLoads">;
  capacityOf: (member: CheckMember) => Capacity;
}

interface CaseLoads {
  points: number;
  spread: number;
}

export class WebBounds {
  /** A post may press it, whose face is another matter. */
  readonly hasPosts: boolean;
  private readonly met: readonly Met[];
  /** Forces at neighbouring nodes may count together. */
  private readonly isShort: boolean;
  /** It rests on something, or goes on past nodes where loads may act. */
  private readonly isBorne: boolean;
  private readonly passed: readonly string[];
  private readonly widest: number;
  private readonly resistance: number;
  private readonly byCase = new Map<number, CaseLoads>();

  /** `least` is what a round wall bears in any case, null of webs; spread loads count from `worth` on. */
  constructor(
    private readonly web: WebLine,
    s_s: number,
    private readonly least: number | null,
    private readonly worth: number,
  ) {
    const { line, way, joints, capacityOf } = web;
    const last = line.spans.length;
    this.met = line.nodes.map((node, i) =>
      metAt(line, node, line.spans[Math.min(i, last - 1)]!.member, i === 0 || i === last, { joints, way }),
    );
    const meets = line.nodes.map((_, i) => this.meets(i));
    this.isBorne = meets.includes("bearing");
    this.passed = line.nodes.filter((_, i) => meets[i] === "load");
    this.hasPosts = this.met.some(({ post }) => post !== null);
    this.widest = Math.max(...line.spans.map(({ member }) => hw(alongWay(capacityOf(member).p, way))));
    this.isShort = line.spans.some(({ member }) => member.length <= this.widest * (1 + 1e-9));
    this.resistance = least ?? Math.min(...line.spans.map(({ member }) => knifeAtEnd(member, capacityOf(member), way, s_s)));
  }

  /** Loads between its nodes count, or forces that no connection brings in at them. */
  mayPress(combination: CheckCombination): boolean {
    const { joints } = this.web;
    if (this.isBorne || this.passed.some((node) => joints.context.applied(node, combination) !== null)) return true;
    let spread = 0;
    for (const { load_case, factor } of combination.terms) {
      const loads = this.loadsOf(load_case);
      if (loads.points > 0) return true;
      spread += Math.abs(factor) * loads.spread;
    }
    return spread > this.worth;
  }

  /** At the i-th node a connection takes what comes in, or only loads on the node do; elsewhere it bears on something. */
  private meets(i: number): "joint" | "load" | "bearing" {
    const { line, joints } = this.web;
    const isEnd = i === 0 || i === line.spans.length;
    const node = line.nodes[i]!;
    if (isEnd && isUpright(line.spans[0]!.member)) return "joint";
    if (joints.support(node) || this.met[i]!.post || line.reason !== null) return "bearing";
    const degree = joints.degreeOf(node);
    return degree > 2 || (degree === 2 && isEnd && !this.met[i]!.rigid) ? "joint" : degree === 2 ? "load" : "bearing";
  }

  of(combination: CheckCombination): number {
    const { line, seen, capacityOf } = this.web;
    const at = line.nodes.map((_, i) => this.enteringAt(i, combination));
    const nodes = at.reduce((sum, force) => (this.isShort ? sum + force : Math.max(sum, force)), 0);
    const loads = combination.terms.reduce((sum, { load_case, factor }) => {
      const { points, spread } = this.loadsOf(load_case);
      return sum + Math.abs(factor) * (points + spread);
    }, 0);
    const share = (nodes + loads) / this.resistance;
    if (this.least !== null) return share;
    const { n, pulled, my, mz } = peaksOf(seen, line, combination, capacityOf);
    const bent = (member: CheckMember): number => eta_1(capacityOf(member), { n: Math.max(n, pulled), vy: 0, vz: 0, mx: 0, my, mz });
    return transverseUtilisation(share, Math.max(...line.spans.map(({ member }) => bent(member))));
  }

  /** The jump of the shear, or a reaction where loads on the node take a part of it. */
  private enteringAt(i: number, combination: CheckCombination): number {
    const { line, way, joints, seen } = this.web;
    const shear = way === "z" ? "vz" : "vy";
    const around = line.spans
      .slice(Math.max(0, i - 1), i + 1)
      .reduce((sum, span) => sum + largestForce(seen, { spans: [span] }, combination, shear), 0);
    const { rigid } = this.met[i]!;
    const of = (force: "vy" | "vz"): number => largestForce(joints.context, { spans: [{ member: rigid! }] }, combination, force);
    const beyond = rigid ? Math.hypot(of("vy"), of("vz")) : 0;
    const reaction = joints.support(line.nodes[i]!) ? joints.context.reaction(line.nodes[i]!, combination) : null;
    return Math.max(around + beyond, reaction ? Math.hypot(...reaction) : 0);
  }

  /** Of one load case over the widest stretch that counts as one force; own weight enters no flange. */
  private loadsOf(loadCase: number): CaseLoads {
    let sum = this.byCase.get(loadCase);
    if (!sum) this.byCase.set(loadCase, (sum = this.findLoads(loadCase)));
    return sum;
  }

  private findLoads(loadCase: number): CaseLoads {
    const { line, way, seen } = this.web;
    const sum = { points: 0, spread: 0 };
    for (const { member } of line.spans) {
      const loads = seen.caseLoads(member, loadCase);
      for (const { fy, fz } of loads?.points ?? []) sum.points += Math.abs(way === "z" ? fz : fy);
      for (const { x1, x2, fy1, fy2, fz1, fz2, self_weight } of loads?.distributed ?? [])
        if (!self_weight) sum.spread += Math.max(...(way === "z" ? [fz1, fz2] : [fy1, fy2]).map(Math.abs)) * Math.min(x2 - x1, this.widest);
    }
    return sum;
  }
}

/** On a bearing at a member's very end, all of it through the web to the other flange. */
function knifeAtEnd({ material: { e } }: CheckMember, { p, fy, gamma_m1 }: Capacity, way: Way, s_s: number): number {
  const given: TransverseInput = { p: alongWay(p, way), fy, e, gamma_m1, s_s, c: 0, opposed: 1 };
  return (p.kind === "rhs" ? wallBearing(given) : transverse(given)).f_rd;
}
