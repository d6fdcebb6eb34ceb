/** Tension at a member's ends: verified with the resistance that the model gives, else asked for where the gross section alone lets it pass. */

import { eccentricShare, Ft_thread, Nu_flat, Nu_one_leg } from "../../ec3/cross_section/netsection.ts";
import { channelCentroid } from "../../ec3/profile.ts";
import type { DesignMember, ExplicitSection, Material } from "../../generated/model.ts";
import { bandAt, gradeOf, STANDARDS, thickness } from "../../model/standards.ts";
import { dot } from "../../model/vectors.ts";
import type { Ask } from "../../results/open_points.ts";
import type { Quantity } from "../../results/quantity.ts";
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

const force = (value: number): Quantity => ({ symbol: "", value: value / 1e3, unit: "kN" });
const word = (value: string): Quantity => ({ symbol: "", value, unit: "" });

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

/** An end as it is commonly made, and what it bears at least. */
interface CommonEnd {
  bears: number;
  /** Of what, and by which clause. */
  by: string;
}

/** By the shape of the section; null where the gross section bears. */
function commonEnd({ shape, a }: ExplicitSection, { connection }: DesignMember, fu: () => number): CommonEnd | null {
  if (shape?.type === "angle" && connection === "one_leg")
    return {
      bears: Nu_one_leg({ a, ...shape }, fu()),
      by: "two bolts close together, holes of 0.35 of the shorter leg, EN 1993-1-8 3.10.3",
    };
  if (shape?.type === "circle")
    return { bears: Ft_thread(a, fu()), by: "a thread as thick as the bar, As of 0.74·A, EN 1993-1-8 Table 3.4" };
  if (shape?.type === "rectangle") return { bears: Nu_flat(a, fu()), by: "one hole of 0.3 of the width, 6.2.3(2)b" };
  return null;
}

/** Null where a common end bears the tension, or the model says how the ends are. */
function endsAsk({ section, material }: CheckMember, design: DesignMember, { n, npl, used }: Pulled): Ask | null {
  if (n <= 0 || used > 1 || design.nu_rd !== undefined) return null;
  const end = commonEnd(section, design, () => fuOf(section, material, npl / section.a));
  const whole = end ? used + n / end.bears - n / npl : 0;
  if (!end || whole <= 1) return null;
  return {
    ...{ code: "net_section", field: "/model/design_members/*/nu_rd", clause: "6.2.3(2)b", finding: "common_end" },
    figures: { bears: force(end.bears), by: word(end.by), force: force(n) },
    effect: [
      { value: "gross section", utilisation: used },
      { value: "common end", utilisation: whole },
    ],
  };
}

/**
 * A channel or a tee whose connection is not stated: what the force's eccentricity would do to it. What bears N/share, and what bears all else, bears any mean
 * of both: beside bending, too, N counts 1/share times.
 */
function eccentricAsk(member: CheckMember, design: DesignMember, axial: Axial): Ask | null {
  const { n, npl, used, sense } = axial;
  if (n <= 0 || used > 1 || liesAside(member) || design.connection === "centric") return null;
  if (sense === "tension" && design.nu_rd !== undefined) return null;
  const joined = eccentric(member.section);
  const whole = joined && used + (n / npl) * (1 / joined.share - 1);
  if (!whole || whole <= 1) return null;
  return {
    ...{ code: "connection", field: "/model/design_members/*/connection", clause: "EN 1993-1-8 2.7", finding: "eccentric" },
    options: ["centric"],
    figures: {
      ...{ through: word(joined.through), sense: word(sense), force: force(n) },
      eccentricity: { symbol: "", value: joined.e * 1e3, unit: "mm" },
    },
    effect: [
      { value: "through the centroid", utilisation: used },
      { value: `through the ${joined.through}`, utilisation: whole },
    ],
  };
}

/** Its eccentricity is in the model. */
const liesAside = ({ axes: { y, z }, offsets }: CheckMember): boolean =>
  offsets !== undefined && [offsets.start, offsets.end].some((arm) => Math.hypot(dot(arm, y), dot(arm, z)) > 1e-3);

const COMPRESSED = ["compression", "buckling_y", "buckling_z", "buckling_u", "buckling_v", "buckling_tf"];

/** What a member asks of its ends, by what its verifications use. */
export function jointAsks(
  member: CheckMember,
  design: DesignMember,
  npl: number,
  pressed: number,
  use: (...keys: string[]) => number,
): Ask[] {
  const pulled = { n: use("tension") * npl, npl, used: use("tension", "bending_axial", "bending_torsion") };
  const most = use("bending_axial", "bending_torsion", "interaction", ...COMPRESSED);
  return [
    endsAsk(member, design, pulled),
    eccentricAsk(member, design, { ...pulled, sense: "tension" }),
    eccentricAsk(member, design, { n: pressed, npl, used: most, sense: "compression" }),
  ].filter((ask) => ask !== null);
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
