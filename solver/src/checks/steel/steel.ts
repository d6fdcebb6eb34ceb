/** The EN 1993-1-1 check of one design member over all combinations of its limit state. */

import { type Seen, withMajorAxis } from "../../diagrams/majoraxis.ts";
import { hasAngle } from "../../ec3/angles/angle_or_tee.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { SteelCheck } from "../../generated/model.ts";
import { endsOf } from "../../members/end.ts";
import { type Hold, holdsOf, ownTwist } from "../../members/restraints.ts";
import type { CheckResult, Verification } from "../../results/checks.ts";
import type { Gap } from "../../results/open_points.ts";
import type { Annex, CheckCombination, CheckContext, CheckMember } from "../../topology/context.ts";
import type { Joints } from "../../topology/joints.ts";
import { lineOf } from "../../topology/line.ts";
import type { Target } from "../../topology/target.ts";
import type { AngleRun } from "../angles/angles.ts";
import { whicheverConnection } from "../angles/connection.ts";
import { boundsFor, settleByBound } from "../bounds.ts";
import { Combinations } from "../buckling/combinations.ts";
import { indices } from "../buckling/sway.ts";
import { swayCheck } from "../buckling/swaycheck.ts";
import { COUNT, KEYS } from "../columns.ts";
import { largestForce, peaksOf } from "../forces/peaks.ts";
import { type Found, keepMember, rank } from "../governing.ts";
import { assemble, inOrder, NO_COMBINATION, scope } from "../target.ts";
import type { Run } from "../traces.ts";
import type { TwistField } from "../twist/field.ts";
import { slightSections } from "../twist/slight.ts";
import { twistAlong } from "../twist/twist.ts";
import { steelCoverage } from "../verdict/coverage.ts";
import { webFindings } from "../webs/webs.ts";
import { capacitiesFor, isGap, type Resolved } from "./capacities.ts";
import { whicheverFabrication } from "./fabrication.ts";
import { unsolved } from "./missing_combinations.ts";
import { netSection } from "./netsection.ts";
import { byProductStandard } from "./productfy.ts";
import { raiseBounds } from "./section_bounds.ts";
import { comparedWithStructure } from "./stated_values.ts";
import { State } from "./states.ts";
import { CrossSections } from "./stations.ts";
import { type Subject, steelResult, traceOf } from "./steelresult.ts";

/** Runs one steel check on its targets; capacities and critical moments are shared between them. */
export function steelRun(check: SteelCheck, joints: Joints, angles: AngleRun | null): Run {
  const { mcr: _, ...bare } = check;
  const run = runOf(check, joints, angles);
  const withoutMcr = check.mcr === undefined ? null : runOf(bare, joints, angles);
  return comparedWithStructure({ check, joints, run, withoutMcr });
}

/** By the strengths that the annex takes, with whatever the model leaves open about sections and their ends. */
function runOf(check: SteelCheck, joints: Joints, angles: AngleRun | null): Run {
  const run = new SteelRun(check, joints, angles);
  const either = whicheverFabrication(whicheverConnection((target, traced, later) => run.check(target, traced, later)));
  return byProductStandard(either, run.annex);
}

class SteelRun {
  readonly annex: Annex;
  private readonly context: CheckContext;
  /** Sway is counted by the analysis. */
  private readonly second: boolean;
  private readonly combinations: readonly CheckCombination[];
  private readonly resolve: (member: CheckMember) => Resolved | Gap;
  private readonly buckling: Combinations;
  private angles: ReturnType<AngleRun> | undefined;

  constructor(
    private readonly asked: SteelCheck,
    private readonly joints: Joints,
    private readonly rules: AngleRun | null,
  ) {
    const { context } = joints;
    this.context = context;
    this.annex = context.model.settings?.national_annex ?? "none";
    const { counted, second } = joints.assumed;
    this.second = counted;
    this.combinations = context.combinations.filter((c) => c.limit_state === asked.limit_state);
    this.resolve = capacitiesFor(asked, this.annex, second);
    this.buckling = new Combinations(joints, this.annex);
  }

  check(target: Target, traced: boolean, later: Parameters<Run>[2]): CheckResult {
    const { context, asked, joints, annex, second } = this;
    const missing = unsolved(context, asked.limit_state, indices(target.members));
    const refused = this.refused(target, missing);
    if (refused) return this.unverified(target, refused, traced);
    if (hasAngle(target)) return this.ofAngles()(target, traced);
    const seen = withMajorAxis(context, target, asked);
    const subject = this.subjectOf(seen);
    if (isGap(subject)) return this.unverified(target, [scope(subject)], traced);
    const worst = new Map<string, Found>();
    const states = this.statesOf(subject, worst);
    this.buckling.keepWorst(subject, states, worst);
    const webs = webFindings({ ...subject, states, joints });
    for (const { combination, member } of webs.found) keepMember(worst, combination, member);
    const pulled = worst.get("tension");
    const nu_rd = subject.design.nu_rd;
    if (pulled?.utilisation && nu_rd)
      keepMember(worst, pulled.combination, netSection(pulled.utilisation * subject.first.capacity.npl, nu_rd));
    this.keepStability(states, worst);
    const sorted = inOrder(worst);
    const result = steelResult({ subject, states, worst, sorted, webs, joints, annex, second, missing, traced });
    later?.(traceOf(result, sorted, missing));
    return result;
  }

  /** Why the check cannot be started; null where it can. */
  private refused({ members }: Target, missing: Verification[]): Verification[] | null {
    const other = members.find((member) => member.material.type !== "steel");
    if (other) {
      const grade = other.material.grade ?? other.material.id;
      return [
        scope({
          code: "material",
          message: `not checked: member ${other.id} is ${other.material.type} (${grade}); EN 1993-1-1 verifies steel only: verify it by its own standard`,
        }),
      ];
    }
    if (this.combinations.length > 0) return null;
    return missing.length ? missing : [scope(NO_COMBINATION(this.asked.limit_state))];
  }

  private unverified(target: Target, verifications: Verification[], traced: boolean): CheckResult {
    return assemble("en1993_1_1", this.asked, target, { verifications, coverage: steelCoverage(verifications), traced });
  }

  private ofAngles(): ReturnType<AngleRun> {
    const { context, asked, joints, annex } = this;
    if (!this.rules) throw new Error("handoff-solver/lean is to be given handoff-solver/angles");
    return (this.angles ??= this.rules(context, asked, joints, annex));
  }

  /** What does not differ between combinations, or why the check does not cover some section. */
  private subjectOf({ target, check, turned, context: seen }: Seen): Subject | Gap {
    const { members, design } = target;
    const resolved: Resolved[] = [];
    const capacities = new Map<CheckMember, Capacity>();
    for (const member of members) {
      const found = this.resolve(member);
      if (isGap(found)) return found;
      resolved.push(found);
      capacities.set(member, found.capacity);
    }
    const line = lineOf(members, this.joints);
    const { material } = members[0] as CheckMember;
    return {
      target,
      check,
      turned,
      seen,
      design,
      line,
      material,
      resolved,
      first: resolved[0] as Resolved,
      // A web may go on into members of the same section that are not the target's own.
      capacityOf: (member) => capacities.get(member) ?? (this.resolve(member) as Resolved).capacity,
      ends: endsOf(line, this.joints),
      s: { e: material.e, g: material.g },
    };
  }

  /** The target in every combination; of its cross-sections what governs is kept. */
  private statesOf(subject: Subject, worst: Map<string, Found>): State[] {
    const { target, line, seen, capacityOf } = subject;
    const { context, combinations } = this;
    const along = { line, seen, members: indices(target.members), modes: context.stability };
    const states: State[] = [];
    for (const combination of combinations) states.push(new State(along, combination, peaksOf(seen, line, combination, capacityOf)));
    const fields = this.twistsOf(subject, states);
    const sections = new CrossSections(capacityOf, worst);
    const bounds = boundsFor(COUNT, states.length);
    states.forEach((state, i) => {
      if (fields[i]) for (let v = 0; v < COUNT; v++) bounds.most[v * bounds.count + i] = Infinity;
      else raiseBounds(bounds, i, state, subject);
    });
    const best = new Float64Array(COUNT).fill(-1);
    const settle = (i: number): void => {
      const { diagram, peaks } = states[i] as State;
      const field = fields[i] ?? null;
      const mx = sections.verify(diagram, field);
      if (field) peaks.mx = mx;
      KEYS.forEach((key, v) => {
        const found = worst.get(key);
        if (found) best[v] = rank(found.utilisation);
      });
    };
    settleByBound(bounds, best, { settle });
    for (const state of states) {
      const { slight } = state.peaks;
      if (slight) slightSections(slight, worst, state.combination, (twisted) => void sections.verify(state.diagram, twisted));
    }
    return states;
  }

  /** Torsion along the target where there is some, by combination. */
  private twistsOf({ line, ends, first, design, s, seen }: Subject, states: readonly State[]): (TwistField | null)[] {
    const { capacity: c } = first;
    let keeping: Hold[] | undefined;
    const holds = (): Hold[] => (keeping ??= holdsOf(line, this.joints, ends, [], ownTwist(c.p, s, line.length), true));
    return states.map((state) => {
      const mx = largestForce(seen, line, state.combination, "mx");
      const { field, slight } = twistAlong({ line, c, design, s, mx, drawn: () => state.diagram, holdsOf: holds });
      if (field?.peaks) state.peaks.twist = field.peaks;
      if (slight) state.peaks.slight = slight;
      return field;
    });
  }

  /** What the structure's modes say of the target in every combination. */
  private keepStability(states: readonly State[], worst: Map<string, Found>): void {
    for (const { combination, sway } of states) {
      const found = swayCheck(sway, this.second);
      if (found) keepMember(worst, combination, found);
    }
  }
}
