/** Buckling lengths given that a mode of the structure contradicts, each asked about once for a member. */

import { FIRST_ORDER } from "../../../analysis/stability/sway.ts";
import { ALPHA, chi, Ncr } from "../../clauses/flexural.ts";
import { isSwayLength } from "../../stability/lengths.ts";
import { longestUnheld } from "./prevented.ts";
import type { SwayInput } from "./swaycheck.ts";

/** A given length stands for the mode where its critical force is at most this multiple of α_cr·NEd. */
const AGREES = 1.1;

type Axis = "y" | "z";

/** A mode whose critical force lies below those of the lengths given, and the length it stands for. */
interface Contradiction {
  sways: boolean;
  /** The mode is plainly a bow about the axis. */
  plain: boolean;
  axis: Axis;
  factor: number;
  l_cr: number;
}

/** Questions about the lengths of one member in all its combinations: of each kind and axis the one that asks for the longest, which answers the others. */
export function contradictions(all: readonly SwayInput[]): string[] {
  const longest = new Map<string, Contradiction>();
  for (const one of all) {
    const found = contradiction(one);
    if (!found) continue;
    const key = `${found.sways} ${found.axis}`;
    if (found.l_cr > (longest.get(key)?.l_cr ?? 0)) longest.set(key, found);
  }
  return [...longest.values()].map(asked);
}

/** What a mode of sway, or one of the member's own, contradicts; null where it agrees, or is of no matter. */
function contradiction(input: SwayInput): Contradiction | null {
  const { found, design, length, p, e, n, squash, used } = input;
  const { alpha, own } = found;
  if (!design || n <= 0 || (alpha === null && own === null)) return null;
  const given = [design.l_cr_y, design.l_cr_z];
  const swaying = given.some((l_cr) => isSwayLength(l_cr, length));
  const short = given.some((l_cr) => l_cr !== undefined && l_cr < length * (1 - 1e-6));
  const factor = alpha !== null ? (swaying ? alpha : null) : short && own !== null && own < FIRST_ORDER ? own : null;
  if (factor === null) return null;
  const about = alpha === null ? bowsAbout(input) : null;
  const { l_cr_y = length, l_cr_z = length } = design;
  const force = { y: Ncr(e, p.iy, l_cr_y), z: Ncr(e, p.iz, l_cr_z) };
  const least = about ? force[about] : Math.min(force.y, force.z);
  if (least <= AGREES * factor * n || (about === "z" && isHeldAt(input, l_cr_z))) return null;
  // Of its own mode it is of no matter where the member bears it beside all else; moments grow with it, so it counts twice.
  const share = (n_cr: number): number => n / squash / chi(Math.sqrt(squash / n_cr), ALPHA.d);
  if (alpha === null && used + 2 * (share(factor * n) - share(least)) <= 1) return null;
  const lower = force.y < force.z ? "y" : "z";
  const axis = about ?? (alpha === null ? lower : isSwayLength(design.l_cr_y, length) ? "y" : "z");
  const l_cr = Math.sqrt((Math.PI ** 2 * e * (axis === "y" ? p.iy : p.iz)) / (factor * n));
  return { sways: alpha !== null, plain: about !== null, axis, factor, l_cr };
}

/** The axis about which the member bows in its own mode, as the check sees the section; null where it is not plainly one. */
const bowsAbout = ({ found: { about }, turned }: SwayInput): Axis | null => (about && turned ? (about === "y" ? "z" : "y") : about);

/** Restraints of both flanges are declared, nowhere farther apart than the length that is verified. */
function isHeldAt({ design, length }: SwayInput, l_cr_z: number): boolean {
  const gap = longestUnheld(design?.lateral_restraints ?? []);
  return gap < 1 && gap * length <= l_cr_z * (1 + 1e-6);
}

function asked({ sways, plain, axis, factor, l_cr }: Contradiction): string {
  const stands = `αcr = ${factor.toFixed(2)} stands for l_cr_${axis} = ${l_cr.toFixed(2)} m, more than the length given`;
  if (sways) return `the sway mode with ${stands}: is that length right?`;
  const bow = plain ? `, a bow about ${axis}-${axis},` : "";
  const declared = plain && axis === "z" ? ", or declare lateral_restraints with flange both that close" : "";
  return `the member's own mode${bow} with ${stands}: is it held by something that the model does not have? Then give it a support or a bracing member${declared}; else give that length`;
}
