/** Elastic critical force of twisting between the points that are shown to be held against it. */

import { channelOffset, Ncr_T } from "../ec3/member_buckling/torsionalflexural.ts";
import type { Profile } from "../ec3/profile.ts";
import type { DesignMember } from "../generated/model.ts";
import type { Stiffness } from "./critical.ts";
import type { Hold } from "./restraints.ts";

export interface Twisting {
  ncr_t: number;
  /** Length it belongs to; null where warping does not help the member, since one end alone or none is shown to keep it from twisting. */
  l_t: number | null;
  /** Distance of the axis that restraints of a flange, or of nodes off the member's axis, enforce from the centroid, BB.3; 0 where none do. */
  a: number;
  by: string;
}

/** It holds the member sideways on the arm of an offset. */
type Arm = Extract<Hold, { side: number }> & { height: number };

/** The same by one of its flanges, held as the design member says. */
type Flange = Extract<Hold, { at: "flange" }>;

/** Polar radius squared about the shear centre. */
export const polar = (p: Profile): number => (p.kind === "channel" ? channelOffset(p).i0_squared : (p.iy + p.iz) / p.a);

/**
 * Least Ncr,T of the pieces between points held against twist. With springs k1 and k2 at its ends a piece of length l twists at
 * i0²·Ncr,T = G·It + min(π²·E·Iw/l², l·k1·k2/(k1 + k2)): a half wave of warping, or a straight twist on its springs.
 * Where nothing is shown to keep the member from twisting, or it goes on into the next (`onward` says so), warping and what holds it elsewhere are left
 * out: ∫(G·It − N·i0²)·θ′² is of no sign but its own, so that N ≤ G·It/i0² is stable whatever else the member belongs to, and each of them answers for itself.
 */
export function twisting(
  p: Profile,
  s: Stiffness,
  length: number,
  holds: readonly Hold[],
  member: DesignMember,
  onward: string | null,
): Twisting {
  const flanges = holds.filter((hold): hold is Flange => hold.at === "flange" && hold.flange !== "both");
  const arms = holds.filter(
    (hold): hold is Arm => hold.at !== "flange" && hold.side > 0 && hold.twist !== Infinity && (hold.height ?? 0) !== 0,
  );
  const enforced = (from: number, to: number): number => {
    const flange = flanges.some(
      ({ s, also }) => s > from && s < to && (also !== undefined || (member.l_cr_z !== undefined && member.l_cr_z < to - from)),
    );
    return arms.reduce((a, { s, height }) => (s >= from && s <= to ? Math.max(a, Math.abs(height)) : a), flange ? (p.h - p.tf) / 2 : 0);
  };
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
  const first = points[0];
  const last = points.at(-1);
  if (onward || !first || !last) {
    const a = enforced(0, length);
    return { ncr_t: force(length, 0, a), l_t: null, a, by: onward ?? "nothing is shown to hold it against twist" };
  }
  let worst: Twisting = { ncr_t: Infinity, l_t: null, a: 0, by: "" };
  const consider = (l: number, spring: number, from: number, by: string): void => {
    const a = enforced(from, from + l);
    const ncr_t = force(l, spring, a);
    if (ncr_t < worst.ncr_t) worst = { ncr_t, l_t: spring === 0 ? null : l, a, by };
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
