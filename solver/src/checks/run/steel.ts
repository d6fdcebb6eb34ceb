/** The EN 1993-1-1 check of one design member or bare member over all combinations of its limit state. */

import { bucklingChecks } from "../clauses/buckling.ts";
import { type Capacity, capacity as capacityOf } from "../clauses/capacity.ts";
import type { Joints } from "../stability/joints.ts";
import { COARSE, FINE } from "../stability/mcr.ts";
import type { CheckCombination, CheckContext, CheckMember, SteelCheck } from "./context.ts";
import { stationSteps, verifyStations } from "./crosssections.ts";
import { basisOf, type Found, keep } from "./governing.ts";
import { freeStanding, type Line, LineDiagram, lineOf } from "./line.ts";
import type { MemberCheck, Peaks } from "./member.ts";
import { channelCentroid, channelShearCentre, type Profile, profileOf, susceptible } from "./profile.ts";
import { statusOf } from "./quantity.ts";
import { type Strength, strength } from "./strength.ts";
import { assemble, scope, type Target, TITLES, unsolved } from "./target.ts";
import type { CheckResult, Quantity, Verification } from "./trace.ts";

interface State {
  combination: CheckCombination;
  diagram: LineDiagram;
  peaks: Peaks;
}

/** Runs one steel check on targets; capacities are shared between members of one section and material. */
export class SteelRun {
  private readonly capacities = new Map<string, { profile: Profile | string; strength: Strength; capacity: Capacity | string }>();
  private readonly known = new Map<string, number | null>();
  private readonly annex: "none" | "UK";
  private readonly combinations: readonly CheckCombination[];

  constructor(
    private readonly context: CheckContext,
    private readonly check: SteelCheck,
    private readonly joints: Joints,
  ) {
    this.annex = context.model.settings?.national_annex ?? "none";
    this.combinations = context.combinations.filter((c) => c.limit_state === check.limit_state);
  }

  private resolve(member: CheckMember): { profile: Profile | string; strength: Strength; capacity: Capacity | string } {
    const name = `${member.section.id}\n${member.material.id}`;
    const known = this.capacities.get(name);
    if (known) return known;
    const profile = profileOf(member.section);
    const found = strength(member.section, member.material);
    const { gamma_m0 = 1, gamma_m1 = 1, eta = 1 } = this.check;
    const capacity =
      typeof profile === "string"
        ? profile
        : found.fy === null
          ? (found.reason as string)
          : capacityOf(profile, found.fy, gamma_m0, gamma_m1, eta);
    const resolved = { profile, strength: found, capacity };
    this.capacities.set(name, resolved);
    return resolved;
  }

  run(target: Target, traced: boolean): CheckResult {
    const other = target.members.find((member) => member.material.type !== "steel");
    if (other) {
      const grade = other.material.grade ?? other.material.id;
      return this.result(
        target,
        [scope(`refused: member ${other.id} is ${other.material.type} (${grade}); EN 1993-1-1 verifies steel only`)],
        [],
        [],
        traced,
      );
    }
    const missing = unsolved(this.context, this.check.limit_state);
    if (this.combinations.length === 0) {
      const none = scope(`no combination has the limit state ${this.check.limit_state}`);
      return this.result(target, missing.length ? missing : [none], [], [], traced);
    }
    for (const member of target.members) {
      const { capacity } = this.resolve(member);
      if (typeof capacity === "string") return this.result(target, [scope(capacity)], [], [], traced);
    }
    const line = lineOf(target.members, this.joints);
    const warnings = new Set<string>();
    const worst = new Map<string, Found>();
    const states = this.combinations.map((combination): State => {
      const diagram = new LineDiagram(line, this.context, combination);
      return { combination, diagram, peaks: verifyStations(diagram, (member) => this.resolve(member).capacity as Capacity, worst) };
    });
    this.buckling(target, states, worst);
    this.warn(target, line, states, warnings, worst.get("buckling_y")?.utilisation ?? 0);
    const order = Object.keys(TITLES);
    const sorted = [...worst.values()].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
    return this.result(
      target,
      [...sorted.map((found) => this.verification(found, traced)), ...missing],
      [...warnings],
      this.basis(target.members[0] as CheckMember, sorted),
      traced,
      // The compression flange is declared held; that the bottom one is compressed puts this in doubt.
      this.doubtful(target) && states.some((state) => state.peaks.hogging),
    );
  }

  /** 6.3 in every combination: coarsely first where there are several, then finely where it may govern. */
  private buckling(target: Target, states: readonly State[], worst: Map<string, Found>): void {
    const capacity = this.resolve(target.members[0] as CheckMember).capacity as Capacity;
    const all = states.map((state) => this.bucklingOf(target, state, states.length > 1 ? COARSE : FINE));
    const top: Record<string, number> = {};
    for (const { key, utilisation } of all.flat()) top[key] = Math.max(top[key] ?? 0, utilisation ?? 0);
    states.forEach((state, i) => {
      const coarse = all[i] as MemberCheck[];
      const governs =
        states.length > 1 &&
        coarse.some(({ key, utilisation }) => (key === "ltb" || key === "interaction") && (utilisation ?? 0) > 0.98 * (top[key] as number));
      for (const member of governs ? this.bucklingOf(target, state, FINE) : coarse) {
        keep(worst, {
          key: member.key,
          utilisation: member.utilisation,
          reason: member.reason,
          combination: state.combination,
          span: null,
          x: null,
          action: null,
          capacity,
          member,
        });
      }
    });
  }

  private bucklingOf(target: Target, { diagram, peaks }: State, elements: number): MemberCheck[] {
    const first = target.members[0] as CheckMember;
    const { capacity, strength: found } = this.resolve(first);
    const c = capacity as Capacity;
    if (target.design === null) {
      if (peaks.n <= 0 && !(peaks.my > 0 && susceptible(c.p))) return [];
      return [
        {
          key: "buckling",
          status: "not_covered",
          utilisation: null,
          reason: "a bare member has no buckling lengths: only its cross-sections are verified; check it as a design member",
          steps: () => [],
        },
      ];
    }
    return bucklingChecks({
      diagram,
      joints: this.joints,
      member: target.design,
      check: this.check,
      annex: this.annex,
      c,
      s: { e: first.material.e, g: first.material.g },
      s460: found.s460,
      peaks,
      known: { moments: this.known, elements },
    });
  }

  private verification(found: Found, traced: boolean): Verification {
    const [clause, title] = TITLES[found.key] as readonly [string, string];
    const steps = !traced ? [] : found.member ? found.member.steps() : stationSteps(found);
    return {
      key: found.key,
      clause,
      title,
      status: found.member?.status ?? (found.utilisation === null ? "not_covered" : statusOf(found.utilisation)),
      utilisation: found.utilisation,
      combination: found.combination.id,
      member: found.span?.member.id ?? null,
      position: found.x,
      reason: found.reason,
      steps,
    };
  }

  /** Declared restrained, and of a section that could buckle sideways at all. */
  private doubtful(target: Target): boolean {
    return this.check.restrained === true && target.members.some((member) => susceptible(this.resolve(member).profile as Profile));
  }

  private warn(target: Target, line: Line, states: readonly State[], warnings: Set<string>, compressed: number): void {
    const hogging = states.filter((state) => state.peaks.hogging).map((state) => state.combination.id);
    if (this.doubtful(target) && hogging.length > 0) {
      const where = hogging.length > 3 ? `${hogging.slice(0, 3).join(", ")} and ${hogging.length - 3} more` : hogging.join(", ");
      warnings.add(
        `${where}: the bottom (${line.up > 0 ? "−" : "+"}z) flange is in compression; a slab or deck on the top flange does not restrain it, so lateral-torsional buckling may not be skipped there`,
      );
    }
    for (const member of target.members) {
      const { profile, strength: found } = this.resolve(member);
      for (const warning of [...(profile as Profile).warnings, ...found.warnings]) warnings.add(warning);
      const p = profile as Profile;
      if (p.kind === "channel") {
        const e = channelCentroid(p.a, p.h, p.b, p.tw, p.tf) - p.tw / 2 + channelShearCentre(p.h, p.b, p.tw, p.tf);
        warnings.add(
          `${p.name}: a channel's shear centre lies ${(e * 1e3).toFixed(0)} mm from its centroid; loads off the shear centre twist it, and that torsion is not verified`,
        );
      }
      if (this.annex === "UK" && member.material.fy_rule === "table_3_1")
        warnings.add("UK NA.2.4 takes fy from the product standard, the material's rule is Table 3.1");
    }
    if (this.check.limit_state === "SLS") warnings.add("resistances are verified against an SLS combination");
    const design = target.design;
    if (!design || !compressed || (design.l_cr_y !== undefined && design.l_cr_z !== undefined)) return;
    if (freeStanding(line, this.joints))
      warnings.add(
        "one end is free and l_cr_y or l_cr_z is not given: twice the length is taken, which holds for a root that does not turn",
      );
    // 6.3.1.2(4): below this share buckling may be left out of account.
    else if (compressed > 0.04)
      warnings.add("l_cr_y or l_cr_z is not given: the member's length is taken, which holds only where its ends cannot sway");
  }

  private basis(member: CheckMember, found: readonly Found[]): Quantity[] {
    const { profile, strength: fy } = this.resolve(member);
    return basisOf(this.check, this.annex, profile as Profile, fy, member.material.grade ?? member.material.id, found);
  }

  private result(
    target: Target,
    verifications: Verification[],
    warnings: string[],
    basis: Quantity[],
    traced: boolean,
    doubted = false,
  ): CheckResult {
    return assemble("en1993_1_1", this.check, target, verifications, warnings, basis, traced, doubted);
  }
}
