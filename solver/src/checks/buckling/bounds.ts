/** What member buckling uses at most in a combination, by bounds of its critical forces and of its critical moment. */

import { classOf } from "../../ec3/capacity.ts";
import { compressedArea } from "../../ec3/cross_section/axial.ts";
import { modulus } from "../../ec3/cross_section/bending.ts";
import type { SectionClass } from "../../ec3/cross_section/classification.ts";
import { Cm } from "../../ec3/member_buckling/annexb.ts";
import { type Column, type ColumnInput, column } from "../../ec3/member_buckling/flexural.ts";
import { interactionAtMost } from "../../ec3/member_buckling/interaction.ts";
import { type LtbRule, lateralTorsional, ltbRule } from "../../ec3/member_buckling/lateral.ts";
import { torsionalFlexural } from "../../ec3/member_buckling/torsionalflexural.ts";
import { isOpen, susceptible } from "../../ec3/profile.ts";
import { bucklingTorsion } from "../../ec3/torsion/bendingtorsion.ts";
import { type KnownLength, NEGLIGIBLE } from "../../members/lengths.ts";
import type { Annex } from "../../topology/context.ts";
import type { Bounds } from "../bounds.ts";
import { straightenedAbout } from "../forces/chord_moments.ts";
import { momentShape } from "../forces/moments.ts";
import { rank, UNCOVERED } from "../governing.ts";
import type { State } from "../steel/states.ts";
import { compresses, twistsOf } from "../twist/annex.ts";
import { twistedCheck } from "../twist/checks.ts";
import { isLeftOut, leastForce } from "../twist/slight.ts";
import { lengthAbout } from "./flexuralcheck.ts";
import { SWAY } from "./interactioncheck.ts";
import { type Bending, LateralBounds } from "./lateral_bounds.ts";
import { lateralCheck } from "./lateralcheck.ts";
import { lateralProblem } from "./lateralproblem.ts";
import { interacts } from "./member.ts";
import { isFreed, withFreeFlange } from "./otherflange.ts";

/** Verifications of member buckling, of which one combination or another governs each. */
export const BUCKLING = ["buckling_y", "buckling_z", "buckling_tf", "ltb", "interaction", "ltb_torsion", "buckling_torsion"] as const;
type Key = (typeof BUCKLING)[number];

/** How closely a combination is looked at, in turn. */
export const LOOKS = ["far", "close", "moment"] as const;
export type Look = (typeof LOOKS)[number];

/** About both axes, and what twisting leaves of a section in compression. */
interface Columns {
  y: Column;
  z: Column;
  lengths: Readonly<Record<"y" | "z", KnownLength>>;
  tf: { n_b: number; ncr: number };
}

interface Lateral {
  chi: number;
  m_cr: number;
  /** Null where a check says that nothing buckles sideways. */
  utilisation: number | null;
}

export class MemberBounds {
  private readonly given: ColumnInput;
  private readonly rule: LtbRule;
  private sideways: LateralBounds | undefined;
  /** With the flange free that the check takes as held, where it is the other one that is pressed. */
  private free: MemberBounds | undefined;

  constructor(
    private readonly bending: Bending,
    private readonly annex: Annex,
    private readonly s460: boolean,
  ) {
    const { c, s, check } = bending;
    this.given = { p: c.p, a: c.class_n === 4 ? compressedArea(c) : c.p.a, fy: c.fy, gamma_m1: c.gamma_m1, e: s.e, s460 };
    this.rule = ltbRule(c, check.ltb_method, annex);
  }

  /** Ranks in one combination: by its largest forces, by the shape of its diagram and by loads like its own, or by its critical moment as well. */
  put(bounds: Bounds, i: number, state: State, look: Look): void {
    const isClose = look !== "far";
    const { most, count } = bounds;
    const put = (key: Key, bound: number): void => void (most[BUCKLING.indexOf(key) * count + i] = bound);
    const { c, check, line } = this.bending;
    const { peaks } = state;
    const { n, my } = peaks;
    if (isFreed(check, peaks)) {
      this.free ??= this.withFreeFlange();
      this.free.put(bounds, i, state, look);
      return;
    }
    const isBoth = interacts(n, peaks, c);
    if (line.reason !== null) {
      for (const key of ["ltb", ...(n > 0 ? PRESSED : []), ...(isBoth ? TOGETHER : [])] as const) put(key, UNCOVERED);
      return;
    }
    for (const key of BUCKLING) put(key, -1);
    const found = classOf(c, peaks);
    const columns = n > 0 ? this.columnsOf(state, isClose) : null;
    const lateral = this.isUnknown(state, look)
      ? null
      : look === "moment"
        ? this.lateralFound(state, found)
        : this.lateralOf(state, found, isClose);
    if (columns === undefined || !lateral) {
      for (const key of BUCKLING) put(key, Infinity);
      return;
    }
    let used = 0;
    const see = (key: Key, utilisation: number): void => {
      used = Math.max(used, utilisation);
      put(key, rank(utilisation));
    };
    if (columns) {
      see("buckling_y", n / columns.y.n_b);
      see("buckling_z", n / columns.z.n_b);
      if (isOpen(c.p)) see("buckling_tf", n / columns.tf.n_b);
    }
    if (lateral.utilisation === null) put("ltb", UNCOVERED);
    else see("ltb", lateral.utilisation);
    if (isBoth) see("interaction", this.together(state, columns, lateral.chi, found, isClose));
    put("ltb_torsion", this.twistBound(state, columns, lateral, found, used));
    const isStressed = !isOpen(c.p) && (n > 0 || (susceptible(c.p) && !check.restrained && my > 0));
    const stressed = isStressed ? bucklingTorsion(c, peaks.mx, used) : null;
    if (stressed) put("buckling_torsion", rank(stressed.utilisation));
  }

  private withFreeFlange(): MemberBounds {
    const { ends, design, check } = this.bending;
    const { member, ...free } = withFreeFlange({ ends, member: design, check });
    return new MemberBounds({ ...this.bending, ...free, design: member }, this.annex, this.s460);
  }

  /** Torsion beside bending, whose rule needs the critical moment, or a section that is not covered. */
  private isUnknown({ peaks }: State, look: Look): boolean {
    const { c } = this.bending;
    return (peaks.twist !== undefined && look !== "moment") || (c.class_n === 4 && c.effective === null);
  }

  /** A torque that is neglected adds nothing to buckling, or only the exact answer tells what; so it is beside compression. */
  private twistBound({ peaks }: State, columns: Columns | null, lateral: Lateral, found: SectionClass, used: number): number {
    const { c, check } = this.bending;
    const { slight, twist, n, my } = peaks;
    const { chi, m_cr } = lateral;
    if (twist) {
      if (!(n > 0 || (my > 0 && !check.restrained))) return -1;
      const none = columns ?? { y: null, z: null };
      if (n > 0 && compresses({ peaks }, none)) return Infinity;
      return rank(twistedCheck({ c, peaks }, none, lateral, found).utilisation);
    }
    if (!slight) return -1;
    const n_cr = columns ? leastForce(c.p.kind, columns.y.n_cr, columns.z.n_cr, columns.tf.ncr) : Infinity;
    const one = { c, peaks, restrained: check.restrained === true, found, chi, m_cr, n_cr, used };
    return isLeftOut({ ...one, presses: n > NEGLIGIBLE * n_cr }, slight) ? -1 : Infinity;
  }

  /** Undefined where a length is not known, or nothing is said of the twist. */
  private columnsOf({ combination, peaks: { n }, sway }: State, isClose: boolean): Columns | undefined {
    const { line, ends, joints, design, c, s } = this.bending;
    const held = { line, combination, ends, joints, sway, member: design, bound: isClose ? ("close" as const) : ("far" as const) };
    const [about_y, about_z] = [lengthAbout(held, "y", n, s.e * c.p.iy), lengthAbout(held, "z", n, s.e * c.p.iz)];
    if ("reason" in about_y || "reason" in about_z) return undefined;
    const [y, z] = [column(this.given, "y", about_y.l_cr), column(this.given, "z", about_z.l_cr)];
    const lengths = { y: about_y, z: about_z };
    if (!isOpen(c.p)) return { y, z, lengths, tf: { n_b: Infinity, ncr: Infinity } };
    const { a, ncr_t } = twistsOf({ c, s, line, joints, ends, member: design });
    if (c.p.kind === "channel" && a > 0) return undefined;
    return { y, z, lengths, tf: { n_b: torsionalFlexural(this.given, y.n_cr, ncr_t).n_b, ncr: ncr_t } };
  }

  private lateralOf(state: State, found: SectionClass, isClose: boolean): Lateral | null {
    const { c, check } = this.bending;
    if (check.restrained) return { chi: 1, m_cr: Infinity, utilisation: null };
    this.sideways ??= new LateralBounds(this.bending);
    const { combination, peaks } = state;
    const { my } = peaks;
    const bound = this.sideways.of({ combination, peaks, diagram: () => state.diagram }, isClose);
    if (!bound) return null;
    const given = { rule: this.rule, w: modulus(c, "y", found)[0], fy: c.fy, gamma_m1: c.gamma_m1, k_c: null };
    const { utilisation } = lateralTorsional({ ...given, m_cr: bound.m_cr, my: bound.m_ed });
    return { chi: lateralTorsional({ ...given, m_cr: bound.own_cr, my }).chi, m_cr: bound.own_cr, utilisation };
  }

  /** Null where it is open. */
  private lateralFound({ diagram, peaks, sway }: State, found: SectionClass): Lateral | null {
    const { annex, s460 } = this;
    const input = { ...this.bending, member: this.bending.design, ...{ annex, s460, diagram, peaks, sway } };
    const { result, chi, m_cr } = lateralCheck(input, lateralProblem(input, found));
    return result.status === "not_covered" || m_cr === null ? null : { chi, m_cr, utilisation: result.utilisation };
  }

  private together(state: State, columns: Columns | null, chi: number, found: SectionClass, isClose: boolean): number {
    const { c, check } = this.bending;
    const { n, my, mz } = state.peaks;
    const yields = c.fy / c.gamma_m1;
    const hollow = c.p.kind === "rhs" || c.p.kind === "chs";
    const [c_my, c_mz] = isClose ? this.evenMoments(state, columns) : [1, 1];
    return interactionAtMost({
      n,
      my,
      mz: mz + (c.class_n === 4 ? n * (c.effective?.n.e_n ?? 0) : 0),
      n_by: columns ? Math.min(columns.y.n_b, columns.tf.n_b) : Infinity,
      n_bz: columns ? Math.min(columns.z.n_b, columns.tf.n_b) : Infinity,
      m_b: chi * modulus(c, "y", found)[0] * yields,
      m_z: modulus(c, "z", found)[0] * yields,
      factors: {
        plastic: found < 3,
        hollow,
        torsional: susceptible(c.p) && !check.restrained && (!hollow || chi < 1),
        lambda_y: columns?.y.lambda ?? 0,
        lambda_z: columns?.z.lambda ?? 0,
        ...{ c_my, c_mz, c_mlt: 1 },
      },
    });
  }

  /** Cmy and Cmz at most: of moments between the ends, with the compression's part of them and without. */
  private evenMoments(state: State, columns: Columns | null): [y: number, z: number] {
    const { joints, line, design } = this.bending;
    const { peaks } = state;
    const lengthOf = (axis: "y" | "z"): KnownLength => columns?.lengths[axis] ?? { l_cr: line.system, by: () => "", bows: false };
    const isShown = ({ l_cr, least = l_cr, bows }: KnownLength): boolean => !bows && 2 * least > line.length * (1 + 1e-6);
    const [y, z] = [lengthOf("y"), lengthOf("z")];
    const shown = { y: isShown(y), z: isShown(z) && !design.lateral_restraints?.length };
    if (!((shown.y && peaks.my > 0) || (shown.z && peaks.mz > 0))) return [1, 1];
    const isWhole = ({ l_cr }: KnownLength): boolean => l_cr >= line.system * (1 - 1e-6);
    const about = { y: peaks.my > 0 && isWhole(y), z: peaks.mz > 0 && isWhole(z) };
    const straight = straightenedAbout(state, joints, about);
    const even = (axis: "y" | "z", { l_cr }: KnownLength): number => {
      const key = `m${axis}` as const;
      if (!shown[axis] || peaks[key] === 0) return 1;
      const own = Cm(momentShape(state.diagram, key, 0, line.length));
      const bare = straight ? (Cm(momentShape(straight.diagram, key, 0, line.length)) * straight.peaks[key]) / peaks[key] : 0;
      return Math.max(own, bare, l_cr > line.system * (1 + 1e-6) ? SWAY : 0);
    };
    return [even("y", y), even("z", z)];
  }
}

const PRESSED = ["buckling_y", "buckling_z", "buckling_tf"] as const;
const TOGETHER = ["interaction"] as const;
