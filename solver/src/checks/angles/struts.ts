/** Compression members of angle or tee (EN 1993-1-1 6.3.1, BB.1.2): about which axes each buckles. */

import { type AngleMaterial, type AngleStrut, angleStrut, angleTwist } from "../../ec3/angles/anglebuckling.ts";
import type { DesignMember } from "../../generated/model.ts";
import { type Length, lengthTold } from "../../members/lengths.ts";
import { type MemberCheck, verified } from "../buckling/member.ts";
import { angleStrutSteps, angleTwistSteps } from "../trace/anglemember.trace.ts";
import type { AngleInput } from "./input.ts";
import { lengthAbout } from "./length.ts";

/** What compression alone allows. */
interface Borne {
  n_b: number;
  n_cr: number;
}

export interface Struts extends Borne {
  checks: MemberCheck[];
  /** Its lengths about the principal axes, and whose they are. */
  lengths: () => string[];
}

type Axis = AngleStrut["axis"];
type Known = Exclude<Length, { reason: string }>;
type Lengths = Record<Axis, Known>;

/** 6.3.1: about u-u and v-v, or about v-v, y-y and z-z by BB.1.2; and with twist. */
export function struts(input: AngleInput): Struts | string {
  const { c, peaks, design } = input;
  const { n } = peaks;
  const about = (axis: Axis): Length => lengthAbout(input, axis);
  const found = { y: about("y"), z: about("z"), u: about("u"), v: about("v") };
  for (const one of Object.values(found)) if ("reason" in one) return one.reason;
  const lengths = found as Lengths;
  if (c.p.tee && design.connection === "one_leg") return "connection 'one_leg' is an angle's (BB.1.2): a tee has no such rule";
  const { flexural, free, twist, ...borne } = strutsWith(input, design, (axis) => lengths[axis].l_cr);
  const told = ({ axis, l_cr }: AngleStrut): string => lengthTold(axis, l_cr, lengths[axis].by());
  const checks = flexural.map((one) => {
    const steps = () => angleStrutSteps(c, material(input), one, lengths[one.axis].by(), n);
    return verified(`buckling_${one.axis}`, n / one.n_b, steps, () => [told(one)]);
  });
  const both = (): string[] => [told(free.u), told(free.v)];
  checks.push(verified("buckling_tf", n / twist.n_b, () => angleTwistSteps(c, free.u, free.v, twist, n), both));
  return { checks, ...borne, lengths: both };
}

const material = ({ c, e, g }: AngleInput): AngleMaterial => ({ e, g, fy: c.fy, gamma_m1: c.gamma_m1 });

function strutsWith(input: AngleInput, { connection }: DesignMember, lengthOf: (axis: Axis) => number) {
  const { p } = input.c;
  const of = material(input);
  const oneLeg = connection === "one_leg";
  const strut = (axis: Axis, reduced = false): AngleStrut => angleStrut(p, of, axis, lengthOf(axis), reduced);
  const [ofY, ofZ] = [strut("y", oneLeg), strut("z", oneLeg)];
  // A tee's principal axes are y-y and z-z, each with its own length.
  const free = p.tee ? { u: p.iy >= p.iz ? ofY : ofZ, v: p.iy >= p.iz ? ofZ : ofY } : { u: strut("u"), v: strut("v", oneLeg) };
  const flexural = p.tee ? [ofY, ofZ] : oneLeg ? [free.v, ofY, ofZ] : [free.u, free.v];
  const twist = angleTwist(p, of, free.u, free.v);
  return { flexural, free, twist, n_b: Math.min(twist.n_b, ...flexural.map(({ n_b }) => n_b)), n_cr: twist.ncr };
}
