/** α_cr of combinations (EN 1993-1-1 5.2.1), and buckling modes where they are asked for, each on what acts in its state. */

import type { Frame } from "../../model/frame.ts";
import { eigenpairs } from "../../numerics/eigen.ts";
import { SolveError } from "../../results/error.ts";
import type { BucklingMode, Stability } from "../../results/index.ts";
import { plain } from "../../results/numbers.ts";
import { type Chords, chordsOf } from "../../topology/chords.ts";
import type { Analysis } from "../linear.ts";
import { partsFor } from "../second_order/refined.ts";
import { ACROSS } from "../second_order/shallow.ts";
import { atEvenPlaces, modeShape } from "../vibration/modeshape.ts";
import { forcesOf, platesOf, withApart } from "./apart.ts";
import type { Likeness } from "./critical.ts";
import { alphaOf, isLower, type Looked, lowerModes, lowerOf, type Modes, NONE, together } from "./looked.ts";
import { withoutLoose } from "./loose.ts";
import { ALL_ACT, type Pressing, tautened } from "./pressing.ts";
import { BOW, divide, OF_INTEREST, SWAY } from "./sway.ts";
import { swayMode } from "./swaymode.ts";
import { drawnTaut } from "./taut.ts";
import { type View, viewsOf } from "./views.ts";

/** Rounds of drawing slack members taut: a building sways along, across and round. */
const DRAWN = 8;

/** Pieces per member: what one member alone is off by at most is 0.05 % with eight, 0.75 % with four, 1.3 % with two. */
const piecesFor = (members: number): number => (members <= 500 ? 8 : members <= 2000 ? 4 : 2);

export class StabilityAnalysis {
  /** Of the first state that had a factor: it tells all that follow where to look. */
  like: Likeness | undefined;
  private readonly chords: Chords;
  private readonly views: readonly [View, ...View[]];
  /** Some act one way alone: then states may each have their own structure. */
  private readonly oneWay: boolean;
  /** An end that slides across its node leans with no node: then no sway is proved to be absent. */
  private readonly blind: boolean;

  constructor(
    private readonly frame: Frame,
    linear: Pick<Analysis, "elements" | "kernel" | "held">,
  ) {
    this.chords = chordsOf(frame);
    this.views = viewsOf(frame, this.chords, linear);
    this.oneWay = [frame, ...frame.supports].some(({ sign }) => sign.some((way) => way !== 0));
    this.blind = frame.connections.some((springs) => ACROSS.some((direction) => springs[direction]! < Infinity));
  }

  /** Cuts members in pieces ahead of the first state. */
  prepare(): void {
    if (!this.oneWay) for (const view of this.views) view.open(ALL_ACT, piecesFor(this.frame.memberIds.length));
  }

  /** The lowest factor, whether it is one of sway, and who takes part; so of each structure that stands apart. Yields between its long steps, as `modes` does. */
  *lowest(combination: number, pressing: Pressing): Generator<void, Stability> {
    const whole = yield* this.found(combination, pressing);
    const loaded = (): Iterable<number> => this.loaded(pressing);
    return yield* withApart(this.frame, pressing, loaded, whole, (own) => this.found(combination, own));
  }

  /** Members with a piece that is pressed, or bent as none is looked at by itself. */
  private loaded(pressing: Pressing): Set<number> {
    const [view] = this.views;
    const { fine } = view.open(pressing, piecesFor(this.frame.memberIds.length));
    const { mean, varying } = forcesOf(this.frame, pressing, fine);
    const bent = view.turning.in(pressing.state).inside(fine.frame, fine.places);
    const pressed = (p: number): boolean => Math.min(mean[p]!, varying.get(p)?.start ?? 0, varying.get(p)?.end ?? 0) < 0;
    return new Set(fine.places.of.filter((_, p) => pressed(p) || bent.has(p)));
  }

  private *found(combination: number, pressing: Pressing): Generator<void, Stability> {
    const whole = yield* this.asTaut(pressing, yield* this.asIs(combination, pressing));
    const matters = (found: Stability): boolean => isLower(found, whole);
    return yield* this.parted(pressing, whole, (each) => this.without(combination, each, matters), lowerOf);
  }

  /** Without something; what its modes draw taut in its place is looked at where what is found so matters. */
  private *without(combination: number, parted: Pressing, matters: (found: Stability) => boolean): Generator<void, Stability> {
    const found = yield* this.asIs(combination, parted);
    return matters(found.stability) ? yield* this.asTaut(parted, found) : found.stability;
  }

  /** What is found in the whole, and without each that carries nothing, whatever is lower. */
  private *parted<T>(pressing: Pressing, whole: T, look: (parted: Pressing) => Generator<void, T>, lower: (one: T, other: T) => T) {
    let lowest = whole;
    for (const parted of withoutLoose(this.frame, pressing)) {
      yield;
      try {
        lowest = lower(lowest, yield* look(parted));
      } catch (error) {
        // What nothing else holds leans from the start: that is for imperfections to show.
        if (!(error instanceof SolveError && error.code === "unstable")) throw error;
      }
    }
    return lowest;
  }

  private *asTaut(pressing: Pressing, found: Looked): Generator<void, Stability> {
    if (!pressing.slack?.size) return found.stability;
    return lowerOf(yield* this.drawn(found, pressing, 1), yield* this.drawn(found, pressing, -1));
  }

  /** The same with what its modes draw taut, as far as they are of interest, one mode after the other and each of one sign. */
  private *drawn(first: Looked, pressing: Pressing, sign: 1 | -1): Generator<void, Stability> {
    let { stability, shapes } = first;
    const taut = new Set<number>();
    for (let round = 0; round < DRAWN && (stability.alpha_sway ?? stability.alpha_cr ?? Infinity) <= OF_INTEREST; round++) {
      const slack = new Map([...pressing.slack!].filter(([m]) => !taut.has(m)));
      const more = shapes.flatMap((shape) => drawnTaut(this.frame, this.chords, slack, shape, sign));
      if (!more.length) break;
      for (const m of more) taut.add(m);
      yield;
      ({ stability, shapes } = yield* this.asIs(stability.combination, tautened(pressing, taut)));
    }
    return { ...stability, taut: [...taut].sort((a, b) => a - b) };
  }

  private *asIs(combination: number, pressing: Pressing): Generator<void, Looked> {
    const [first, ...others] = this.views;
    let looked = yield* this.seen(first, combination, pressing);
    for (const view of others) looked = together(looked, yield* this.seen(view, combination, pressing));
    return looked;
  }

  private *seen(view: View, combination: number, pressing: Pressing): Generator<void, Looked> {
    const { fine, coarse, loads } = view.open(pressing, piecesFor(this.frame.memberIds.length));
    const whole = forcesOf(this.frame, pressing, coarse);
    const pieces = forcesOf(this.frame, pressing, fine);
    const plates = platesOf(this.frame, pressing);
    const turns = view.turning.in(pressing.state, pressing.own);
    yield;
    const found = yield* loads.lowest(whole, pieces, plates, turns, this.like);
    if (!found) return { stability: { ...NONE, combination }, shapes: [] };
    this.like ??= found.likeness;
    yield;
    const { sway, participation, about_y } = divide(fine, this.chords, this.frame.position, pieces, turns, found.shape);
    const { swaying, shape } = yield* swayMode(
      { coarse, chords: this.chords, frame: this.frame, whole, plates, turns },
      found,
      sway,
      this.blind,
    );
    const stability = {
      combination,
      alpha_cr: found.alpha,
      proved_above: found.above,
      sway: sway >= SWAY,
      sway_share: sway,
      ...swaying,
      participation: plain(participation),
      participation_y: plain(about_y),
      taut: [],
      ...{ members: [], apart: [], failed: null },
    };
    return { stability, shapes: [...(sway > BOW ? [found.shape] : []), ...(shape && shape !== found.shape ? [shape] : [])] };
  }

  /** The first `count` modes, none missed, as `lowest` has the first of them. */
  *modes(pressing: Pressing, count: number): Generator<void, Modes> {
    const whole = yield* this.modesAsIs(pressing, count);
    return yield* this.parted(pressing, whole, (each) => this.modesAsTaut(each, count), lowerModes);
  }

  private *modesAsTaut(parted: Pressing, count: number): Generator<void, Modes> {
    const { taut } = yield* this.without(0, parted, (found) => alphaOf(found) < OF_INTEREST);
    return yield* this.modesAsIs(tautened(parted, new Set(taut)), count);
  }

  private *modesAsIs(pressing: Pressing, count: number): Generator<void, Modes> {
    const [first, ...others] = this.views;
    let lowest = yield* this.modesSeen(first, pressing, count);
    for (const view of others) lowest = lowerModes(lowest, yield* this.modesSeen(view, pressing, count));
    return lowest;
  }

  private *modesSeen(view: View, pressing: Pressing, count: number): Generator<void, Modes> {
    const parts = partsFor(this.frame.memberIds.length);
    const { coarse, fine, loads } = view.open(pressing, parts);
    const pieces = forcesOf(this.frame, pressing, fine);
    const turns = view.turning.in(pressing.state, pressing.own);
    yield;
    const found = yield* loads.lowest(forcesOf(this.frame, pressing, coarse), pieces, pressing.state.plateForces, turns, this.like);
    if (!found) return { modes: [], proof: { shift: Infinity, counted: 0, found: 0, perturbed: false }, parts };
    yield;
    fine.kernel.refactor(found.above, 0);
    const { values, shapes, proof } = eigenpairs(fine.kernel, { problem: "buckling", count, shift: found.above });
    const nodes = this.frame.nodeIds.length;
    const modes = values.map((alpha, i): BucklingMode => {
      const { sway } = divide(fine, this.chords, this.frame.position, pieces, turns, shapes[i]!);
      return { alpha_cr: alpha, sway: sway >= SWAY, sway_share: sway, ...modeShape(atEvenPlaces(fine, nodes, parts, shapes[i]!), nodes) };
    });
    return { modes, proof, parts };
  }
}
