/** What lateral-torsional buckling uses at most in a combination, by a critical moment that no diagram lies below. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { isTie } from "../../diagrams/tie.ts";
import { susceptible } from "../../ec3/profile.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { DesignMember, SteelCheck } from "../../generated/model.ts";
import type { Chain, Chains } from "../../members/chain.ts";
import { type HeldInput, holdsFor, loadHeight, metBy, restraintsFor, type Stiffness } from "../../members/critical.ts";
import type { Ends } from "../../members/ends.ts";
import type { Known } from "../../members/known_moments.ts";
import { type HeightWork, type HeldBeam, LeastMoments, PIECES, spreadWork, twistPer } from "../../members/leastmcr.ts";
import { goesOn, ownTwist } from "../../members/restraints.ts";
import { AMPLE, STANDS } from "../../members/toppling.ts";
import type { CheckCombination, CheckContext } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import { along, type Line, nodeHeight } from "../../topology/line.ts";
import { largestForce } from "../forces/peaks.ts";

/** What does not differ between combinations. */
export interface Bending {
  line: Line;
  ends: Ends;
  design: DesignMember;
  check: SteelCheck;
  c: Capacity;
  s: Stiffness;
  joints: Joints;
  chains: Chains;
  known: Known;
  seen: Pick<CheckContext, "extremes" | "caseLoads">;
}

/** A combination of it. */
interface LookedAt {
  combination: CheckCombination;
  peaks: { my: number };
  diagram: () => LineDiagram;
}

/** The moment that is verified, its critical moment at least, and that of the piece's own moment. */
interface LateralBound {
  m_ed: number;
  m_cr: number;
  own_cr: number;
}

/** Loads of one load case on the line, per unit of its factor. */
interface CaseWork extends HeightWork {
  /** By loads across the web, each on its side of the section, N·m. */
  torque: number;
}

export class LateralBounds {
  /** Nothing but the exact answer serves, in any combination. */
  readonly isUnknown: boolean;
  /** Moments buckle nothing. */
  readonly isStocky: boolean;
  private readonly chain: Chain | null = null;
  private readonly beam: HeldBeam | null = null;
  private readonly least: LeastMoments | null = null;
  private readonly byCase = new Map<number, CaseWork>();
  /** By node of the line what a force there does for every θ². */
  private readonly byNode: readonly number[] = [];
  /** From so much torque of loads on it may turn over. */
  private readonly overturning: number = Infinity;
  private readonly held: HeldInput;

  constructor(private readonly bending: Bending) {
    const { line, ends, design, check, c, s, joints, chains, known } = bending;
    const { p } = c;
    this.held = { line, ends, joints, member: design, check, p, s };
    this.isStocky = !susceptible(p);
    const isLoose = [ends.start, ends.end].some(({ swing }) => swing.y !== Infinity || swing.z !== Infinity);
    this.isUnknown = isLoose || (!this.isStocky && line.spans.some(({ member }) => isTie(member)));
    if (this.isStocky || this.isUnknown) return;
    const restraints = design.lateral_restraints ?? [];
    const own = (length: number): number => ownTwist(p, s, length);
    const onward = goesOn(ends, restraints, own(line.length));
    this.chain = onward ? chains.of({ line, ends, restraints }, own) : null;
    // A line that hinges part has a bound of its own, which the exact answer takes.
    if ((onward && !this.chain) || this.chain?.line.hinged) this.isUnknown = true;
    if (this.chain) {
      const { weakest } = this.chain;
      this.held = {
        ...{ line: this.chain.line, ends: this.chain.ends, joints, check, p: weakest ?? p, s, stepped: weakest !== null },
        member: { ...design, lateral_restraints: [...this.chain.restraints] },
      };
    }
    const { line: whole, ends: both, p: profile } = this.held;
    const restrained = restraintsFor(this.held);
    this.beam = { length: whole.length, ei_z: s.e * profile.iz, ei_w: s.e * profile.iw, gi_t: s.g * profile.it, restraints: restrained };
    this.least = new LeastMoments(this.beam, known);
    const isSwinging = [both.start, both.end].some(({ swing }) => swing.y !== Infinity || swing.z !== Infinity);
    if (this.least.even === null || isSwinging) this.isUnknown = true;
    if (loadHeight(profile, check) === null && both.start.twist + both.end.twist < AMPLE * ownTwist(profile, s, whole.length))
      this.overturning = holdsFor(this.held).reduce((sum, hold) => sum + (hold.at === "flange" ? Infinity : hold.twist), 0) / STANDS;
    this.byNode = this.isUnknown ? [] : this.workAtNodes();
  }

  /** Null where no bound serves; by the diagram's shape or for any. */
  of({ combination, peaks: { my }, diagram }: LookedAt, isClose: boolean): LateralBound | null {
    if (this.isUnknown) return null;
    if (this.isStocky) return { m_ed: my, m_cr: Infinity, own_cr: Infinity };
    const { chain, least } = this;
    const m_max = chain ? Math.max(my, largestForce(this.bending.seen, chain.line, combination, "my")) : my;
    const work = this.workIn(combination);
    if (work.torque > this.overturning) return null;
    const levels = isClose ? stepsOf(chain ? diagram().along(chain.line, this.held.joints.context) : diagram(), m_max) : undefined;
    const m_cr = m_max === 0 ? Infinity : least!.under(m_max, work, levels);
    const m_ed = chain?.weakest ? my : m_max;
    const share = (m: number): number => (m_max === 0 ? Infinity : (m_cr * m) / m_max);
    return { m_ed, m_cr: share(m_ed), own_cr: my > 0 ? share(my) : Infinity };
  }

  private workIn(combination: CheckCombination): CaseWork {
    const sum: CaseWork = { spread: 0, pointed: 0, torque: 0 };
    for (const { load_case, factor } of combination.terms) {
      const own = this.workOf(load_case);
      const size = Math.abs(factor);
      sum.spread += size * own.spread;
      sum.pointed += size * own.pointed;
      sum.torque += size * own.torque;
    }
    const { spans } = this.held.line;
    this.byNode.forEach((work, i) => {
      // A force at a node is the jump of the shear there.
      for (const span of work > 0 ? spans.slice(Math.max(0, i - 1), i + 1) : [])
        sum.pointed += work * largestForce(this.bending.seen, { spans: [span] }, combination, "vz");
    });
    return sum;
  }

  private workOf(loadCase: number): CaseWork {
    let found = this.byCase.get(loadCase);
    if (!found) this.byCase.set(loadCase, (found = this.findWork(loadCase)));
    return found;
  }

  private findWork(loadCase: number): CaseWork {
    const { line, p, check } = this.held;
    const z = Math.abs(loadHeight(p, check) ?? p.h / 2);
    const sum: CaseWork = { spread: 0, pointed: 0, torque: 0 };
    for (const span of line.spans) {
      const loads = this.bending.seen.caseLoads(span.member, loadCase);
      if (!loads) continue;
      for (const { x, fy, fz } of loads.points) {
        if (fz !== 0) sum.pointed += Math.abs(fz) * z * twistPer(this.beam!, along(span, x));
        sum.torque += (Math.abs(fy) * p.b) / 2;
      }
      for (const { x1, x2, fy1, fy2, fz1, fz2, self_weight } of loads.distributed) {
        if (self_weight) continue;
        const [q1, q2] = [Math.abs(fz1), Math.abs(fz2)];
        sum.spread += spreadWork([{ s1: x1, s2: x2, q1, q2, z: -z }]);
        sum.torque += ((x2 - x1) / 2) * (Math.abs(fy1) + Math.abs(fy2)) * (p.b / 2);
      }
    }
    return sum;
  }

  private workAtNodes(): number[] {
    const { line, p, check, joints } = this.held;
    const given = loadHeight(p, check);
    const met = metBy(this.held);
    const last = line.spans.length;
    return line.nodes.map((node, i) => {
      const s = line.spans[i]?.from ?? line.length;
      const isAtAxis = given === 0 || (joints.held(node, i === 0 || i === last ? 1 : 2) && met.carried(i) && met.upright(i, s));
      const z = Math.max(isAtAxis ? 0 : p.h / 2, Math.abs(nodeHeight(line, i)));
      return z === 0 ? 0 : z * twistPer(this.beam!, s);
    });
  }
}

const levels = new Float64Array(PIECES);

/** A diagram in steps, in parts of its largest moment: between its breaks, which have every extremum, a moment is monotonous. */
function stepsOf(diagram: LineDiagram, m_max: number): Float64Array {
  const { length } = diagram.line;
  levels.fill(0);
  const raise = (i: number, moment: number): void => void (levels[i] = Math.max(levels[i]!, Math.abs(moment) / m_max));
  for (let i = 0; i <= PIECES; i++)
    for (const side of [-1, 1] as const) {
      const moment = diagram.moment((length * i) / PIECES, "my", side);
      if (i < PIECES) raise(i, moment);
      if (i > 0) raise(i - 1, moment);
    }
  for (const s of diagram.positions()) {
    const i = Math.min(PIECES - 1, Math.floor((PIECES * s) / length));
    for (const side of [-1, 1] as const) {
      const moment = diagram.moment(s, "my", side);
      raise(i, moment);
      if (i > 0) raise(i - 1, moment);
    }
  }
  return levels;
}
