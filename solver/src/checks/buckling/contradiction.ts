/** Buckling lengths given that a mode of the structure contradicts, each asked about once for a member. */

import { FIRST_ORDER } from "../../analysis/buckling/sway.ts";
import { ALPHA, chi, Ncr } from "../../ec3/member_buckling/flexural.ts";
import { TURN_TOO } from "../../members/bothways.ts";
import { NEGLIGIBLE } from "../../members/lengths.ts";
import { longestUnheld } from "../../members/restraint_gaps.ts";
import { isSwayLength } from "../../members/swaylengths.ts";
import { endsHeld } from "./prevented.ts";
import type { StatedForce } from "./stated.ts";
import { axesOfSway, otherThan } from "./sway.ts";
import type { SwayInput } from "./swayinput.ts";

/** A length stands for a mode where its critical force is at most this multiple of α_cr·NEd. */
const AGREES = 1.1;
export const standsFor = (n_cr: number, alpha: number | null, n: number): boolean => n_cr <= AGREES * (alpha ?? 0) * n;

type Axis = "y" | "z";

/** A mode that the structure sways in, one of the member's own, or one that no lean of the structure brings about. */
type Kind = "sway" | "own" | "wave";
const KINDS = ["sway", "own", "wave"] as const;

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
export type Contradicted = StatedForce &
  Pick<SwayInput, "found" | "length" | "turned" | "isLoose"> &
  Partial<Pick<SwayInput, "second" | "wave" | "leant" | "pressing">>;

/** Questions about the lengths of one member in all its combinations: of each kind and axis the one that asks for the longest, which answers the others. */
export function contradictions(all: readonly Contradicted[]): string[] {
  const longest = new Map<string, Contradiction>();
  const heaviest = Math.max(...all.map(({ n }) => n));
  for (const one of all)
    for (const kind of KINDS) {
      const found = contradiction(one, kind, heaviest);
      if (!found) continue;
      const key = `${kind} ${found.axis}`;
      if (found.l_cr > (longest.get(key)?.l_cr ?? 0)) longest.set(key, found);
    }
  return [...longest.values()].map(asked);
}

/** What a mode of one kind contradicts; null where it agrees, or is of no matter. `heaviest` is the largest compression in any combination. */
function contradiction(input: Contradicted, kind: Kind, heaviest: number): Contradiction | null {
  const { design, length, p, e, n, squash, used, pressing = () => n } = input;
  // A mode tells of y-y and z-z: with a length of its own about v-v an angle's is not among them, whatever the structure waves in.
  if (n <= 0 || (p.iv !== undefined && kind !== "wave")) return null;
  const factor = factorOf(kind, input);
  if (factor === null) return null;
  const sways = kind === "sway";
  const about = sways ? swaysAbout(input) : bendsAbout(kind, input);
  // A mode about one axis tells nothing of a length of sway about the other.
  if (sways && about && !isSwayLength(design[`l_cr_${about}`], length)) return null;
  // What is not given is found with the mode.
  if (kind === "own" && about && design[`l_cr_${about}`] === undefined) return null;
  const { l_cr_y = length, l_cr_z = length } = design;
  const critical = (axis: Axis, l_cr: number): number =>
    sways && (isStill(input, axis) || !mayStand(input, axis)) ? Infinity : Ncr(e, p[`i${axis}`], l_cr);
  const force = { y: critical("y", l_cr_y), z: critical("z", l_cr_z) };
  const ofV = p.iv === undefined ? Infinity : Ncr(e, p.iv, design.l_cr_v ?? length);
  const least = Math.min(about ? force[about] : Math.min(force.y, force.z), ofV);
  // Others sway and move it along: at so little compression its own buckling is ignored (6.3.1.2(4)), whatever length it has.
  if (
    sways &&
    input.found.carried &&
    n <= NEGLIGIBLE * Math.min(...AXES.map((axis) => Ncr(e, p[`i${axis}`], Math.max(length, axis === "y" ? l_cr_y : l_cr_z))))
  )
    return null;
  // The force at which the mode bows it.
  const n_cr = factor * (kind === "own" ? pressing() : n);
  if (least <= AGREES * n_cr || (kind === "own" && about === "z" && isHeldAt(input, l_cr_z))) return null;
  // With sway in its forces (5.2.2(7)b) what the length is for is the member's own buckling, of 2·L at most, which so little does not bring about, whatever is given.
  if (sways && input.second && n <= NEGLIGIBLE * Math.min(...AXES.map((axis) => critical(axis, 2 * length)))) return null;
  // Of its own mode it is of no matter where the member bears it beside all else; moments grow with it, so it counts twice. So it is of a mode of sway that
  // its weaker axis stands for, and where wind relieves a column: with the length of that mode, which is longer, it may use no more than where it is pressed most.
  const share = (critical: number, force = n): number => force / squash / chi(Math.sqrt(squash / critical), ALPHA.d);
  const isSlight = !sways || standsFor(Math.min(Ncr(e, p.iy, l_cr_y), Ncr(e, p.iz, l_cr_z)), factor, n);
  if (isSlight && sways && share(n_cr) <= share(least, heaviest)) return null;
  if (isSlight && used + 2 * (share(n_cr) - share(least)) <= 1) return null;
  const lower = force.y < force.z ? "y" : "z";
  const axis = about ?? (sways ? (isSwayLength(design.l_cr_y, length) ? "y" : "z") : lower);
  const l_cr = Math.sqrt((Math.PI ** 2 * e * (axis === "y" ? p.iy : p.iz)) / n_cr);
  return { kind, plain: about !== null, axis, factor, l_cr, turns: input.found.turns };
}

const factorOf = (kind: Kind, input: Contradicted): number | null =>
  kind === "sway" ? swayFactor(input) : kind === "own" ? ownFactor(input) : (input.wave ?? null);

/** Of the sway mode that a length given stands for; with sway in the forces, leant both ways, it stands for none (5.2.2(7)b), be the member a piece of a line: what no lean brings about apart. */
const swayFactor = (input: Contradicted): number | null =>
  AXES.some((axis) => isSwayLength(input.design[`l_cr_${axis}`], input.length) && mayStand(input, axis) && !isLeant(input, axis))
    ? input.found.alpha
    : null;

const isLeant = ({ leant, found: { snaps } }: Contradicted, axis: Axis): boolean => !snaps && (leant?.(axis) ?? false);

/** A length about an axis may stand for a mode of sway: not where no such mode bends the member about it. */
const mayStand = ({ found, turned }: Contradicted, axis: Axis): boolean => axesOfSway(found, turned)?.includes(axis) ?? true;

/** Of its own mode, where a length given is shorter than the member, or no longer and the line may bow through its ends; beside a mode of sway that of a plain bow. */
function ownFactor(input: Contradicted): number | null {
  const {
    found: { alpha, own, about },
    design,
    length,
  } = input;
  const isShort = AXES.some((axis) => {
    const l_cr = design[`l_cr_${axis}`];
    return l_cr !== undefined && (l_cr < length * (1 - 1e-6) || input.isLoose(axis));
  });
  return isShort && own !== null && own < FIRST_ORDER && (alpha === null || about !== null) ? own : null;
}

const AXES = ["y", "z"] as const;

/** The axis about which the member bends in its own mode, or in one that moves it along the other, as the check sees the section; null where it is not plainly one. */
function bendsAbout(kind: Kind, { found: { about, along }, turned }: Contradicted): Axis | null {
  const axis = kind === "own" ? about : along && otherThan(along);
  return axis && turned ? otherThan(axis) : axis;
}

/**
 * The axis about which the member bends in a mode of sway that its length stands for (5.2.2(8)): of the other axis, be it held or weak, the mode tells nothing.
 * Null where it bends about both or nobody knows, and by second order, whose forces have the sway.
 */
function swaysAbout(input: Contradicted): Axis | null {
  const { found, second } = input;
  if (second || (found.bends === null && found.moved === found.alpha)) return null;
  const axis = bendsAbout("sway", input);
  return axis && mayStand(input, axis) ? axis : null;
}

/** No length is given about an axis, and its ends are held: a mode of sway is none about it. */
const isStill = ({ design, isLoose }: Contradicted, axis: Axis): boolean =>
  design[`l_cr_${axis}`] === undefined && (!isLoose(axis) || (axis === "z" && endsHeld(design.lateral_restraints ?? [])));

/** Restraints of both flanges are declared, nowhere farther apart than the length that is verified. */
function isHeldAt({ design, length }: Contradicted, l_cr_z: number): boolean {
  const { lateral_restraints: restraints = [] } = design ?? {};
  const gap = longestUnheld(restraints);
  return (gap < 1 || endsHeld(restraints)) && gap * length <= l_cr_z * (1 + 1e-6);
}

function asked({ kind, plain, axis, factor, l_cr, turns }: Contradiction): string {
  const longer = `αcr = ${factor.toFixed(2)} stands for l_cr_${axis} = ${l_cr.toFixed(2)} m`;
  const stands = `${longer}, more than the length given`;
  if (kind === "sway") return `the sway mode with ${stands}: is that length right?`;
  if (kind === "wave" && turns)
    return `the mode in which it bends turns the structure about the vertical, which no lean along one way brings about: ${longer}, longer than what is checked here. Give that length, or ${TURN_TOO}`;
  if (kind === "wave")
    return `no lean of the structure brings about the mode in which it bends, in whose shape imperfections are due (5.3.2(11)): ${longer}, longer than what is checked here. Give that length, or such imperfections among the loads, with imperfections.among_loads`;
  const bow = plain ? `, a bow about ${axis}-${axis},` : "";
  const declared =
    plain && axis === "z"
      ? ", or declare lateral_restraints with flange both that close (nothing of that for a purlin on one flange: flange top or bottom holds that flange alone and does not shorten l_cr_z)"
      : "";
  return `the member's own mode${bow} with ${stands}: is it held by something that the model does not have? Then give it a support or a bracing member${declared}; else give that length`;
}
