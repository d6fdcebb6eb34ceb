/** Buckling of an open section that twists: under compression (EN 1993-1-1 6.3.1.4), and where torsion acts beside bending (EN 1993-6 Annex A). */

import { modulus } from "../../clauses/bending.ts";
import { bucklingTorsion } from "../../clauses/bendingtorsion.ts";
import type { SectionClass } from "../../clauses/classification.ts";
import type { Column, ColumnInput } from "../../clauses/flexural.ts";
import { isOpen, susceptible } from "../../clauses/profile.ts";
import { torsionalFlexural } from "../../clauses/torsionalflexural.ts";
import { torsionBuckling } from "../../clauses/torsionbuckling.ts";
import { TWISTED_CLASS_4 } from "../../clauses/torsioncombined.ts";
import { sectorial } from "../../clauses/warpingstress.ts";
import type { Ends } from "../../stability/ends.ts";
import { goesOn, holdsOf, ownTwist } from "../../stability/restraints.ts";
import { type Twisting, twisting } from "../../stability/twisting.ts";
import type { LateralResult } from "../buckling/lateralproblem.ts";
import { type MemberCheck, type MemberInput, open, verified } from "../buckling/member.ts";
import { matters, SAME } from "../buckling/stated.ts";
import { torsionalFlexuralSteps } from "../trace/flexural.trace.ts";
import { bucklingTorsionSteps } from "../trace/torsion.trace.ts";
import { torsionBucklingSteps } from "../trace/torsioncombined.trace.ts";

/** Null where the buckling length about an axis is not known. */
export interface Columns {
  y: Column | null;
  z: Column | null;
}

/** By the ends of a member: the same in every combination. */
const known = new WeakMap<Ends, Twisting>();

function twistsOf({ c: { p }, s, diagram: { line }, joints, ends, member }: MemberInput): Twisting {
  let found = known.get(ends);
  if (!found) {
    const own = ownTwist(p, s, line.length);
    const restraints = member.lateral_restraints ?? [];
    const onward = member.l_t === undefined ? goesOn(ends, restraints, own) : null;
    known.set(ends, (found = twisting(p, s, line.length, holdsOf(line, joints, ends, restraints, own), member, onward)));
  }
  return found;
}

/** 6.3.1.4 and BB.3: twisting under compression. 6.3.3 has no term for it, so the smaller χ stands in both its equations. */
export function twistCheck(input: MemberInput, given: ColumnInput, columns: Columns, n: number): MemberCheck {
  const { c } = input;
  const { p } = c;
  const twist = twistsOf(input);
  if (p.kind === "channel" && twist.a > 0)
    return open("buckling_tf", "restraints hold one flange of a channel alone: BB.3 speaks of doubly symmetric sections");
  // A doubly symmetric section does not bend about y-y as it twists: its length about that is of no matter.
  const ncr_y = columns.y?.n_cr ?? (p.kind === "channel" ? null : Infinity);
  if (ncr_y === null) return open("buckling_tf", "torsional-flexural buckling needs the buckling length about y-y");
  const found = torsionalFlexural(given, ncr_y, twist.ncr_t);
  for (const axis of ["y", "z"] as const) {
    const one = columns[axis];
    if (one && found.n_b < one.n_b) {
      const { a, l_cr, n_cr, lambda, curve, alpha, chi } = one;
      columns[axis] = { a, l_cr, n_cr, lambda, curve, alpha, chi, n_b: found.n_b, twists: true };
    }
  }
  const out = verified("buckling_tf", n / found.n_b, () => torsionalFlexuralSteps(c, ncr_y, found, twist, n));
  if (input.member.l_t !== undefined)
    out.question = (used) => shortTwist(input, given, ncr_y, n, { given: twist.ncr_t, n_b: found.n_b, used });
  return out;
}

/** l_t is the engineer's word; where the model shows less and the member would not bear it, what holds it is asked for. */
function shortTwist(
  { c: { p }, s, diagram: { line }, joints, chains, ends, member }: MemberInput,
  column: ColumnInput,
  ncr_y: number,
  n: number,
  by: { given: number; n_b: number; used: number },
): string | null {
  const { l_t, ...bare } = member;
  const piece = { line, ends, restraints: member.lateral_restraints ?? [] };
  const onward = goesOn(ends, piece.restraints, ownTwist(p, s, line.length));
  // A line that is followed to where it is held twists as one.
  const chain = onward ? chains.of(piece, (length) => ownTwist(p, s, length)) : null;
  const of = chain ?? piece;
  const profile = chain?.weakest ?? p;
  const { length } = of.line;
  const holds = holdsOf(of.line, joints, of.ends, of.restraints, ownTwist(profile, s, length));
  const shown = twisting(profile, s, length, holds, bare, chain ? null : onward);
  if (shown.ncr_t >= by.given * (1 - SAME)) return null;
  const less = torsionalFlexural(column, ncr_y, shown.ncr_t).n_b;
  if (!matters(by.used, n / by.n_b, n / less)) return null;
  return `l_t = ${l_t} m is less than what the model shows to hold the member against twist (${shown.by}), with which it may not pass: what holds it? Give it as lateral_restraints with flange 'both'`;
}

/** EN 1993-6 Annex A: lateral-torsional buckling of a member that torsion twists besides. */
export function twistedCheck({ c, peaks }: MemberInput, { y, z }: Columns, lateral: LateralResult, found: SectionClass): MemberCheck {
  if (lateral.m_cr === null) return open("ltb_torsion", lateral.result.reason as string);
  if (found === 4) return open("ltb_torsion", TWISTED_CLASS_4);
  // 6.3.1.2(4): below this share of the critical force compression does not buckle the member.
  if (peaks.n > 0.04 * Math.min(y?.n_cr ?? 0, z?.n_cr ?? 0))
    return open("ltb_torsion", "no rule covers buckling under compression, bending and torsion at once");
  const [w_y, w_z, yields] = [modulus(c, "y", found)[0], modulus(c, "z", found)[0], c.fy / c.gamma_m1];
  const { omega, w_pl } = sectorial(c.p);
  const given = {
    my: peaks.my,
    mz: peaks.mz,
    b: peaks.twist?.b ?? 0,
    theta: peaks.twist?.theta ?? 0,
    m_b: lateral.chi * w_y * yields,
    m_z: w_z * yields,
    b_rd: (found < 3 ? w_pl : c.p.iw / omega) * yields,
    m_cr: lateral.m_cr,
  };
  const twisted = torsionBuckling(given);
  return verified("ltb_torsion", twisted.utilisation, () => torsionBucklingSteps(given, twisted));
}

/** 6.3 with torsion of a closed or solid section; null where nothing buckles or torsion is neglected. */
export function stressedCheck({ c, peaks, check }: MemberInput, found: readonly MemberCheck[]): MemberCheck | null {
  if (isOpen(c.p) || !(peaks.n > 0 || (susceptible(c.p) && !check.restrained && peaks.my > 0))) return null;
  const buckling = Math.max(0, ...found.map(({ utilisation }) => utilisation ?? 0));
  const r = bucklingTorsion(c, peaks.mx, buckling);
  return r && verified("buckling_torsion", r.utilisation, () => bucklingTorsionSteps(r, buckling));
}
