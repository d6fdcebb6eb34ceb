/** Modes of the structure that contradict a buckling length, each asked about once for a member. */

import { FIRST_ORDER } from "../../analysis/buckling/sway.ts";
import { ALPHA, chi, Ncr } from "../../ec3/member_buckling/flexural.ts";
import { TURN_TOO } from "../../members/bothways.ts";
import { NEGLIGIBLE } from "../../members/lengths.ts";
import { longestUnheld } from "../../members/restraint_gaps.ts";
import { endsHeld } from "./prevented.ts";
import { otherThan } from "./sway.ts";
import { leastOf } from "./swaying.ts";
import type { SwayInput } from "./swayinput.ts";

/** A length stands for a mode where its critical force is at most this multiple of α_cr·NEd. */
const AGREES = 1.1;
/** 5.2.2(5)B: from here on moments may be amplified; below, what is not in the analysis is not small. */
const AMPLIFIED = 3;
const AXES = ["y", "z"] as const;
type Axis = (typeof AXES)[number];

/** A mode of the member's own, or one that no lean of the structure brings about. */
type Kind = "own" | "wave";
const KINDS = ["own", "wave"] as const;

/** A mode whose critical force lies below those of the lengths given, and the length it stands for. */
interface Contradiction {
  kind: Kind;
  /** The mode is plainly a bow about the axis. */
  plain: boolean;
  axis: Axis;
  factor: number;
  l_cr: number;
  /** A turn of the structure about the vertical brings it about. */
  turns: boolean;
}

/** What a mode may contradict. */
export type Contradicted = Omit<SwayInput, "most" | "straight" | "isStiff" | "panel">;

/** Questions about the lengths of one member in all its combinations: of each kind and axis the one that asks for the longest, which answers the others. */
export function contradictions(all: readonly Contradicted[]): string[] {
  const longest = new Map<string, Contradiction>();
  for (const one of all)
    for (const kind of KINDS) {
      const found = contradiction(one, kind);
      if (!found) continue;
      const key = `${kind} ${found.axis}`;
      if (found.l_cr > (longest.get(key)?.l_cr ?? 0)) longest.set(key, found);
    }
  return [...longest.values()].map(asked);
}

/** What a mode of one kind contradicts; null where it agrees, or is of no matter. */
function contradiction(input: Contradicted, kind: Kind): Contradiction | null {
  const { design, length, p, e, n, squash, used, pressing, found } = input;
  // A mode tells of y-y and z-z: with a length of its own about v-v an angle's is not among them, whatever the structure waves in.
  if (n <= 0 || (p.iv !== undefined && kind === "own")) return null;
  const factor = kind === "own" ? ownFactor(input) : input.wave;
  if (factor === null) return null;
  const about = bendsAbout(kind, input);
  // What is not given is found with the mode.
  if (kind === "own" && about && design[`l_cr_${about}`] === undefined) return null;
  const { l_cr_y = length, l_cr_z = length } = design;
  const force = { y: Ncr(e, p.iy, l_cr_y), z: Ncr(e, p.iz, l_cr_z) };
  const ofV = p.iv === undefined ? Infinity : Ncr(e, p.iv, design.l_cr_v ?? length);
  const least = Math.min(about ? force[about] : Math.min(force.y, force.z), ofV);
  // The force at which the mode bows it.
  const n_cr = factor * (kind === "own" ? pressing() : n);
  if (least <= AGREES * n_cr || (kind === "own" && about === "z" && isHeldAt(input, l_cr_z))) return null;
  // It is of no matter where the member bears it beside all else; moments grow with it, so it counts twice.
  const share = (critical: number): number => n / squash / chi(Math.sqrt(squash / critical), ALPHA.d);
  if (used + 2 * (share(n_cr) - share(least)) <= 1) return null;
  const axis = about ?? (force.y < force.z ? "y" : "z");
  const l_cr = Math.sqrt((Math.PI ** 2 * e * (axis === "y" ? p.iy : p.iz)) / n_cr);
  return { kind, plain: about !== null, axis, factor, l_cr, turns: found.turns };
}

/** Of its own mode, where a length given is shorter than the member, or no longer and the line may bow through its ends; beside a mode of sway that of a plain bow. */
function ownFactor({ found: { alpha, own, about }, design, length, isLoose }: Contradicted): number | null {
  const isShort = AXES.some((axis) => {
    const l_cr = design[`l_cr_${axis}`];
    return l_cr !== undefined && (l_cr < length * (1 - 1e-6) || isLoose(axis));
  });
  return isShort && own !== null && own < FIRST_ORDER && (alpha === null || about !== null) ? own : null;
}

/** The axis about which the member bends in its own mode, or in one that moves it along the other, as the check sees the section; null where it is not plainly one. */
function bendsAbout(kind: Kind, { found: { about, along }, turned }: Contradicted): Axis | null {
  const axis = kind === "own" ? about : along && otherThan(along);
  return axis && turned ? otherThan(axis) : axis;
}

/** Restraints of both flanges are declared, nowhere farther apart than the length that is verified. */
function isHeldAt({ design, length }: Contradicted, l_cr_z: number): boolean {
  const { lateral_restraints: restraints = [] } = design ?? {};
  const gap = longestUnheld(restraints);
  return (gap < 1 || endsHeld(restraints)) && gap * length <= l_cr_z * (1 + 1e-6);
}

function asked({ kind, plain, axis, factor, l_cr, turns }: Contradiction): string {
  const longer = `αcr = ${factor.toFixed(2)} stands for l_cr_${axis} = ${l_cr.toFixed(2)} m`;
  if (kind === "wave" && turns)
    return `the mode in which it bends turns the structure about the vertical, which no lean along one way brings about: ${longer}, longer than what is checked here. Give that length, or ${TURN_TOO}`;
  if (kind === "wave")
    return `no lean of the structure brings about the mode in which it bends, in whose shape imperfections are due (5.3.2(11)): ${longer}, longer than what is checked here. Give that length, or such imperfections among the loads, with imperfections.among_loads`;
  const bow = plain ? `, a bow about ${axis}-${axis},` : "";
  const declared =
    plain && axis === "z"
      ? ", or declare lateral_restraints with flange both that close (nothing of that for a purlin on one flange: flange top or bottom holds that flange alone and does not shorten l_cr_z)"
      : "";
  return `the member's own mode${bow} with ${longer}, more than the length given: is it held by something that the model does not have? Then give it a support or a bracing member${declared}; else give that length`;
}

/** What others bend in a mode that no lean brings about feels its imperfections; a buckling length tells of those that are pressed. Null where nothing is to be asked. */
export function bentByWave(all: readonly SwayInput[]): string | null {
  const isFelt = ({ wave, n, most, e, p, length }: SwayInput): boolean =>
    wave !== null && most <= 1 && (wave < AMPLIFIED || most > 1 - 1 / wave) && n <= NEGLIGIBLE * Ncr(e, leastOf(p), length);
  const [worst] = all.filter(isFelt).sort((a, b) => a.wave! - b.wave!);
  if (!worst) return null;
  const factor = worst.wave!.toFixed(2);
  return worst.found.turns
    ? `it bends in a mode with αcr = ${factor} that turns the structure about the vertical, and nothing of it is in its forces: ${TURN_TOO}`
    : `it bends in a mode with αcr = ${factor} that no lean of the structure brings about: imperfections in its shape are due (5.3.2(11)), and nothing of them is in its forces. Give them among the loads, with imperfections.among_loads`;
}

/** 5.3.2(6): in a frame that feels second order a stiff member bows from λ = 0.5·√(A·fy/NEd) on, NEd = Ncr/4 between its joints. Null where nothing is to be asked. */
export function unbowed(all: readonly SwayInput[]): string | null {
  const shareOf = ({ found: { along }, turned, panel, p, e, n }: SwayInput): number =>
    n / Ncr(e, (along === "y") === turned ? p.iy : p.iz, panel);
  const isFelt = (one: SwayInput): boolean => one.found.alpha !== null && one.straight && shareOf(one) > 0.25 && one.isStiff();
  const [worst] = all.filter(isFelt).sort((a, b) => b.n - a.n);
  if (!worst) return null;
  return `αcr = ${worst.found.alpha!.toFixed(2)} of a sway mode is below 10 and NEd = ${shareOf(worst).toFixed(2)}·Ncr of its length is above 0.25: it bows as well (5.3.2(6)): give analysis.options.imperfections a bow`;
}
