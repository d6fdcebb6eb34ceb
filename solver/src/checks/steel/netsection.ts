/** Tension at a member's ends: verified with the resistance that the model gives, else asked for where the gross section alone lets it pass. */

import { eccentricShare, Ft_thread, Nu_flat, Nu_one_leg } from "../../ec3/cross_section/netsection.ts";
import { channelCentroid } from "../../ec3/profile.ts";
import type { DesignMember, ExplicitSection, Material } from "../../generated/model.ts";
import { bandAt, gradeOf, STANDARDS, thickness } from "../../model/standards.ts";
import { dot } from "../../model/vectors.ts";
import type { CheckMember } from "../../topology/context.ts";
import { type MemberCheck, verified } from "../buckling/member.ts";
import { decided, q } from "../trace/quantity.ts";

/** The largest tension, Npl,Rd, and the most that a verification with axial force uses. */
interface Pulled {
  n: number;
  npl: number;
  used: number;
}

interface Axial extends Pulled {
  sense: "tension" | "compression";
}

const kN = (force: number): string => `${(force / 1e3).toFixed(1)} kN`;

/** 6.2.3(2)b with the resistance given. */
export const netSection = (n: number, nu_rd: number): MemberCheck =>
  verified("net_section", n / nu_rd, () => [
    decided(
      "6.2.3(2)b",
      "Tension of the net section",
      "NEd/Nu,Rd ≤ 1",
      [q("NEd", n, "kN"), q("Nu,Rd", nu_rd, "kN")],
      n / nu_rd,
      "nu_rd as given by the model",
    ),
  ]);

/** Where its ends, as they commonly are, bear less: what is to be given. Null where they bear it, or the model says how they are. */
function endsQuestion({ section, material }: CheckMember, design: DesignMember, { n, npl, used }: Pulled): string | null {
  if (n <= 0 || used > 1 || design.nu_rd !== undefined) return null;
  const { shape, a } = section;
  const fails = (n_rd: number): boolean => used + n / n_rd - n / npl > 1;
  if (shape?.type === "angle" && design.connection === "one_leg") {
    const least = Nu_one_leg({ a, ...shape }, fuOf(section, material, npl / a));
    return fails(least)
      ? `connection 'one_leg': two bolts close together bear β2·Anet·fu/γM2 = ${kN(least)} (EN 1993-1-8 3.10.3; holes of 0.35 of the shorter leg), the tension is ${kN(n)}: give nu_rd of its ends; welded through the longer leg it is A·fy/γM0 (4.13)`
      : null;
  }
  if (shape?.type === "circle") {
    const least = Ft_thread(a, fuOf(section, material, npl / a));
    return fails(least)
      ? `a thread as thick as the bar bears 0.9·fu·As/γM2 = ${kN(least)} (EN 1993-1-8 Table 3.4; As of 0.74·A), the tension is ${kN(n)}: give nu_rd of its ends`
      : null;
  }
  if (shape?.type === "rectangle") {
    const least = Nu_flat(a, fuOf(section, material, npl / a));
    return fails(least)
      ? `a flat with a hole of 0.3 of its width bears 0.9·Anet·fu/γM2 = ${kN(least)} (6.2.3(2)b), the tension is ${kN(n)}: give nu_rd of its ends; welded it is A·fy/γM0`
      : null;
  }
  return null;
}

/**
 * A channel or a tee whose connection is not stated: what the force's eccentricity would do to it. What bears N/share, and what bears all else, bears any mean
 * of both: beside bending, too, N counts 1/share times.
 */
function eccentricQuestion(member: CheckMember, design: DesignMember, axial: Axial): string | null {
  const { n, npl, used, sense } = axial;
  if (n <= 0 || used > 1 || liesAside(member) || design.connection === "centric") return null;
  if (sense === "tension" && design.nu_rd !== undefined) return null;
  const joined = eccentric(member.section);
  const whole = joined && used + (n / npl) * (1 / joined.share - 1);
  if (!whole || whole <= 1) return null;
  return `through its ${joined.through} the ${sense} of ${kN(n)} enters ${(joined.e * 1e3).toFixed(0)} mm beside its centroid, which leaves ${joined.share.toFixed(2)} of A·fy: ${whole.toFixed(2)} in all (EN 1993-1-8 2.7, 3.10.3): give connection 'centric'${sense === "tension" ? " or nu_rd" : ""}, or its offsets`;
}

/** Its eccentricity is in the model. */
const liesAside = ({ axes: { y, z }, offsets }: CheckMember): boolean =>
  offsets !== undefined && [offsets.start, offsets.end].some((arm) => Math.hypot(dot(arm, y), dot(arm, z)) > 1e-3);

const COMPRESSED = ["compression", "buckling_y", "buckling_z", "buckling_u", "buckling_v", "buckling_tf"];

/** Both questions of a member, by what its verifications use. */
export function jointQuestions(
  member: CheckMember,
  design: DesignMember,
  npl: number,
  pressed: number,
  use: (...keys: string[]) => number,
): string[] {
  const pulled = { n: use("tension") * npl, npl, used: use("tension", "bending_axial", "bending_torsion") };
  const most = use("bending_axial", "bending_torsion", "interaction", ...COMPRESSED);
  return [
    endsQuestion(member, design, pulled),
    eccentricQuestion(member, design, { ...pulled, sense: "tension" }),
    eccentricQuestion(member, design, { n: pressed, npl, used: most, sense: "compression" }),
  ].filter((question) => question !== null);
}

/** A channel through its web, a tee through its flange. */
function eccentric({ shape, a, iy, iz, wel_y, wel_z }: ExplicitSection): { through: string; e: number; share: number } | null {
  if (shape?.type === "channel") {
    const { h, b, tw, tf } = shape;
    const far = wel_z ? b - iz / wel_z : channelCentroid(a, h, b, tw, tf);
    return { through: "web", e: far - tw / 2, share: eccentricShare(a, iz, far - tw / 2, far) };
  }
  if (shape?.type !== "tee" || !wel_y) return null;
  const far = shape.h - iy / wel_y;
  return { through: "flange", e: far - shape.tf / 2, share: eccentricShare(a, iy, far - shape.tf / 2, far) };
}

/** The least of what the model and its grade have; without either 3.2.2(1) asks for 1.1·fy. */
function fuOf(section: ExplicitSection, { id, grade, fu }: Material, fy: number): number {
  const known = STANDARDS.steel[gradeOf(grade) ?? gradeOf(id) ?? ""];
  const band = bandAt(known?.fu, thickness(section) * 1e3);
  const found = Math.min(fu ?? Infinity, band === undefined ? Infinity : band * 1e6);
  return found < Infinity ? found : STANDARDS.least_fu_over_fy * fy;
}
