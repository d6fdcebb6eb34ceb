/** What is verified and asked of a member where the structure may sway: EN 1993-1-1 5.2.1(3) and 5.2.2. */

import { Ncr } from "../../ec3/member_buckling/flexural.ts";
import { TURN_TOO } from "../../members/bothways.ts";
import { NEGLIGIBLE } from "../../members/lengths.ts";
import { isSwayLength } from "../../members/swaylengths.ts";
import { computed, decided, q } from "../trace/quantity.ts";
import { standsFor } from "./contradiction.ts";
import { type MemberCheck, open, verified } from "./member.ts";
import { axesOfSway, type Sway } from "./sway.ts";
import type { SwayInput } from "./swayinput.ts";

/** 5.2.2(5)B: from here on moments may be amplified; below, what is not in the analysis is not small. */
const AMPLIFIED = 3;

/** The verification of 5.2.1 where the modes call for one; null where they do not. */
export function swayCheck({ found, second, swayLength }: Pick<SwayInput, "found" | "second" | "swayLength">): MemberCheck | null {
  if (found.unstable !== null) {
    const alpha = found.unstable;
    return verified("stability", 1 / alpha, () => [
      decided("5.2.1(3)", "The structure buckles before its loads are reached", "1/αcr ≤ 1", [q("αcr", alpha)], 1 / alpha),
    ]);
  }
  const { alpha, prevented, snaps } = found;
  if (prevented) return unknownAbove(prevented);
  if (alpha === null || second || (swayLength && !snaps)) return null;
  const whose = found.unsearched
    ? "of a sway mode is below 10, one of more than were searched for who takes part"
    : "of a sway mode this member takes part in is below 10";
  const [lack, cure] = snaps
    ? ["no buckling length tells how its force grows as flat rafters lose their rise", ""]
    : ["no buckling length of the sway mode is given", " and imperfections, or give l_cr_y and l_cr_z of that mode"];
  const reason = `αcr = ${alpha.toFixed(2)} ${whose}: a first-order analysis does not serve (5.2.1(3)), and ${lack}: let analysis.options have order second${cure}`;
  return open("stability", reason, () => [
    computed("5.2.1(3)", "Sway of the structure", "αcr ≥ 10 for a first-order analysis", [], q("αcr", alpha)),
  ]);
}

/** A declared restraint is word for its own member's checks: the structure without it buckles, and with it nobody has looked. */
function unknownAbove({ alpha, by }: NonNullable<Sway["prevented"]>): MemberCheck {
  return open(
    "stability",
    `αcr = ${alpha.toFixed(2)} is below 1 where '${by}' bows or leans across its lateral_restraints, which the analysis does not know (5.2.1(3)): put them into the model as supports or bracing members`,
  );
}

/** Second order amplifies a lean; one that the model does not make must be among its loads. Null where nothing is to be asked. */
export const upright = ({ found: { alpha }, second, leansAlong }: SwayInput): string | null =>
  alpha === null || !second || leansAlong
    ? null
    : `αcr = ${alpha.toFixed(2)} of a sway mode is below 10 and the analysis has no sway imperfections (5.3.2) along the way it sways: give analysis.options.imperfections in that direction, with among_loads where they are among the loads`;

/** 5.3.2(6): in a frame that feels second order a stiff member bows from λ = 0.5·√(A·fy/NEd) on, NEd = Ncr/4. Null where nothing is to be asked. */
export function unbowed({ found: { alpha, along }, straight, turned, length, p, e, n, isStiff }: SwayInput): string | null {
  if (alpha === null || !straight) return null;
  const share = n / Ncr(e, (along === "y") === turned ? p.iy : p.iz, length);
  return share <= 0.25 || !isStiff()
    ? null
    : `αcr = ${alpha.toFixed(2)} of a sway mode is below 10 and NEd = ${share.toFixed(2)}·Ncr of its length is above 0.25: it bows as well (5.3.2(6)): give analysis.options.imperfections a bow`;
}

/** What others bend in a mode that no lean brings about feels its imperfections; a buckling length tells of those that are pressed. Null where nothing is to be asked. */
export const bentByWave = ({ found, wave, n, most, e, p, length }: SwayInput): string | null =>
  wave === null ||
  (wave >= AMPLIFIED && most <= 1 - 1 / wave) ||
  most > 1 ||
  n > NEGLIGIBLE * Ncr(e, Math.min(p.iy, p.iz, p.iv ?? Infinity), length)
    ? null
    : found.turns
      ? `it bends in a mode with αcr = ${wave.toFixed(2)} that turns the structure about the vertical, and nothing of it is in its forces: ${TURN_TOO}`
      : `it bends in a mode with αcr = ${wave.toFixed(2)} that no lean of the structure brings about: imperfections in its shape are due (5.3.2(11)), and nothing of them is in its forces. Give them among the loads, with imperfections.among_loads`;

/** About an axis a length of sway is given, or the mode's own, and by it compression counts, so that it is verified at all (6.3.1.2(4)). */
function hasOwn({ found: { alpha }, design, length, n, e, p }: SwayInput, axis: "y" | "z"): boolean {
  const l_cr = design[`l_cr_${axis}`];
  if (l_cr === undefined) return false;
  const n_cr = Ncr(e, p[`i${axis}`], l_cr);
  return n > NEGLIGIBLE * n_cr && (isSwayLength(l_cr, length) || standsFor(n_cr, alpha, n));
}

const AXES = ["y", "z"] as const;

/** Axes, as the check sees the section, about which modes of sway bend it; where that is not known those about which it may sway, or else both. */
export function swayAxes({
  found,
  turned,
  isLoose,
}: Pick<SwayInput, "turned" | "isLoose"> & { found: Pick<Sway, "sways"> }): readonly ("y" | "z")[] {
  const known = axesOfSway(found, turned);
  if (known) return known;
  const loose = AXES.filter(isLoose);
  return loose.length ? loose : AXES;
}

/** Its own lengths answer for the sway about every axis about which it is bent by it: one about the other axis tells nothing of it (5.2.2(8)). */
export function answersForItself(input: SwayInput): boolean {
  const axes = swayAxes(input);
  return axes.some((axis) => hasOwn(input, axis)) && axes.every((axis) => hasOwn(input, axis) || input.isTip(axis));
}

/**
 * Columns with lengths of the sway mode answer for the frame's stability with first-order moments (5.2.2(8)); who leaves the sway to them feels its
 * second-order moments all the same. Null where nothing is to be asked.
 */
export function leftToOthers(input: SwayInput): string | null {
  const { most, leaning } = input;
  const { alpha } = input.found;
  if (alpha === null || alpha <= 1 || input.second || !input.swayLength) return null;
  if (answersForItself(input)) return null;
  const growth = 1 / (1 - 1 / alpha);
  if (most > 1) return null;
  if (alpha < AMPLIFIED)
    return `αcr = ${alpha.toFixed(2)} of a sway mode is below 3, where moments are more than amplified (5.2.2(5)B), and the buckling lengths given make up for it in other members alone (5.2.2(8)): nothing of its second-order moments is in its forces. Analyse to second order`;
  return most + (growth - 1) * leaning() <= 1
    ? null
    : `αcr = ${alpha.toFixed(2)} of a sway mode is below 10, and the buckling lengths given make up for it in other members alone (5.2.2(8)): with its sway moments times 1/(1 − 1/αcr) = ${growth.toFixed(2)} this one may not pass. Are they amplified so? Else analyse to second order`;
}
