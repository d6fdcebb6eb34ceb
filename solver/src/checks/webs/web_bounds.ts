/** What transverse forces use of a member's webs at most in one combination, by its largest forces and the loads of its load cases. */

import { eta_1, type TransverseInput, transverse, transverseUtilisation } from "../../ec3/plated/transverse.ts";
import { wallBearing } from "../../ec3/plated/wallbearing.ts";
import { alongWay, hw } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { CheckCombination, CheckContext, CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import type { Line } from "../../topology/line.ts";
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

export class WebBounds {
  /** A post may press it, whose face is another matter. */
  readonly hasPosts: boolean;
  private readonly met: readonly Met[];
  /** Forces at neighbouring nodes may count together. */
  private readonly isShort: boolean;
  private readonly widest: number;
  private readonly resistance: number;
  private readonly byCase = new Map<number, number>();

  /** `least` is what a round wall bears in any case; null of webs. */
  constructor(
    private readonly web: WebLine,
    s_s: number,
    private readonly least: number | null,
  ) {
    const { line, way, joints, capacityOf } = web;
    const last = line.spans.length;
    this.met = line.nodes.map((node, i) =>
      metAt(line, node, line.spans[Math.min(i, last - 1)]!.member, i === 0 || i === last, { joints, way }),
    );
    this.hasPosts = this.met.some(({ post }) => post !== null);
    this.widest = Math.max(...line.spans.map(({ member }) => hw(alongWay(capacityOf(member).p, way))));
    this.isShort = line.spans.some(({ member }) => member.length <= this.widest * (1 + 1e-9));
    this.resistance = least ?? Math.min(...line.spans.map(({ member }) => knifeAtEnd(member, capacityOf(member), way, s_s)));
  }

  /** Loads between its nodes, or forces that no connection brings in at them, in some combination. */
  mayBeLoaded(combinations: readonly CheckCombination[]): boolean {
    const { line, joints } = this.web;
    const last = line.spans.length;
    const isPlain = (node: string, i: number): boolean => !joints.support(node) && (i === 0 || i === last || joints.degreeOf(node) > 2);
    if (this.met.some(({ rigid, next }) => rigid || next) || !line.nodes.every(isPlain)) return true;
    return combinations.some(({ terms }) => terms.some(({ load_case }) => this.loadsOf(load_case) > 0));
  }

  of(combination: CheckCombination): number {
    const { line, seen, capacityOf } = this.web;
    const at = line.nodes.map((_, i) => this.enteringAt(i, combination));
    const nodes = at.reduce((sum, force) => (this.isShort ? sum + force : Math.max(sum, force)), 0);
    const loads = combination.terms.reduce((sum, { load_case, factor }) => sum + Math.abs(factor) * this.loadsOf(load_case), 0);
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
  private loadsOf(loadCase: number): number {
    let sum = this.byCase.get(loadCase);
    if (sum !== undefined) return sum;
    sum = 0;
    const { line, way, seen } = this.web;
    for (const { member } of line.spans) {
      const loads = seen.caseLoads(member, loadCase);
      for (const { fy, fz } of loads?.points ?? []) sum += Math.abs(way === "z" ? fz : fy);
      for (const { x1, x2, fy1, fy2, fz1, fz2, self_weight } of loads?.distributed ?? [])
        if (!self_weight) sum += Math.max(...(way === "z" ? [fz1, fz2] : [fy1, fy2]).map(Math.abs)) * Math.min(x2 - x1, this.widest);
    }
    this.byCase.set(loadCase, sum);
    return sum;
  }
}

/** On a bearing at a member's very end, all of it through the web to the other flange. */
function knifeAtEnd({ material: { e } }: CheckMember, { p, fy, gamma_m1 }: Capacity, way: Way, s_s: number): number {
  const given: TransverseInput = { p: alongWay(p, way), fy, e, gamma_m1, s_s, c: 0, opposed: 1 };
  return (p.kind === "rhs" ? wallBearing(given) : transverse(given)).f_rd;
}
