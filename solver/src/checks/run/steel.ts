/** The EN 1993-1-1 check of one design member or bare member over all combinations of its limit state. */

import type { SteelCheck } from "../../generated/model.ts";
import { type Capacity, classOf } from "../clauses/capacity.ts";
import { susceptible } from "../clauses/profile.ts";
import { Chains } from "../stability/chain.ts";
import { type Ends, endsOf } from "../stability/ends.ts";
import type { Joints } from "../stability/joints.ts";
import { hasSwayLengths } from "../stability/lengths.ts";
import { FINE } from "../stability/mcr.ts";
import type { Known } from "../stability/remembered.ts";
import { type Hold, holdsOf, ownTwist } from "../stability/restraints.ts";
import { hasAngle } from "./angles/angle_or_tee.ts";
import type { AngleRun } from "./angles/angles.ts";
import { type Bounded, mayGovern } from "./buckling/bounds.ts";
import { bucklingChecks, type Prepared, prepare } from "./buckling/buckling.ts";
import { type MemberCheck, open, type Peaks } from "./buckling/member.ts";
import { sideLoads } from "./buckling/sideloads.ts";
import { indices, leaningShare, leansTowards, type Sway, swayCheck, swayOf } from "./buckling/sway.ts";
import { capacitiesFor, type Resolved } from "./capacities.ts";
import type { CheckCombination, CheckContext, CheckMember } from "./context.ts";
import { lineOf } from "./forces/line.ts";
import { LineDiagram } from "./forces/linediagram.ts";
import { withMajorAxis } from "./forces/majoraxis.ts";
import { hangs } from "./forces/tie.ts";
import { type Found, keep } from "./governing.ts";
import { CrossSections, stationSteps } from "./stations.ts";
import { assemble, ORDER, scope, type Target, TITLES, unsolved } from "./target.ts";
import { basisOf } from "./trace/basis.trace.ts";
import type { Run } from "./traces.ts";
import { twistAlong } from "./twist/twist.ts";
import { steelCoverage, swayCoverage } from "./verdict/coverage.ts";
import { type CheckResult, statusOf, type Verification } from "./verdict/result.ts";
import { orUnforced } from "./verdict/unforced.ts";
import { questionsOf, restraintDoubt, warningsOf } from "./verdict/warnings.ts";
import { plateCoverage, webFindings } from "./webs/webs.ts";

interface State {
  combination: CheckCombination;
  diagram: LineDiagram;
  peaks: Peaks;
  sway: Sway;
  /** What of its buckling a bound and what it leaves have in common. */
  prepared?: Prepared;
}

/** What is checked, and what holds its ends; a bare member's are not asked for. */
interface Subject {
  target: Target;
  check: SteelCheck;
  first: Resolved;
  ends: Ends | null;
}

/** Runs one steel check on its targets; capacities and critical moments are shared between them. */
export function steelRun(context: CheckContext, asked: SteelCheck, joints: Joints): Run {
  const annex = context.model.settings?.national_annex ?? "none";
  const { order, imperfections } = context.model.analysis?.options ?? {};
  const [second, leans, directions] = [order === "second", imperfections !== undefined, imperfections?.directions ?? []];
  const combinations = context.combinations.filter((c) => c.limit_state === asked.limit_state);
  const resolve = capacitiesFor(asked, annex);
  const moments = new Map<string, number | null>();
  const plain: Known["plain"] = new Map();
  const chains = new Chains(joints);
  let angles: ReturnType<AngleRun> | undefined;
  const ofAngles = (): ReturnType<AngleRun> => {
    if (!context.angles)
      throw new Error("the rules of angles and tees are missing: handoff-solver/lean is to be given those of handoff-solver/angles");
    return (angles ??= context.angles(context, asked, joints, annex));
  };

  /** 6.3 of a design member in one combination. */
  const bucklingOf = ({ target, check, first, ends }: Subject, state: State, known: Known): MemberCheck[] => {
    const { diagram, peaks, sway } = state;
    const { capacity: c, strength } = first;
    if (target.design === null || ends === null) {
      if (peaks.n <= 0 && (!(peaks.my > 0 && susceptible(c.p)) || hangs(diagram))) return [];
      return [open("buckling", "a bare member has no buckling lengths: only its cross-sections are verified; check it as a design member")];
    }
    const { e, g } = (target.members[0] as CheckMember).material;
    const [s, member] = [{ e, g }, target.design];
    const { s460 } = strength;
    // biome-ignore format: one literal; spreading costs microseconds, and this is asked for in every combination of every member.
    const input = { diagram, joints, chains, ends, sway, member, check, annex, c, s, s460, peaks, known };
    return bucklingChecks(input, (state.prepared ??= prepare(input)));
  };

  /** 6.3 in every combination; the eigenvalue of lateral buckling only where its bound lets the combination govern. */
  const buckling = (subject: Subject, states: readonly State[], worst: Map<string, Found>): void => {
    const unreduced: boolean[] = [];
    const exact = (i: number): MemberCheck[] =>
      bucklingOf(subject, states[i] as State, { moments, plain, elements: FINE, unreduced: unreduced[i] ?? false });
    const rough = (i: number): Bounded => {
      const bound = { missing: false, reduces: false };
      const checks = bucklingOf(subject, states[i] as State, { moments, plain, elements: FINE, bound });
      unreduced[i] = !bound.missing && !bound.reduces;
      return { checks, missing: bound.missing };
    };
    const found = states.length > 1 ? mayGovern(states.length, { rough, exact }) : [exact(0)];
    states.forEach((state, i) => {
      for (const member of found[i] as MemberCheck[]) keepMember(worst, state, member);
    });
  };

  return (plain, traced, later) => {
    const unverified = (verifications: Verification[]): CheckResult => {
      return assemble("en1993_1_1", asked, plain, { verifications, coverage: steelCoverage(verifications), traced });
    };
    const refuse = (reason: string): CheckResult => unverified([scope(reason)]);
    const other = plain.members.find((member) => member.material.type !== "steel");
    if (other) {
      const grade = other.material.grade ?? other.material.id;
      return refuse(
        `not checked: member ${other.id} is ${other.material.type} (${grade}); EN 1993-1-1 verifies steel only; leave it out of this check and verify it by its own standard`,
      );
    }
    const missing = unsolved(context, asked.limit_state);
    if (combinations.length === 0)
      return missing.length ? unverified(missing) : refuse(`no combination has the limit state ${asked.limit_state}`);
    if (hasAngle(plain)) return ofAngles()(plain, traced);
    const { context: seen, target, check, turned } = withMajorAxis(context, plain, asked);
    const resolved: Resolved[] = [];
    for (const member of target.members) {
      const found = resolve(member);
      if (typeof found === "string") return refuse(found);
      resolved.push(found);
    }
    const first = resolved[0] as Resolved;
    const capacityOf = new Map(target.members.map((member, i): [CheckMember, Capacity] => [member, (resolved[i] as Resolved).capacity]));
    const line = lineOf(target.members, joints);
    const { material } = target.members[0] as CheckMember;
    const worst = new Map<string, Found>();
    const sections = new CrossSections((member) => capacityOf.get(member) as Capacity, worst);
    const ends = target.design && endsOf(line, joints);
    let keeping: Hold[] | undefined;
    const twistHolds = (): Hold[] =>
      (keeping ??= ends ? holdsOf(line, joints, ends, [], ownTwist(first.capacity.p, material, line.length), true) : []);
    const members = indices(target.members);
    const states = combinations.map((combination): State => {
      const diagram = new LineDiagram(line, seen, combination);
      const twist = twistAlong(diagram, first.capacity, target.design, material, twistHolds);
      const peaks = sections.verify(diagram, twist);
      return { combination, diagram, peaks, sway: swayOf(context.stability, combination.index, members) };
    });
    buckling({ target, check, first, ends }, states, worst);
    const webs = webFindings({ states, joints, design: target.design, capacityOf: (member) => capacityOf.get(member) as Capacity });
    for (const found of webs.found) keep(worst, found);
    const { design } = target;
    const { p, fy, gamma_m1 } = first.capacity;
    const used = bucklingUse(worst);
    const most = Math.max(0, ...[...worst.values()].map(({ utilisation }) => utilisation ?? 0));
    const swaying = states.map(({ sway, diagram, peaks: { n } }) => ({
      found: sway,
      second,
      leans,
      leansAlong: leans && (sway.along === null || leansTowards(directions, (plain.members[0] as CheckMember).axes[sway.along])),
      turned,
      design,
      length: line.system,
      p,
      e: material.e,
      n,
      squash: (p.a * fy) / gamma_m1,
      used,
      most,
      leaning: () => leaningShare(diagram, p, fy / gamma_m1),
      swayLength:
        sway.alpha !== null &&
        design !== null &&
        ends !== null &&
        hasSwayLengths({ member: design, line, ends, n: Math.max(0, n) }, joints.swayLengths),
    }));
    swaying.forEach((one, i) => {
      const found = swayCheck(one);
      if (found) keepMember(worst, states[i] as State, found);
    });
    // The compression flange is declared held; that the bottom one is compressed puts this in doubt.
    const declared = check.restrained === true && resolved.some(({ capacity }) => susceptible(capacity.p));
    const doubted = declared ? states.filter((state) => state.peaks.hogging).map((state) => state.combination.id) : [];
    const doubt = restraintDoubt(doubted, line);
    const n = Math.max(0, ...states.map(({ peaks }) => peaks.n));
    const sheared = worst.get("shear_z")?.utilisation ?? 0;
    const sorted = [...worst.values()].sort((a, b) => (ORDER.get(a.key) as number) - (ORDER.get(b.key) as number));
    const verifications = [...orUnforced(sorted.map((found) => verificationOf(found, traced))), ...missing];
    const questions = [
      ...sorted.flatMap(({ member }) => member?.question?.(bucklingUse(worst)) ?? []),
      ...questionsOf({ target, line, ends, joints, check, resolved, n, sheared, swaying, oneWay: n > 0 && joints.surroundings.oneWay }),
      ...webs.questions,
      ...[sideLoads(check, p, states)].flatMap((question) => question ?? []),
    ];
    const warnings = warningsOf({ check, annex, target, resolved, doubt, sheared, turned });
    const analysed = states.every(({ sway, peaks }) => sway.known || peaks.n <= 0);
    const result = assemble("en1993_1_1", check, target, {
      verifications,
      coverage: [
        ...steelCoverage(verifications, target.members, doubt),
        swayCoverage({ verifications, target, line, ends, n, analysed, second }),
        ...plateCoverage(first.capacity, slender(states, first), target.design),
        ...webs.coverage,
      ],
      warnings: [...warnings, ...questions],
      questions,
      basis: basisOf(check, annex, first.capacity.p, first.strength, material.grade ?? material.id, sorted),
      traced,
    });
    later?.(tracing(result, sorted, missing));
    return result;
  };
}

/** The same result with its steps. Apart from the run, whose every combination it would hold on to. */
const tracing = (result: CheckResult, sorted: readonly Found[], missing: readonly Verification[]) => (): CheckResult => ({
  ...result,
  traced: true,
  verifications: [...orUnforced(sorted.map((found) => verificationOf(found, true))), ...missing],
});

/** Largest utilisation of what buckles. */
const bucklingUse = (worst: ReadonlyMap<string, Found>): number =>
  Math.max(...["buckling_y", "buckling_z", "buckling_tf", "ltb", "interaction"].map((key) => worst.get(key)?.utilisation ?? 0));

/** Some combination's largest forces put the section into class 4. */
const slender = (states: readonly State[], { capacity: c }: Resolved): boolean =>
  states.some(({ peaks }) => (peaks.n > 0 ? c.class_n : classOf(c, { n: 0, my: peaks.my, mz: peaks.mz })) === 4);

/** Keep what member buckling found in a combination, where it governs. */
function keepMember(worst: Map<string, Found>, { combination }: State, member: MemberCheck): void {
  const { key, utilisation, reason } = member;
  keep(worst, { key, utilisation, reason, combination, station: null, member });
}

function verificationOf(found: Found, traced: boolean): Verification {
  const [clause, title] = TITLES[found.key] as readonly [string, string];
  const { key, utilisation, reason, station, member } = found;
  return {
    key,
    clause,
    title,
    status: member?.status ?? (utilisation === null ? "not_covered" : statusOf(utilisation)),
    utilisation,
    combination: found.combination.id,
    member: station?.span.member.id ?? null,
    position: station?.x ?? null,
    reason,
    steps: !traced ? [] : member ? member.steps() : station ? stationSteps({ ...found, station }) : [],
  };
}
