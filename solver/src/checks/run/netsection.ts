/** Tension at a member's ends: verified with the resistance that the model gives, else asked for where the gross section alone lets it pass. */

import type { DesignMember, ExplicitSection, Material } from "../../generated/model.ts";
import { bandAt, gradeOf, STANDARDS } from "../../model/standards.ts";
import { eccentricShare, Ft_thread, Nu_one_leg } from "../clauses/netsection.ts";
import { channelCentroid } from "../clauses/profile.ts";
import { thickness } from "../clauses/strength.ts";
import { type MemberCheck, verified } from "./buckling/member.ts";
import type { CheckMember } from "./context.ts";
import { decided, q } from "./trace/quantity.ts";

/** The largest tension, Npl,Rd, and the most that a verification with axial force uses. */
export interface Pulled {
  n: number;
  npl: number;
  used: number;
}

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
export function endsQuestion(
  { section, material, offsets }: CheckMember,
  design: DesignMember | null,
  { n, npl, used }: Pulled,
): string | null {
  if (n <= 0 || design?.nu_rd !== undefined) return null;
  const { shape, a } = section;
  const fails = (n_rd: number): boolean => used + n / n_rd - n / npl > 1;
  const kN = (force: number): string => `${(force / 1e3).toFixed(1)} kN`;
  if (shape?.type === "angle" && design?.connection === "one_leg") {
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
  const joined = offsets || design?.connection === "centric" ? null : eccentric(section);
  if (!joined || n < (used * npl) / 2 || !fails(joined.share * npl)) return null;
  return `through its ${joined.through} the tension of ${kN(n)} enters ${(joined.e * 1e3).toFixed(0)} mm beside its centroid, which leaves ${joined.share.toFixed(2)} of A·fy (EN 1993-1-8 2.7, 3.10.3): give connection 'centric' or nu_rd, or its offsets`;
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
