/** α_cr of combinations (EN 1993-1-1 5.2.1), and buckling modes where they are asked for, each on what acts in its state. */

import { chordsOf } from "../model/chords.ts";
import type { Frame } from "../model/frame.ts";
import { Progress } from "../progress.ts";
import type { BucklingMode, PartFailure, Stability } from "../results.ts";
import { plain } from "../vectors.ts";
import { released } from "./active.ts";
import { assembleGeometric } from "./assembly.ts";
import { axialForces } from "./axial.ts";
import { type Critical, CriticalLoads } from "./critical.ts";
import { type EigenResult, eigenpairs } from "./eigen.ts";
import type { Analysis } from "./linear.ts";
import { modeShape } from "./modeshape.ts";
import { asPieces, cutInPieces, type Pieces } from "./pieces.ts";
import { partsFor } from "./refined.ts";
import { Stage } from "./stage.ts";
import type { LinearState } from "./superposition.ts";
import { divide } from "./sway.ts";

/** Forces of a combination and what takes no part in it. */
export interface Pressing {
  state: Pick<LinearState, "endForces" | "spans" | "plateForces">;
  idleMembers: readonly number[];
  idleSupports: readonly (readonly [number, number])[];
}

/** Half of the work: see `divide`. */
const SWAY = 0.5;
/** Up to here 5.2.1(3) asks for sway: above, first order does in plastic analysis too. */
const OF_INTEREST = 15;
/** Modes of whole members looked at for one of sway. */
const LOOKED_AT = 6;

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
  private readonly chords: Int32Array;
  private opened: Opened | undefined;

  constructor(
    private readonly frame: Frame,
    private readonly linear: Analysis,
  ) {
    this.chords = chordsOf(frame);
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
      alpha_sway: this.swaying(coarse, whole, plates, found, sway),
      participation: plain(participation),
      failed: null,
    };
  }

  /** On whole members, which hide what happens inside them, a mode of sway comes early; its factor is then at most 1.3 % high. */
  private swaying(coarse: Pieces, whole: Float64Array, plates: Float64Array, { alpha }: Critical, sway: number): number | null {
    if (sway >= SWAY) return alpha;
    if (alpha > OF_INTEREST) return null;
    const request = { problem: "buckling", count: LOOKED_AT, tolerance: 0.03, limit: OF_INTEREST, prove: false, restarts: 1 } as const;
    assembleGeometric(coarse.frame, coarse.elements, coarse.shapes, coarse.kernel, whole, plates);
    const { values, shapes } = eigenpairs(coarse.kernel, request);
    const at = shapes.findIndex((shape) => divide(coarse, this.chords, this.frame.position, whole, shape).sway >= SWAY);
    return at < 0 ? null : Math.max(alpha, values[at]!);
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
  participation: [],
  failed: null,
};

export const withoutStability = (combination: number, failed: PartFailure): Stability => ({ ...NONE, combination, failed });
