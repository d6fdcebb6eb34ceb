/** Buckling lengths given that stand for a mode of sway, EN 1993-1-1 5.2.2(8). */

import { areHeld, type LengthInput, tipOf, type WITHOUT_MODES } from "./lengths.ts";

const AXES = ["y", "z"] as const;

type SwayLengthInput = Omit<LengthInput, "axis" | "leans" | keyof typeof WITHOUT_MODES>;

/** A length longer than the member stands for a mode of sway. */
export const isSwayLength = (l_cr: number | undefined, length: number): boolean => l_cr !== undefined && l_cr > length * (1 + 1e-6);

/**
 * The member's lengths stand for a mode of sway wherever it may sway: about every axis about which its ends are not shown to be held the length is longer
 * than the member, or has the mode's own critical force. One that is held about both leaves the sway to others (5.2.2(8)): `others` says whether some of them have such lengths.
 * Where the axes are known about which it sways a length about another is none of the mode.
 */
export function hasSwayLengths(
  { member, line: { system: length }, ends, n }: SwayLengthInput,
  others: boolean,
  agrees: (axis: "y" | "z", l_cr: number) => boolean = () => false,
  known: readonly ("y" | "z")[] | null = null,
): boolean {
  let some = others;
  for (const axis of AXES) {
    const held = areHeld(ends, axis, length, n);
    const given = axis === "y" ? member.l_cr_y : member.l_cr_z;
    const sways = given === undefined ? !held && tipOf(ends, axis) !== null : isSwayLength(given, length) || agrees(axis, given);
    if (!held && !sways) return false;
    some ||= sways && (known?.includes(axis) ?? true);
  }
  return some;
}
