/** Elastic critical force of twisting between the points that are shown to be held against it. */

import type { DesignMember } from "../../generated/model.ts";
import type { Profile } from "../clauses/profile.ts";
import { channelOffset, Ncr_T } from "../clauses/torsionalflexural.ts";
import type { Stiffness } from "./critical.ts";
import type { Hold } from "./restraints.ts";

export interface Twisting {
  ncr_t: number;
  /** Length it belongs to; null where only one end keeps the member from twisting, so that warping does not help it. */
  l_t: number | null;
  /** Distance of the flange axis that restraints enforce from the centroid, BB.3; 0 where none do. */
  a: number;
  by: string;
}

/** Polar radius squared about the shear centre. */
export const polar = (p: Profile): number => (p.kind === "channel" ? channelOffset(p).i0_squared : (p.iy + p.iz) / p.a);

/**
 * Least Ncr,T of the pieces between points held against twist. With springs k1 and k2 at its ends a piece of length l twists at
 * i0²·Ncr,T = G·It + min(π²·E·Iw/l², l·k1·k2/(k1 + k2)): a half wave of warping, or a straight twist on its springs.
 * Null where nothing is shown to keep the member from turning about its axis.
 */
export function twisting(p: Profile, s: Stiffness, length: number, holds: readonly Hold[], member: DesignMember): Twisting | null {
  const flanges = holds.filter((hold) => hold.at === "flange" && hold.flange !== "both");
  const enforced = (from: number, to: number): number =>
    flanges.some((hold) => hold.s > from && hold.s < to) && member.l_cr_z !== undefined && member.l_cr_z < to - from ? (p.h - p.tf) / 2 : 0;
  const force = (l: number, spring: number, a: number): number => {
    const warping = Math.PI ** 2 * s.e * (p.iw + p.iz * a * a);
    const wave = Math.min(warping / (l * l), spring);
    return (s.g * p.it + wave) / (polar(p) + a * a);
  };
  if (member.l_t !== undefined) {
    const a = enforced(0, length);
    const ncr_t = a === 0 ? Ncr_T(s.e, s.g, p.it, p.iw, member.l_t, polar(p)) : force(member.l_t, Infinity, a);
    return { ncr_t, l_t: member.l_t, a, by: "l_t as given" };
  }
  const points = holds
    .flatMap((hold) => {
      const k = hold.at === "flange" ? (hold.flange === "both" ? Infinity : 0) : hold.twist;
      return k > 0 ? [{ s: hold.s, k, by: hold.at === "flange" ? "restraint of both flanges" : hold.by }] : [];
    })
    .sort((one, other) => one.s - other.s);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  let worst: Twisting | null = null;
  const consider = (l: number, spring: number, from: number, by: string): void => {
    const a = enforced(from, from + l);
    const ncr_t = force(l, spring, a);
    if (!worst || ncr_t < worst.ncr_t) worst = { ncr_t, l_t: spring === 0 ? null : l, a, by };
  };
  const near = 1e-9 * length;
  if (first.s > near) consider(first.s, 0, 0, `start free to twist, then ${first.by}`);
  if (last.s < length - near) consider(length - last.s, 0, last.s, `${last.by}, then end free to twist`);
  points.slice(1).forEach((to, i) => {
    const from = points[i] as (typeof points)[number];
    const spring = from.k === Infinity ? to.k : to.k === Infinity ? from.k : (from.k * to.k) / (from.k + to.k);
    if (to.s - from.s > near) consider(to.s - from.s, spring * (to.s - from.s), from.s, `from ${from.by} to ${to.by}`);
  });
  return worst;
}
