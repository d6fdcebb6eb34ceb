/** α_cr of combinations (EN 1993-1-1 5.2.1), and buckling modes where they are asked for, each on what acts in its state. */

import { type Chords, chordsOf } from "../model/chords.ts";
import type { Frame } from "../model/frame.ts";
import { Progress } from "../progress.ts";
import type { BucklingMode, PartFailure, Stability } from "../results.ts";
import { plain } from "../vectors.ts";
import { released } from "./active.ts";
import { assembleChords, assembleGeometric } from "./assembly.ts";
import { axialForces } from "./axial.ts";
import { type Critical, CriticalLoads } from "./critical.ts";
import { countBelow, type EigenResult, eigenpairs } from "./eigen.ts";
import type { Analysis } from "./linear.ts";
import { modeShape } from "./modeshape.ts";
import { asPieces, cutInPieces, type Pieces } from "./pieces.ts";
import { partsFor } from "./refined.ts";
import { Stage } from "./stage.ts";
import type { LinearState } from "./superposition.ts";
import { divide, swayingMembers } from "./sway.ts";

/** Forces of a combination and what takes no part in it. */
export interface Pressing {
  state: Pick<LinearState, "endForces" | "spans" | "plateForces">;
  idleMembers: readonly number[];
  idleSupports: readonly (readonly [number, number])[];
}

/** Half of the work: see `divide`. */
const SWAY = 0.5;
/** Up to this share of sway a mode is a bow and nothing else. */
const BOW = 0.1;
/** Up to here 5.2.1(3) asks for sway: above, first order does in plastic analysis too. */
const OF_INTEREST = 15;
/** Modes looked at for one of sway. */
const LOOKED_AT = 6;
const MOST_LOOKED_AT = 40;
/** From here on a first-order analysis does, elastic analysis (5.2.1(3)). */
const FIRST_ORDER = 10;

const SEARCH = { problem: "buckling", count: LOOKED_AT, tolerance: 0.03, prove: false, restarts: 1 } as const;

/** A mode in which chords lean, and the factor of the loads at which it comes. */
interface Leaning {
  factor: number;
  shape: Float64Array;
}

type Swaying = Pick<Stability, "alpha_sway" | "sway_above" | "swaying">;

/** Pieces per member: what one member alone is off by at most is 0.05 % with eight, 0.75 % with four, 1.3 % with two. */
const piecesFor = (members: number): number => (members <= 500 ? 8 : members <= 2000 ? 4 : 2);

/** Whole members with their elastic factor, their pieces, and the search on both. */
interface Opened {
  key: string;
  coarse: Pieces;
  fine: Pieces;
  loads: CriticalLoads;
}

export class StabilityAnalysis {
  private readonly chords: Chords;
  /** What holds one way alone may let go as the structure sways: then nothing is proved by it. */
  private readonly oneWay: boolean;
  private opened: Opened | undefined;

  constructor(
    private readonly frame: Frame,
    private readonly linear: Analysis,
  ) {
    this.chords = chordsOf(frame);
    this.oneWay = frame.sign.some((sign) => sign !== 0) || frame.supports.some((support) => support.sign.some((sign) => sign !== 0));
  }

  /** The lowest factor, whether it is one of sway, and who takes part. */
  lowest(combination: number, pressing: Pressing): Stability {
    const { fine, coarse, loads } = this.open(pressing, piecesFor(this.frame.memberIds.length));
    const whole = this.forces(pressing, 1);
    const pieces = this.forces(pressing, fine.parts);
    const plates = pressing.state.plateForces;
    const found = loads.lowest(whole, pieces, plates);
    if (!found) return { ...NONE, combination };
    const { sway, participation } = divide(fine, this.chords, this.frame.position, pieces, found.shape);
    return {
      combination,
      alpha_cr: found.alpha,
      proved_above: found.above,
      sway: sway >= SWAY,
      sway_share: sway,
      ...this.swaying(coarse, whole, plates, found, sway),
      participation: plain(participation),
      failed: null,
    };
  }

  /** On whole members, which hide what happens inside them, a mode of sway comes early; its factor is then at most 1.3 % high. */
  private swaying(coarse: Pieces, whole: Float64Array, plates: Float64Array, { alpha, above, shape }: Critical, sway: number): Swaying {
    if (alpha > OF_INTEREST) return { alpha_sway: sway >= SWAY ? alpha : null, sway_above: above, swaying: [] };
    if (sway >= SWAY)
      return { alpha_sway: alpha, sway_above: above, swaying: alpha < FIRST_ORDER ? this.members(coarse, whole, plates, shape) : [] };
    const { frame, elements, shapes: pressed, kernel } = coarse;
    assembleGeometric(frame, elements, pressed, kernel, whole, plates);
    const { values, shapes } = eigenpairs(kernel, { ...SEARCH, limit: OF_INTEREST });
    const at = shapes.findIndex((each) => divide(coarse, this.chords, this.frame.position, whole, each).sway >= SWAY);
    if (at < 0) return this.hidden(coarse, whole, plates, alpha);
    const alpha_sway = Math.max(alpha, values[at]!);
    return { alpha_sway, sway_above: null, swaying: alpha_sway < FIRST_ORDER ? this.members(coarse, whole, plates, shapes[at]!) : [] };
  }

  /**
   * A mode of sway among many bows: of chords alone, of which there are few. In a mode of sway chords do half of the work or more, so that without bows its
   * factor is at most twice as high: none below twice the limit means none of sway below it.
   */
  private hidden(coarse: Pieces, whole: Float64Array, plates: Float64Array, alpha: number): Swaying {
    const { frame, kernel } = coarse;
    assembleChords(frame, kernel, whole, plates);
    const { count } = countBelow(kernel, "buckling", FIRST_ORDER / SWAY);
    kernel.useElastic();
    const none = this.oneWay ? null : FIRST_ORDER;
    if (count === 0) return { alpha_sway: null, sway_above: none, swaying: [] };
    const { found, mixed, looked } = this.leaning(coarse, whole, Math.min(count, MOST_LOOKED_AT));
    // Modes that are part sway, part bow may add up to one of sway, which is no lower than the lowest of them.
    const likely = found.length ? found : mixed;
    if (likely.length === 0) return { alpha_sway: null, sway_above: looked >= count ? none : null, swaying: [] };
    const least = likely.reduce((one, other) => (other.factor < one.factor ? other : one));
    const alpha_sway = Math.max(alpha, least.factor);
    return { alpha_sway, sway_above: null, swaying: alpha_sway < FIRST_ORDER ? this.members(coarse, whole, plates, least.shape) : [] };
  }

  /** Modes of chords alone that are modes of sway; shapes have unit strain energy, so that the factor is the inverse of the axial forces' work. */
  private leaning(coarse: Pieces, whole: Float64Array, count: number): { found: Leaning[]; mixed: Leaning[]; looked: number } {
    const { shapes } = eigenpairs(coarse.kernel, { ...SEARCH, count, limit: OF_INTEREST / SWAY });
    const [found, mixed]: [Leaning[], Leaning[]] = [[], []];
    for (const shape of shapes) {
      const { sway, work } = divide(coarse, this.chords, this.frame.position, whole, shape);
      if (sway > BOW && work * OF_INTEREST >= 1) (sway >= SWAY ? found : mixed).push({ factor: 1 / work, shape });
    }
    return { found, mixed, looked: shapes.length };
  }

  /** Who leans or bends in a mode of sway, and in others below the limit: a frame sways both ways, and round. */
  private members(coarse: Pieces, whole: Float64Array, plates: Float64Array, shape: Float64Array): number[] {
    assembleChords(coarse.frame, coarse.kernel, whole, plates);
    const others = this.leaning(coarse, whole, LOOKED_AT).found.filter(({ factor }) => factor < FIRST_ORDER);
    const all = new Set([shape, ...others.map((one) => one.shape)].flatMap((each) => swayingMembers(this.frame, this.chords, each)));
    return [...all].sort((a, b) => a - b);
  }

  /** The first `count` modes, none missed. */
  modes(pressing: Pressing, count: number): { modes: BucklingMode[]; proof: EigenResult["proof"]; parts: number } {
    const { fine, loads } = this.open(pressing, partsFor(this.frame.memberIds.length));
    const pieces = this.forces(pressing, fine.parts);
    const found = loads.lowest(this.forces(pressing, 1), pieces, pressing.state.plateForces);
    if (!found) return { modes: [], proof: { shift: Infinity, counted: 0, found: 0, perturbed: false }, parts: fine.parts };
    fine.kernel.refactor(found.above, 0);
    const { values, shapes, proof } = eigenpairs(fine.kernel, { problem: "buckling", count, shift: found.above });
    const modes = values.map((alpha, i): BucklingMode => {
      const { sway } = divide(fine, this.chords, this.frame.position, pieces, shapes[i]!);
      return { alpha_cr: alpha, sway: sway >= SWAY, sway_share: sway, ...modeShape(shapes[i]!, this.frame.nodeIds.length) };
    });
    return { modes, proof, parts: fine.parts };
  }

  private forces({ state }: Pressing, parts: number): Float64Array {
    return axialForces(state.endForces, state.spans, this.frame.length, parts);
  }

  private open({ idleMembers, idleSupports }: Pressing, parts: number): Opened {
    const key = [parts, idleMembers.join(), idleSupports.map((each) => each.join()).join(" ")].join("|");
    if (this.opened?.key === key) return this.opened;
    const idle = new Set(idleMembers);
    const plainly = !idle.size && !idleSupports.length;
    const frame = released(this.frame, new Set(idleSupports.map(([support, direction]) => 6 * support + direction)));
    let { elements, kernel, held } = this.linear;
    if (!plainly) {
      // Its phases are those of the whole analysis, which is past them.
      const stage = new Stage(frame, new Progress(undefined), idle);
      stage.factorise();
      ({ elements, kernel } = stage);
      held = stage.system.idle;
    }
    const coarse = asPieces(frame, elements, kernel);
    const fine = cutInPieces(frame, parts, idle, held);
    const sways = (axial: Float64Array, shape: Float64Array): boolean =>
      divide(coarse, this.chords, this.frame.position, axial, shape).sway >= SWAY;
    this.opened = { key, coarse, fine, loads: new CriticalLoads(coarse, fine, sways) };
    return this.opened;
  }
}

const NONE: Omit<Stability, "combination"> = {
  alpha_cr: null,
  proved_above: null,
  sway: false,
  sway_share: null,
  alpha_sway: null,
  sway_above: null,
  swaying: [],
  participation: [],
  failed: null,
};

export const withoutStability = (combination: number, failed: PartFailure): Stability => ({ ...NONE, combination, failed });
